import type { ListFilesInput } from '@sheaf/api/features/files/files.schema.ts';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { queryClient, trpc } from '../../lib/api/trpc.ts';
import type { StoredFile } from './item.ts';

const PAGE = 100;
/** Pages asked for at once when all are wanted: the transport puts them into one address, which has its limits. */
const PAGES_AT_ONCE = 8;

export type ListFilter = Pick<ListFilesInput, 'sort' | 'order' | 'search' | 'folder_id'>;

export interface FileList {
  /** Undefined until the first page is there. */
  total: number | undefined;
  isError: boolean;
  /** Undefined while its page is on the way. */
  fileAt: (index: number) => StoredFile | undefined;
  /** Reports which files are visible, so that their pages are loaded. */
  show: (first: number, last: number) => void;
  loadAll: () => Promise<StoredFile[]>;
  refetch: () => void;
}

/** A folder of any size: pages of a hundred, and only those that are looked at. */
export function useFileList(filter: ListFilter): FileList {
  const [seen, setSeen] = useState({ first: 1, last: 1 });
  const pages = new Set([1]);
  for (let page = seen.first; page <= seen.last; page += 1) pages.add(page);
  const numbers = [...pages];
  const queries = useQueries({ queries: numbers.map((page) => pageOptions(filter, page)) });
  const byPage = new Map(numbers.map((page, index) => [page, queries[index]?.data]));
  const total = byPage.get(1)?.pagination.total;
  const show = useCallback((first: number, last: number) => {
    const next = { first: pageOf(first), last: pageOf(last) };
    setSeen((was) => (was.first === next.first && was.last === next.last ? was : next));
  }, []);
  return {
    total,
    isError: queries.some(({ isError }) => isError),
    fileAt: (index) => byPage.get(pageOf(index))?.files[index % PAGE],
    show,
    loadAll: () => loadAll(filter, total ?? 0),
    refetch: () => {
      for (const query of queries) void query.refetch();
    },
  };
}

function pageOf(index: number): number {
  return Math.floor(Math.max(0, index) / PAGE) + 1;
}

function pageOptions(filter: ListFilter, page: number) {
  return trpc.files.list.queryOptions({ ...filter, page, limit: PAGE });
}

async function loadAll(filter: ListFilter, total: number): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  const last = Math.ceil(total / PAGE);
  for (let page = 1; page <= last; page += PAGES_AT_ONCE) {
    const numbers = Array.from(
      { length: Math.min(PAGES_AT_ONCE, last - page + 1) },
      (_, step) => page + step,
    );
    const answers = await Promise.all(
      numbers.map((number) => queryClient.fetchQuery(pageOptions(filter, number))),
    );
    files.push(...answers.flatMap((answer) => answer.files));
  }
  return files;
}
