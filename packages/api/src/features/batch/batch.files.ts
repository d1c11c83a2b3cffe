import { type Db, type FileRow, files, ocrPages } from '@sheaf/db';
import type { MissingText } from '@sheaf/pdf-core/options';
import { isSilent } from '../files/files.presenter.ts';
import { isPictureType } from '../files/upload-types.schema.ts';

/** A file with what is known of its text, as far as a step could fail for it. */
export type BatchFile = FileRow & { missingText: MissingText | undefined };
export type BatchFiles = Map<string, BatchFile>;

export async function readBatchFiles(db: Db, userId: string, ids: string[]): Promise<BatchFiles> {
  const rows = ids.length ? await files.findFiles(db, userId, [...new Set(ids)]) : [];
  const withOcr = rows.filter(({ has_ocr }) => has_ocr).map(({ id }) => id);
  const beside = new Set(await ocrPages.listReadBeside(db, withOcr));
  return new Map(rows.map((row) => [row.id, { ...row, missingText: missingText(row, beside) }]));
}

function missingText(row: FileRow, beside: Set<string>): MissingText | undefined {
  if (row.type !== 'application/pdf' && !isPictureType(row.type)) return undefined;
  if (row.reading === 'needs_ocr' || isSilent(row)) return 'none';
  return beside.has(row.id) ? 'beside' : undefined;
}
