import { useQuery } from '@tanstack/react-query';
import { queryClient, trpc } from '../../lib/api/trpc.ts';
import { timeZone } from '../../lib/page/time-zone.ts';

const LIVE_MS = 5_000;

export function useAdminStats() {
  return useQuery(trpc.admin.stats.queryOptions({ timeZone }, { select: ({ stats }) => stats }));
}

export function useDays(days: number) {
  return useQuery(trpc.admin.days.queryOptions({ days, timeZone }, { select: (answer) => answer.days }));
}

/** Asked again and again while the page is looked at. */
export function useSystem() {
  return useQuery(
    trpc.admin.system.queryOptions(undefined, {
      select: ({ system }) => system,
      refetchInterval: LIVE_MS,
      staleTime: 0,
    }),
  );
}

/** After a change: whatever is shown of the instance, but for an account that is gone. */
export function refreshAdmin(gone?: string): Promise<void> {
  return queryClient.invalidateQueries({
    ...trpc.admin.pathFilter(),
    predicate: ({ queryKey }) => gone === undefined || !JSON.stringify(queryKey).includes(gone),
  });
}
