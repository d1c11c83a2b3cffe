import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../lib/api/trpc.ts';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** This billing month, in days as they are where the member is. */
export function useOverview() {
  return useQuery(trpc.usage.overview.queryOptions({ timeZone }, { select: ({ overview }) => overview }));
}
