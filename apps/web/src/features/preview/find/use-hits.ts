import { startTransition, useEffect, useState } from 'react';

interface Found<Hit> {
  query: string;
  hits: Hit[];
  /** From 0. */
  current: number;
}

/** What `search` finds, a moment after the last letter, and a way from hit to hit. All three are kept by the caller. */
export function useHits<Hit>(
  query: string,
  search: (query: string, signal: AbortSignal) => Hit[] | Promise<Hit[]>,
  onShow: (hit: Hit) => void,
) {
  const [found, setFound] = useState<Found<Hit>>({ query: '', hits: [], current: 0 });
  const wanted = query.trim().toLowerCase();
  useEffect(() => {
    const stop = new AbortController();
    const start = async () => {
      const hits = wanted ? await search(wanted, stop.signal) : [];
      if (stop.signal.aborted) return;
      // Thousands of hits are marked piece by piece, and the next letter is not kept waiting.
      startTransition(() => setFound({ query: wanted, hits, current: 0 }));
      if (hits[0]) onShow(hits[0]);
    };
    const timer = setTimeout(() => void start(), 150);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [search, wanted, onShow]);
  const { hits, current } = found;
  const step = (isBackwards = false) => {
    if (!hits.length) return;
    const next = (current + (isBackwards ? -1 : 1) + hits.length) % hits.length;
    setFound({ ...found, current: next });
    onShow(hits[next]!);
  };
  return { wanted, hits, current, step, isDone: found.query === wanted };
}
