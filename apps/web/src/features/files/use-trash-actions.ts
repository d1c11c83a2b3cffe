import { toast } from 'sonner';
import { apiErrorTexts, describeError } from '../../lib/api-error.texts.ts';
import { readApiError } from '../../lib/api-error.ts';
import { useTexts } from '../../lib/texts.ts';
import { api } from '../../lib/trpc.ts';
import { filesTexts } from './files.texts.ts';
import { inChunks } from './in-chunks.ts';
import type { StoredFile } from './item.ts';
import { refreshLists } from './refresh-lists.ts';

/** Out of the trash: back, or away for good. */
export function useTrashActions() {
  const texts = useTexts(filesTexts);
  const errorTexts = useTexts(apiErrorTexts);

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
      run(files, ({ id }) => api.files.restore.mutate({ id }), texts.restored, texts.restoreFailed),
    deleteForever: (files: StoredFile[]) =>
      run(
        files,
        ({ id }) => api.files.delete.mutate({ id, permanent: true }),
        texts.trash.gone,
        texts.deleteFailed,
      ),
  };
}
