import { setTimeout } from 'node:timers/promises';
import { type DatabaseClient, PARTITIONED } from '../../packages/db/src/index.ts';
import { makeVocabulary, type Vocabulary } from '../search/seed.ts';

const SEED = 20_261_129;
const MEMBERS_AT_ONCE = 20_000;
const FILES_AT_ONCE = 20_000;
/** How many statements fill at once. */
const HANDS = 2;
const WORDS_A_TEXT = 12;
const DAYS = 730;

/** Few members have much: of each fifty thousand one has ten thousand files, of each thousand one has two hundred. */
const FILES_OF_MEMBER = `case when n % 50000 = 7 then 10000 when n % 1000 = 3 then 200 when n % 20 = 1 then 20 else 1 + n % 3 end`;

export const emailOf = (member: number) => `member${member}@sheaf.example`;
export const vocabulary: Vocabulary = makeVocabulary(SEED);

/** Fills a migrated database with members, as they would be after two years: rows, not bytes. */
export async function fill(client: DatabaseClient, members: number): Promise<void> {
  const { pool } = client;
  for (const setting of ["maintenance_work_mem = '512MB'", "max_wal_size = '4GB'"])
    await pool.query(`alter system set ${setting}`);
  await pool.query('select pg_reload_conf()');
  const indexes = await takeIndexes(client);
  await pool.query(`create unlogged table bench_members as
    select n, uuidv7(make_interval(days => -(random() * ${DAYS})::int)) as id, ${FILES_OF_MEMBER} as files
    from generate_series(0, ${members} - 1) n`);
  await pool.query('create unique index on bench_members (n)');
  await inSlices(members, MEMBERS_AT_ONCE, 'members', (from, to) => addMembers(client, from, to));
  // In the order in which they came, so that the rows of a member lie apart as they do in life.
  await pool.query(`create unlogged table bench_files as
    select row_number() over (order by age desc) - 1 as n, id as user_id, nth, age
    from (select id, nth, random() * ${DAYS} as age from bench_members, generate_series(1, files) nth) made`);
  await pool.query('create unique index on bench_files (n)');
  const { rows } = await pool.query<{ count: number }>('select count(*) as count from bench_files');
  await inSlices(rows[0]!.count, FILES_AT_ONCE, 'files', (from, to) => addFiles(client, from, to));
  await pool.query('drop table bench_members, bench_files');
  for (const definition of indexes) {
    await pool.query(definition);
    console.error(definition.slice(0, 90));
  }
  await pool.query('vacuum analyze');
  await pool.query('alter system reset all');
  await pool.query('checkpoint');
}

