import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** How long a part of the page may be on its way. */
const PATIENCE_MS = 5000;

/** An address with `#api-keys` leads to that part of the page, once it is there. */
export default function HashInSight(): null {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = hash.slice(1);
    if (!id) return;
    const show = () => {
      const part = document.getElementById(id);
      part?.scrollIntoView({ block: 'start' });
      part?.focus({ preventScroll: true });
      return part !== null;
    };
    // Content above may still load, and would push it out of view again.
    show();
    const observer = new ResizeObserver(show);
    observer.observe(document.body);
    const stop = () => observer.disconnect();
    const timer = setTimeout(stop, PATIENCE_MS);
    for (const event of ['wheel', 'keydown', 'pointerdown'] as const)
      window.addEventListener(event, stop, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      stop();
      for (const event of ['wheel', 'keydown', 'pointerdown'] as const)
        window.removeEventListener(event, stop);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- followed once more, the same address leads there once more
  }, [hash, key]);
  return null;
}
