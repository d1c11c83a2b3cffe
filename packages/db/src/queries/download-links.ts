import { sql } from 'kysely';
import type { Db } from '../client.ts';

export type NewLink = {
  hash: string;
  user_id: string;
  file_ids: string[];
  folder_ids: string[];
  expires_at: string;
};

/** Those whose time is over go with the next that is made. */
export async function insertLink(db: Db, link: NewLink): Promise<void> {
  await db
    .deleteFrom('download_links')
    .where('expires_at', '<=', sql<string>`now()`)
    .execute();
  await db.insertInto('download_links').values(link).execute();
}

export function findLink(db: Db, hash: string) {
  return db
    .selectFrom('download_links')
    .selectAll()
    .where('hash', '=', hash)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst();
}
