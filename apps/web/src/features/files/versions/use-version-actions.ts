import { toast } from '../../../lib/page/toast.ts';
import { readApiError } from '../../../lib/api/api-error.ts';
import { fetchBlob, saveBlob } from '../../../lib/api/download.ts';
import { api } from '../../../lib/api/trpc.ts';
import { errorWords, describeError } from '../../../lib/messages/describe-error.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { useTranslated } from '../../../lib/messages/translated.ts';
import { refreshVersions } from './refresh-versions.ts';
import { sendVersion } from './send-version.ts';
import { versionsMessages } from './versions.messages.ts';

/** The actions on versions of a file, each with its outcome as a message; true if it was done. */
export function useVersionActions({
  id,
  filename,
  version,
}: {
  id: string;
  filename: string;
  version: number;
}) {
  const t = useMessages(versionsMessages);
  const errorTexts = useTranslated(errorWords);
  async function attempt(work: () => Promise<string | null>, failed: string): Promise<boolean> {
    let done: string | null;
    try {
      done = await work();
    } catch (error) {
      toast.error(failed, { description: describeError(readApiError(error), errorTexts) });
      return false;
    } finally {
      await refreshVersions(id);
    }
    if (done) toast.success(done);
    return true;
  }
  return {
    restore: (number: number) =>
      attempt(async () => {
        await api.versions.restore.mutate({ id, number });
        return t('restoredTo', { number });
      }, t('restoreFailed')),
    remove: (number: number) =>
      attempt(async () => {
        await api.versions.delete.mutate({ id, number });
        return t('deleted', { number });
      }, t('deleteFailed')),
    download: (number: number) =>
      attempt(async () => {
        const { blob } = await fetchBlob(`/api/files/${id}/download?version=${number}`);
        saveBlob(blob, filename);
        return null;
      }, t('downloadFailed')),
    upload: (chosen: File) =>
      attempt(async () => {
        const { version: number } = await sendVersion(id, version, chosen);
        return number === version ? t('uploadedSame') : t('uploadedAs', { number });
      }, t('uploadFailed')),
  };
}
