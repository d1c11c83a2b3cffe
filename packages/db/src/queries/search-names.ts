import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../client.ts';

export type NameHit = {
  id: string;
  /** 3: the whole name, 2: its start, 1: the start of a word, 0: somewhere. */
  rank: number;
  matches: 'name' | 'tag';
};

/** Files that are looked at one by one, newest first, before an index is asked. */
const NEWEST = 1500;
/** With so many found among the newest, the words are common, and the newest are what is wanted. */
const ENOUGH = 40;
const CANDIDATES = 400;

/** `%` and `_` are literal. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** All of these, case-folded, occur in the names. */
export function namesContain(parts: string[]): RawBuilder<boolean> {
  const each = parts.map((part) => sql`names like ${`%${escapeLike(part)}%`}`);
  return sql<boolean>`(${sql.join(each, sql` and `)})`;
}

/** The newest, those whose name starts so, and when these are few whatever the index finds: each step is bounded. */
export async function findByNames(
  db: Db,
  userId: string,
  parts: string[],
  limit: number,
): Promise<NameHit[]> {
  const live = sql`user_id = ${userId} and trashed_at is null`;
  const whole = parts.join(' ');
  const near = await sql<{ id: string; isNew: boolean }>`
    (select id, true as "isNew" from (
      select id, names from files where ${live} order by created_at desc limit ${NEWEST}
    ) as newest where ${namesContain(parts)} limit ${CANDIDATES})
    union all
    (select id, false from files where ${live} and left(names, 100) like ${`${escapeLike(whole)}%`} limit ${ENOUGH})
  `.execute(db);
  const ids = new Set(near.rows.map(({ id }) => id));
  if (near.rows.filter(({ isNew }) => isNew).length < ENOUGH) {
    const rare = await sql<{ id: string }>`
      select id from files where ${live} and ${namesContain(parts)} limit ${CANDIDATES}`.execute(db);
    for (const { id } of rare.rows) ids.add(id);
  }
  return ids.size ? rankNames(db, userId, [...ids], parts, limit) : [];
}

async function rankNames(
  db: Db,
  userId: string,
  ids: string[],
  parts: string[],
  limit: number,
): Promise<NameHit[]> {
  const whole = parts.join(' ');
  const name = sql`split_part(names, chr(10), 1)`;
  const inName = parts.map((part) => sql`position(${part} in ${name}) > 0`);
  const { rows } = await sql<NameHit>`
    select id,
      case when ${name} in (${whole}) or regexp_replace(${name}, '[.][^.]*$', '') = ${whole} then 3
        when starts_with(${name}, ${whole}) then 2
        when position(' ' || ${whole} in translate(names, '-_.,()' || chr(10), '       ')) > 0 then 1
        else 0 end as rank,
      case when ${sql.join(inName, sql` and `)} then 'name' else 'tag' end as matches
    from files where user_id = ${userId} and id = any(${ids}::uuid[])
    order by matches, rank desc, created_at desc limit ${limit}`.execute(db);
  return rows;
}
