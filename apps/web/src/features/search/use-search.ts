import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { trpc } from '../../lib/api/trpc.ts';
import { usePaused } from './use-paused.ts';

/** Between two letters of someone who types fast. */
const PAUSE_MS = 70;
const RESULTS = 12;
const RECENT = 5;

/** What is found for the words so far. Until new results are there the last ones stay. */
export function useSearch(query: string) {
  const asked = usePaused(query.trim(), PAUSE_MS);
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
