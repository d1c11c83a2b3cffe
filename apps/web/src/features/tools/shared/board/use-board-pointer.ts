import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Grid, gapNear, type Point, scrollSpeed, touched } from './board-geometry.ts';
import type { BoardPage } from './board-page.ts';
import type { BoardSelection } from './use-board-selection.ts';

interface BoardPointerOptions {
  grid: Grid;
  pages: readonly BoardPage[];
  selection: BoardSelection;
  onMove: (keys: ReadonlySet<string>, gap: number) => void;
  /** These are in the box that was drawn. */
  onBoxed: (keys: readonly string[]) => void;
}

/** Further than a hand trembles. */
const SLOP = 5;
/** A long press picks the page up; a moving finger scrolls. */
const LONG_PRESS_MS = 350;

interface Drag {
  /** Where it was taken up. */
  index: number;
  keys: ReadonlySet<string>;
  gap: number;
  at: Point;
}

/** From the tools above the board to the bar at the bottom of the window. */
function seenBetween(board: HTMLElement): [top: number, bottom: number] {
  const bar = parseFloat(document.documentElement.style.getPropertyValue('--bar-height')) || 0;
  return [board.previousElementSibling?.getBoundingClientRect().bottom ?? 0, window.innerHeight - bar];
}

/** Pages are chosen by a click or by a rectangle drawn around them, and taken elsewhere by dragging. */
export function useBoardPointer(options: BoardPointerOptions) {
  const boardRef = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [drag, setDrag] = useState<Drag | null>(null);
  const [marquee, setMarquee] = useState<{ from: Point; to: Point } | null>(null);
  const stop = useRef<(() => void) | null>(null);
  const isDragging = useRef(false);
  useEffect(() => {
    const board = boardRef.current;
    // While a finger carries a page, it neither scrolls nor opens a menu.
    const hold = (event: Event) => isDragging.current && event.preventDefault();
    board?.addEventListener('touchmove', hold, { passive: false });
    board?.addEventListener('contextmenu', hold);
    return () => {
      board?.removeEventListener('touchmove', hold);
      board?.removeEventListener('contextmenu', hold);
      stop.current?.();
    };
  }, []);

  /** `index` null: beside the pages. */
  function begin(event: PointerEvent, index: number | null): void {
    const board = boardRef.current;
    const isTouch = event.pointerType === 'touch';
    if (event.button !== 0 || !board || (isTouch && index === null)) return;
    stop.current?.();
    const toBoard = ({ x, y }: Point): Point => {
      const frame = board.getBoundingClientRect();
      return { x: x - frame.left, y: y - frame.top };
    };
    const down = { x: event.clientX, y: event.clientY };
    const from = toBoard(down);
    const how = { toggle: event.ctrlKey || event.metaKey || isTouch, extend: event.shiftKey };
    const before = how.toggle || how.extend ? latest.current.selection.keys : new Set<string>();
    let mode: 'wait' | 'drag' | 'marquee' = 'wait';
    let last = down;
    let gap = index ?? 0;
    let caught: string[] = [];
    let frame = 0;
    const controller = new AbortController();
    const { signal } = controller;
    const end = () => {
      controller.abort();
      cancelAnimationFrame(frame);
      clearTimeout(press);
      stop.current = null;
      isDragging.current = false;
      setDrag(null);
      setMarquee(null);
    };
    const carried = (): ReadonlySet<string> => {
      const { pages, selection } = latest.current;
      const key = pages[index ?? -1]?.key ?? '';
      return selection.keys.has(key) ? selection.keys : new Set([key]);
    };
    const show = () => {
      const { grid, pages, selection } = latest.current;
      const at = toBoard(last);
      if (mode === 'drag') {
        gap = gapNear(grid, at, pages.length);
        setDrag({ index: index ?? 0, keys: carried(), gap, at });
      } else {
        setMarquee({ from, to: at });
        caught = touched(grid, from, at, pages.length).flatMap(([first, final]) =>
          pages.slice(first, final + 1).map(({ key }) => key),
        );
        selection.choose([...before, ...caught]);
      }
    };
    let drawn = performance.now();
    /** Of a pixel, which scrolling leaves out. */
    let rest = 0;
    const scroll = (now: number) => {
      const way = rest + (scrollSpeed(last.y, ...seenBetween(board)) * Math.min(now - drawn, 100)) / 1000;
      drawn = now;
      const by = Math.trunc(way);
      rest = way - by;
      if (by) {
        window.scrollBy(0, by);
        show();
      }
      frame = requestAnimationFrame(scroll);
    };
    const start = (next: 'drag' | 'marquee') => {
      mode = next;
      isDragging.current = next === 'drag';
      drawn = performance.now();
      frame = requestAnimationFrame(scroll);
      show();
    };
    const press = isTouch ? setTimeout(() => start('drag'), LONG_PRESS_MS) : undefined;
    const follow = (next: globalThis.PointerEvent) => {
      if (next.pointerId !== event.pointerId) return;
      last = { x: next.clientX, y: next.clientY };
      if (mode !== 'wait') return show();
      if (Math.hypot(last.x - down.x, last.y - down.y) < SLOP) return;
      if (isTouch) end();
      else start(index === null ? 'marquee' : 'drag');
    };
    const drop = (next: globalThis.PointerEvent) => {
      if (next.pointerId !== event.pointerId) return;
      const keys = carried();
      const was = mode;
      end();
      if (was === 'drag') latest.current.onMove(keys, gap);
      else if (was === 'marquee') latest.current.onBoxed(caught);
      else if (was === 'wait' && index !== null) latest.current.selection.click(index, how);
      else if (was === 'wait' && !how.toggle) latest.current.selection.choose([]);
    };
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
    stop.current = end;
  }

  return { boardRef, drag, marquee, begin };
}
