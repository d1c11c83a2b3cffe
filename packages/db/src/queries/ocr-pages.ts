import { sql } from 'kysely';
import type { Db } from '../client.ts';
import { storedJson } from '../stored-json.ts';
import type { OcrPageRow, StoredWord } from '../tables-ai.ts';

export type NewOcrPage = Omit<OcrPageRow, 'created_at' | 'file_id' | 'user_id'>;

const ROWS_AT_ONCE = 50;

/** In place of what was read of these pages before; other pages stay. */
export async function saveOcrPages(
  db: Db,
  file: { id: string; user_id: string },
  pages: NewOcrPage[],
): Promise<void> {
  const whose = { file_id: file.id, user_id: file.user_id };
  for (let at = 0; at < pages.length; at += ROWS_AT_ONCE) {
    const rows = pages.slice(at, at + ROWS_AT_ONCE).map((page) => ({
      ...page,
      ...whose,
      content: page.content.replaceAll('\0', ''),
      words: storedJson(page.words),
    }));
    await db
      .insertInto('ocr_pages')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['file_id', 'page']).doUpdateSet((row) => ({
          source: row.ref('excluded.source'),
          language: row.ref('excluded.language'),
          content: row.ref('excluded.content'),
          confidence: row.ref('excluded.confidence'),
          width: row.ref('excluded.width'),
          height: row.ref('excluded.height'),
          words: row.ref('excluded.words'),
          created_at: sql`now()`,
        })),
      )
      .execute();
  }
}

export function listOcrPages(db: Db, fileId: string, pages?: number[]): Promise<OcrPageRow[]> {
  const all = db.selectFrom('ocr_pages').selectAll().where('file_id', '=', fileId).orderBy('page');
  return (pages ? all.where('page', 'in', pages) : all).execute();
}

/** Of these files, those without a page that has text of its own: all that is known of it was read by OCR. */
export async function listReadBeside(db: Db, userId: string, fileIds: string[]): Promise<string[]> {
  if (!fileIds.length) return [];
  const rows = await db
    .selectFrom('ocr_pages')
    .innerJoin('files', 'files.id', 'ocr_pages.file_id')
    .select('file_id')
    .where('file_id', 'in', fileIds)
    .where('files.user_id', '=', userId)
    .groupBy(['file_id', 'page_count'])
    .having(sql<boolean>`bool_and(source <> 'text') and count(*) >= coalesce(page_count, 1)`)
    .execute();
  return rows.map(({ file_id }) => file_id);
}

export type DoubtfulWord = StoredWord & { page: number; page_height: number; word: number };

/** Words that the reader was less sure of than this, in the order of reading; `word` is its place on its page. */
export async function listDoubtfulWords(
  db: Db,
  fileId: string,
  confidence: number,
  limit: number,
): Promise<{ words: DoubtfulWord[]; total: number }> {
  const { rows } = await sql<{ word: DoubtfulWord; total: number }>`
    select
      words.value || jsonb_build_object(
        'page', ocr_pages.page, 'page_height', ocr_pages.height, 'word', words.place - 1
      ) as word,
      (count(*) over ())::integer as total
    from ocr_pages, jsonb_array_elements(ocr_pages.words) with ordinality as words (value, place)
    where ocr_pages.file_id = ${fileId} and (words.value ->> 'confidence')::real < ${confidence}::real
    order by ocr_pages.page, words.place
    limit ${limit}`.execute(db);
  return { words: rows.map(({ word }) => word), total: rows[0]?.total ?? 0 };
}

/** Held until the transaction ends: two corrections of one page come one after the other. */
export function holdOcrPage(db: Db, fileId: string, page: number): Promise<OcrPageRow | undefined> {
  return db
    .selectFrom('ocr_pages')
    .selectAll()
    .where('file_id', '=', fileId)
    .where('page', '=', page)
    .forUpdate()
    .executeTakeFirst();
}

export async function correctOcrPage(
  db: Db,
  fileId: string,
  page: number,
  content: string,
  words: StoredWord[],
): Promise<void> {
  await db
    .updateTable('ocr_pages')
    .set({ content, words: storedJson(words) })
    .where('file_id', '=', fileId)
    .where('page', '=', page)
    .execute();
}

/** What was read of a member's files, without the place of each word. */
export function listOcrTexts(db: Db, userId: string) {
  return db
    .selectFrom('ocr_pages')
    .select(['file_id', 'page', 'source', 'language', 'content', 'confidence', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('file_id')
    .orderBy('page')
    .execute();
}
