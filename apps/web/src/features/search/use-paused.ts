import { useEffect, useState } from 'react';

/** A value that is taken once it has stood for a while; an emptied one at once. */
export function usePaused(value: string, pauseMs: number): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), value === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return paused;
}
