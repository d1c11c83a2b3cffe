import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far from the edge of the window, or of a row that scrolls, something is made ready. */
const AHEAD = '400px';

/** Whether it has been near the window: a document of a thousand pages draws those that are looked at. */
export function useInSight<Part extends Element>(): { ref: RefObject<Part | null>; isInSight: boolean } {
  const ref = useRef<Part>(null);
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const part = ref.current;
    if (!part || isInSight) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setInSight(true),
      { rootMargin: AHEAD, scrollMargin: AHEAD },
    );
    observer.observe(part);
    return () => observer.disconnect();
  }, [isInSight]);
  return { ref, isInSight };
}
