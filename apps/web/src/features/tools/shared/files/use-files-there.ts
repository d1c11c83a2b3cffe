import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StoredFile } from '../../../files/item.ts';
import { api, trpc } from '../../../../lib/api/trpc.ts';

/** As many as a list names at a time. */
const AT_ONCE = 100;

/**
 * Which of these files are there, asked for together: one that is missing is no failed request. One that goes away while
 * it is picked stays, so that nothing that is being done closes: what it is needed for tells that it is gone.
 */
export function useFilesThere(ids: readonly string[]) {
  const client = useQueryClient();
  const queryKey = [...trpc.files.list.pathKey(), 'there', ids];
  const { data, isPending, isPlaceholderData, isSuccess } = useQuery({
    queryKey,
    queryFn: async () => {
      const before = client.getQueryData<StoredFile[]>(queryKey) ?? [];
      const there = await listFiles(ids);
      return [...there, ...before.filter(({ id }) => there.every((file) => file.id !== id))];
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const byId = new Map(data?.map((file) => [file.id, file]));
  const isAnswered = isSuccess && !isPlaceholderData;
  return {
    byId,
    /** Some are still being looked up for the first time. */
    isPending: ids.length > 0 && (isPending || isPlaceholderData),
    /** Not the member's, or not there. */
    isGone: (id: string) => isAnswered && !byId.has(id),
  };
}

async function listFiles(ids: readonly string[]): Promise<StoredFile[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) =>
    ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
  const answers = await Promise.all(
    parts.map((part) => api.files.list.query({ ids: part.join(','), limit: AT_ONCE })),
  );
  return answers.flatMap(({ files }) => files);
}
