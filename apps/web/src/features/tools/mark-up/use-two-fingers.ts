import { useEffect } from 'react';

/** While one finger marks, two move the page. pdf.js does the zoom. */
export function useTwoFingers(container: HTMLElement, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    let last: { x: number; y: number } | null = null;
    const middle = ({ touches: [one, other] }: TouchEvent) =>
      one && other ? { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 } : null;
    const onMove = (event: TouchEvent) => {
      const now = event.touches.length === 2 ? middle(event) : null;
      if (now && last) container.scrollBy(last.x - now.x, last.y - now.y);
      last = now;
    };
    const onEnd = () => (last = null);
    container.addEventListener('touchmove', onMove, { passive: true });
    container.addEventListener('touchend', onEnd);
    return () => {
      container.removeEventListener('touchmove', onMove);
      container.removeEventListener('touchend', onEnd);
    };
  }, [container, isActive]);
}
