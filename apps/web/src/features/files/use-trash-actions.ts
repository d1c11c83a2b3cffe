import { useNavigate } from 'react-router';
import { toast } from '../../lib/page/toast.ts';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { api } from '../../lib/api/trpc.ts';
import { filesMessages } from './files.messages.ts';
import { inChunks } from './in-chunks.ts';
import { bringBack } from './leaving-files.ts';
import type { StoredFile } from './item.ts';
import { placePath } from './manager-place.ts';
import { refreshLists } from './refresh-lists.ts';

/** Out of the trash: back, or away for good. */
export function useTrashActions(placeOf: (folderId: string | null) => string) {
  const t = useMessages(filesMessages);
  const navigate = useNavigate();
  const errorTexts = useTranslated(errorWords);
  const reportFailure = (title: string, error: unknown) =>
    toast.error(title, { description: describeError(readApiError(error), errorTexts) });

  async function restore({ id, filename: name }: StoredFile): Promise<void> {
    bringBack([id]);
    try {
      const { file } = await api.files.restore.mutate({ id });
      const folderId = file.folder_id;
      // The one that it was in may have been deleted since, or moved.
      const place = placeOf(folderId);
      const onClick = () => void navigate(placePath({ view: 'folder', folderId }));
      toast.success(t('restoredTo', { name, place }), { action: { label: t('openFolder'), onClick } });
    } catch (error) {
      reportFailure(t('restoreFailed'), error);
    }
    await refreshLists();
  }

  async function deleteForever(files: StoredFile[]): Promise<void> {
    const { done, error } = await inChunks(files, ({ id }) =>
      api.files.delete.mutate({ id, permanent: true }),
    );
    if (done.length) toast.success(t('trash.gone', { count: done.length }));
    if (error) reportFailure(t('deleteFailed'), error);
    await refreshLists();
  }

  return { restore, deleteForever };
}
