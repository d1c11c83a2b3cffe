import { useNavigate } from 'react-router';
import { Suspense, lazy, useState } from 'react';
import { filesMessages } from '../../features/files/files.messages.ts';
import { type Item, type StoredFile, sharedPlace, splitItems } from '../../features/files/item.ts';
import { LoadFailed } from '../../features/files/load-failed.tsx';
import { ListControls } from '../../features/files/list-controls.tsx';
import { type Place, placePath, usePlace } from '../../features/files/manager-place.ts';
import { NothingHere } from '../../features/files/nothing-here.tsx';
import { SearchAllOffer } from '../../features/files/search-all-offer.tsx';
import { SamplesOffer } from '../../features/first-steps/samples-offer.tsx';
import type { ItemActions } from '../../features/files/use-item-actions.ts';
import { useListLook } from '../../features/files/use-list-look.ts';
import { Breadcrumb } from '../../features/folders/breadcrumb.tsx';
import { FolderGone } from '../../features/folders/folder-gone.tsx';
import type { useFolders } from '../../features/folders/use-folders.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { ContentsGrid } from './contents-grid.tsx';
import { selectionTools } from './file-tools.tsx';
import { useSelectionAtHand } from './selection-at-hand.ts';
import { SelectionLine } from './selection-line.tsx';
import { pathOf, useContents } from './use-contents.ts';

const ContentsTable = lazy(async () => ({
  default: (await import('./contents-table.tsx')).ContentsTable,
}));
const MeaningResults = lazy(async () => ({
  default: (await import('../../features/search/meaning-results.tsx')).MeaningResults,
}));
const CorrectedNote = lazy(() => import('../../features/search/corrected-note.tsx'));
const SelectionBar = lazy(async () => ({
  default: (await import('../../features/files/selection-bar.tsx')).SelectionBar,
}));
const MoveDialog = lazy(async () => ({
  default: (await import('../../features/folders/move-dialog.tsx')).MoveDialog,
}));
const TagsDialog = lazy(async () => ({
  default: (await import('../../features/files/tags-dialog.tsx')).TagsDialog,
}));

/** Up to so many results of one folder, what is looked for may well lie in another. */
const FEW = 10;

interface FolderContentsProps {
  place: Exclude<Place, { view: 'trash' }>;
  folders: ReturnType<typeof useFolders>;
  actions: ItemActions;
  onUpload: () => void;
  onDrag: (items: Item[]) => void;
  onDropItems: (folderId: string | null) => void;
}

/** One folder, or all files. Mounted anew for each, so that nothing stays selected. */
export function FolderContents(props: FolderContentsProps) {
  const { place, folders, actions, onUpload, onDrag, onDropItems } = props;
  const t = useMessages(filesMessages);
  const navigate = useNavigate();
  const { query } = usePlace();
  const [look, setLook] = useListLook();
  const [tagged, setTagged] = useState<StoredFile | null>(null);
  const [moved, setMoved] = useState<Item[]>([]);
  const openId = place.view === 'folder' ? place.folderId : undefined;
  const contents = useContents({
    openId,
    look,
    folders,
    actions,
    onDrag,
    onDropItems,
    onMove: setMoved,
    onTags: setTagged,
  });
  const { list, selection, isReady, isAll, count, does } = contents;
  const isSelecting = selection.items.length > 0;
  useSelectionAtHand(selection, does);
  const everywhere = query && place.view === 'folder' ? placePath({ view: 'all' }, query) : undefined;
  const isFailed = list.isError || folders.isError;
  if (openId && !folders.isPending && !folders.byId.has(openId)) return <FolderGone home={pathOf(null)} />;
  const { files: chosen, folders: chosenFolders } = splitItems(selection.items);
  return (
    <div>
      <div className="mb-3 flex flex-col justify-between gap-2 desktop:mb-2 desktop:flex-row desktop:items-center">
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
      {(isSelecting || (!isFailed && (count > 0 || !isReady))) && (
        <SelectionLine
          count={isReady ? count : undefined}
          isTable={look.view === 'list'}
          isSelecting={isSelecting}
          onSelectAll={contents.selectAll}
        >
          <Suspense>
            <SelectionBar
              items={selection.items}
              isAll={isAll}
              tools={chosenFolders.length === 0 && selectionTools(chosen)}
              onSelectAll={contents.selectAll}
              onDownload={() => does.download(selection.items)}
              onMove={() => setMoved(selection.items)}
              onDelete={() => does.remove(selection.items)}
              onClear={selection.clear}
            />
          </Suspense>
        </SelectionLine>
      )}
      {isFailed && (
        <LoadFailed
          fact={t('folderFailed')}
          hasOlder={isReady}
          onAgain={() => Promise.all([list.refetch(), folders.refetch()])}
        />
      )}
      {query && isReady && count > 0 && (
        <Suspense>
          <CorrectedNote query={query} />
        </Suspense>
      )}
      {isFailed && !isReady ? null : isReady && count === 0 ? (
        <NothingHere
          isSearching={query !== ''}
          everywhere={everywhere}
          onUpload={onUpload}
          onClearSearch={() => navigate(placePath(place), { replace: true })}
          more={<SamplesOffer />}
        />
      ) : look.view === 'grid' ? (
        <ContentsGrid contents={contents} />
      ) : (
        <Suspense>
          <ContentsTable contents={contents} look={look} onLook={setLook} />
        </Suspense>
      )}
      {everywhere && isReady && count > 0 && count <= FEW && <SearchAllOffer to={everywhere} />}
      {query && (
        <Suspense>
          <MeaningResults query={query} />
        </Suspense>
      )}
      <Suspense>
        {moved.length > 0 && (
          <MoveDialog
            tree={folders}
            count={moved.length}
            from={sharedPlace(moved)}
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
    </div>
  );
}
