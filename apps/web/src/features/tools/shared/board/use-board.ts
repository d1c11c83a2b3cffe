import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoredFile } from '../../../files/item.ts';
import { trpc } from '../../../../lib/api/trpc.ts';
import { A4, type PageSize } from '../page/page-geometry.ts';
import { type History, useHistory } from '../order/history.ts';
import { areSame, type BoardPage } from './board-page.ts';
import { type BoardSelection, useBoardSelection } from './use-board-selection.ts';

export interface Board {
  history: History<BoardPage[]>;
  selection: BoardSelection;
  /** As the files came, when nothing has been done yet. */
  isUntouched: boolean;
  /** Back to the pages of the files. */
  reset: () => void;
  /** Anew from the files, in the order that they have now. */
  relist: () => void;
  insertBlank: () => void;
  duplicate: () => void;
  /** Files that could not be opened. */
  unreadable: StoredFile[];
}

interface BoardOptions {
  /** Off: nothing is opened. */
  isOn?: boolean;
  /** The pages of a file, from 0; absent means all. */
  pick?: (file: StoredFile, count: number) => readonly number[] | undefined;
}

/**
 * The pages of all files as one list, in the order of the files. Those of a file that is added later are a step that can
 * be taken back, and come after the chosen ones, or at the end.
 */
export function useBoard(files: readonly StoredFile[], { isOn = true, pick }: BoardOptions = {}): Board {
  const infos = useQueries({
    queries: files.map(({ id, version }) =>
      trpc.pdfTools.info.queryOptions({ id, version }, { staleTime: Infinity, retry: false, enabled: isOn }),
    ),
  });
  const [base, setBase] = useState(() => new Set(files.map(({ id }) => id)));
  const [listed, setListed] = useState<readonly string[]>([]);
  const [first, setFirst] = useState<BoardPage[]>([]);
  const history = useHistory<BoardPage[]>([]);
  const selection = useBoardSelection(history.value);
  const pages = history.value;
  const isUntouched = areSame(pages, first);
  const isFirst = isUntouched && !history.undo;
  /**
   * All at once that are opened and not listed yet: one at a time, many files would be more renders than React allows. In
   * order: a file that is still opening delays those after it. Those that came first and later ones are apart.
   */
  function readyFiles(): { file: StoredFile; sizes: readonly PageSize[] }[] {
    const known = new Set(listed);
    const ready: { file: StoredFile; sizes: readonly PageSize[] }[] = [];
    for (const [index, file] of files.entries()) {
      if (known.has(file.id) || infos[index]?.isError) continue;
      const sizes = infos[index]?.data?.info.pages;
      const isOther = isFirst && ready.length > 0 && base.has(file.id) !== base.has(ready[0]!.file.id);
      if (!sizes || isOther) break;
      ready.push({ file, sizes });
    }
    return ready;
  }
  const insert = (added: BoardPage[]) => {
    const lastChosen = selection.chosen.at(-1);
    const at = lastChosen ? pages.indexOf(lastChosen) + 1 : pages.length;
    history.set(pages.toSpliced(at, 0, ...added));
  };
  const pagesOf = (file: StoredFile, sizes: readonly PageSize[]): BoardPage[] =>
    (pick?.(file, sizes.length) ?? sizes.keys().toArray()).map((index, nth) => ({
      key: `${file.id} ${nth}`,
      fileId: file.id,
      page: index + 1,
      rotate: 0,
      size: sizes[index] ?? A4,
    }));
  const ready = readyFiles();
  if (isOn && ready.length) {
    const added = ready.flatMap(({ file, sizes }) => pagesOf(file, sizes));
    setListed([...listed, ...ready.map(({ file }) => file.id)]);
    if (isFirst && base.has(ready[0]!.file.id)) {
      setFirst([...first, ...added]);
      history.restart([...first, ...added]);
    } else insert(added);
  }
  const ids = new Set(files.map(({ id }) => id));
  if (listed.some((id) => !ids.has(id))) {
    const isStill = ({ fileId }: BoardPage) => fileId === null || ids.has(fileId);
    setListed(listed.filter((id) => ids.has(id)));
    setFirst(first.filter(isStill));
    history.restart(pages.filter(isStill));
  }
  return {
    history,
    selection,
    isUntouched,
    reset: () => history.set(first),
    relist: () => {
      setBase(ids);
      setListed([]);
      setFirst([]);
      history.restart([]);
    },
    insertBlank: () => {
      const beside = selection.chosen.at(-1) ?? pages.at(-1);
      const key = crypto.randomUUID();
      insert([{ key, fileId: null, page: 0, rotate: 0, size: beside?.size ?? A4 }]);
      selection.choose([key]);
    },
    duplicate: () => {
      const copies = selection.chosen.map((page) => ({ ...page, key: crypto.randomUUID() }));
      insert(copies);
      selection.choose(copies.map(({ key }) => key));
    },
    unreadable: files.filter((_file, index) => infos[index]?.isError),
  };
}
