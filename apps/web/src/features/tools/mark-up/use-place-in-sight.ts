import { type RefObject, useLayoutEffect } from 'react';
import type { Point } from '../shared/page/page-geometry.ts';

/** Pixels between a card and the edges of the desk. */
const GAP = 8;

/**
 * Keeps a card with `position: fixed` at a place of a page, given as a part of its width and height, and wholly on the
 * desk that the page lies on: however far that is zoomed and scrolled, and above a keyboard on the screen.
 */
export function usePlaceInSight(card: RefObject<HTMLElement | null>, page: HTMLElement, at: Point): void {
  const { x, y } = at;
  useLayoutEffect(() => {
    const desk = deskOf(page);
    const { current: element } = card;
    if (!element || !desk) return;
    const place = () => {
      const [sheet, frame] = [page.getBoundingClientRect(), seenOf(desk)];
      const { offsetWidth, offsetHeight } = element;
      const left = within(sheet.left + x * sheet.width, frame.left, frame.right - offsetWidth);
      const top = within(sheet.top + y * sheet.height, frame.top, frame.bottom - offsetHeight);
      Object.assign(element.style, { left: `${left}px`, top: `${top}px` });
    };
    place();
    const stop = new AbortController();
    desk.addEventListener('scroll', place, { passive: true, signal: stop.signal });
    for (const change of ['resize', 'scroll'])
      visualViewport?.addEventListener(change, place, { signal: stop.signal });
    // A zoom changes the page, a bar that opens the desk, and the corner of the field the card.
    const sizes = new ResizeObserver(place);
    for (const one of [page, desk, element]) sizes.observe(one);
    return () => {
      stop.abort();
      sizes.disconnect();
    };
  }, [card, page, x, y]);
}

/** What the pages are scrolled in. */
export const deskOf = (page: HTMLElement) => page.closest('.pdfViewer')?.parentElement ?? null;

/** What of the desk can be seen, without the gap at its edges. */
function seenOf(desk: HTMLElement) {
  const { left, top } = desk.getBoundingClientRect();
  const { offsetTop = 0, height = innerHeight } = visualViewport ?? {};
  return {
    left: left + GAP,
    right: left + desk.clientWidth - GAP,
    top: Math.max(top, offsetTop) + GAP,
    bottom: Math.min(top + desk.clientHeight, offsetTop + height) - GAP,
  };
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
