import { useNavigate } from 'react-router';
import { Suspense, lazy, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Note } from '../../components/note.tsx';
import { DeleteDialog } from '../../features/files/delete-dialog.tsx';
import { filesMessages } from '../../features/files/files.messages.ts';
import { type Item, type StoredFile, fileItem, folderItem } from '../../features/files/item.ts';
import { ListControls } from '../../features/files/list-controls.tsx';
import { type Place, placePath, usePlace } from '../../features/files/manager-place.ts';
import { NothingHere } from '../../features/files/nothing-here.tsx';
import { SamplesOffer } from '../../features/first-steps/samples-offer.tsx';
import { useFileList } from '../../features/files/use-file-list.ts';
import type { ItemActions } from '../../features/files/use-item-actions.ts';
import { useListKeys } from '../../features/files/use-list-keys.ts';
import { useListLook } from '../../features/files/use-list-look.ts';
import { useSelection } from '../../features/files/use-selection.ts';
import { Breadcrumb } from '../../features/folders/breadcrumb.tsx';
import { FolderGone } from '../../features/folders/folder-gone.tsx';
import { findFolders } from '../../features/folders/find-folders.ts';
import type { useFolders } from '../../features/folders/use-folders.ts';
import { useMessages } from '../../lib/messages.ts';
import { useStable } from '../../lib/use-stable.ts';
import { ContentsGrid } from './contents-grid.tsx';
import { ContentsTable } from './contents-table.tsx';
import type { Contents, ItemHandlers } from './contents.ts';

const MeaningResults = lazy(async () => ({
  default: (await import('../../features/search/meaning-results.tsx')).MeaningResults,
}));
const SelectionBar = lazy(async () => ({
  default: (await import('../../features/files/selection-bar.tsx')).SelectionBar,
}));
const MoveDialog = lazy(async () => ({
  default: (await import('../../features/folders/move-dialog.tsx')).MoveDialog,
}));
const TagsDialog = lazy(async () => ({
  default: (await import('../../features/files/tags-dialog.tsx')).TagsDialog,
}));

interface FolderContentsProps {
  place: Exclude<Place, { view: 'trash' }>;
  folders: ReturnType<typeof useFolders>;
  actions: ItemActions;
  onUpload: () => void;
  onDrag: (items: Item[]) => void;
  onDropItems: (folderId: string | null) => void;
}

const pathOf = (folderId: string | null) => placePath({ view: 'folder', folderId });

/** One folder, or all files. Mounted anew for each, so that nothing stays selected. */
export function FolderContents({
  place,
  folders,
  actions,
  onUpload,
  onDrag,
  onDropItems,
}: FolderContentsProps) {
  const t = useMessages(filesMessages);
  const navigate = useNavigate();
  const { query } = usePlace();
  const [look, setLook] = useListLook();
  const [renaming, setRenaming] = useState<string | null>(null);
  const [tagged, setTagged] = useState<StoredFile | null>(null);
  const [moved, setMoved] = useState<Item[]>([]);
  const [doomed, setDoomed] = useState<Item[]>([]);
  const openId = place.view === 'folder' ? place.folderId : undefined;
  const shown = findFolders(folders, openId, query, look);
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
  useListKeys({
    onSelectAll: () => void selectAll(),
    onClear: selection.clear,
    onDelete: () => setDoomed(selection.items),
    onRename: () => setRenaming(selection.items[0]?.id ?? null),
  });
  const does: ItemHandlers = useStable({
    toggle: selection.toggle,
    dropItems: onDropItems,
    dragItem: (item) => onDrag(selection.has(item.id) ? selection.items : [item]),
    rename: (item) => setRenaming(item.id),
    renamed(item, name) {
      setRenaming(null);
      if (name) void actions.rename(item, name);
    },
    download: (item) => void actions.downloadAll([item]),
    move: (item) => setMoved([item]),
    editTags: setTagged,
    remove: (item) => setDoomed([item]),
  } satisfies ItemHandlers);
  const contents: Contents = {
    folders: shown,
    list,
    selection,
    isReady,
    count,
    isAll,
    selectAll: () => void selectAll(),
    renaming,
    pathOf,
    does,
  };
  if (openId && !folders.isPending && !folders.byId.has(openId)) return <FolderGone home={pathOf(null)} />;
  return (
    <>
      <div className="mb-3 flex flex-col justify-between gap-2 desk:flex-row desk:items-center">
        <Breadcrumb
          path={openId ? folders.pathTo(openId) : []}
          pathOf={pathOf}
          isAll={place.view === 'all'}
          onDropItems={onDropItems}
        />
        <ListControls
          look={look}
          onLook={setLook}
          query={query}
          onQuery={(next) => navigate(placePath(place, next), { replace: true })}
        />
      </div>
      {selection.items.length > 0 && (
        <Suspense>
          <SelectionBar
            items={selection.items}
            isAll={isAll}
            onSelectAll={contents.selectAll}
            onDownload={() => void actions.downloadAll(selection.items)}
            onMove={() => setMoved(selection.items)}
            onDelete={() => setDoomed(selection.items)}
            onClear={selection.clear}
          />
        </Suspense>
      )}
      {list.isError || folders.isError ? (
        <Note
          kind="bad"
          fact={t('folderFailed')}
          action={
            <Button
              size="small"
              onClick={() => {
                list.refetch();
                folders.refetch();
              }}
            >
              {t('again')}
            </Button>
          }
        />
      ) : isReady && count === 0 ? (
        <NothingHere
          isSearching={query !== ''}
          onUpload={onUpload}
          onClearSearch={() => navigate(placePath(place), { replace: true })}
          more={<SamplesOffer />}
        />
      ) : look.view === 'grid' ? (
        <ContentsGrid contents={contents} />
      ) : (
        <ContentsTable contents={contents} />
      )}
      {query && (
        <Suspense>
          <MeaningResults query={query} />
        </Suspense>
      )}
      <DeleteDialog
        count={doomed.length}
        onConfirm={() => {
          selection.clear();
          void actions.remove(doomed);
        }}
        onClose={() => setDoomed([])}
      />
      <Suspense>
        {moved.length > 0 && (
          <MoveDialog
            tree={folders}
            count={moved.length}
            movedFolders={new Set(moved.flatMap((item) => (item.kind === 'folder' ? [item.id] : [])))}
            onMove={(folderId, name) => {
              selection.clear();
              void actions.move(moved, folderId, name);
            }}
            onClose={() => setMoved([])}
          />
        )}
        {tagged && <TagsDialog file={tagged} onClose={() => setTagged(null)} />}
      </Suspense>
    </>
  );
}
