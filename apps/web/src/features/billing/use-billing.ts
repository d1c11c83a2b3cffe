import type { Plan, PlanId } from '@sheaf/api/features/billing/plans.schema.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api, queryClient, trpc } from '../../lib/api/trpc.ts';

export function useSubscription() {
  return useQuery(
    trpc.subscriptions.current.queryOptions(undefined, { select: ({ subscription }) => subscription }),
  );
}

export function useUsage() {
  return useQuery(trpc.subscriptions.usage.queryOptions(undefined, { select: ({ usage }) => usage }));
}

const PAGE = 10;

/** Page after page, as far as it was asked for. */
export function useBillingHistory() {
  return useInfiniteQuery({
    queryKey: [...trpc.subscriptions.billingHistory.pathKey(), 'pages'],
    queryFn: ({ pageParam }) => api.subscriptions.billingHistory.query({ page: pageParam, limit: PAGE }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, totalPages } }) => (page < totalPages ? page + 1 : undefined),
  });
}

/** Plan, usage and limits, wherever they are shown. */
export async function refreshBilling(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(trpc.subscriptions.pathFilter()),
    queryClient.invalidateQueries(trpc.users.stats.pathFilter()),
    queryClient.invalidateQueries(trpc.usage.pathFilter()),
  ]);
}

const order: PlanId[] = ['free', 'pro', 'premium'];
/** The plans of this instance; empty until loaded. */
export function usePlansQuery() {
  return useQuery(trpc.subscriptions.plans.queryOptions(undefined, { select: (answer) => answer.plans }));
}

export function usePlans(): Plan[] {
  return usePlansQuery().data ?? [];
}

/** Above zero: the second is the higher plan. */
export function comparePlans(from: PlanId, to: PlanId): number {
  return order.indexOf(to) - order.indexOf(from);
}
