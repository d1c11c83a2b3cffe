import { files, type DatabaseClient, folders, library, search } from '../../packages/db/src/index.ts';
import { withDatabase } from '../database.ts';
import { makeVocabulary, seedFiles } from '../search/seed.ts';
import { type Axis, type Cost, timeOf } from './cost.ts';

const SEED = 20_261_126;

/** One member after another, each with ten times the files of the one before; all lie in one database. */
export const filesOfOneMember: Axis = {
  grows: 'files of a member',
  sizes: [1000, 10_000, 100_000],
  measure,
};

async function measure(sizes: number[]): Promise<Cost[]> {
  const costs: Cost[] = [];
  const vocabulary = makeVocabulary(SEED);
  await withDatabase(async (client) => {
    for (const size of sizes) {
      const userId = await seedFiles(client, { files: size, pages: 1, vocabulary });
      costs.push(...(await ask(client, userId, size, vocabulary.word)));
    }
  });
  return costs;
}

async function ask(
  { db }: DatabaseClient,
  userId: string,
  size: number,
  word: (rank: number) => string,
): Promise<Cost[]> {
  const list = { order: 'desc', offset: 0, limit: 100 } as const;
  const queries: Record<string, (run: number) => Promise<unknown>> = {
    'the newest files': () => files.listFiles(db, userId, { ...list, sort: 'date' }),
    'by name': () => files.listFiles(db, userId, { ...list, order: 'asc', sort: 'name' }),
    'the last page of the list': () =>
      files.listFiles(db, userId, { ...list, sort: 'date', offset: size - 100 }),
    'files in a folder': () => files.listFiles(db, userId, { ...list, sort: 'date', folder_id: null }),
    tags: () => files.listTags(db, userId),
    folders: () => folders.listFolders(db, userId, null),
    'a common word': (run) => search.find(db, userId, `${word(run)} `, 12),
    'a rare word': (run) => search.find(db, userId, `${word(20_000 + run * 100)} `, 12),
    'a typing error': (run) => search.find(db, userId, `${word(2000 + run * 10)}q `, 12),
    'what was not read': () => library.listUnread(db, userId, null, 20),
  };
  const costs: Cost[] = [];
  for (const [what, query] of Object.entries(queries))
    costs.push({ what, size, milliseconds: await timeOf(query) });
  return costs;
}
