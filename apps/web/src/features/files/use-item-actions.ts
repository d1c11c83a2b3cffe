import { TRASH_DAYS } from '@sheaf/api/features/files/files.trash.schema.ts';
import { toast } from '../../lib/page/toast.ts';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { api } from '../../lib/api/trpc.ts';
import { downloadFile, downloadZip } from './download-file.ts';
import { filesMessages } from './files.messages.ts';
import { inChunks } from './in-chunks.ts';
import { type Item, type StoredFile, splitItems } from './item.ts';
import { bringBack, takeOffLists } from './leaving-files.ts';
import { moveFiles } from './move-files.ts';
import { refreshLists } from './refresh-lists.ts';
import { dropUndo, keepUndo, undoNow } from './undo.ts';

/** The actions on files and folders, each with its outcome as a message. */
export function useItemActions() {
  const t = useMessages(filesMessages);
  const errorTexts = useTranslated(errorWords);
  const reportFailure = (title: string, error: unknown) =>
    toast.error(title, { description: describeError(readApiError(error), errorTexts) });

  /** To the trash, with a way back. */
  async function remove(items: Item[]): Promise<void> {
    const { files, folders } = splitItems(items);
    const going = files.map(({ id }) => id);
    try {
      await takeOffLists(going);
      const trashed = await inChunks(files, ({ id }) => api.files.delete.mutate({ id }));
      const dropped = await inChunks(folders, ({ id }) => api.folders.delete.mutate({ id, force: true }));
      const count = trashed.done.length + dropped.done.length;
      const trash = new Set(trashed.done.map(({ id }) => id));
      bringBack(going.filter((id) => !trash.has(id)));
      const undo = async () => {
        bringBack(going);
        const tree = await inChunks(dropped.done, ({ id }) => api.folders.restore.mutate({ id }));
        const loose = await inChunks(trashed.done, ({ id }) => api.files.restore.mutate({ id }));
        const error = tree.error ?? loose.error;
        if (error) throw error;
      };
      if (count > 0)
        offerUndo(
          t('deleted', { count }),
          t('restored', { count }),
          t('keptInTrash', { days: TRASH_DAYS }),
          undo,
        );
      const error = trashed.error ?? dropped.error;
      if (error) reportFailure(t('deleteFailed'), error);
    } catch (error) {
      bringBack(going);
      reportFailure(t('deleteFailed'), error);
    }
    await refreshLists();
  }

  /** `place` is the folder's name, for the message. */
  async function move(items: Item[], folderId: string | null, place: string): Promise<void> {
    const { files, folders } = splitItems(items);
    const origins = new Map<string | null, string[]>();
    for (const { id, folder_id } of files) origins.set(folder_id, [...(origins.get(folder_id) ?? []), id]);
    const undo = async () => {
      for (const [from, ids] of origins) await moveFiles(ids, from);
      for (const { id, parent_id } of folders) await api.folders.update.mutate({ id, parent_id });
    };
    try {
      for (const { id } of folders) await api.folders.update.mutate({ id, parent_id: folderId });
      await moveFiles(
        files.map(({ id }) => id),
        folderId,
      );
      offerUndo(
        t('moved', { count: items.length, place }),
        t('restored', { count: items.length }),
        undefined,
        undo,
      );
    } catch (error) {
      reportFailure(t('moveFailed'), error);
    }
    await refreshLists();
  }

  function offerUndo(
    title: string,
    undone: string,
    description: string | undefined,
    undo: () => Promise<void>,
  ) {
    const id = keepUndo(async () => {
      try {
        await undo();
        toast.success(undone);
      } catch (error) {
        reportFailure(t('restoreFailed'), error);
      }
      await refreshLists();
    });
    toast.success(title, {
      id,
      description,
      action: { label: t('undo'), onClick: () => undoNow(id) },
      onAutoClose: () => dropUndo(id),
      onDismiss: () => dropUndo(id),
    });
  }

  async function rename(item: Item, name: string): Promise<boolean> {
    try {
      if (item.kind === 'file') await api.files.update.mutate({ id: item.id, filename: name });
      else await api.folders.update.mutate({ id: item.id, name });
    } catch (error) {
      reportFailure(t('renameFailed'), error);
      return false;
    }
    await refreshLists();
    return true;
  }

  async function download(file: StoredFile): Promise<void> {
    try {
      await downloadFile(file);
      toast.success(t('downloaded'));
    } catch (error) {
      reportFailure(t('downloadFailed'), error);
    }
  }

  /** A file alone as it is; folders, or several, in one zip. */
  async function downloadAll(items: Item[]): Promise<void> {
    const [only, ...others] = items;
    if (only?.kind === 'file' && !others.length) return download(only.file);
    try {
      await downloadZip(items);
      toast.success(t('downloadBegun'));
    } catch (error) {
      reportFailure(t('downloadFailed'), error);
    }
  }

  return { remove, move, rename, download, downloadAll };
}

export type ItemActions = ReturnType<typeof useItemActions>;
