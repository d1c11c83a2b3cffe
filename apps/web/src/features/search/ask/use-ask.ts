import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api/trpc.ts';
import { timeZone } from '../../../lib/page/time-zone.ts';

const KEPT_MS = 30 * 60_000;

/** Asked only when the member asks: a question counts. The answer is still there on the way back from a file. */
export function useAsk(question: string, folderId: string | undefined) {
  const client = useQueryClient();
  const optionsOf = (text: string) => ({
    queryKey: ['ask-library', folderId ?? '', text],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api.search.ask.mutate({ question: text, folderId, timeZone }, { signal }),
    retry: false,
    staleTime: 0,
    gcTime: KEPT_MS,
  });
  const options = optionsOf(question);
  const { data, error, isFetching } = useQuery({ ...options, enabled: false });
  return {
    answer: data,
    error,
    isFetching,
    // A failure is shown from the state of the query.
    ask: (text: string) => client.prefetchQuery(optionsOf(text)),
    stop: () => client.cancelQueries({ queryKey: options.queryKey }),
  };
}
