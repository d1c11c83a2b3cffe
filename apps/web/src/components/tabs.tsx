import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../lib/classes.ts';

export const TabsRoot = Radix.Root;

export function TabList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      {...rest}
      className={classes('flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]', className)}
    />
  );
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
        'group relative inline-flex h-10 items-center gap-[7px] px-2.5 font-medium whitespace-nowrap text-ink-soft first:-ml-2.5',
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
