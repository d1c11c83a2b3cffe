import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { trpc } from '../../lib/trpc.ts';

/** Between two letters of someone who types fast. */
const PAUSE_MS = 70;
const RESULTS = 12;
const RECENT = 5;

/** What is found for the words so far. Until new results are there the last ones stay. */
export function useSearch(query: string) {
  const asked = usePaused(query.trim());
  const search = useQuery({
    ...trpc.search.find.queryOptions({ q: asked, limit: RESULTS }, { staleTime: 5000 }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const recent = useQuery(trpc.files.list.queryOptions({ limit: RECENT }));
  return {
    found: asked === '' ? undefined : search.data,
    recent: recent.data?.files ?? [],
    isSettled: asked === query.trim() && (asked === '' || (!search.isPlaceholderData && !search.isLoading)),
    isError: search.isError,
  };
}

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    // An emptied field shows what it showed at first, at once.
    const timer = setTimeout(() => setPaused(value), value === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
