import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutPassages, embedText, packTerms, type Passage, shippedVectors } from '@sheaf/passages';
import type { DatabaseClient } from '../../packages/db/src/index.ts';
import { seededPick } from '../chat/long-pages.ts';
import { readDocuments } from '../chat/question-set.ts';

const DOCS = join(import.meta.dirname, '../../docs');
const SENTENCES = 8;
const PAGES = 10;
const FILES_AT_ONCE = 50;
/** A page stays in one piece. */
const WHOLE = { size: 2000, overlap: 0 };

/** Real sentences in new combinations: every passage is different and meaningful. */
function readSentences(): string[] {
  const names = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  const docs = names.map((name, i) => ({ page: i + 1, text: readFileSync(join(DOCS, name), 'utf8') }));
  const pages = [...docs, ...readDocuments().flatMap((document) => document.pages)];
  const sentences = cutPassages(pages).flatMap((passage) => passage.sentences.map(({ text }) => text));
  return [...new Set(sentences.filter((text) => text.length > 40 && text.length < 300))];
}

/** So many pages of a passage each. */
export function makePages(count: number): Passage[] {
  const sentences = readSentences();
  const pick = seededPick(20_261_121);
  return Array.from({ length: count }, (_, i) => {
    const text = Array.from({ length: SENTENCES }, () => pick(sentences)).join(' ');
    return cutPassages([{ page: i + 1, text }], WHOLE)[0]!;
  });
}

/** So many passages of the one member there is, as they are kept when documents were read. */
export async function seedPassages({ pool }: DatabaseClient, wanted: number, model: string): Promise<void> {
  const sentences = readSentences();
  const pick = seededPick(20_261_121);
  // Built over what is there, as a restored backup is: the same index in a tenth of the time.
  const { rows } = await pool.query<{ definition: string }>(
    `select indexdef as definition from pg_indexes where indexname = 'file_texts_words'`,
  );
  await pool.query('drop index file_texts_words');
  for (let made = 0; made < wanted;) {
    const files = Array.from({ length: FILES_AT_ONCE }, () => {
      const pages = Array.from({ length: PAGES }, (_, i) => ({
        page: i + 1,
        text: Array.from({ length: SENTENCES }, () => pick(sentences)).join(' '),
      }));
      return { pages, passages: cutPassages(pages, WHOLE) };
    });
    await insertFiles(pool, files, model);
    made += files.reduce((sum, { passages }) => sum + passages.length, 0);
  }
  for (const { definition } of rows) await pool.query(definition);
  await pool.query('vacuum analyze');
}

type File = { pages: { page: number; text: string }[]; passages: Passage[] };

async function insertFiles(pool: DatabaseClient['pool'], files: File[], model: string): Promise<void> {
  const vectors = shippedVectors();
  const { rows } = await pool.query<{ id: string; user_id: string }>(
    `insert into files (user_id, filename, type, size, sha256, blob_key, page_count)
     select users.id, 'paper ' || number || '.pdf', 'application/pdf', 1000, '', gen_random_uuid(), $2
     from users, generate_series(1, $1) as number returning id, user_id`,
    [files.length, PAGES],
  );
  const texts = files.flatMap(({ pages }, i) => pages.map((page) => ({ id: rows[i]!.id, ...page })));
  await pool.query(
    `insert into file_texts (file_id, user_id, page, engine, content)
     select file_id, $1, page, 'text-layer', content from unnest($2::uuid[], $3::int[], $4::text[]) as given (file_id, page, content)`,
    [
      rows[0]!.user_id,
      texts.map(({ id }) => id),
      texts.map(({ page }) => page),
      texts.map(({ text }) => text),
    ],
  );
  await pool.query(
    `insert into file_indexes (file_id, user_id, model, text_hash, chunk_size, overlap, chunks, language)
     select file_id, $1, $2, '', 1000, 100, chunks, 'en' from unnest($3::uuid[], $4::int[]) as given (file_id, chunks)`,
    [rows[0]!.user_id, model, rows.map(({ id }) => id), files.map(({ passages }) => passages.length)],
  );
  const all = files.flatMap(({ passages }, i) =>
    passages.map((passage, position) => ({ id: rows[i]!.id, position, passage })),
  );
  await pool.query(
    `insert into file_passages (file_id, position, passage, embedding, terms)
     select * from unnest($1::uuid[], $2::int[], $3::jsonb[], $4::bytea[], $5::bytea[])`,
    [
      all.map(({ id }) => id),
      all.map(({ position }) => position),
      all.map(({ passage }) => JSON.stringify(passage)),
      all.map(({ passage }) => Buffer.from(embedText(vectors, passage.text).buffer)),
      all.map(({ passage }) => Buffer.from(packTerms(passage.text))),
    ],
  );
}
