import { sql } from 'kysely';
import type { Db } from '../client.ts';

const EACH_WORD = /[\p{L}\p{M}\p{N}]+/gu;
const MARK = /\p{M}/gu;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Folded as texts are. In other scripts a letter is a larger part of a word. */
const WORD = /^[a-z]{5,24}$/;
/** Pages that are looked at for words with another letter. */
const NEWEST = 400;
const PAGES = 60;
const MOST_WORDS = 4;

/** The query with the words that stand in no text written with one letter changed; undefined where that helps nothing. */
export async function correctQuery(db: Db, userId: string, query: string): Promise<string | undefined> {
  const words = [...new Set((query.match(EACH_WORD) ?? []).map(fold))];
  const known = await findKnown(db, userId, words);
  const unknown = words.filter((word) => !known.has(word));
  if (!unknown.length || unknown.length > MOST_WORDS || !unknown.every((word) => WORD.test(word)))
    return undefined;
  const right = new Map<string, string>();
  for (const word of unknown) {
    const near = await findNear(db, userId, word);
    if (near === undefined) return undefined;
    right.set(word, near);
  }
  return query.replace(EACH_WORD, (word) => right.get(fold(word)) ?? word);
}

const fold = (word: string) => word.toLowerCase().normalize('NFKD').replace(MARK, '').replaceAll('ß', 'ss');

async function findKnown(db: Db, userId: string, words: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) as word
    where exists (select from file_texts
      where user_id = ${userId} and words @@ (quote_literal(word) || ':*')::tsquery)`.execute(db);
  return new Set(rows.map(({ word }) => word));
}

/** The word a letter away that is on most of the pages looked at: the newest, where a common word stands, else those that the index names first. */
async function findNear(db: Db, userId: string, word: string): Promise<string | undefined> {
  const near = listNear(word);
  // Of hundreds of words, and of a limit, that it can read the planner thinks it best to look at page after page.
  const anyOfThem = sql`words @@ (select ${near.join(' | ')}::tsquery)`;
  const newest = sql`select words from (
    select words from file_texts where user_id = ${userId} order by file_id desc limit ${NEWEST}
  ) as newest where ${anyOfThem}`;
  const indexed = sql`
    select words from file_texts where user_id = ${userId} and ${anyOfThem} limit (select ${PAGES}::int)`;
  return (await commonest(db, newest, near)) ?? (await commonest(db, indexed, near));
}

async function commonest(db: Db, pages: ReturnType<typeof sql>, near: string[]): Promise<string | undefined> {
  const { rows } = await sql<{ lexeme: string }>`
    select lexeme from (${pages}) as pages, unnest(tsvector_to_array(words)) as lexeme
    where lexeme = any(${near}::text[])
    group by lexeme order by count(*) desc, lexeme limit 1`.execute(db);
  return rows[0]?.lexeme;
}

/** A letter left out, one too many, another one, or two in each other's place. */
function listNear(word: string): string[] {
  const places = Array.from(
    { length: word.length + 1 },
    (_, at) => [word.slice(0, at), word.slice(at)] as const,
  );
  const near = places.flatMap(([before, after]) => [
    ...(after ? [before + after.slice(1)] : []),
    ...(after.length > 1 ? [before + after[1]! + after[0]! + after.slice(2)] : []),
    ...Array.from(LETTERS, (letter) => before + letter + after),
    ...(after ? Array.from(LETTERS, (letter) => before + letter + after.slice(1)) : []),
  ]);
  return [...new Set(near)].filter((one) => one !== word);
}
