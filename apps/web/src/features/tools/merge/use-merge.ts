import { listPages } from '@sheaf/pdf-core/options';
import type { MergeOptions } from '@sheaf/pdf-core/options';
import { useState } from 'react';
import type { StoredFile } from '../../files/item.ts';
import { toRequest } from '../shared/board/board-page.ts';
import { type Board, useBoard } from '../shared/board/use-board.ts';

export type MergeView = 'list' | 'grid' | 'pages';

export interface MergePlan {
  view: MergeView;
  setView: (view: MergeView) => void;
  board: Board;
  /** As it was written; '' for all pages. */
  choiceOf: (id: string) => string;
  choose: (id: string, pages: string) => void;
  /** Those of a file that are taken, from 0; undefined: all. */
  pagesOf: (file: StoredFile) => number[] | undefined;
  /** Of a file in the result; null while it is not known. */
  countOf: (file: StoredFile) => number | null;
  /** Of the result. */
  total: number | null;
  /** Single pages as the tool takes them; undefined: all of each file. */
  request: () => MergeOptions['pages'];
}

/** More than these are looked at beside each other. */
const MOST_IN_LIST = 6;

/** What of the files goes into the result, and in which order: whole files, some of their pages, or page by page. */
export function useMerge(files: readonly StoredFile[]): MergePlan {
  const [asked, setView] = useState<MergeView | null>(null);
  const [choices, setChoices] = useState<ReadonlyMap<string, string>>(new Map());
  const view = asked ?? (files.length > MOST_IN_LIST ? 'grid' : 'list');
  const pagesOf = ({ id, page_count }: StoredFile): number[] | undefined => {
    const text = choices.get(id);
    if (!text || page_count === null) return undefined;
    const read = listPages(text, page_count);
    return 'pages' in read ? read.pages : undefined;
  };
  const board = useBoard(files, { isOn: view === 'pages', pick: pagesOf });
  const countOf = (file: StoredFile) => pagesOf(file)?.length ?? file.page_count;
  const counts = files.map(countOf);
  const sum = counts.includes(null) ? null : counts.reduce<number>((all, count) => all + (count ?? 0), 0);
  return {
    view,
    setView: (next) => {
      if (next === 'pages' && board.isUntouched) board.relist();
      setView(next);
    },
    board,
    choiceOf: (id) => choices.get(id) ?? '',
    choose: (id, pages) => setChoices(new Map(choices).set(id, pages.trim())),
    pagesOf,
    countOf,
    total: view === 'pages' ? board.history.value.length : sum,
    request: () => {
      if (view === 'pages')
        return toRequest(
          board.history.value,
          files.map(({ id }) => id),
        ) as MergeOptions['pages'];
      if (!files.some(pagesOf)) return undefined;
      return files.flatMap((file, index) => {
        const pages = pagesOf(file) ?? Array.from({ length: file.page_count ?? 0 }, (_, page) => page);
        return pages.map((page) => ({ file: index + 1, page: page + 1, rotate: 0 }));
      });
    },
  };
}
