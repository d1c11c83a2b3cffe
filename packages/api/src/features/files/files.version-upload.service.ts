import type { MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { recordOperation } from '../operations/operations.service.ts';
import { reserveUsage } from '../usage/usage.service.ts';
import { presentFile } from './files.presenter.ts';
import type { File } from './files.schema.ts';
import { findLiveFile } from './files.service.ts';
import { type Arrival, refuseTooLarge } from './files.upload.service.ts';
import { saveVersion } from './files.versions.service.ts';

/** Uploaded bytes as the newest version of a file. The same bytes again, as after a lost answer, change nothing. */
export async function addUploadedVersion(
  ctx: MemberContext,
  arrival: Arrival,
  { id, base }: { id: string; base: number | undefined },
): Promise<File> {
  await refuseTooLarge(ctx, arrival.size);
  if (!arrival.size) throw new AppError('file_empty');
  const file = await findLiveFile(ctx, id);
  if (file.sha256 === arrival.sha256) return presentFile(file);
  const { size, type, path } = arrival;
  const saved = await saveVersion(
    ctx,
    { file, base: base ?? file.version, source: 'upload' },
    { size, type, path, filename: file.filename },
    async (trx, row) => {
      await reserveUsage(trx, file.user_id, 'filesPerMonth', 1);
      const cost = { filesPerMonth: 1, storageLimit: size };
      const options = { size, type, version: row.version };
      await recordOperation(ctx, trx, file.user_id, { action: 'upload', file: row, options, cost });
    },
  );
  return presentFile(saved);
}
