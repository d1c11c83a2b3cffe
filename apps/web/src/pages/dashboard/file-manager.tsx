import { useQuery } from '@tanstack/react-query';
import { FolderPlus, ScanLine, Upload } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { AskAllButton } from '../../features/search/ask/ask-all-button.tsx';
import { filesMessages } from '../../features/files/files.messages.ts';
import type { Item } from '../../features/files/item.ts';
import { placePath, usePlace } from '../../features/files/manager-place.ts';
import { useItemActions } from '../../features/files/use-item-actions.ts';
import { FolderIcon } from '../../features/folders/folder-icon.tsx';
import { FolderRail } from '../../features/folders/folder-rail.tsx';
import { foldersMessages } from '../../features/folders/folders.messages.ts';
import { PlacesMenu } from '../../features/folders/places-menu.tsx';
import { useFolders } from '../../features/folders/use-folders.ts';
import { StorageMeter } from '../../features/usage/storage-meter.tsx';
import { useStats } from '../../features/usage/use-stats.ts';
import { classes } from '../../lib/page/classes.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { FolderContents } from './folder-contents.tsx';
import { useOpened } from '../../lib/page/use-opened.ts';

const TrashView = lazy(async () => ({
  default: (await import('../../features/files/trash-view.tsx')).TrashView,
}));
const NewFolderDialog = lazy(async () => ({
  default: (await import('../../features/folders/new-folder-dialog.tsx')).NewFolderDialog,
}));

const paths = {
  folder: (folderId: string | null) => placePath({ view: 'folder', folderId }),
  all: placePath({ view: 'all' }),
  trash: placePath({ view: 'trash' }),
};

const drawFolder = (color: string) => <FolderIcon color={color} size={20} />;

export function FileManager({ onUpload, onScan }: { onUpload: () => void; onScan: () => void }) {
  const t = useMessages(filesMessages);
  const tFolders = useMessages(foldersMessages);
  const { place } = usePlace();
  const folders = useFolders();
  const nameOf = (id: string | null) => (id && folders.byId.get(id)?.name) || tFolders('home');
  const actions = useItemActions();
  const [isCreating, setCreating] = useState(false);
  useOpened('newFolder', () => setCreating(true));
  // What is dragged may be dropped on the rail, outside the list it comes from.
  const [dragged, setDragged] = useState<Item[]>([]);
  const { data: stats } = useStats();
  const { data: trash } = useQuery(trpc.files.trash.queryOptions({}));
  const openId = place.view === 'folder' ? place.folderId : undefined;
  const dropItems = (folderId: string | null) => {
    const items = dragged.filter(({ id }) => id !== folderId);
    const name = nameOf(folderId);
    if (items.length) void actions.move(items, folderId, name);
  };
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 pb-24 max-desktop:has-[[data-selection]]:pb-36 desktop:grid-cols-[200px_minmax(0,1fr)] desktop:pb-16">
      <aside
        aria-label={tFolders('places')}
        className="pt-7 max-desktop:hidden desktop:sticky desktop:top-14 desktop:max-h-[calc(100vh-56px)] desktop:self-start desktop:overflow-y-auto"
      >
        <FolderRail
          tree={folders}
          openId={openId}
          openPath={place.view === 'trash' ? paths.trash : placePath(place)}
          paths={paths}
          totalFiles={stats?.totalFiles}
          trashed={trash && trash.files.length + trash.folders.length}
          onDropItems={dropItems}
        />
        <div className={classes('mt-6 border-t px-2.5 pt-3.5', folders.isPending && 'invisible')}>
          <StorageMeter />
        </div>
      </aside>
      <div>
        {place.view === 'trash' ? (
          <Suspense>
            <TrashView
              key={placePath(place)}
              places={<PlacesMenu paths={paths} />}
              placeOf={nameOf}
              iconOf={drawFolder}
              folderId={place.folderId ?? null}
            />
          </Suspense>
        ) : (
          <>
            <PageHeader
              title={t('title')}
              lede={t('lede')}
              actions={
                <>
                  <PlacesMenu paths={paths} />
                  <AskAllButton folderId={openId} />
                  <Button className="max-desktop:flex-1" onClick={() => setCreating(true)}>
                    <FolderPlus aria-hidden="true" />
                    {tFolders('newFolder')}
                  </Button>
                  <Button className="max-desktop:flex-1" onClick={onScan}>
                    <ScanLine aria-hidden="true" />
                    {t('scan')}
                  </Button>
                  <Button look="primary" className="max-desktop:flex-1" onClick={onUpload}>
                    <Upload aria-hidden="true" />
                    {t('upload')}
                  </Button>
                </>
              }
            />
            <FolderContents
              key={placePath(place)}
              place={place}
              folders={folders}
              actions={actions}
              onUpload={onUpload}
              onDrag={setDragged}
              onDropItems={dropItems}
            />
            {isCreating && (
              <Suspense>
                <NewFolderDialog open parentId={openId ?? null} onClose={() => setCreating(false)} />
              </Suspense>
            )}
          </>
        )}
      </div>
    </div>
  );
}
