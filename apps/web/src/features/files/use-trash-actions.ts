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
import { placePath } from './manager-place.ts';
import { refreshLists } from './refresh-lists.ts';
import type { TrashItem } from './trash-item.ts';

/** Out of the trash: back, or away for good. */
export function useTrashActions(placeOf: (folderId: string | null) => string) {
  const t = useMessages(filesMessages);
  const navigate = useNavigate();
  const errorTexts = useTranslated(errorWords);
  const reportFailure = (title: string, error: unknown) =>
    toast.error(title, { description: describeError(readApiError(error), errorTexts) });

  async function restore(items: TrashItem[]): Promise<void> {
    bringBack(items.map(({ id }) => id));
    /** Where each lies now: the folder that it was in may have been deleted since, or moved. */
    const places: (string | null)[] = [];
    // Folders one after the other, since each may be where the next one lay.
    const folders = items.filter(({ kind }) => kind === 'folder');
    const files = items.filter(({ kind }) => kind === 'file');
    const failed: unknown[] = [];
    for (const { id } of folders) {
      await api.folders.restore.mutate({ id }).then(
        ({ folder }) => places.push(folder.parent_id),
        (error: unknown) => failed.push(error),
      );
    }
    const { error } = await inChunks(files, async ({ id }) => {
      const { file } = await api.files.restore.mutate({ id });
      places.push(file.folder_id);
    });
    // Names of folders that came back with them are told by the lists.
    await refreshLists();
    const [only] = items;
    const [place, ...others] = new Set(places);
    if (only && items.length === 1 && place !== undefined && others.length === 0) {
      const onClick = () => void navigate(placePath({ view: 'folder', folderId: place }));
      const title = t('restoredTo', { name: only.name, place: only.path.at(-1) ?? placeOf(place) });
      toast.success(title, { action: { label: t('openFolder'), onClick } });
    } else if (places.length > 0) toast.success(t('restored', { count: places.length }));
    if (error ?? failed[0]) reportFailure(t('restoreFailed'), error ?? failed[0]);
  }

  async function deleteForever(items: TrashItem[]): Promise<void> {
    const { done, error } = await inChunks(items, ({ kind, id }) =>
      kind === 'folder'
        ? api.folders.delete.mutate({ id, permanent: true })
        : api.files.delete.mutate({ id, permanent: true }),
    );
    if (done.length) toast.success(t('trash.gone', { count: done.length }));
    if (error) reportFailure(t('deleteFailed'), error);
    await refreshLists();
  }

  return { restore, deleteForever };
}
