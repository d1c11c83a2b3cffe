import { useQueries } from '@tanstack/react-query';
import type { StoredFile } from '../../../files/item.ts';
import { trpc } from '../../../../lib/api/trpc.ts';
import { compareNames } from '../../../../lib/page/compare-names.ts';
import { fold } from '../../../../lib/page/fold.ts';
import { FILE_TYPES, type FileKind } from './file-kinds.ts';

const PAGE = 50;

/** Where in the member's files: everywhere newest first, or one folder by name. */
export type PickPlace = { view: 'recent' } | { view: 'folder'; folderId: string | null };

interface PickableFiles {
  /** Undefined until the first have come. */
  files: StoredFile[] | undefined;
  isError: boolean;
  hasMore: boolean;
  refetch: () => void;
}

/** What a tool of this kind can take, the first `pages` pages of it. */
export function usePickableFiles(
  kind: FileKind,
  place: PickPlace,
  search: string,
  pages: number,
): PickableFiles {
  const isFolder = place.view === 'folder' && !search;
  const asked = FILE_TYPES[kind].flatMap((type) =>
    Array.from({ length: pages }, (_, index) => ({ type, page: index + 1 })),
  );
  const answers = useQueries({
    queries: asked.map(({ type, page }) =>
      trpc.files.list.queryOptions({
        type,
        page,
        limit: PAGE,
        ...(search ? { search } : {}),
        ...(isFolder
          ? { folder_id: place.folderId ?? 'null', sort: 'name' as const, order: 'asc' as const }
          : { sort: search ? ('match' as const) : ('date' as const), order: 'desc' as const }),
      }),
    ),
  });
  const found = answers.flatMap(({ data }) => data?.files ?? []);
  const words = fold(search).split(/\s+/).filter(Boolean);
  // As the lists of the kinds come: what is called so before what only says so.
  const isCalled = ({ filename, tags }: StoredFile) => {
    const names = fold([filename, ...tags].join('\n'));
    return words.every((word) => names.includes(word));
  };
  const order = (a: StoredFile, b: StoredFile) =>
    isFolder
      ? compareNames(a.filename, b.filename)
      : Number(isCalled(b)) - Number(isCalled(a)) || b.created_at.localeCompare(a.created_at);
  return {
    files: answers.every(({ data }) => data === undefined) ? undefined : found.toSorted(order),
    isError: answers.some(({ isError }) => isError),
    hasMore: answers.some(({ data }) => (data?.pagination.total ?? 0) > pages * PAGE),
    refetch: () => {
      for (const answer of answers) void answer.refetch();
    },
  };
}
