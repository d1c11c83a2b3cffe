import {
  activity,
  type DatabaseClient,
  files,
  folders,
  operations,
  search,
  sessions,
  texts,
  usage,
  users,
} from '../../packages/db/src/index.ts';
import { withDatabase } from '../database.ts';
import { type Axis, type Cost, timeOf } from './cost.ts';

const FILES = 4;
const MEMBERS_AT_ONCE = 5000;
const MONTH = { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' };
const WORDS =
  'lease invoice garage rent deposit harbour crane minutes budget tenant notice heating repair'.split(' ');

/** The commonest queries of one member after another, while all are more. Rows, not bytes. */
export const members: Axis = {
  grows: 'members',
  sizes: [1000, 10_000, 100_000],
  measure,
  // What others have costs nobody: all but noise and the depth of an index is a fault.
  steepest: 0.6,
};

async function measure(sizes: number[]): Promise<Cost[]> {
  const costs: Cost[] = [];
  await withDatabase(async (client) => {
    let made = 0;
    for (const size of sizes) {
      for (; made < size; made += MEMBERS_AT_ONCE)
        await addMembers(client, made, Math.min(MEMBERS_AT_ONCE, size - made));
      made = size;
      await client.pool.query('vacuum analyze');
      costs.push(...(await ask(client, size)));
    }
  });
  return costs;
}

async function ask({ db, pool }: DatabaseClient, size: number): Promise<Cost[]> {
  const { rows } = await pool.query<{ id: string; session: string; file: string }>(
    `select users.id, sessions.id as session, (select id from files where user_id = users.id limit 1) as file
     from users join sessions on user_id = users.id where name = any ($1::text[])`,
    [Array.from({ length: 16 }, (_, at) => `Member ${Math.floor((at * size) / 16)}`)],
  );
  const list = { sort: 'date', order: 'desc', offset: 0, limit: 100 } as const;
  const spans = { before: '2026-10-01T00:00:00Z', until: MONTH.from, now: MONTH.from, next: MONTH.to };
  type Asked = { id: string; session: string; file: string };
  const queries: Record<string, (of: Asked, run: number) => Promise<unknown>> = {
    'who is signed in': ({ session }) => sessions.findSessionWithUser(db, session),
    'the member and the plan': ({ id }) => users.findMember(db, id),
    'the newest files': ({ id }) => files.listFiles(db, id, list),
    'one file': ({ id, file }) => files.findFile(db, id, file),
    'the folders': ({ id }) => folders.listFolders(db, id, null),
    'the history': ({ id }) => operations.listOperations(db, id, { offset: 0, limit: 10 }),
    'what is used of a limit': ({ id }) =>
      usage.readUsage(db, { user_id: id, metric: 'filesPerMonth', period_start: MONTH.from }),
    'the figures of the dashboard': ({ id }) => activity.listQuarters(db, id, spans),
    'a search': ({ id }, run) => search.find(db, id, `${WORDS[run % WORDS.length]} `, 12),
    'the text of a file': ({ id, file }) => texts.readFileText(db, id, file),
  };
  const costs: Cost[] = [];
  for (const [what, query] of Object.entries(queries)) {
    const milliseconds = await timeOf((run) => query(rows[run % rows.length]!, run));
    costs.push({ what, size, milliseconds });
  }
  return costs;
}

async function addMembers({ pool }: DatabaseClient, from: number, count: number): Promise<void> {
  await pool.query(
    `with made as (
       insert into users (name, email) select 'Member ' || n, 'member' || n || '@sheaf.example'
       from generate_series($1::int, $1::int + $2::int - 1) n returning id
     ), sign_in as (
       insert into sign_ins (user_id, refresh_hash, refresh_expires_at)
       select id, gen_random_uuid()::text, now() + interval '30 days' from made returning id, user_id
     ), session as (
       insert into sessions (id, user_id, sign_in_id, expires_at)
       select gen_random_uuid()::text, user_id, id, now() + interval '1 day' from sign_in
     ), folder as (
       insert into folders (user_id, name) select id, 'Contracts' from made returning id, user_id
     ), used as (
       insert into usage (user_id, metric, period_start, used) select id, 'filesPerMonth', '2026-11-01Z', 4 from made
     ), done as (
       insert into operations (user_id, action, status, cost, created_at)
       select id, 'compress', 'done', '{"filesPerMonth": 1}', timestamptz '2026-11-20Z' + n * interval '1 minute'
       from made, generate_series(1, $3::int) n
     ), file as (
       insert into files (user_id, folder_id, filename, type, size, sha256, blob_key, created_at)
       select user_id, case when n > 2 then id end, ($4::text[])[1 + (random() * 12)::int] || '-' || n || '.pdf',
         'application/pdf', 1000, '', gen_random_uuid(), timestamptz '2026-11-20Z' + n * interval '1 hour'
       from folder, generate_series(1, $3::int) n returning id, user_id
     )
     insert into file_texts (file_id, user_id, page, engine, content)
     select file.id, user_id, 1, 'text-layer',
       (select string_agg(($4::text[])[1 + (random() * 12)::int], ' ') from generate_series(1, 20) where file.id is not null)
     from file`,
    [from, count, FILES, WORDS],
  );
}
