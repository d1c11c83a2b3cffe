import { sql } from 'kysely';
import type { Db } from '../client.ts';

export type JobCounts = { name: string; waiting: number; running: number; later: number; failed: number };

/** Counts per queue: due, running, scheduled for later, and failed. pg-boss's own queues begin with underscores. */
export async function countJobs(db: Db): Promise<JobCounts[]> {
  const { rows } = await sql<JobCounts>`
    select name,
      count(*) filter (where state in ('created', 'retry') and start_after <= now()) as waiting,
      count(*) filter (where state = 'active') as running,
      count(*) filter (where state in ('created', 'retry') and start_after > now()) as later,
      count(*) filter (where state = 'failed') as failed
    from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') and name !~ '^__'
    group by name order by name`.execute(db);
  return rows;
}

/** The queues with jobs that are due, or will be within so many seconds, and in how many milliseconds their first one is. */
export async function listDueJobs(db: Db, withinSeconds: number): Promise<{ name: string; inMs: number }[]> {
  const { rows } = await sql<{ name: string; inMs: number }>`
    select name, greatest(0, extract(epoch from min(start_after) - now()) * 1000)::float8 as "inMs"
    from pgboss.job
    where state in ('created', 'retry') and start_after <= now() + make_interval(secs => ${withinSeconds})
    group by name`.execute(db);
  return rows;
}
