import { Tooltip } from 'radix-ui';
import type { FocusEvent, ReactElement, ReactNode } from 'react';
import { Kbd } from './kbd.tsx';

/** Focus that is not visible, such as after a click, shows no tooltip: it would cover the next click. */
function openOnSeenFocus(event: FocusEvent): void {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
}

/** Names a control on hover and on focus. The control keeps its own accessible name. */
export function Tip({ text, keys, children }: { text: ReactNode; keys?: string; children: ReactElement }) {
  return (
    <Tooltip.Provider delayDuration={500} disableHoverableContent>
      <Tooltip.Root>
        <Tooltip.Trigger asChild onFocus={openOnSeenFocus}>
          {children}
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 inline-flex h-7 animate-fade items-center gap-2 rounded-6 bg-ink px-2.5 text-12 font-medium text-bg shadow-floating"
          >
            {text}
            {keys && <Kbd onInk>{keys}</Kbd>}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
