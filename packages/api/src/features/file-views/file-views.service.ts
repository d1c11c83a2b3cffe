import type { ToolOptions, ToolReport } from '@sheaf/pdf-core/tools';
import type { z } from 'zod';
import type { MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { findAtVersion } from '../files/files.versions.service.ts';
import { isSpreadsheetType, isWordType } from '../files/upload-types.schema.ts';
import type { sheetInput, wordInput } from './file-views.schema.ts';

type Views = 'read-sheet' | 'read-word';

export async function readSheet(
  ctx: MemberContext,
  { id, version, ...options }: z.infer<typeof sheetInput>,
): Promise<ToolReport<'read-sheet'>> {
  const file = await findAtVersion(ctx, id, version);
  if (!isSpreadsheetType(file.type)) throw new AppError('file_not_spreadsheet');
  return readView(ctx, 'read-sheet', file, options);
}

export async function readWord(
  ctx: MemberContext,
  { id, version }: z.infer<typeof wordInput>,
): Promise<ToolReport<'read-word'>> {
  const file = await findAtVersion(ctx, id, version);
  if (!isWordType(file.type)) throw new AppError('file_not_word');
  return readView(ctx, 'read-word', file, {});
}

/** Read anew each time: a view takes as long as its text, and what is kept beside a file has to leave with it. */
function readView<View extends Views>(
  ctx: MemberContext,
  view: View,
  { filename: name, blob_key }: Awaited<ReturnType<typeof findAtVersion>>,
  options: ToolOptions<View>,
): Promise<ToolReport<View>> {
  const settings = { member: ctx.member.user.id, priority: true, signal: ctx.signal };
  return ctx.blobs.withFile(blob_key, (path) =>
    ctx.tools.run(view, [{ name, path }], options, settings, async ({ report }) => report),
  );
}
