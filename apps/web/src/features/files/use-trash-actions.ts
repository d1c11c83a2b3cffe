import { toast } from 'sonner';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { api } from '../../lib/api/trpc.ts';
import { filesMessages } from './files.messages.ts';
import { inChunks } from './in-chunks.ts';
import { bringBack } from './leaving-files.ts';
import type { StoredFile } from './item.ts';
import { refreshLists } from './refresh-lists.ts';

/** Out of the trash: back, or away for good. */
export function useTrashActions() {
  const t = useMessages(filesMessages);
  const errorTexts = useTranslated(errorWords);

  async function run(
    files: StoredFile[],
    call: (file: StoredFile) => Promise<unknown>,
    done: (count: number) => string,
    failed: string,
  ): Promise<void> {
    const result = await inChunks(files, call);
    if (result.done.length) toast.success(done(result.done.length));
    if (result.error) {
      toast.error(failed, { description: describeError(readApiError(result.error), errorTexts) });
    }
    await refreshLists();
  }

  return {
    restore: (files: StoredFile[]) =>
      run(
        files,
        ({ id }) => {
          bringBack([id]);
          return api.files.restore.mutate({ id });
        },
        (count) => t('restored', { count }),
        t('restoreFailed'),
      ),
    deleteForever: (files: StoredFile[]) =>
      run(
        files,
        ({ id }) => api.files.delete.mutate({ id, permanent: true }),
        (count) => t('trash.gone', { count }),
        t('deleteFailed'),
      ),
  };
}
