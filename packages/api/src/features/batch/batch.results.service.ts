import type { Readable } from 'node:stream';
import type { MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { createPaths } from '../../zip-paths.ts';
import { prepareDownload } from '../files/files.content.service.ts';
import { findBatch, presentOne } from './batch.service.ts';

type Entry = { path: string; modified: Date; squeeze: boolean; open(): Promise<Readable> };

/** All that a batch made. What has been deleted meanwhile is left out when its turn comes. */
export async function openResults(
  ctx: MemberContext,
  id: string,
): Promise<{ name: string; entries: AsyncIterable<Entry> }> {
  const { name, result_files } = await presentOne(ctx, await findBatch(ctx, id));
  if (!result_files.length) throw new AppError('batch_results_missing');
  return { name: `${name.replace(/[/\\\p{Cc}]/gu, '_')}.zip`, entries: listEntries(ctx, result_files) };
}

async function* listEntries(
  ctx: MemberContext,
  files: { id: string; filename: string }[],
): AsyncGenerator<Entry> {
  const place = createPaths();
  for (const { id, filename } of files) {
    const open = async () => (await prepareDownload(ctx, id)).open();
    yield { path: place('', filename), modified: new Date(), squeeze: false, open };
  }
}
