import { TRASH_DAYS } from '@sheaf/api/features/files/files.trash.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FolderDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { filesMessages } from './files.messages.ts';
import { LoadFailed } from './load-failed.tsx';
import { placePath } from './manager-place.ts';
import { listTrashItems, type TrashItem } from './trash-item.ts';
import { TrashTable } from './trash-table.tsx';
import { useTrashActions } from './use-trash-actions.ts';

interface TrashViewProps {
  places: ReactNode;
  /** The name of a folder; null: of the place above all folders. */
  placeOf: (folderId: string | null) => string;
  iconOf: (color: string) => ReactNode;
  /** A folder of the trash: the files that were deleted with it. */
  folderId: string | null;
}

/** Mounted anew for each folder, so that nothing stays selected. */
export function TrashView({ places, placeOf, iconOf, folderId }: TrashViewProps) {
  const t = useMessages(filesMessages);
  const { data, isError, refetch } = useQuery(trpc.files.trash.queryOptions({}));
  const inside = useQuery({
    ...trpc.files.trash.queryOptions({ folder_id: folderId ?? '' }),
    enabled: folderId !== null,
  });
  const [toDelete, setToDelete] = useState<TrashItem[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const actions = useTrashActions(placeOf);
  const shown = folderId === null ? data : inside.data;
  const items = shown ? listTrashItems(shown) : [];
  const opened = data?.folders.find(({ id }) => id === folderId);
  const isEmpty = shown !== undefined && items.length === 0;
  return (
    <>
      <PageHeader
        title={folderId === null ? t('trash.title') : (opened?.name ?? t('trash.title'))}
        lede={folderId === null ? t('trash.lede', { days: TRASH_DAYS }) : t('trash.insideLede')}
        actions={
          <>
            {places}
            <ButtonLink to={placePath(folderId === null ? { view: 'folder', folderId } : { view: 'trash' })}>
              <ArrowLeft aria-hidden="true" />
              {folderId === null ? t('trash.back') : t('trash.backToTrash')}
            </ButtonLink>
            {folderId === null && items.length > 0 && (
              <Button look="danger" onClick={() => setToDelete(items)}>
                {t('trash.empty')}
              </Button>
            )}
          </>
        }
      />
      {(isError || inside.isError) && (
        <LoadFailed
          fact={t('loadFailed')}
          hasOlder={shown !== undefined}
          onAgain={() => Promise.all([refetch(), ...(folderId === null ? [] : [inside.refetch()])])}
        />
      )}
      {isEmpty && (
        <Card className="py-8">
          <EmptyState
            drawing={<FolderDrawing />}
            title={folderId === null ? t('trash.emptyTitle') : t('trash.noFiles')}
          >
            {t('trash.emptyText', { days: TRASH_DAYS })}
          </EmptyState>
        </Card>
      )}
      {items.length > 0 && (
        <TrashTable
          items={items}
          iconOf={iconOf}
          chosen={chosen}
          onChoose={setChosen}
          onRestore={(some) => {
            setChosen(new Set());
            void actions.restore(some);
          }}
          onDelete={setToDelete}
        />
      )}
      <DeleteDialog
        count={toDelete.length}
        onConfirm={() => {
          setChosen(new Set());
          void actions.deleteForever(toDelete);
        }}
        onClose={() => setToDelete([])}
      />
    </>
  );
}
