import { type Expression, sql } from 'kysely';
import type { Db } from '../client.ts';
import type { FileRow, TextEngine } from '../tables.ts';

export type TextPage = { page: number; label?: string | null; text: string };

/** About seven printed pages: what is read to show a passage. */
const PART_CHARACTERS = 20_000;
const ROWS_AT_ONCE = 200;

/** With `sha256`, text of other bytes than the file has by now is not stored. */
type ReadFile = { id: string; user_id: string; sha256?: string };

/** Replaces the text of a file. Empty pages have no row. */
export async function replaceFileTexts(
  db: Db,
  file: ReadFile,
  engine: TextEngine,
  pages: TextPage[],
): Promise<void> {
  await db.transaction().execute((trx) => writeFileTexts(trx, file, engine, pages));
}

/** The same within a transaction of the caller's. */
export async function writeFileTexts(
  trx: Db,
  file: ReadFile,
  engine: TextEngine,
  pages: TextPage[],
): Promise<void> {
  const rows = pages.flatMap(({ page, label = null, text }) =>
    splitText(cleanText(text)).map((content, part) => ({
      file_id: file.id,
      user_id: file.user_id,
      page,
      part,
      label,
      engine,
      content,
    })),
  );
  // The file's row is held, so that two readings of one file do not write into each other.
  const held = trx
    .selectFrom('files')
    .select(['has_ocr', 'sha256'])
    .where('id', '=', file.id)
    .where('user_id', '=', file.user_id)
    .forNoKeyUpdate();
  const row = await held.executeTakeFirst();
  // OCR text takes precedence over the text layer, and may have been corrected by hand.
  if (!row || (row.has_ocr && engine === 'text-layer')) return;
  if (file.sha256 && file.sha256 !== row.sha256) return;
  await trx
    .deleteFrom('file_texts')
    .where('file_id', '=', file.id)
    .where('user_id', '=', file.user_id)
    .execute();
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await trx
      .insertInto('file_texts')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute();
  }
}

/** The text of a file from first to last page, with a form feed between pages; null if it has none. */
export async function readFileText(db: Db, userId: string, fileId: string): Promise<string | null> {
  const pages = await listFileTexts(db, userId, fileId);
  return pages.length ? pages.map(({ text }) => text).join('\n\f') : null;
}

export async function hasFileText(db: Db, userId: string, fileId: string): Promise<boolean> {
  const row = await db
    .selectFrom('file_texts')
    .select('page')
    .where('file_id', '=', fileId)
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listFileTexts(db: Db, userId: string, fileId: string) {
  const content: Expression<string> = sql`string_agg(content, '' order by part)`;
  return db
    .selectFrom('file_texts')
    .select((select) => [
      'page',
      select.fn.min('label').as('label'),
      select.fn.min('engine').as('engine'),
      sql<string>`${content}`.as('text'),
    ])
    .where('file_id', '=', fileId)
    .where('user_id', '=', userId)
    .groupBy('page')
    .orderBy('page')
    .execute();
}

/** No zero characters, which the database does not keep, and accents as part of their letters. */
function cleanText(text: string): string {
  return text.replaceAll('\0', '').normalize('NFC').trim();
}

/** Divided where a line or a word ends, when one is near. */
function splitText(text: string): string[] {
  const parts: string[] = [];
  for (let rest = text; rest;) {
    const part = rest.slice(0, endOfPart(rest));
    parts.push(part);
    rest = rest.slice(part.length);
  }
  return parts;
}

function endOfPart(text: string): number {
  if (text.length <= PART_CHARACTERS) return text.length;
  const near = PART_CHARACTERS / 2;
  const lineEnd = text.lastIndexOf('\n', PART_CHARACTERS - 1) + 1;
  if (lineEnd > near) return lineEnd;
  const wordEnd = text.lastIndexOf(' ', PART_CHARACTERS - 1) + 1;
  if (wordEnd > near) return wordEnd;
  // Not between the halves of one character.
  return /[\uD800-\uDBFF]/.test(text[PART_CHARACTERS - 1] ?? '') ? PART_CHARACTERS - 1 : PART_CHARACTERS;
}

/** The newest files that are checked for having no text. */
const LOOKED_AT = 200;

/** Scans and pictures among the newest that were read, and in which no text was found. */
export function listSilentFiles(db: Db, userId: string, limit: number): Promise<FileRow[]> {
  return (
    db
      .selectFrom(
        db
          .selectFrom('files')
          .selectAll()
          .where('user_id', '=', userId)
          .where('trashed_at', 'is', null)
          .orderBy('created_at', 'desc')
          .limit(LOOKED_AT)
          .as('newest'),
      )
      .selectAll()
      .where('has_ocr', '=', false)
      // Not before it was read: until then nobody knows whether there is text.
      .where('reading', '=', 'needs_ocr')
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute()
  );
}
