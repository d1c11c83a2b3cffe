import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { readItem, writeItem } from '../../lib/page/storage.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { previewMessages } from './preview.messages.ts';

const KEY = 'preview_panel';
const USUAL = 440;
const NARROWEST = 340;
const WIDEST = 720;
const STEP = 20;

/** As wide as the member likes it; on a phone a sheet that leaves a strip of the page in sight. */
export function SidePanel({ label, children }: { label: string; children: ReactNode }) {
  const t = useMessages(previewMessages);
  const [width, setWidth] = useState(() => clamp(Number(readItem(KEY)) || USUAL));
  function choose(next: number) {
    setWidth(clamp(next));
    writeItem(KEY, String(clamp(next)));
  }
  function drag(event: PointerEvent<HTMLElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    choose(document.documentElement.clientWidth - event.clientX);
  }
  function step(event: KeyboardEvent) {
    const by = { ArrowLeft: STEP, ArrowRight: -STEP }[event.key];
    if (!by) return;
    event.preventDefault();
    choose(width + by);
  }
  return (
    <aside
      aria-label={label}
      style={{ width }}
      className="relative order-last flex min-h-0 flex-col bg-surface max-desktop:z-10 max-desktop:-mt-3 max-desktop:flex-1 max-desktop:rounded-t-16 max-desktop:shadow-floating max-desktop:w-auto! beside:mt-0 beside:min-w-0 beside:rounded-none beside:border-l desktop:max-w-[60vw] desktop:border-l"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that can be focused is a control */}
      <hr
        aria-orientation="vertical"
        aria-label={t('panel.resize')}
        aria-valuenow={width}
        aria-valuemin={NARROWEST}
        aria-valuemax={WIDEST}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same
        tabIndex={0}
        onKeyDown={step}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onDoubleClick={() => choose(USUAL)}
        className="absolute inset-y-0 -left-1 z-10 h-full w-2 border-0 cursor-col-resize touch-none outline-none hover:bg-accent-line focus-visible:bg-accent max-desktop:hidden"
      />
      {children}
    </aside>
  );
}

function clamp(width: number): number {
  return Math.min(WIDEST, Math.max(NARROWEST, Math.round(width)));
}
