import { sql } from 'kysely';
import type { Db } from '../client.ts';
import { ofMember } from './demos.ts';

/** What counts the bytes that members keep, and the month it is counted in: none. */
export const STORAGE = 'storageLimit';
export const EPOCH = new Date(0).toISOString();

export type Totals = {
  totalUsers: number;
  demoUsers: number;
  newUsersThisMonth: number;
  totalFiles: number;
  newFilesThisMonth: number;
  totalStorage: number;
  recentActivity: number;
  failedRecently: number;
};

/** Of the whole instance except demo accounts, which are counted separately; a month is the calendar's where the reader is. */
export async function readTotals(db: Db, timeZone: string, recentDays: number): Promise<Totals> {
  const month = sql`date_trunc('month', now(), ${timeZone}::text)`;
  const { rows } = await sql<Totals>`
    select
      (select count(*) from users where demo_until is null) as "totalUsers",
      (select count(*) from users where demo_until is not null) as "demoUsers",
      (select count(*) from users where created_at >= ${month} and demo_until is null) as "newUsersThisMonth",
      (select count(*) from files where trashed_at is null and ${ofMember}) as "totalFiles",
      (select count(*) from files where created_at >= ${month} and trashed_at is null and ${ofMember}) as "newFilesThisMonth",
      (select coalesce(sum(used), 0)::int8 from usage where metric = ${STORAGE} and period_start = ${EPOCH}
        and ${ofMember}) as "totalStorage",
      count(*) as "recentActivity",
      count(*) filter (where status = 'failed') as "failedRecently"
    from operations where created_at >= now() - make_interval(days => ${recentDays}) and ${ofMember}`.execute(
    db,
  );
  return rows[0]!;
}

export type DayFigures = {
  day: string;
  users: number;
  files: number;
  bytes: number;
  tools: number;
  ai: number;
  filing: number;
  failed: number;
};

/** The last days including today, in the reader's time zone. `kinds` are the actions that are not tools. */
export async function listDays(
  db: Db,
  { days, timeZone, kinds }: { days: number; timeZone: string; kinds: { ai: string[]; filing: string[] } },
): Promise<DayFigures[]> {
  const first = sql`((now() at time zone ${timeZone}::text)::date - ${days - 1}::int)`;
  const since = sql`created_at >= (${first}::timestamp at time zone ${timeZone}::text)`;
  const day = sql`(created_at at time zone ${timeZone}::text)::date as day`;
  const { rows } = await sql<DayFigures>`
    select to_char(d, 'YYYY-MM-DD') as day,
      coalesce(u.users, 0)::int8 as users, coalesce(f.files, 0)::int8 as files, coalesce(f.bytes, 0)::int8 as bytes,
      coalesce(o.tools, 0)::int8 as tools, coalesce(o.ai, 0)::int8 as ai, coalesce(o.filing, 0)::int8 as filing,
      coalesce(o.failed, 0)::int8 as failed
    from generate_series(${first}::timestamp, (now() at time zone ${timeZone}::text)::date::timestamp, '1 day') as d
    left join (select ${day}, count(*) as users from users where ${since} and demo_until is null group by 1) as u on u.day = d::date
    left join (select ${day}, count(*) filter (where trashed_at is null) as files, sum(size) as bytes from files where ${since} and ${ofMember} group by 1) as f
      on f.day = d::date
    left join (select ${day},
        count(*) filter (where action <> all (${[...kinds.ai, ...kinds.filing]}::text[])) as tools,
        count(*) filter (where action = any (${kinds.ai}::text[])) as ai,
        count(*) filter (where action = any (${kinds.filing}::text[])) as filing,
        count(*) filter (where status = 'failed') as failed
      from operations where ${since} and ${ofMember} group by 1) as o on o.day = d::date
    order by 1`.execute(db);
  return rows;
}

export async function readServerVersion(db: Db): Promise<string> {
  const { rows } = await sql<{
    version: string;
  }>`select current_setting('server_version') as version`.execute(db);
  return rows[0]?.version ?? '';
}
