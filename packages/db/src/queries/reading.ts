import { sql } from 'kysely';
import type { Db } from '../client.ts';
import type { ReadingState } from '../tables.ts';

/** The state of reading. OCR results take precedence over the text layer. */
export async function setReading(
  db: Db,
  id: string,
  reading: ReadingState,
  unreadPages: number | null = null,
): Promise<void> {
  await db
    .updateTable('files')
    .set({
      reading: sql<ReadingState>`case when has_ocr then 'done' else ${reading} end`,
      unread_pages: unreadPages,
    })
    .where('id', '=', id)
    .execute();
}
