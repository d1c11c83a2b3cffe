import { sql } from 'kysely';
import type { Db } from '../client.ts';
import type { BatchTaskRow } from '../tables.batch.ts';

/** A task that is ours now, and the attempt before this one where that was left by a process that died. */
export type TakenTask = BatchTaskRow & { operation_id: string; left_operation_id: string | null };

/** Of so many turns one goes first to those without priority. */
const ONE_IN = 4;
const LINE = 8;
/** As the index of what is to do is made. */
const isUndone = sql<boolean>`state in ('waiting', 'running')`;

/**
 * The next task: of the member with the least running work, and among these the one served longest ago, with priority
 * first in three of four turns. All processes choose one after another, so that there is one order. The index is
 * entered once for each member, and not read for each file that waits.
 */
export function takeTask(db: Db, operationId: string, leaseSeconds: number): Promise<TakenTask | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LINE})`.execute(trx);
    const lease = sql`make_interval(secs => ${leaseSeconds})`;
    const { rows } = await sql<TakenTask>`
      with recursive members as (
        (select user_id from batch_tasks where ${isUndone} order by user_id limit 1)
        union all
        select (
          select user_id from batch_tasks where ${isUndone} and user_id > members.user_id order by user_id limit 1
        )
        from members where members.user_id is not null
      ), ready as (
        select first.* from members cross join lateral (
          select user_id, id, priority
          from batch_tasks
          where batch_tasks.user_id = members.user_id and ${isUndone}
            and ((state = 'waiting' and ready_at <= now()) or (state = 'running' and alive_at < now() - ${lease}))
          order by id limit 1
        ) first
      ), at_work as (
        select user_id, count(*) as tasks
        from batch_tasks
        where state = 'running' and alive_at >= now() - ${lease}
        group by user_id
      ), turn as (select nextval('batch_turn') as number where exists (select from ready)), chosen as (
        select ready.id
        from ready cross join turn
          left join at_work using (user_id)
          left join batch_turns using (user_id)
        order by ready.priority = (turn.number % ${ONE_IN} <> 0) desc,
          coalesce(at_work.tasks, 0), batch_turns.served_at nulls first, ready.id
        limit 1
      ), before as (
        select id, state, operation_id from batch_tasks join chosen using (id) for update of batch_tasks
      )
      update batch_tasks set
        state = 'running',
        attempts = attempts + 1,
        operation_id = ${operationId}::uuid,
        alive_at = now()
      from before
      where batch_tasks.id = before.id
      returning batch_tasks.*,
        case when before.state = 'running' then before.operation_id end as left_operation_id`.execute(trx);
    const [task] = rows;
    if (!task) return undefined;
    await sql`
      insert into batch_turns (user_id, served_at) values (${task.user_id}, clock_timestamp())
      on conflict (user_id) do update set served_at = excluded.served_at`.execute(trx);
    return task;
  });
}

/**
 * Seconds until there may be something to do: a task that is put off, or one whose process was silent for `silentSeconds`.
 * `undefined` when nothing is to be expected.
 */
export async function secondsToNext(db: Db, leaseSeconds: number, silentSeconds: number) {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from least(
      (select min(ready_at) from batch_tasks where state = 'waiting'),
      (select min(alive_at) from batch_tasks
        where state = 'running' and alive_at < now() - make_interval(secs => ${silentSeconds}))
        + make_interval(secs => ${leaseSeconds})
    ) - now())::float as seconds`.execute(db);
  return rows[0]?.seconds ?? undefined;
}
