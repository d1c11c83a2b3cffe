import type { DatabaseClient } from '../../packages/db/src/index.ts';

const FILES_AT_ONCE = 1000;
const WORDS = 40_000;
const WORDS_A_PAGE = 150;
const SYLLABLES =
  'ba be bo ca ce co da de di do fa fe ga go ha ho ja ka la le li lo ma me mi mo na ne ni no pa pe po ra re ri ro sa se si so ta te ti to va ve vi wa za'.split(
    ' ',
  );

export type Vocabulary = { word: (rank: number) => string; pick: () => string };

/** Words as often as in a language: the second half as often as the first, the third a third as often. */
export function makeVocabulary(seed: number): Vocabulary {
  const random = makeRandom(seed);
  const words = new Set<string>();
  while (words.size < WORDS) {
    const length = 1 + Math.ceil(random() * 3.5 * Math.min(1, words.size / 300 + 0.3));
    words.add(Array.from({ length }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join(''));
  }
  const list = [...words];
  // The inverse of the sum of 1/n, near enough: log-uniform ranks.
  return { word: (rank) => list[rank]!, pick: () => list[Math.floor(WORDS ** random()) - 1]! };
}

/** One member with so many files, tagged and in no folder, each with pages of text. */
export async function seedFiles(
  { pool }: DatabaseClient,
  { files, pages, vocabulary }: { files: number; pages: number; vocabulary: Vocabulary },
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (name, email, plan) values ('Bench', 'bench-' || gen_random_uuid() || '@sheaf.example', 'premium') returning id`,
  );
  const userId = rows[0]!.id;
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where indexname in ('file_texts_words', 'files_names')`,
  );
  // Built over what is there, as a restored backup is: the same index in a tenth of the time.
  for (const { name } of indexes) await pool.query(`drop index ${name}`);
  for (let at = 0; at < files; at += FILES_AT_ONCE) {
    await insertFiles(pool, userId, Math.min(FILES_AT_ONCE, files - at), pages, vocabulary);
  }
  for (const { definition } of indexes) await pool.query(definition);
  await pool.query('vacuum analyze');
  return userId;
}

async function insertFiles(
  pool: DatabaseClient['pool'],
  userId: string,
  count: number,
  pages: number,
  { pick }: Vocabulary,
): Promise<void> {
  const some = (length: number) => Array.from({ length }, pick).join(' ');
  const { rows } = await pool.query<{ id: string }>(
    `insert into files (user_id, filename, type, size, sha256, blob_key, tags)
     select $1, name, 'application/pdf', 1000, '', gen_random_uuid(), string_to_array(tags, ' ')
     from unnest($2::text[], $3::text[]) as given (name, tags) returning id`,
    [
      userId,
      Array.from({ length: count }, () => `${some(3).replaceAll(' ', '-')}.pdf`),
      Array.from({ length: count }, () => some(2)),
    ],
  );
  const texts = rows.flatMap(({ id }) =>
    Array.from({ length: pages }, (_, page) => ({ id, page: page + 1 })),
  );
  await pool.query(
    `insert into file_texts (file_id, user_id, page, engine, content)
     select file_id, $1, page, 'text-layer', content
     from unnest($2::uuid[], $3::int[], $4::text[]) as given (file_id, page, content)`,
    [userId, texts.map(({ id }) => id), texts.map(({ page }) => page), texts.map(() => some(WORDS_A_PAGE))],
  );
}

/** Mulberry32: the same numbers on every machine. */
export function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
