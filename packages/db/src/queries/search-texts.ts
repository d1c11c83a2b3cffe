import { sql } from 'kysely';
import type { Db } from '../client.ts';
import type { SearchQuery } from './search-words.ts';

export type TextHit = { file_id: string; page: number; part: number; label: string | null };

/** Pages that are looked at one by one, newest first, before the index is asked. */
const NEWEST = 400;
/** With so many found among the newest, the words are common, and the newest are what is wanted. */
const ENOUGH = 30;
/** What the index finds is ranked up to here. */
const CANDIDATES = 300;
/** The index does not know whether words are adjacent, so at most this many pages with all words are checked. */
const SIDE_BY_SIDE = 800;
/** A word with another ending counts for less than the word itself. */
const LOOSE_SHARE = 0.3;

/** The best page of each file, best first. */
export async function findInTexts(
  db: Db,
  userId: string,
  text: NonNullable<SearchQuery['text']>,
  limit: number,
): Promise<TextHit[]> {
  const loose = sql`to_tsquery('sheaf', ${text.loose})`;
  const seen = sql`file_id, page, part, label, words`;
  const walk = sql`
    select * from (
      select ${seen} from file_texts where user_id = ${userId} order by file_id desc limit ${NEWEST}
    ) as newest where words @@ ${loose}`;
  const hits = await rank(db, userId, text, walk, limit);
  if (hits.found >= ENOUGH) return hits.rows;
  // The words are not common now, so what the index names is little. A limit that the planner can read makes it look at
  // page after page instead: it does not count what unpacking their words takes.
  const all = sql`
    select * from (
      select * from file_texts where user_id = ${userId} and words @@ to_tsquery('sheaf', ${text.apart}) limit (select ${text.isPhrase ? SIDE_BY_SIDE : CANDIDATES}::int)
    ) as together where words @@ ${loose} limit ${CANDIDATES}`;
  return (await rank(db, userId, text, all, limit)).rows;
}

async function rank(
  db: Db,
  userId: string,
  text: NonNullable<SearchQuery['text']>,
  candidates: ReturnType<typeof sql>,
  limit: number,
): Promise<{ found: number; rows: TextHit[] }> {
  const { rows } = await sql<TextHit & { found: number }>`
    with candidates as materialized (${candidates}),
    best as (
      select distinct on (file_id) file_id, page, part, label,
        ts_rank_cd(words, to_tsquery('sheaf', ${text.exact})) +
          ${LOOSE_SHARE} * ts_rank_cd(words, to_tsquery('sheaf', ${text.loose})) as score
      from candidates
      order by file_id, score desc, page, part
    )
    select file_id, page, part, best.label, (select count(*) from candidates)::int as found
    from best join files on files.id = best.file_id and files.user_id = ${userId} and files.trashed_at is null
    order by score desc, file_id desc limit ${limit}`.execute(db);
  return { found: rows[0]?.found ?? 0, rows };
}

/** Where passages are cut from. */
export function readParts(db: Db, userId: string, hits: TextHit[]) {
  return db
    .selectFrom('file_texts')
    .select(['file_id', 'content'])
    .where('user_id', '=', userId)
    .where((where) =>
      where.or(
        hits.map(({ file_id, page, part }) =>
          where.and([where('file_id', '=', file_id), where('page', '=', page), where('part', '=', part)]),
        ),
      ),
    )
    .execute();
}
