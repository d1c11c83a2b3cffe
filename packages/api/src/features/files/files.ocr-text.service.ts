import { type Db, fileVersions, type FileRow, ocrPages, reading, texts } from '@sheaf/db';
import { AppError } from '../../errors.ts';

/** What was read of a file's pictures takes the place of what was known of its text. In a transaction. */
export async function keepOcrText(trx: Db, file: FileRow): Promise<void> {
  await requireUnchanged(trx, file);
  const rows = await ocrPages.listOcrPages(trx, file.id);
  const pages = rows.map(({ page, content }) => ({ page, text: content }));
  await texts.writeFileTexts(trx, file, 'ocr', pages);
  await reading.setReadByOcr(trx, file, pages.filter(({ text }) => !text.trim()).length);
}

/** What was derived from earlier bytes of a file is not stored with its current ones. Holds the file. */
export async function requireUnchanged(trx: Db, file: FileRow): Promise<void> {
  if (!(await fileVersions.holdBytes(trx, file))) throw new AppError('version_conflict');
}
