import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Grid, scrollToKeep } from './board-geometry.ts';

/** Whoever looks at page 700 looks at page 700 when the pages become larger, or the window narrower. */
export function useKeptPlace(ref: RefObject<HTMLElement | null>, grid: Grid, isLaidOut: boolean): void {
  const kept = useRef<{ grid: Grid; top: number } | null>(null);
  const topOf = () => -(ref.current?.getBoundingClientRect().top ?? 0);
  // The place of before: the page may become shorter than where it is scrolled to.
  useEffect(() => {
    const note = () => {
      if (kept.current) kept.current.top = topOf();
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  });
  useLayoutEffect(() => {
    if (!isLaidOut) return;
    const before = kept.current;
    if (before && (before.grid.columns !== grid.columns || before.grid.row !== grid.row)) {
      const now = topOf();
      window.scrollBy(0, before.top - now + scrollToKeep(before.grid, grid, before.top, window.innerHeight));
    }
    kept.current = { grid, top: topOf() };
  });
}
