import { toast } from '../../../lib/page/toast.ts';
import { readApiError } from '../../../lib/api/api-error.ts';
import { describeError, errorWords } from '../../../lib/messages/describe-error.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { useTranslated } from '../../../lib/messages/translated.ts';
import { reportUnfetched } from '../../../lib/messages/report-unfetched.ts';
import type { FolderPath } from './empty-folders.ts';
import { uploadMessages } from './upload.messages.ts';

/** Makes the dropped folders that have no files, and says so: no row of an upload would. */
export function useMakeFolders() {
  const t = useMessages(uploadMessages);
  const errorTexts = useTranslated(errorWords);
  return async (folders: readonly FolderPath[], parentId: string | null): Promise<void> => {
    const store = await import('./uploads-store.ts').catch(reportUnfetched);
    try {
      await store?.makeFolders(folders, parentId);
      if (store) toast.success(t('emptyFolders', { count: folders.length }));
    } catch (error) {
      toast.error(t('emptyFoldersFailed'), { description: describeError(readApiError(error), errorTexts) });
    }
  };
}
