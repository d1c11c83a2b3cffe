import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../client.ts';
import type { FileRow, FolderRow } from '../tables.ts';
import { escapeLike } from './search-names.ts';
import { readQuery } from './search-words.ts';

/** One changed letter in a word of six leaves two of its seven trigrams in a row, which is the least of all lengths. */
const LEAST_SIMILAR = 0.28;
/** Two letters swapped in a shorter word can leave fewer trigrams, so that each swap is looked up instead. */
const SAFE_LENGTH = 8;
/** Shorter words have no error that could be forgiven. */
const SHORTEST = 5;

export type Similar = { files: FileRow[]; folders: FolderRow[] };

/** Files and folders whose names are nearly what was asked for, nearest first; which errors are forgiven is up to the caller. */
export async function findSimilar(db: Db, userId: string, parts: string[], limit: number): Promise<Similar> {
  const long = parts.filter((part) => part.length >= SHORTEST);
  if (!long.length) return { files: [], folders: [] };
  const near = sql<boolean>`${sql.join(long.map(isNear), sql` and `)}`;
  const distance = sql<number>`${sql.join(
    long.map((part) => sql`(names <->> ${part})`),
    sql` + `,
  )}`;
  return db.transaction().execute(async (trx) => {
    // For this transaction only: other queries of the connection keep the threshold of the server.
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(LEAST_SIMILAR)}, true)`.execute(
      trx,
    );
    const files = await trx
      .selectFrom('files')
      .selectAll()
      .where('user_id', '=', userId)
      .where('trashed_at', 'is', null)
      .where(near)
      .orderBy(distance)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute();
    const folders = await trx
      .selectFrom('folders')
      .selectAll()
      .where('user_id', '=', userId)
      .where(near)
      .orderBy(distance)
      .limit(limit)
      .execute();
    return { files, folders };
  });
}

/** For a list of files in which nothing is called so: what was asked for, folded, and the files that may be meant. */
export async function findSimilarFiles(db: Db, userId: string, query: string, limit: number) {
  const parts = (await readQuery(db, query))?.parts ?? [];
  const { files } = await findSimilar(db, userId, parts, limit);
  return { parts, files };
}

function isNear(part: string): RawBuilder<boolean> {
  const swaps = part.length < SAFE_LENGTH ? swapLetters(part) : [];
  const each = swaps.map((swap) => sql`names like ${`%${escapeLike(swap)}%`}`);
  return sql<boolean>`(${sql.join([sql`names %> ${part}`, ...each], sql` or `)})`;
}

function swapLetters(part: string): string[] {
  const letters = [...part];
  return letters.slice(1).map((letter, at) =>
    letters
      .with(at, letter)
      .with(at + 1, letters[at]!)
      .join(''),
  );
}
