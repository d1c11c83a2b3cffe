import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../lib/api/trpc.ts';
import { timeZone } from '../../lib/page/time-zone.ts';

export const overviewQuery = () => trpc.usage.overview.queryOptions({ timeZone });

/** This billing month, in days as they are where the member is. */
export function useOverview() {
  return useQuery({ ...overviewQuery(), select: ({ overview }) => overview });
}
