import { sql } from 'kysely';
import type { Db } from '../client.ts';

export type StepsTaken = { files: boolean; result: boolean; answer: boolean };

/** What a member has done so far, by what there is of it. Each part ends at the first row it finds. */
export async function readSteps(db: Db, userId: string): Promise<StepsTaken> {
  const { rows } = await sql<StepsTaken>`
    select exists (select from files where user_id = ${userId}) as files,
      exists (select from operations where user_id = ${userId} and status = 'done'
        and jsonb_array_length(outputs) > 0) as result,
      exists (select from chat_sessions join chat_messages on session_id = chat_sessions.id where user_id = ${userId}
        and role = 'assistant' and jsonb_array_length(coalesce(metadata->'sources', '[]')) > 0) as answer`.execute(
    db,
  );
  return rows[0] ?? { files: false, result: false, answer: false };
}

/** Of files with these bytes, those that the member keeps outside the trash. */
export function listFilesOfBytes(db: Db, userId: string, hashes: string[]) {
  return db
    .selectFrom('files')
    .select(['id', 'filename', 'folder_id', 'sha256'])
    .where('user_id', '=', userId)
    .where('sha256', 'in', hashes)
    .where('trashed_at', 'is', null)
    .orderBy('created_at')
    .execute();
}
