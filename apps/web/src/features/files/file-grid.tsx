import { type ReactNode, useEffect } from 'react';
import { useWindowRows } from './use-window-rows.ts';

interface FileGridProps {
  label: string;
  /** What is shown keeps the place of files that are on their way. */
  isWaiting: boolean;
  total: number;
  onShow: (first: number, last: number) => void;
  /** `first` and `end` are the range that is drawn. */
  children: (index: number, first: number, end: number) => ReactNode;
}

const GAP_X = 14;
const GAP_Y = 16;
const MIN_CARD = 164;
/** Under it menus are as large as a finger wants them. */
const DESK_WIDTH = 640;
const cardHeight = (width: number) => (width < DESK_WIDTH ? 240 : 226);
const columnsIn = (width: number) => Math.max(2, Math.floor((width + GAP_X) / (MIN_CARD + GAP_X)));

/** Cards in rows, of which only those in sight are drawn. */
export function FileGrid({ label, isWaiting, total, onShow, children }: FileGridProps) {
  const { ref, first, end, before, after, width } = useWindowRows<HTMLUListElement>(
    (wide) => Math.ceil(total / columnsIn(wide)),
    (wide) => cardHeight(wide) + GAP_Y,
  );
  const columns = columnsIn(width);
  const start = first * columns;
  const stop = Math.min(total, end * columns);
  useEffect(() => {
    if (stop > start) onShow(start, stop - 1);
  }, [start, stop, onShow]);
  return (
    <ul
      ref={ref}
      aria-label={label}
      aria-busy={isWaiting}
      className="grid"
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridAutoRows: cardHeight(width),
        gap: `${GAP_Y}px ${GAP_X}px`,
        paddingTop: before,
        paddingBottom: after,
      }}
    >
      {Array.from({ length: Math.max(0, stop - start) }, (_, offset) => {
        const index = start + offset;
        return (
          <li key={index} aria-setsize={total} aria-posinset={index + 1} className="min-w-0">
            {children(index, start, stop)}
          </li>
        );
      })}
    </ul>
  );
}
