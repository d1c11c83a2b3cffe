import type { ReactNode } from 'react';
import { classes } from '../lib/page/classes.ts';

const kinds = {
  neutral: 'bg-sunken text-ink-soft dark:bg-line',
  ok: 'bg-accent-soft text-accent-ink',
  warn: 'bg-warn-soft text-warn-ink',
  bad: 'bg-danger-soft text-danger-ink',
  outline: 'min-w-0 text-ink-soft inset-ring inset-ring-line-strong',
};

export function Badge({
  kind = 'neutral',
  icon,
  children,
}: {
  kind?: keyof typeof kinds;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span
      className={classes(
        'inline-flex h-5 items-center gap-[5px] rounded-4 px-[7px] text-12 leading-none font-strong whitespace-nowrap [&>svg]:size-3',
        kinds[kind],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
