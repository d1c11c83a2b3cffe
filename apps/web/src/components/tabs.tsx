import { Tabs as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { classes } from '../lib/classes.ts';

export const TabsRoot = Radix.Root;

/** Where it is wider than its place it is scrolled, and the tab that is chosen is in sight. */
export function TabList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef<Element>(null);
  useEffect(() => {
    const active = list.current?.querySelector('[data-state=active]') ?? null;
    if (list.current && active !== shown.current) showActive(list.current);
    shown.current = active;
  });
  useEffect(() => {
    if (!list.current) return;
    const watcher = new ResizeObserver(([entry]) => entry && showActive(entry.target));
    watcher.observe(list.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <Radix.List
      {...rest}
      ref={list}
      className={classes('flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]', className)}
    />
  );
}

function showActive(list: Element): void {
  const active = list.querySelector('[data-state=active]');
  if (!active) return;
  const place = list.getBoundingClientRect();
  const { left, right } = active.getBoundingClientRect();
  if (left < place.left || right > place.right)
    list.scrollLeft += (left + right - place.left - place.right) / 2;
}

export function Tab({
  count,
  children,
  ...rest
}: ComponentProps<typeof Radix.Trigger> & { count?: ReactNode }) {
  return (
    <Radix.Trigger
      {...rest}
      className={classes(
        'group relative inline-flex h-11 items-center gap-[7px] px-2.5 font-medium whitespace-nowrap text-ink-soft first:-ml-2.5 desk:h-10',
        'transition-colors duration-120 hover:text-ink data-[state=active]:text-ink disabled:text-ink-faint -outline-offset-2',
        'after:absolute after:inset-x-2.5 after:-bottom-px after:h-0.5 after:bg-accent after:opacity-0 data-[state=active]:after:opacity-100',
      )}
    >
      {children}
      {count !== undefined && <span className="text-12 text-ink-faint tabular-nums">{count}</span>}
    </Radix.Trigger>
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...rest} className={classes('pt-6', className)} />;
}
