import { TRASH_DAYS } from '@sheaf/api/features/files/files.trash.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, RotateCcw, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FolderDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { filesMessages } from './files.messages.ts';
import type { StoredFile } from './item.ts';
import { LoadFailed } from './load-failed.tsx';
import { placePath } from './manager-place.ts';
import { TrashTable } from './trash-table.tsx';
import { useTrashActions } from './use-trash-actions.ts';

interface TrashViewProps {
  places: ReactNode;
  /** The name of a folder; null: of the place above all folders. */
  placeOf: (folderId: string | null) => string;
}

export function TrashView({ places, placeOf }: TrashViewProps) {
  const t = useMessages(filesMessages);
  const { data, isError, refetch } = useQuery(trpc.files.trash.queryOptions());
  const [doomed, setDoomed] = useState<StoredFile[]>([]);
  const actions = useTrashActions(placeOf);
  const files = data?.files ?? [];
  const home = placePath({ view: 'folder', folderId: null });
  return (
    <>
      <PageHeader
        title={t('trash.title')}
        lede={t('trash.lede', { days: TRASH_DAYS })}
        actions={
          <>
            {places}
            <ButtonLink to={home}>
              <ArrowLeft aria-hidden="true" />
              {t('trash.back')}
            </ButtonLink>
            {files.length > 0 && (
              <Button look="danger" onClick={() => setDoomed(files)}>
                {t('trash.empty')}
              </Button>
            )}
          </>
        }
      />
      {isError && <LoadFailed fact={t('loadFailed')} hasOlder={data !== undefined} onAgain={refetch} />}
      {data && files.length === 0 && (
        <Card className="py-8">
          <EmptyState drawing={<FolderDrawing />} title={t('trash.emptyTitle')}>
            {t('trash.emptyText', { days: TRASH_DAYS })}
          </EmptyState>
        </Card>
      )}
      {files.length > 0 && (
        <TrashTable files={files}>
          {(file) => (
            <>
              <IconButton
                size="small"
                name={t('trash.restoreNamed', { name: file.filename })}
                onClick={() => void actions.restore(file)}
              >
                <RotateCcw aria-hidden="true" />
              </IconButton>
              <IconButton
                size="small"
                name={t('trash.foreverNamed', { name: file.filename })}
                onClick={() => setDoomed([file])}
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            </>
          )}
        </TrashTable>
      )}
      <DeleteDialog
        count={doomed.length}
        onConfirm={() => actions.deleteForever(doomed)}
        onClose={() => setDoomed([])}
      />
    </>
  );
}
