import type { FileRow } from '@sheaf/db';
import type { ActingContext, AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { ToolInput } from '../../ports.ts';
import { findLiveFile } from '../files/files.service.ts';
import type { InputKind } from './pdf-tools.file-tool.ts';

const kinds: Record<InputKind, { fits: (type: string) => boolean; sentence: string }> = {
  pdf: { fits: (type) => type === 'application/pdf', sentence: 'All selected files must be PDFs' },
  image: { fits: (type) => type.startsWith('image/'), sentence: 'All selected files must be images' },
  office: {
    fits: (type) => /word|excel|spreadsheet/.test(type),
    sentence: 'The selected file must be a Word or Excel file',
  },
};

/** The member's own files, in the order given; what is in the trash is not there. */
export async function findInputs(ctx: ActingContext, ids: string[], kind: InputKind): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for (const id of ids) {
    const row = await findLiveFile(ctx, id);
    if (!kinds[kind].fits(row.type))
      throw new AppError('unsupported_type', kinds[kind].sentence, {
        filename: row.filename,
        type: row.type,
      });
    rows.push(row);
  }
  return rows;
}

/** Hands the files over as they lie in the store. */
export function withPaths<T>(
  ctx: AppContext,
  rows: FileRow[],
  use: (inputs: ToolInput[]) => Promise<T>,
  inputs: ToolInput[] = [],
): Promise<T> {
  const row = rows[inputs.length];
  if (!row) return use(inputs);
  return ctx.blobs.withFile(row.blob_key, (path) =>
    withPaths(ctx, rows, use, [...inputs, { name: row.filename, path }]),
  );
}
