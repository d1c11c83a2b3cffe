import { ocrPages } from '@sheaf/db';
import type { z } from 'zod';
import type { ActingContext } from '../../context.ts';
import { presentFile } from '../files/files.presenter.ts';
import { saveResults } from '../files/files.results.service.ts';
import type { File } from '../files/files.schema.ts';
import { giveBack } from './ai.charging.ts';
import { keepReading, readPictures, settle } from './ai.ocr.service.ts';
import { refreshPassages } from './ai.passages.service.ts';
import type { searchableInput } from './ai.schema.ts';
import { toOperationFile } from './ai.texts.service.ts';

/** The original with an invisible layer of text, as a new file. Pages that were paid for once are not paid for again. */
export function makeSearchable(
  ctx: ActingContext,
  wish: z.infer<typeof searchableInput>,
): Promise<{ file: File; operationId: string }> {
  const options = { searchable: true };
  return readPictures(ctx, wish, 'searchable-pdf', options, async (file, [made], run, cost, reading) => {
    if (!made) throw new Error('The tool made no file.');
    const result = { path: made.path, size: made.size, filename: made.name, type: 'application/pdf' };
    const [saved] = await saveResults(ctx, file.user_id, [result], file.folder_id, async (trx, rows) => {
      const inside = { ...ctx, db: trx };
      const known = (await ocrPages.listOcrPages(trx, file.id)).length > 0;
      if (known) await giveBack(trx, file.user_id, cost);
      else await keepReading(inside, file, wish.language, reading);
      const taken = known ? {} : await settle(inside, cost, reading);
      await run.finish(trx, {
        file_id: rows[0]?.id,
        filename: rows[0]?.filename,
        outputs: rows.map((row) => ({ ...toOperationFile(row), sha256: row.sha256 })),
        cost: { ...taken, storageLimit: made.size },
      });
    });
    if (!saved) throw new Error('The file was not kept.');
    await refreshPassages(ctx, file.id);
    return { file: presentFile(saved), operationId: run.id };
  });
}
