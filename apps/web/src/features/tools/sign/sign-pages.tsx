import type { SignPlace } from '@sheaf/pdf-core/tools/sign-places/report.ts';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { formatNumber } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { classes } from '../../../lib/page/classes.ts';
import { isWide } from '../../../lib/page/is-wide.ts';
import { useRoomBelow } from '../../../lib/page/use-room-below.ts';
import { advancedMessages } from '../shared/advanced.messages.ts';
import { UndoButtons } from '../shared/order/undo-buttons.tsx';
import type { OpenedDocument } from '../shared/page/document.ts';
import type { Point } from '../shared/page/page-geometry.ts';
import { signMessages } from './sign.messages.ts';
import { SignPage } from './sign-page.tsx';
import { useCarry } from './use-carry.ts';
import { useStill } from './use-still.ts';
import type { Placing } from './use-placing.ts';

interface SignPagesProps {
  document: OpenedDocument;
  placing: Placing;
  places: SignPlace[];
  isArmed: boolean;
  onTap: (page: number, point: Point) => void;
  onFill: (place: SignPlace) => void;
  /** What can be put on them. */
  palette: ReactNode;
  /** What can be done with what is selected, or what to do next. */
  hint: ReactNode;
}

/** Pixels between a mark and the bar: room for the finger. */
const GAP = 24;

/** All pages, one below the other; it opens at the first place to sign. */
export function SignPages(props: SignPagesProps) {
  const { document, placing, places, isArmed, onTap, onFill, palette, hint } = props;
  const t = useMessages(signMessages);
  const tAdvanced = useMessages(advancedMessages);
  const scroll = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const isMoved = useRef(false);
  useRoomBelow(frame);
  useFoldedAbove(frame);
  useStill(tools, scroll, isMoved);
  const carry = useCarry(scroll, document.pages, placing.carry);
  const { id: selectedId, page: selectedPage } = placing.selected ?? {};
  const last = useRef<{ page?: number | undefined; isCarrying: boolean }>({ isCarrying: false });
  useEffect(() => {
    const { page, isCarrying: isDropped } = last.current;
    last.current = { page: selectedPage, isCarrying: carry.isCarrying };
    const mark = scroll.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (carry.isCarrying || !selectedId || !mark) return;
    // A mark that went to another page is another element: it is seen there, and keeps the focus if it had it.
    if (isDropped || page !== selectedPage) {
      if (!isShown(scroll.current!, mark)) center(scroll.current!, mark);
      if (isDropped || window.document.activeElement === window.document.body)
        mark.focus({ preventScroll: true });
    }
    // What can be done with it has come above the pages, and may have pushed it below the bar.
    if (isShown(scroll.current!, mark)) uncover(mark);
  }, [selectedId, selectedPage, carry.isCarrying]);
  const hasPlaces = places.length > 0;
  useEffect(() => {
    const first = scroll.current?.querySelector<HTMLElement>('[data-place]');
    if (!hasPlaces || isMoved.current || !first) return;
    isMoved.current = true;
    center(scroll.current!, first);
    uncover(first);
  }, [hasPlaces]);

  /** The place that comes next behind the one with the focus. */
  function goOn(): void {
    const all = [...(scroll.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
    const next = all[all.indexOf(window.document.activeElement as HTMLElement) + 1] ?? all[0];
    if (!next) return;
    center(scroll.current!, next);
    uncover(next);
    next.focus({ preventScroll: true });
  }

  const { open } = placing;
  /** On a phone, what is said or done then shares the row with the next place; on a desk it has its own. */
  const isHinted = isArmed || placing.selected !== null;
  return (
    <div
      ref={frame}
      // On a phone as high as there is room for between the two bars.
      className="flex h-[calc(100dvh-var(--bar-height,72px)-64px)] min-h-72 flex-col overflow-hidden rounded-10 border border-line bg-sunken desktop:h-[calc(100dvh-var(--bar-height,72px)-var(--above,80px))] desktop:min-h-[520px]"
    >
      <div
        ref={tools}
        className="flex flex-wrap items-center gap-1 border-b border-line bg-surface p-1.5 desktop:gap-2 desktop:p-2 desktop:px-3"
      >
        <div className="min-w-0 max-desktop:basis-full desktop:flex-1 desktop:basis-auto">{palette}</div>
        <div className="contents desktop:ml-auto desktop:flex desktop:items-center desktop:gap-1">
          <UndoButtons history={placing.history} />
          {open.length > 0 && (
            <Button
              className="max-desktop:order-1 max-desktop:ml-auto"
              aria-label={t('next', { count: open.length })}
              onClick={goOn}
            >
              <ArrowDown aria-hidden="true" />
              <span className={isHinted ? 'max-desktop:hidden' : undefined}>
                {t('next', { count: open.length })}
              </span>
              {isHinted && <span className="desktop:hidden">{formatNumber(open.length)}</span>}
            </Button>
          )}
        </div>
        {/* On a desk in a row of its own, where it has something to say that the buttons do not. */}
        <div
          className={classes(
            'text-13 text-ink-soft max-desktop:contents',
            isHinted || !hasPlaces
              ? 'desktop:flex desktop:min-h-8 desktop:min-w-0 desktop:basis-full desktop:flex-wrap desktop:items-center'
              : 'desktop:sr-only',
          )}
          aria-live="polite"
        >
          {hint}
        </div>
      </div>
      <div
        ref={scroll}
        data-page-scroll
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 -outline-offset-2 desktop:p-6"
        onScroll={() => {
          isMoved.current = true;
        }}
      >
        <ol
          aria-label={tAdvanced('pages', { pages: document.pages.length })}
          className="mx-auto flex max-w-[640px] flex-col gap-4"
        >
          {document.pages.map((size, index) => (
            <li
              key={index}
              aria-label={tAdvanced('pageOf', { page: index + 1, pages: document.pages.length })}
            >
              <SignPage
                fileId={document.file.id}
                page={index + 1}
                pages={document.pages.length}
                size={size}
                placed={placing.placed.filter(({ page }) => page === index + 1)}
                open={open.filter(({ page }) => page === index + 1)}
                selected={placing.selected?.id ?? null}
                isArmed={isArmed}
                onSelect={placing.select}
                onTap={onTap}
                onFill={onFill}
                onChange={(mark, box) => placing.change(mark, { box })}
                onRemove={placing.remove}
                onDrag={carry.begin}
                onTurn={(mark, by) => placing.putOn(mark, mark.page + by)}
              />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** On a phone the heading and the tabs are scrolled away while a document is signed: the page is what has the room. */
function useFoldedAbove(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isWide()) frame.current?.scrollIntoView({ block: 'start' });
  }, [frame]);
}

function isShown(area: HTMLElement, part: HTMLElement): boolean {
  const [frame, box] = [area.getBoundingClientRect(), part.getBoundingClientRect()];
  return box.top >= frame.top && box.bottom <= frame.bottom;
}

/** In the middle of the scrolled pages; the window stays where it is. */
function center(area: HTMLElement, part: HTMLElement): void {
  const [frame, box] = [area.getBoundingClientRect(), part.getBoundingClientRect()];
  area.scrollTop += box.top + box.height / 2 - (frame.top + frame.height / 2);
}

/** Scrolls the window until it stands above the bar at the bottom. */
function uncover(part: HTMLElement): void {
  const bar = window.document.documentElement.style.getPropertyValue('--bar-height');
  const free = window.innerHeight - (Number.parseFloat(bar) || 0) - GAP;
  window.scrollBy(0, Math.max(0, part.getBoundingClientRect().bottom - free));
}
