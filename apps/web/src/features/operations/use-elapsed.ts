import { useEffect, useState } from 'react';

const TICK_MS = 500;

/** Seconds since then, counted on. */
export function useElapsed(startedAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, (now - startedAt) / 1000);
}
