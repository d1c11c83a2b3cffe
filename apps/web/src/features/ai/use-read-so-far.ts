import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { trpc } from '../../lib/api/trpc.ts';

/** Pages that are read already, while the rest is on its way or after it was stopped. `done` grows with each of them. */
export function useReadSoFar(fileId: string, done: number | undefined) {
  const { data, refetch } = useQuery(trpc.ai.ocrResult.queryOptions({ fileId, words: false }));
  const pages = data?.result?.pages ?? [];
  const isEmpty = pages.length === 0;
  useEffect(() => {
    // The first page is enough to see that it goes well; all that is read comes at the end.
    if (done && isEmpty) void refetch();
  }, [done, isEmpty, refetch]);
  return { first: pages.find(({ text }) => text !== ''), count: pages.length };
}
