import { type RefObject, useLayoutEffect } from 'react';

const GAP = 16;

/**
 * Says in `--above` how much of the page stands above an element, with a gap below it: as high as what is left of the
 * window, all of it is in view when the page opens.
 */
export function useRoomBelow(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const above = element.getBoundingClientRect().top + window.scrollY;
      element.style.setProperty('--above', `${Math.round(above) + GAP}px`);
    };
    measure();
    // A note that comes late stands above it.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref]);
}
