import type { File as StoredFile } from '@sheaf/api/features/files/files.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../lib/api/trpc.ts';

/** The names of the folders that files of one name lie in; asked for only where there are some of one name. */
export function useFolderNames(
  files: readonly StoredFile[],
): (file: StoredFile) => string | null | undefined {
  const counts = new Map<string, number>();
  for (const { filename } of files) counts.set(filename, (counts.get(filename) ?? 0) + 1);
  const hasTwins = [...counts.values()].some((count) => count > 1);
  const { data } = useQuery(trpc.folders.list.queryOptions({ flat: true }, { enabled: hasTwins }));
  const names = new Map(data?.folders.map(({ id, name }) => [id, name]));
  return ({ filename, folder_id: folder }) => {
    if ((counts.get(filename) ?? 0) < 2 || !data) return undefined;
    return folder === null ? null : names.get(folder);
  };
}
