import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type PageSize, toFreePoint } from '../shared/page/page-geometry.ts';
import { PAGE_SURFACE } from '../shared/page/use-page-drag.ts';
import { carryBox, type PlacedMark } from './placed-marks.ts';

/** Pixels: so near the edge of the pages a carried mark scrolls them, faster the nearer it is. */
const EDGE = 56;
const FASTEST = 20;

type Place = Pick<PlacedMark, 'page' | 'box'>;

/** Carries a mark from page to page with the pointer; near the edges, and with the wheel, the pages scroll along. */
export function useCarry(
  scroll: RefObject<HTMLElement | null>,
  pages: PageSize[],
  onCarry: (mark: PlacedMark, to: Place) => void,
) {
  const [isCarrying, setCarrying] = useState(false);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  function begin(event: PointerEvent<HTMLElement>, mark: PlacedMark): void {
    const area = scroll.current;
    const start = event.currentTarget.closest(`[${PAGE_SURFACE}]`);
    const size = pages[mark.page - 1];
    if (event.button !== 0 || !area || !start || !size) return;
    stop.current?.();
    const grip = toFreePoint(event, start.getBoundingClientRect(), size);
    const hold = { x: grip.x - mark.box.x, y: grip.y - mark.box.y };
    let last = { clientX: event.clientX, clientY: event.clientY };
    let { page } = mark;
    let isMoved = false;
    let frame = 0;
    const controller = new AbortController();
    const { signal } = controller;

    const show = () => {
      const surface = surfaceBeside(area, last.clientY) ?? surfaceOf(area, page);
      if (!surface) return;
      page = Number(surface.dataset.page);
      const there = pages[page - 1];
      if (!there) return;
      const at = toFreePoint(last, surface.getBoundingClientRect(), there);
      onCarry(mark, { page, box: carryBox(mark.box, { x: at.x - hold.x, y: at.y - hold.y }, there) });
    };
    const scrollAlong = () => {
      const { top, bottom } = area.getBoundingClientRect();
      const below = Math.max(0, last.clientY - (bottom - EDGE));
      const above = Math.max(0, top + EDGE - last.clientY);
      const by = Math.min(FASTEST, below / 4) - Math.min(FASTEST, above / 4);
      if (by) area.scrollBy(0, by);
      frame = requestAnimationFrame(scrollAlong);
    };
    const follow = (next: globalThis.PointerEvent) => {
      if (next.pointerId !== event.pointerId) return;
      if (!isMoved) {
        isMoved = true;
        setCarrying(true);
        // On another page the mark is another element: the pages keep the pointer.
        area.setPointerCapture(event.pointerId);
        // And the focus, which would pass to a mark beside it, and so would the selection.
        area.focus({ preventScroll: true });
        scrollAlong();
      }
      last = { clientX: next.clientX, clientY: next.clientY };
      show();
    };
    const end = () => {
      controller.abort();
      cancelAnimationFrame(frame);
      stop.current = null;
      setCarrying(false);
    };
    const drop = (next: globalThis.PointerEvent) => next.pointerId === event.pointerId && end();
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', drop, { signal });
    area.addEventListener('scroll', () => isMoved && show(), { signal });
    stop.current = end;
  }

  return { isCarrying, begin };
}

/** The page at this height; none between two pages. */
function surfaceBeside(area: HTMLElement, clientY: number): HTMLElement | null {
  const { left, width, top, bottom } = area.getBoundingClientRect();
  const y = Math.min(Math.max(clientY, top + 1), bottom - 1);
  const part = document.elementFromPoint(left + width / 2, y);
  return part?.closest<HTMLElement>(`[${PAGE_SURFACE}]`) ?? null;
}

function surfaceOf(area: HTMLElement, page: number): HTMLElement | null {
  return area.querySelector<HTMLElement>(`[${PAGE_SURFACE}][data-page="${page}"]`);
}
