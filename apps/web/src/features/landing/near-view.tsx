import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

/** Far enough that what is drawn is there before it is seen. */
const AHEAD = '300px';

/** Draws what is in it when it is about to come into sight: its code is loaded then. The room is kept from the start. */
export function NearView({ className, children }: { className: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || isNear) return;
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    watcher.observe(place.current);
    // Tab goes from one thing to the next that is there: by keys all of it is.
    const show = () => setNear(true);
    document.addEventListener('keydown', show);
    return () => {
      watcher.disconnect();
      document.removeEventListener('keydown', show);
    };
  }, [isNear]);
  return (
    <div ref={place} className={className}>
      {isNear && <Suspense fallback={null}>{children}</Suspense>}
    </div>
  );
}
