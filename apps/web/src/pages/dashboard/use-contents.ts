import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Item, type StoredFile, fileItem, folderItem } from '../../features/files/item.ts';
import { placePath, usePlace } from '../../features/files/manager-place.ts';
import { useFileList } from '../../features/files/use-file-list.ts';
import type { ItemActions } from '../../features/files/use-item-actions.ts';
import type { ListLook } from '../../features/files/use-list-look.ts';
import { useListKeys } from '../../features/files/use-list-keys.ts';
import { useSelection } from '../../features/files/use-selection.ts';
import { findFolders } from '../../features/folders/find-folders.ts';
import type { useFolders } from '../../features/folders/use-folders.ts';
import { useFindings } from '../../features/search/use-findings.ts';
import { queryClient, trpc } from '../../lib/api/trpc.ts';
import { useStable } from '../../lib/page/use-stable.ts';
import type { Contents, ItemHandlers } from './contents.ts';

interface ContentsOptions {
  /** Undefined: every folder. */
  openId: string | null | undefined;
  look: ListLook;
  folders: ReturnType<typeof useFolders>;
  actions: ItemActions;
  onDrag: (items: Item[]) => void;
  onDropItems: (folderId: string | null) => void;
  onMove: (items: Item[]) => void;
  onTags: (file: StoredFile) => void;
}

/** What lies in a folder, what of it is selected, and what its cards and rows do. */
export function useContents(options: ContentsOptions): Contents {
  const { openId, look, folders, actions, onDrag, onDropItems, onMove, onTags } = options;
  const { query } = usePlace();
  const [renaming, setRenaming] = useState<string | null>(null);
  const [focused, setFocused] = useState(0);
  // As it is within one press of a key.
  const focusedNow = useRef(0);
  const findings = useFindings(query);
  const isMissed = query !== '' && [...findings.values()].every(({ isNear }) => isNear);
  const shown = findFolders(folders, openId, query, look, isMissed);
  const list = useFileList({
    sort: look.sort,
    order: look.order,
    search: query || undefined,
    folder_id: openId === undefined ? undefined : (openId ?? 'null'),
  });
  const itemAt = (index: number): Item | undefined => {
    const folder = shown[index];
    if (folder) return folderItem(folder);
    const file = list.fileAt(index - shown.length);
    return file && fileItem(file);
  };
  const selection = useSelection(itemAt);
  const count = shown.length + (list.total ?? 0);
  const isReady = list.total !== undefined && !folders.isPending;
  const isAll = count > 0 && selection.items.length >= count;
  const selectAll = async () => {
    if (!isReady) return;
    const files = await list.loadAll();
    selection.replace([...shown.map(folderItem), ...files.map(fileItem)]);
  };
  const remove = (items: Item[]) => {
    selection.clear();
    if (items.length) void actions.remove(items);
  };
  useListKeys({
    onSelectAll: () => void selectAll(),
    onClear: selection.clear,
    onDelete: () => remove(selection.items),
    onRename(isFocused) {
      const item = isFocused ? itemAt(focusedNow.current) : selection.items[0];
      if (item) setRenaming(item.id);
      return item !== undefined;
    },
    onToggle: (withRange) => selection.toggle(focusedNow.current, withRange),
    onExtend(move) {
      const from = focusedNow.current;
      if (!move()) return false;
      selection.extend(from, focusedNow.current);
      return true;
    },
  });
  useSelectedByAddress(selection.replace);
  const along = (item: Item) => (selection.has(item.id) ? selection.items : [item]);
  const does: ItemHandlers = useStable({
    toggle: selection.toggle,
    dropItems: onDropItems,
    dragItem: (item) => onDrag(along(item)),
    rename: (item) => setRenaming(item.id),
    renamed(item, name) {
      setRenaming(null);
      if (name) void actions.rename(item, name).then((isDone) => isDone && selection.rename(item.id, name));
    },
    download: (items) => void actions.downloadAll(items),
    move: onMove,
    editTags: onTags,
    remove,
    along,
    focus(index) {
      focusedNow.current = index;
      setFocused(index);
    },
  } satisfies ItemHandlers);
  return {
    folders: shown,
    list,
    selection,
    isReady,
    count,
    isAll,
    selectAll: () => void selectAll(),
    renaming,
    findings,
    stop: Math.max(0, Math.min(focused, count - 1)),
    pathOf,
    does,
  };
}

export const pathOf = (folderId: string | null) => placePath({ view: 'folder', folderId });

/** A result is shown in its folder selected, with what can be done with it next. */
function useSelectedByAddress(select: (items: Item[]) => void): void {
  const [search] = useSearchParams();
  const id = search.get('select');
  useEffect(() => {
    if (!id) return;
    let isWanted = true;
    queryClient
      .fetchQuery(trpc.files.get.queryOptions({ id }))
      .then(({ file }) => isWanted && select([fileItem(file)]))
      // It went meanwhile: the folder is there all the same.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once for an address, whatever is selected afterwards
  }, [id]);
}
