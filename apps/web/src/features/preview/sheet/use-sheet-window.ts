import { type RefObject, useLayoutEffect, useState } from 'react';
import { ROW_HEIGHT, type Sheet } from './sheet.ts';

/** The first row and column that are drawn, and one past the last. */
export interface SheetWindow {
  firstRow: number;
  endRow: number;
  firstColumn: number;
  endColumn: number;
}

/** Drawn around what is in sight, so that a scroll finds something there. */
const ROWS_AROUND = 12;
const COLUMNS_AROUND_PX = 300;
/** Rows come and go this many at a time. */
const STEP = 6;

/** What is to be drawn of a sheet that scrolls in `ref`. */
export function useSheetWindow(ref: RefObject<HTMLElement | null>, sheet: Sheet): SheetWindow {
  const [place, setPlace] = useState({ top: 0, left: 0, width: 0, height: 0 });
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const measure = () => {
      const rows = STEP * ROW_HEIGHT;
      const next = {
        top: Math.floor(box.scrollTop / rows) * rows,
        left: Math.floor(box.scrollLeft / COLUMNS_AROUND_PX) * COLUMNS_AROUND_PX,
        width: box.clientWidth,
        height: box.clientHeight,
      };
      setPlace((was) =>
        was.top === next.top &&
        was.left === next.left &&
        was.width === next.width &&
        was.height === next.height
          ? was
          : next,
      );
    };
    measure();
    box.addEventListener('scroll', measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => {
      box.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [ref]);
  const firstRow = Math.max(0, place.top / ROW_HEIGHT - ROWS_AROUND);
  const rows = Math.ceil(place.height / ROW_HEIGHT) + STEP + 2 * ROWS_AROUND;
  return {
    firstRow,
    endRow: Math.min(sheet.rows, firstRow + rows),
    firstColumn: sheet.columnAt(Math.max(0, place.left - COLUMNS_AROUND_PX)),
    endColumn: Math.min(sheet.columns, sheet.columnAt(place.left + place.width + 2 * COLUMNS_AROUND_PX) + 1),
  };
}
