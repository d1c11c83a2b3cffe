// npm run bench -- search [--files N] [--pages N] [--runs N] [--data DIR]: how long a search takes, as it is typed, for one
// member with so many files. With --data the database is kept there, and used again.
import { parseArgs } from 'node:util';
import { correctQuery, files, findSimilar, search } from '../../packages/db/src/index.ts';
import { withDatabase } from '../database.ts';
import { printTable } from '../harness.ts';
import { makeVocabulary, seedFiles } from './seed.ts';

const SEED = 20_261_121;
const RESULTS = 12;
/** As the service asks for it. */
const SIMILAR = 50;

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      files: { type: 'string', default: '100000' },
      pages: { type: 'string', default: '3' },
      runs: { type: 'string', default: '40' },
      data: { type: 'string' },
    },
  });
  await withDatabase(async (client) => {
    const vocabulary = makeVocabulary(SEED);
    const { rows } = await client.pool.query<{ id: string }>('select id from users limit 1');
    const size = { files: Number(values.files), pages: Number(values.pages), vocabulary };
    if (!rows.length) console.error(`Writing ${size.files} files: minutes pass before the first figure.`);
    const userId = rows[0]?.id ?? (await seedFiles(client, size));
    const { rows: counted } = await client.pool.query(
      'select (select count(*) from files) as files, (select count(*) from file_texts) as pages, pg_size_pretty(pg_database_size(current_database())) as size',
    );
    const { files: fileCount, pages, size: onDisk } = counted[0] as Record<string, string>;
    const typed: Record<string, string | number>[] = [];
    for (const [kind, queries] of Object.entries(makeQueries(vocabulary.word, Number(values.runs)))) {
      const find = await time(queries, (query) => search.find(client.db, userId, query, RESULTS));
      typed.push({ what: kind, ...find });
    }
    for (const [kind, queries] of Object.entries(makeMisspelled(vocabulary.word, Number(values.runs)))) {
      const find = await time(queries, async (query) => {
        const { parts } = await search.find(client.db, userId, query, RESULTS);
        await findSimilar(client.db, userId, parts, SIMILAR);
        const corrected = await correctQuery(client.db, userId, query);
        if (corrected) await search.find(client.db, userId, corrected, RESULTS);
      });
      typed.push({ what: kind, ...find });
    }
    printTable(`As it is typed: ${fileCount} files, ${pages} pages, ${onDisk}`, typed);
    const list: Record<string, string | number>[] = [];
    const page = { sort: 'date', order: 'desc', offset: 0, limit: 100 } as const;
    for (const [kind, queries] of Object.entries(makeQueries(vocabulary.word, 5))) {
      const listed = await time(queries, (words) =>
        files.listFiles(client.db, userId, { ...page, search: words }),
      );
      list.push({ what: kind, ...listed });
    }
    printTable('The list of files with a search and its total', list);
  }, values.data);
}

/** `word(0)` is on every page; a higher rank is a rarer word. */
function makeQueries(word: (rank: number) => string, runs: number): Record<string, string[]> {
  const some = (from: number, to: number, make: (text: string, rank: number) => string) =>
    Array.from({ length: runs }, (_, index) => {
      const rank = Math.round(from + ((to - from) * index) / runs);
      return make(word(rank), rank);
    });
  return {
    'a common word': some(0, 40, (text) => `${text} `),
    'a middling word': some(150, 1500, (text) => `${text} `),
    'a rare word': some(20_000, 39_000, (text) => `${text} `),
    'no such word': some(0, 40, (text) => `${text}xq `),
    'the first letter': some(0, 40, (text) => text.slice(0, 1)),
    'two letters': some(100, 30_000, (text) => text.slice(0, 2)),
    'four letters': some(100, 30_000, (text) => text.slice(0, 4)),
    'two common words': some(1, 41, (text, rank) => `${text} ${word(rank + 7)}`),
    'a common and a rare word': some(1, 41, (text, rank) => `${text} ${word(20_000 + rank * 200)}`),
    'a phrase': some(1, 41, (text, rank) => `"${text} ${word(rank + 3)}"`),
    'a name in full': some(0, 400, (text, rank) => `${text}-${word(rank + 1)}`),
    'a piece of a name': some(2000, 20_000, (text) => text.slice(1, 6)),
  };
}

/** No word has an x: with one it is a letter away from the word, and sometimes from others. */
function makeMisspelled(word: (rank: number) => string, runs: number): Record<string, string[]> {
  const some = (from: number, to: number) =>
    Array.from({ length: runs * 4 }, (_, index) => word(Math.round(from + ((to - from) * index) / runs / 4)))
      .filter((text) => text.length >= 5)
      .slice(0, runs)
      .map((text) => `${text.slice(0, 3)}x${text.slice(3)} `);
  return {
    'a common word with a wrong letter': some(0, 400),
    'a rare word with a wrong letter': some(20_000, 39_000),
  };
}

async function time(queries: string[], work: (query: string) => Promise<unknown>) {
  for (const query of queries.slice(0, 3)) await work(query);
  const times: number[] = [];
  for (const query of queries) {
    const start = performance.now();
    await work(query);
    times.push(performance.now() - start);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1);
  return { 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'worst ms': sorted.at(-1)!.toFixed(1) };
}
