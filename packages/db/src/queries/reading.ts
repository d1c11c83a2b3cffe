import { sql } from 'kysely';
import type { Db } from '../client.ts';
import type { ReadingState } from '../tables.ts';

/** How far reading has come. What was recognised meanwhile is more than what a text layer told. */
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
