import { toast } from 'sonner';
import { readApiError } from '../../../lib/api/api-error.ts';
import { fetchBlob, saveBlob } from '../../../lib/api/download.ts';
import { api, queryClient, trpc } from '../../../lib/api/trpc.ts';
import { errorWords, describeError } from '../../../lib/messages/describe-error.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { useTranslated } from '../../../lib/messages/translated.ts';
import { refreshLists } from '../refresh-lists.ts';
import { versionsMessages } from './versions.messages.ts';

/** After the bytes of a file changed: its lists, versions, and pictures of its pages. */
async function refreshVersions(id: string): Promise<void> {
  queryClient.removeQueries({ queryKey: ['page-picture', id] });
  await Promise.all([refreshLists(), queryClient.invalidateQueries(trpc.versions.pathFilter())]);
}

/** The actions on versions of a file, each with its outcome as a message; true if it was done. */
export function useVersionActions({ id, filename }: { id: string; filename: string }) {
  const t = useMessages(versionsMessages);
  const errorTexts = useTranslated(errorWords);
  async function attempt(
    work: () => Promise<unknown>,
    done: string | null,
    failed: string,
  ): Promise<boolean> {
    try {
      await work();
    } catch (error) {
      toast.error(failed, { description: describeError(readApiError(error), errorTexts) });
      return false;
    } finally {
      await refreshVersions(id);
    }
    if (done) toast.success(done);
    return true;
  }
  const download = async (number: number) => {
    const { blob } = await fetchBlob(`/api/files/${id}/download?version=${number}`);
    saveBlob(blob, filename);
  };
  return {
    restore: (number: number) =>
      attempt(
        () => api.versions.restore.mutate({ id, number }),
        t('restoredTo', { number }),
        t('restoreFailed'),
      ),
    remove: (number: number) =>
      attempt(() => api.versions.delete.mutate({ id, number }), t('deleted', { number }), t('deleteFailed')),
    download: (number: number) => attempt(() => download(number), null, t('downloadFailed')),
  };
}