/** Built over what is there, as a restored backup is: the same indexes in a tenth of the time. */
async function takeIndexes({ pool }: DatabaseClient): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class c on c.oid = indexrelid join pg_class t on t.oid = indrelid
     where t.relname = any($1) and not exists (select from pg_constraint where conindid = indexrelid)`,
    [PARTITIONED],
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  // A divided table's index names it alone, and would have none of the partitions.
  return rows.map(({ definition }) => definition.replace(' ON ONLY ', ' ON '));
}

async function inSlices(
  count: number,
  size: number,
  what: string,
  add: (from: number, to: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < count) {
      const from = next;
      next += size;
      await add(from, Math.min(from + size, count));
      if (from % (size * 10) === 0) console.error(`${what}: ${from} of ${count}`);
      // Others use this machine too.
      await setTimeout(0);
    }
  };
  await Promise.all(Array.from({ length: HANDS }, work));
}

/** The server's own references are not asked for each row: all of them are made here. */
async function unasked({ pool }: DatabaseClient, statements: [string, unknown[]][]): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query('begin');
    await connection.query('set local session_replication_role = replica');
    await connection.query('set local synchronous_commit = off');
    for (const [statement, values] of statements) await connection.query(statement, values);
    await connection.query('commit');
  } finally {
    connection.release();
  }
}

function addMembers(client: DatabaseClient, from: number, to: number): Promise<void> {
  const whose = 'from bench_members where n >= $1 and n < $2';
  const statements = [
    `insert into users (id, name, email, email_verified, plan, password_hash, created_at, cycle_anchor)
     select id, 'Member ' || n, 'member' || n || '@sheaf.example', true,
       case when n % 50000 = 7 then 'premium' when n % 8 = 3 then 'pro' else 'free' end, 'scrypt',
       uuid_extract_timestamp(id), uuid_extract_timestamp(id) ${whose}`,
    `insert into sign_ins (id, user_id, refresh_hash, refresh_expires_at)
     select uuidv7(), id, gen_random_uuid()::text, now() + interval '30 days' ${whose}`,
    `insert into sessions (id, user_id, sign_in_id, expires_at)
     select 'session' || n, m.id, s.id, now() + interval '1 day'
     from bench_members m join sign_ins s on s.user_id = m.id where n >= $1 and n < $2`,
    `insert into usage (user_id, metric, period_start, used)
     select id, metric, case when metric = 'storageLimit' then 'epoch' else date_trunc('month', now()) - interval '1 month' * ago end, files
     from bench_members, (values ('storageLimit', 0), ('filesPerMonth', 0), ('filesPerMonth', 1), ('aiOperations', 0)) of_month (metric, ago)
     where n >= $1 and n < $2`,
    `insert into folders (id, user_id, name)
     select md5(n || '-' || nth)::uuid, id, 'Folder ' || nth from bench_members, generate_series(1, least(20, 1 + files / 10)) nth
     where n >= $1 and n < $2`,
    `insert into subscriptions (user_id, provider, provider_customer_id, provider_subscription_id, plan, status, intent, started_at)
     select id, 'sandbox', 'customer' || n, 'subscription' || n, 'pro', 'active', 'payment', now() ${whose} and n % 8 = 3`,
    `insert into batches (user_id, name, operations, status, priority)
     select id, 'Invoices', '[]', 'completed', false ${whose} and n % 10 = 1`,
  ];
  return unasked(
    client,
    statements.map((statement) => [statement, [from, to]]),
  );
}

/** With their text, what was done to them, and for a fifth of them what questions are answered from. */
function addFiles(client: DatabaseClient, from: number, to: number): Promise<void> {
  const some = (length: number) => Array.from({ length }, vocabulary.pick).join(' ');
  const each = (length: number) => Array.from({ length: to - from }, () => some(length));
  const when = `now() - make_interval(secs => age * 86400)`;
  const given = `from bench_files b join unnest($2::text[], $3::text[]) with ordinality as said (name, content, place)
    on b.n = $1 + place - 1`;
  return unasked(client, [
    [
      `create temporary table made on commit drop as
       select b.*, name, content, uuidv7(make_interval(secs => -age * 86400)) as id ${given} order by b.n`,
      [from, each(3), each(WORDS_A_TEXT)],
    ],
    [
      `insert into files (id, user_id, folder_id, filename, type, size, sha256, blob_key, tags, page_count, reading, unread_pages,
         has_embeddings, trashed_at, created_at, updated_at)
       select made.id, made.user_id, case when nth % 2 = 0 then folders.id end, replace(made.name, ' ', '-') || '.pdf',
         (array['application/pdf', 'application/pdf', 'image/png'])[1 + nth % 3], 100000 + nth, md5(made.id::text), made.id::text,
         string_to_array(split_part(made.name, ' ', 1), ' '), 3, 'done', 0, nth % 5 = 0,
         case when nth % 40 = 39 then now() end, ${when}, ${when}
       from made left join folders on folders.user_id = made.user_id and folders.name = 'Folder ' || (1 + nth % 20)`,
      [],
    ],
    [
      `insert into file_texts (file_id, user_id, page, engine, content)
       select id, user_id, 1, 'text-layer', content from made`,
      [],
    ],
    [
      `insert into operations (id, user_id, action, status, file_id, filename, inputs, outputs, cost, created_at, finished_at, seen_at)
       select uuidv7(make_interval(secs => -age * 86400)), user_id, case kind when 0 then 'upload' else 'compress' end, 'done', id,
         made.name || '.pdf', '[]', jsonb_build_array(jsonb_build_object('id', id, 'filename', made.name)), '{"filesPerMonth": 1}', ${when}, ${when}, ${when}
       from made, generate_series(0, nth % 2) kind`,
      [],
    ],
    [
      `insert into file_indexes (file_id, user_id, model, text_hash, chunk_size, overlap, chunks, language)
       select id, user_id, 'bench', md5(content), 800, 100, 2, 'en' from made where nth % 5 = 0`,
      [],
    ],
    [
      `insert into file_passages (file_id, user_id, position, passage, embedding, terms)
       select id, user_id, position, jsonb_build_object('text', content, 'page', 1), '\\x00010203', '\\x00010203'
       from made, generate_series(0, 1) position where nth % 5 = 0`,
      [],
    ],
  ]);
}
