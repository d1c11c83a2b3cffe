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

export function listOcrPages(db: Db, fileId: string): Promise<OcrPageRow[]> {
  return db.selectFrom('ocr_pages').selectAll().where('file_id', '=', fileId).orderBy('page').execute();
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
