import { randomUUID } from 'node:crypto';
import { batchTurns, type DatabaseClient } from '../../packages/db/src/index.ts';
import { withDatabase } from '../database.ts';
import { type Axis, type Cost, timeOf } from './cost.ts';

const MEMBERS = 20;
const LEASE_SECONDS = 60;
const SILENT_SECONDS = 60;

/** Files that wait in batches of twenty members. */
export const waitingFiles: Axis = { grows: 'files that wait', sizes: [1000, 10_000, 100_000], measure };

async function measure(sizes: number[]): Promise<Cost[]> {
  const costs: Cost[] = [];
  await withDatabase(async (client) => {
    let made = 0;
    for (const size of sizes) {
      await addTasks(client, size - made);
      made = size;
      const { db } = client;
      costs.push(
        {
          what: 'the next file',
          size,
          milliseconds: await timeOf(() => batchTurns.takeTask(db, randomUUID(), LEASE_SECONDS)),
        },
        {
          what: 'when to look again',
          size,
          milliseconds: await timeOf(() => batchTurns.secondsToNext(db, LEASE_SECONDS, SILENT_SECONDS)),
        },
      );
    }
  });
  return costs;
}

async function addTasks({ pool }: DatabaseClient, count: number): Promise<void> {
  await pool.query(
    `insert into users (name, email) select 'Bench', 'bench' || n || '@sheaf.example'
     from generate_series(1, $1::int) n on conflict do nothing`,
    [MEMBERS],
  );
  await pool.query(
    `with batch as (
       insert into batches (user_id, name, operations) select id, 'Bench', '[]' from users returning id, user_id
     )
     insert into batch_tasks (batch_id, user_id, priority, step, place, inputs, ready_at)
     select id, user_id, false, 0, array[n], '[]', now() from batch, generate_series(1, $1::int) n`,
    [Math.ceil(count / MEMBERS)],
  );
  await pool.query('vacuum analyze');
}
