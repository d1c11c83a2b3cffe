import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { trpc } from '../../lib/api/trpc.ts';
import { usePaused } from './use-paused.ts';

/** Searches after a pause, not at every letter. */
const PAUSE_MS = 350;
const SHORTEST = 3;

/** Passages that mean what is asked; always after the exact search, and never in its way. */
export function useMeaning(query: string, limit: number) {
  const words = query.trim();
  const asked = usePaused(words, PAUSE_MS);
  const isAsked = asked.length >= SHORTEST && words !== '';
  const { data, isPlaceholderData } = useQuery({
    ...trpc.search.meaning.queryOptions({ q: asked, limit }, { staleTime: 5000 }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    // Related passages are shown beside exact results, so an error here is not shown.
    retry: false,
  });
  return { near: isAsked ? data : undefined, isSettled: asked === words && !(isAsked && isPlaceholderData) };
}
