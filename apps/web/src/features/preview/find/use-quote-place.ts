import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { trpc } from '../../../lib/api/trpc.ts';
import { type Highlight, readQuote } from './highlight.ts';

/** The quote of the address as a passage to be marked, once it is known where on its page it stands. */
export function useQuotePlace(fileId: string, search: URLSearchParams): Highlight[] | null {
  const text = search.get('quote');
  const asked = useMemo(() => readQuote(text), [text]);
  const { data } = useQuery(
    trpc.search.place.queryOptions(asked ? { fileId, ...asked } : skipToken, {
      retry: false,
      staleTime: Infinity,
    }),
  );
  return useMemo(
    () => (asked && data?.boxes.length ? [{ page: asked.page, boxes: data.boxes }] : null),
    [asked, data],
  );
}
