import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classes } from '../lib/page/classes.ts';
import { useChosenInSight } from '../lib/page/use-chosen-in-sight.ts';

export const TabsRoot = Radix.Root;

/** Where it is wider than its place it is scrolled. */
export function TabList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      {...rest}
      ref={useChosenInSight<HTMLDivElement>()}
      className={classes('flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]', className)}
    />
  );
}

/** The focus chooses a tab. Radix chooses it again for the press that gave the focus, and an address is gone to twice. */
function chooseOnce(event: MouseEvent<HTMLButtonElement>): void {
  const isPress = event.button === 0 && !event.ctrlKey;
  if (!isPress || document.activeElement === event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.focus();
}

export function Tab({
  count,
  children,
  ...rest
}: ComponentProps<typeof Radix.Trigger> & { count?: ReactNode }) {
  return (
    <Radix.Trigger
      onMouseDown={chooseOnce}
      {...rest}
      className={classes(
        'group relative inline-flex h-11 min-w-11 shrink-0 items-center justify-center gap-[7px] px-2.5 font-medium whitespace-nowrap text-ink-soft first:-ml-2.5 max-[400px]:px-1.5 max-[400px]:first:-ml-1.5 desktop:h-10',
        'transition-colors duration-120 hover:text-ink data-[state=active]:text-ink disabled:text-ink-faint -outline-offset-2',
        'after:absolute after:inset-x-2.5 max-[400px]:after:inset-x-1.5 after:-bottom-px after:h-0.5 after:bg-accent after:opacity-0 data-[state=active]:after:opacity-100',
      )}
    >
      {children}
      {count !== undefined && <span className="text-12 text-ink-faint tabular-nums">{count}</span>}
    </Radix.Trigger>
  );
}

/** It takes the focus, and scrolls to below the bar of the page then. */
export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...rest} className={classes('pt-6 -outline-offset-2', className)} />;
}
