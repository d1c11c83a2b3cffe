import { type FileRow, files, ocrPages } from '@sheaf/db';
import type { z } from 'zod';
import type { ActingContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { ToolInput } from '../../ports.ts';
import { presentFile } from '../files/files.presenter.ts';
import { saveResults } from '../files/files.results.service.ts';
import type { File } from '../files/files.schema.ts';
import type { OperationRun } from '../operations/operations.run.service.ts';
import { hasPriority } from '../usage/usage.features.ts';
import { refreshPassages } from '../passages/passages.service.ts';
import type { Cost } from '../usage/usage.costs.ts';
import { keepOcrText } from '../files/files.ocr-text.service.ts';
import { readPictures } from './ai.ocr.service.ts';
import type { ocrInput } from './ai.schema.ts';
import { toOperationFile } from './ai.texts.service.ts';

type Searchable = { file: File; operationId: string };

/**
 * The original with an invisible layer of text, as a new file: of the words as they were read and put right by hand.
 * Only pages that were never read are read, and paid for: all, or those that are asked for.
 */
export function makeSearchable(
  ctx: ActingContext,
  wish: z.infer<typeof ocrInput>,
  name?: string,
): Promise<Searchable> {
  const finish = async (file: FileRow, input: ToolInput, run: OperationRun, cost: Cost) => {
    const rows = await ocrPages.listOcrPages(ctx.db, file.id);
    const known = rows.filter(({ source }) => source === 'ocr').map(({ page, words }) => ({ page, words }));
    const settings = {
      member: file.user_id,
      priority: await hasPriority(ctx),
      signal: run.signal,
    };
    const options = { searchable: true, known };
    return ctx.tools.run('ocr', [input], options, settings, ({ files: [made] }) =>
      keepSearchable(ctx, file, made && { ...made, name: name ?? made.name }, run, cost),
    );
  };
  return readPictures(ctx, wish, 'searchable-pdf', false, finish, async ({ id, outputs: [made] }) => {
    const row = made && (await files.findFile(ctx.db, ctx.member.user.id, made.id));
    if (!row) throw new AppError('operation_result_gone');
    return { file: presentFile(row), operationId: id };
  });
}

async function keepSearchable(
  ctx: ActingContext,
  file: FileRow,
  made: (ToolInput & { size: number }) | undefined,
  run: OperationRun,
  cost: Cost,
): Promise<Searchable> {
  if (!made) throw new Error('The tool made no file.');
  const result = { path: made.path, size: made.size, filename: made.name, type: 'application/pdf' };
  const [saved] = await saveResults(ctx, file.user_id, [result], file.folder_id, async (trx, rows) => {
    await keepOcrText(trx, file);
    await run.finish(trx, {
      file_id: rows[0]?.id,
      filename: rows[0]?.filename,
      outputs: rows.map((row) => ({ ...toOperationFile(row), sha256: row.sha256 })),
      cost: { ...cost, storageLimit: made.size },
    });
  });
  if (!saved) throw new Error('The file was not kept.');
  await refreshPassages(ctx, file.user_id, file.id);
  return { file: presentFile(saved), operationId: run.id };
}
