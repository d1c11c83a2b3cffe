import { sql } from 'kysely';
import type { Db } from '../client.ts';

/** Whether a folder, or the root, has a file of that name. */
export async function isNameTaken(db: Db, userId: string, folderId: string | null, filename: string) {
  const found = await db
    .selectFrom('files')
    .select('id')
    .where('user_id', '=', userId)
    .where('folder_id', 'is not distinct from', folderId)
    .where(sql`lower(filename)`, '=', filename.toLowerCase())
    .where('trashed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
