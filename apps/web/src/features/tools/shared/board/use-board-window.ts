import { type RefObject, useEffect, useState } from 'react';
import { type Grid, inWindow } from './board-geometry.ts';

/** How wide the board is, and which part of it is near the window. */
export function useBoardWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const board = ref.current;
    if (!board) return;
    const observer = new ResizeObserver(() => setWidth(board.clientWidth));
    observer.observe(board);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}

/** Of the pages of a board, those that are drawn: the first, and the one after the last. */
export function useBoardWindow(
  ref: RefObject<HTMLElement | null>,
  grid: Grid,
  count: number,
): [number, number] {
  const [seen, setSeen] = useState({ top: 0, bottom: 1200 });
  useEffect(() => {
    const look = () => {
      const top = -(ref.current?.getBoundingClientRect().top ?? 0);
      // A row at a time is enough.
      const step = (value: number) => Math.round(value / 100) * 100;
      const next = { top: step(top), bottom: step(top + window.innerHeight) };
      setSeen((was) => (was.top === next.top && was.bottom === next.bottom ? was : next));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [ref]);
  return inWindow(grid, seen.top, seen.bottom, count);
}
