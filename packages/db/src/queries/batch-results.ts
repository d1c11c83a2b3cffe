import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../client.ts';

type Renamed = { id: string; from: string; to: string };

/** Another name for a result, wherever it is named. A file that its member has given a name of its own keeps that. */
export async function renameResult(
  db: Db,
  { batchId, userId }: { batchId: string; userId: string },
  { id, from, to }: Renamed,
): Promise<void> {
  const hasIt = sql<boolean>`outputs @> ${JSON.stringify([{ id }])}::jsonb`;
  const outputs = renamed(id, to);
  await db
    .updateTable('files')
    .set({ filename: to })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('filename', '=', from)
    .execute();
  const tasks = await db
    .updateTable('batch_tasks')
    .set({ outputs })
    .where('batch_id', '=', batchId)
    .where(hasIt)
    .returning('operation_id')
    .execute();
  const operations = tasks.map(({ operation_id }) => operation_id);
  await db
    .updateTable('operations')
    .set({ outputs, filename: sql`case when file_id = ${id} then ${to} else filename end` })
    .where('user_id', '=', userId)
    .where(sql<boolean>`id = any(${operations}::uuid[])`)
    .where(hasIt)
    .execute();
}

function renamed(id: string, name: string): RawBuilder<string> {
  return sql<string>`(
    select jsonb_agg(
      case when one ->> 'id' = ${id} then one || jsonb_build_object('filename', ${name}::text) else one end order by at)
    from jsonb_array_elements(outputs) with ordinality as listed (one, at))`;
}
