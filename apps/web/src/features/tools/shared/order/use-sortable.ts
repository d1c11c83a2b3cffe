import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { gapAt } from './move-item.ts';

interface SortableOptions {
  count: number;
  /** Items are in rows, side by side. */
  isGrid?: boolean;
  /** `gap` is the target position, before the item that is there now. */
  onMove: (from: number, gap: number) => void;
}

interface Drag {
  from: number;
  gap: number;
  x: number;
  y: number;
}

/** Further than a hand trembles. */
const SLOP = 5;
const EDGE = 72;
const SCROLL_STEP = 14;
const BACK = new Set(['ArrowUp', 'ArrowLeft']);
const FORTH = new Set(['ArrowDown', 'ArrowRight']);

/**
 * Items of a list, each marked `data-sort`, that are put into another order: by a pointer or a finger on their handle,
 * and by the arrow keys, Home and End where it has the focus.
 */
export function useSortable<List extends HTMLElement>({ count, isGrid = false, onMove }: SortableOptions) {
  const listRef = useRef<List>(null);
  const endDrag = useRef<(() => void) | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  useEffect(() => () => endDrag.current?.(), []);

  function begin(event: PointerEvent, from: number): void {
    if (event.button !== 0) return;
    const scroller = scrollerOf(listRef.current);
    const start = { x: event.clientX, y: event.clientY + scroller.scrollTop };
    let last: Drag | null = null;
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const x = clientX - start.x;
      const y = clientY + scroller.scrollTop - start.y;
      if (!last && Math.hypot(x, y) < SLOP) return;
      const { top, bottom } = scroller.getBoundingClientRect();
      if (clientY > Math.min(bottom, window.innerHeight) - EDGE) scroller.scrollBy(0, SCROLL_STEP);
      if (clientY < Math.max(top, 0) + EDGE) scroller.scrollBy(0, -SCROLL_STEP);
      last = { from, gap: gapAt(boxesOf(listRef.current), { x: clientX, y: clientY }, isGrid), x, y };
      setDrag(last);
    };
    const end = () => {
      controller.abort();
      endDrag.current = null;
      setDrag(null);
    };
    const drop = () => {
      const { gap } = last ?? { gap: from };
      end();
      if (gap !== from && gap !== from + 1) onMove(from, gap);
    };
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
    endDrag.current = end;
  }

  function moveByKey(event: KeyboardEvent, from: number): void {
    const to = BACK.has(event.key)
      ? from - 1
      : FORTH.has(event.key)
        ? from + 1
        : { Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to < 0 || to >= count || to === from) return;
    onMove(from, to > from ? to + 1 : to);
    // Moving an element takes the focus from what is in it.
    requestAnimationFrame(() =>
      itemsOf(listRef.current)[to]?.querySelector<HTMLElement>('[data-grip]')?.focus(),
    );
  }

  return {
    listRef,
    /** What is being dragged, and the gap it would go to. */
    drag,
    /** For the item itself, so that it follows the pointer. */
    itemStyle: (index: number) =>
      drag?.from === index ? { translate: `${drag.x}px ${drag.y}px`, zIndex: 20 } : undefined,
    gripProps: (index: number) => ({
      'data-grip': true,
      onPointerDown: (event: PointerEvent) => begin(event, index),
      onKeyDown: (event: KeyboardEvent) => moveByKey(event, index),
    }),
  };
}

/** The part of the page that the list is scrolled in. */
function scrollerOf(list: HTMLElement | null): Element {
  for (let part = list?.parentElement; part; part = part.parentElement) {
    if (part.scrollHeight > part.clientHeight && /auto|scroll/u.test(getComputedStyle(part).overflowY))
      return part;
  }
  return document.documentElement;
}

/** The positions of the items; a dragged one counts at its original position. */
function boxesOf(list: HTMLElement | null): DOMRect[] {
  return itemsOf(list).map((item) => {
    const [x = 0, y = 0] = (item.style.translate || '0 0').split(' ').map(Number.parseFloat);
    const box = item.getBoundingClientRect();
    return new DOMRect(box.x - x, box.y - y, box.width, box.height);
  });
}

/** Those of this list, and not those of a list in one of them. */
function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return Array.from(list?.querySelectorAll<HTMLElement>('[data-sort]') ?? []).filter((item) => {
    const outer = item.parentElement?.closest('[data-sort]');
    return !outer || !list?.contains(outer);
  });
}
