import type { PointerEvent } from 'react';
import { type PageSize, type Point, toPageDelta, toPagePoint } from './page-geometry.ts';

/** The element that the page's picture fills: places are measured against it. */
export const PAGE_SURFACE = 'data-page-surface';

export interface PageDrag {
  /** Where the pointer is on the page, and how far it went since it came down. */
  onMove: (at: Point, way: Point) => void;
  onEnd?: (at: Point, way: Point) => void;
}

/** Follows one pointer over the page until it is lifted, wherever it goes meanwhile. */
export function startPageDrag(event: PointerEvent<HTMLElement>, page: PageSize, drag: PageDrag): void {
  const element = event.currentTarget;
  const surface = element.closest(`[${PAGE_SURFACE}]`);
  if (!surface || event.button !== 0) return;
  const from = { clientX: event.clientX, clientY: event.clientY };
  element.setPointerCapture(event.pointerId);
  const follow = (tell: PageDrag['onMove'] | undefined) => (next: globalThis.PointerEvent) => {
    if (next.pointerId !== event.pointerId) return;
    const frame = surface.getBoundingClientRect();
    tell?.(toPagePoint(next, frame, page), toPageDelta(from, next, frame, page));
  };
  const move = follow(drag.onMove);
  const end = (next: globalThis.PointerEvent) => {
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', end);
    element.removeEventListener('pointercancel', end);
    if (next.type === 'pointerup') follow(drag.onEnd)(next);
  };
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', end);
  element.addEventListener('pointercancel', end);
}

/** Where a pointer that has just come down is. */
export function pagePointOf(event: PointerEvent<HTMLElement>, page: PageSize): Point {
  const surface = event.currentTarget.closest(`[${PAGE_SURFACE}]`) ?? event.currentTarget;
  return toPagePoint(event, surface.getBoundingClientRect(), page);
}
