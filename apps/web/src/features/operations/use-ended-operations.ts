import { useMutation, useQuery } from '@tanstack/react-query';
import { queryClient, trpc } from '../../lib/api/trpc.ts';
import { LOOKED_AT } from './latest-work.ts';

export const latestWorkQuery = () => trpc.users.history.queryOptions({ limit: LOOKED_AT });

/** How the member's latest work ended, and how much of it they have not seen yet. */
export function useEndedOperations() {
  const { data } = useQuery(latestWorkQuery());
  const seen = useMutation(trpc.operations.markSeen.mutationOptions());
  const ended = (data?.history ?? []).filter(({ status }) => status === 'done' || status === 'failed');
  const unseen = ended.filter(({ seen_at }) => seen_at === null);
  return {
    ended,
    unseen,
    markSeen: () => unseen.length > 0 && seen.mutate({}),
    refresh: () => void queryClient.invalidateQueries(trpc.users.history.pathFilter()),
  };
}
