import { ArrowDown, ArrowUp } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../lib/page/classes.ts';
import { HeadCell } from './table.tsx';

export interface Sorting<Key extends string> {
  sort: Key;
  order: 'asc' | 'desc';
  /** Pressed again it turns round. `first` is the way a column begins. */
  sortBy: (key: Key, first: 'asc' | 'desc') => void;
}

interface SortHeadProps<Key extends string> {
  column: Key;
  sorting: Sorting<Key>;
  numeric?: boolean;
  /** Numbers and times begin with the largest. */
  first?: 'asc' | 'desc';
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** The head of a column that the list can be sorted by. */
export function SortHead<Key extends string>(props: SortHeadProps<Key>) {
  const {
    column,
    sorting,
    numeric = false,
    first = numeric ? 'desc' : 'asc',
    className,
    style,
    children,
  } = props;
  const isSorted = sorting.sort === column;
  const Arrow = sorting.order === 'asc' ? ArrowUp : ArrowDown;
  return (
    <HeadCell
      numeric={numeric}
      aria-sort={isSorted ? (sorting.order === 'asc' ? 'ascending' : 'descending') : undefined}
      className={className}
      style={style}
    >
      <button
        type="button"
        onClick={() => sorting.sortBy(column, first)}
        className={classes(
          'inline-flex min-w-11 items-center gap-1 rounded-4 hover:text-ink max-desktop:-my-2 max-desktop:h-11',
          numeric && 'flex-row-reverse',
          isSorted && 'text-ink-soft',
        )}
      >
        {children}
        {isSorted && <Arrow aria-hidden="true" className="size-3!" />}
      </button>
    </HeadCell>
  );
}
