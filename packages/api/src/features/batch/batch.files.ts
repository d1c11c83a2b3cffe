import { type Db, type FileRow, files, ocrPages } from '@sheaf/db';
import { type MissingText, type Protection, protectionOf } from '@sheaf/pdf-core/options';
import { isSilent, presentFile } from '../files/files.presenter.ts';
import { isPictureType } from '../files/upload-types.schema.ts';

/** A file with what is known of its text and protection, as far as a step could fail for it. */
export type BatchFile = FileRow & {
  missingText: MissingText | undefined;
  protection: Protection | undefined;
};
export type BatchFiles = Map<string, BatchFile>;

/** `learn`: finds out what is not known of the rows yet. */
export async function readBatchFiles(
  db: Db,
  userId: string,
  ids: string[],
  learn?: (rows: FileRow[]) => Promise<FileRow[]>,
): Promise<BatchFiles> {
  const found = ids.length ? await files.findFiles(db, userId, [...new Set(ids)]) : [];
  const rows = learn ? await learn(found) : found;
  const withOcr = rows.filter(({ has_ocr }) => has_ocr).map(({ id }) => id);
  const beside = new Set(await ocrPages.listReadBeside(db, userId, withOcr));
  return new Map(
    rows.map((row) => {
      const protection = protectionOf(presentFile(row).reading);
      return [row.id, { ...row, missingText: missingText(row, beside), protection }];
    }),
  );
}

function missingText(row: FileRow, beside: Set<string>): MissingText | undefined {
  if (row.type !== 'application/pdf' && !isPictureType(row.type)) return undefined;
  if (row.reading === 'needs_ocr') return 'none';
  if (isSilent(row)) return 'nothing';
  return beside.has(row.id) ? 'beside' : undefined;
}
