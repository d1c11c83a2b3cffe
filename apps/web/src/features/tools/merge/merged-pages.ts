import type { MergeOptions } from '@sheaf/pdf-core/options';
import { useState } from 'react';
import type { StoredFile } from '../../files/item.ts';
import { type History, useHistory } from '../shared/order/history.ts';
import type { PlacedPage } from '../organize/organize-page.tsx';

/** A page of one of the files, by the file's id. */
export type MergedPage = PlacedPage & { fileId: string };

interface MergedPages {
  isByPage: boolean;
  setByPage: (isByPage: boolean) => void;
  history: History<MergedPage[]>;
}

/** The pages of all files as one list: begun in the files' order, and what is added meanwhile comes last. */
export function useMergedPages(files: readonly StoredFile[]): MergedPages {
  const [isByPage, setByPage] = useState(false);
  const [listed, setListed] = useState<readonly string[]>([]);
  const history = useHistory<MergedPage[]>([]);
  const fresh = files.filter(({ id, page_count }) => page_count !== null && !listed.includes(id));
  if (isByPage && fresh.length > 0) {
    setListed([...listed, ...fresh.map(({ id }) => id)]);
    history.set([...history.value, ...pagesOf(fresh)], 'files');
  }
  return {
    isByPage,
    setByPage: (next) => {
      setByPage(next);
      if (!next) return;
      setListed(files.map(({ id }) => id));
      history.set(pagesOf(files), 'files');
    },
    history,
  };
}

/** As the tool takes them. */
export function toPicked(
  pages: readonly MergedPage[],
  files: readonly StoredFile[],
): NonNullable<MergeOptions['pages']> {
  return pages.map(({ fileId, page, rotate }) => ({
    file: files.findIndex(({ id }) => id === fileId) + 1,
    page,
    rotate,
  }));
}

function pagesOf(files: readonly StoredFile[]): MergedPage[] {
  return files.flatMap(({ id, page_count }) =>
    Array.from({ length: page_count ?? 1 }, (_, index) => ({ fileId: id, page: index + 1, rotate: 0 })),
  );
}
