import type { ComponentProps } from 'react';
import { classes } from '../lib/page/classes.ts';

/** Dense, even rows of 40. Scrolls sideways inside its own frame when it must. */
export function Table({ className, ...rest }: ComponentProps<'table'>) {
  return (
    <div className="overflow-x-auto">
      <table {...rest} className={classes('w-full border-collapse', className)} />
    </div>
  );
}

export function HeadCell({ numeric, className, ...rest }: ComponentProps<'th'> & { numeric?: boolean }) {
  return (
    <th
      scope="col"
      {...rest}
      className={classes(
        'border-b border-line px-3 py-2 text-12 font-medium whitespace-nowrap text-ink-faint first:pl-4 last:pr-4',
        numeric ? 'text-right' : 'text-left',
        className,
      )}
    />
  );
}

export function Row({ selected, className, ...rest }: ComponentProps<'tr'> & { selected?: boolean }) {
  return (
    <tr
      {...rest}
      aria-selected={selected}
      className={classes(
        'group/row border-b border-line last:border-b-0',
        'data-drop-over:bg-accent-soft data-drop-over:outline-2 data-drop-over:-outline-offset-2 data-drop-over:outline-accent',
        selected ? 'bg-accent-soft' : 'hover:bg-hover/55',
        className,
      )}
    />
  );
}

export function Cell({ numeric, className, ...rest }: ComponentProps<'td'> & { numeric?: boolean }) {
  return (
    <td
      {...rest}
      className={classes(
        'h-10 px-3 text-13 whitespace-nowrap first:pl-4 last:pr-4',
        numeric && 'text-right tabular-nums',
        className,
      )}
    />
  );
}
