import type { ReactNode } from 'react';
import { classes } from '../../../../lib/page/classes.ts';
import { isWide } from '../../../../lib/page/is-wide.ts';

/** Up to so many pages are shown large enough to be read. */
export const FEW_PAGES = 12;

interface PageListProps {
  label?: string;
  /** Each as large as it can be worked on. */
  isLarge: boolean;
  className?: string;
  count: number;
  /** One of them, counted from 0. */
  renderPage: (index: number) => ReactNode;
}

/** Pages beside each other, the fewer the larger. On a phone they are a row to swipe through: what can be chosen is below it. */
export function PageList({ label, isLarge, className, count, renderPage }: PageListProps) {
  const isRow = !isWide() && count > 1;
  return (
    <ol
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a pointer
      tabIndex={isRow ? 0 : undefined}
      className={classes(
        'grid items-end gap-4 rounded-10 border border-line bg-sunken p-4 -outline-offset-2',
        isRow ? 'snap-x auto-cols-max grid-flow-col overflow-x-auto' : columnsFor(count, isLarge),
        className,
      )}
    >
      {Array.from({ length: count }, (_, index) => (
        <li
          key={index}
          className={classes('flex min-w-0 flex-col gap-1.5', isRow && (isLarge ? LARGE_IN_ROW : IN_ROW))}
        >
          {renderPage(index)}
        </li>
      ))}
    </ol>
  );
}

const LARGE_IN_ROW = 'w-[min(64vw,360px)] snap-center';
const IN_ROW = 'w-[min(36vw,200px)] snap-start scroll-ml-4';

function columnsFor(pages: number, isLarge: boolean): string {
  if (isLarge) return 'grid-cols-[minmax(0,540px)] justify-center';
  if (pages === 2) return 'grid-cols-2';
  if (pages <= FEW_PAGES) return 'grid-cols-[repeat(auto-fill,minmax(220px,1fr))]';
  return 'grid-cols-[repeat(auto-fill,minmax(140px,1fr))]';
}
