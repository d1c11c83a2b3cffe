import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../lib/api/trpc.ts';

export const statsQuery = () => trpc.users.stats.queryOptions();

export function useStats() {
  return useQuery({ ...statsQuery(), select: ({ stats }) => stats });
}
