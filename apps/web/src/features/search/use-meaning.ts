import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { trpc } from '../../lib/api/trpc.ts';
import { usePaused } from './use-paused.ts';

/** A sentence is asked once it stands there, and not at every letter of it. */
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
    // What it would have shown stands beside results that are there: no error is worth their place.
    retry: false,
  });
  return { near: isAsked ? data : undefined, isSettled: asked === words && !(isAsked && isPlaceholderData) };
}
