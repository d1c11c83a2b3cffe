import { sql } from 'kysely';
import type { Db } from '../client.ts';
import { ofMember } from './demos.ts';

export type InstanceCounts = { users: number; files_processed: number; operations: number };

/** What the whole instance has done, in numbers. Each part reads one narrow table or one index. */
export async function countInstance(db: Db): Promise<InstanceCounts> {
  const { rows } = await sql<InstanceCounts>`
    select (select count(*) from users where demo_until is null) as users,
      (select coalesce(sum(used), 0)::int8 from usage where metric = 'filesPerMonth' and ${ofMember}) as files_processed,
      (select count(*) from operations where ${ofMember}) as operations`.execute(db);
  return rows[0] ?? { users: 0, files_processed: 0, operations: 0 };
}
