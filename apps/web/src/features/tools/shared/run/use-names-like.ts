import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../../../lib/api/trpc.ts';

const MOST = 100;

/** The names of files in a folder that are like one. */
export function useNamesLike(name: string, folderId: string | null | undefined, enabled = true): string[] {
  const { data } = useQuery(
    trpc.files.list.queryOptions({ folder_id: folderId ?? 'null', search: name, limit: MOST }, { enabled }),
  );
  return data?.files.map(({ filename }) => filename) ?? [];
}
