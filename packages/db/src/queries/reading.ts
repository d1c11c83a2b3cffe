import { sql } from 'kysely';
import type { Db } from '../client.ts';
import type { FileRow, ReadingState } from '../tables.ts';

/** The state of reading these bytes. OCR results take precedence over the text layer. */
export async function setReading(
  db: Db,
  { id, user_id, sha256 }: Pick<FileRow, 'id' | 'user_id' | 'sha256'>,
  reading: ReadingState,
  { unreadPages = null, isLocked = false }: { unreadPages?: number | null; isLocked?: boolean } = {},
): Promise<void> {
  await db
    .updateTable('files')
    .set({
      is_locked: isLocked,
      reading: sql<ReadingState>`case when has_ocr then 'done' else ${reading} end`,
      unread_pages: sql<number | null>`case when has_ocr then unread_pages else ${unreadPages}::integer end`,
    })
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .where('sha256', '=', sha256)
    .execute();
}

/** OCR has read these bytes; so many pages say nothing. */
export async function setReadByOcr(
  db: Db,
  { id, user_id, sha256 }: Pick<FileRow, 'id' | 'user_id' | 'sha256'>,
  unreadPages: number,
): Promise<void> {
  await db
    .updateTable('files')
    .set({ has_ocr: true, reading: 'done', unread_pages: unreadPages })
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .where('sha256', '=', sha256)
    .execute();
}

/** Stores what was derived from the file. Not a change by the member, so `updated_at` stays. */
export async function markSummarized(db: Db, userId: string, id: string): Promise<void> {
  await db
    .updateTable('files')
    .set({ has_summary: true })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}
