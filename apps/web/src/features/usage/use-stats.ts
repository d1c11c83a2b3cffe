import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../lib/api/trpc.ts';

export function useStats() {
  return useQuery(trpc.users.stats.queryOptions(undefined, { select: ({ stats }) => stats }));
}
