import { text } from 'node:stream/consumers';
import type { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openSnapshot } from './backup/index.ts';
import { wipeDatabase } from './backup/wipe.ts';
import { type DatabaseClient, openDatabase } from './client.ts';
import {
  activity,
  batchResults,
  files,
  fileVersions,
  folders,
  library,
  meaning,
  ocrPages,
  operations,
  passages,
  reading,
  search,
  summaries,
  texts,
  trash,
  trashedFolders,
  users,
} from './index.ts';
import { migrateToLatest } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { isPartitioned, PARTITIONED, partitionByMember } from './partition.ts';
import { createTestDatabase } from './testing.ts';

const PARTITIONS = 5;
/** Behind a name stands another, which says nothing of which partition it is. */
const PARTS = new RegExp(`\\bon (?:${PARTITIONED.join('|')})_\\d+\\b`, 'g');
const PLANNED = /^\s*(?:select|insert|update|delete|with|\()/i;
const LIST = { sort: 'date', order: 'desc', offset: 0, limit: 10 } as const;
const SPANS = { before: '2026-10-01Z', until: '2026-11-01Z', now: '2026-11-01Z', next: '2026-12-01Z' };

async function openOwn(): Promise<DatabaseClient & { url: string }> {
  const database = await createTestDatabase();
  const client = openDatabase(database.url, { max: 2 });
  onTestFinished(async () => {
    await client.close();
    await database.drop();
  });
  return { ...client, url: database.url };
}

async function addMember({ db }: DatabaseClient, name: string) {
  const user = await users.insertUser(db, { name, email: `${name}@sheaf.example` });
  const user_id = user!.id;
  const folder = await folders.insertFolder(db, { user_id, parent_id: null, name: 'Leases' });
  const file = await files.insertFile(db, {
    user_id,
    folder_id: folder!.id,
    filename: 'lease.pdf',
    type: 'application/pdf',
    size: 1,
    sha256: name,
    blob_key: name,
    tags: ['garage'],
  });
  await texts.replaceFileTexts(db, file, 'text-layer', [{ page: 1, text: 'the rent of a garage' }]);
  const index = { file_id: file.id, user_id, model: 'm', text_hash: 'h', chunk_size: 1, overlap: 0 };
  const bytes = new Uint8Array(4);
  await passages.replacePassages(db, { ...index, language: 'en', version: 1 }, [
    { passage: { text: 'rent' }, embedding: bytes, terms: bytes },
  ]);
  const operation = await operations.insertOperation(db, {
    user_id,
    action: 'compress',
    status: 'running',
    file_id: file.id,
    filename: null,
    inputs: [],
    options: {},
  });
  return { user_id, file, folder: folder!, operation: operation! };
}

type Own = Awaited<ReturnType<typeof addMember>>;

/** What a member's pages, tools and jobs do to the divided tables. */
function ordinary({ db }: DatabaseClient, { user_id: id, file, folder, operation }: Own) {
  const places = [{ fileId: file.id, position: 0 }];
  const pages = [{ fileId: file.id, page: 1 }];
  const found = { id: file.id, from: file.filename, to: 'b.pdf' };
  return [
    () => files.listFiles(db, id, { ...LIST, search: 'rent ' }),
    () => files.listFiles(db, id, { ...LIST, folder_id: folder.id }),
    () => files.setPages(db, file, { page_count: 1 }),
    () => reading.markSummarized(db, id, file.id),
    () => reading.setReading(db, file, 'done'),
    () => reading.setReadByOcr(db, file, 0),
    () => fileVersions.holdBytes(db, file),
    () => fileVersions.dropReadings(db, id, file.id),
    () => folders.listFolders(db, id, null),
    () => folders.readFolderStats(db, id, [folder.id]),
    () => folders.listNewestFiles(db, id, [folder.id], 10),
    () => search.find(db, id, 'rent ', 12),
    () => search.find(db, id, 'leas', 12),
    () => texts.readFileText(db, id, file.id),
    () => texts.hasFileText(db, id, file.id),
    () => texts.replaceFileTexts(db, file, 'text-layer', [{ page: 1, text: 'rent' }]),
    () => passages.describeTexts(db, id, [file.id]),
    () => passages.markAsked(db, id, [file.id]),
    () => passages.listPassages(db, id, file.id),
    () => meaning.readState(db, id, 'm'),
    () => meaning.listSearchable(db, id, 'm'),
    () => meaning.readPacked(db, id, 'm', [file.id]),
    () => meaning.readPlaces(db, id, places),
    () => meaning.readLabels(db, id, pages),
    () => meaning.listUnprepared(db, 'm', { userId: id, limit: 10 }),
    () => library.countFiles(db, id, null),
    () => library.readPassages(db, id, places),
    () => library.readPages(db, id, pages),
    () => activity.listQuarters(db, id, SPANS),
    () => activity.countEnhanced(db, id),
    () => summaries.listSummaries(db, id, file.id),
    () => ocrPages.listReadBeside(db, id, [file.id]),
    () => batchResults.renameResult(db, { batchId: operation.id, userId: id }, found),
    () => operations.listOperations(db, id, { offset: 0, limit: 10 }),
    () => operations.setCost(db, id, operation.id, {}),
    () => operations.touchOperation(db, id, operation.id),
    () => operations.leaveOperation(db, id, operation.id),
    () => operations.finishOperation(db, id, operation.id, { status: 'done' }),
    () => trashedFolders.trashFolder(db, id, folder.id, [folder.id]),
    () => trash.listTrash(db, id, null),
    () => trash.listFilesOf(db, id, folder.id, 10),
    () => trashedFolders.countEntryFiles(db, id),
    () => trashedFolders.listEntry(db, id, folder.id),
    () => folders.insertFolder(db, { user_id: id, parent_id: null, name: 'Leases' }),
    async () => {
      const [live] = await folders.listFolders(db, id, null);
      await trashedFolders.emptyInto(db, id, folder.id, new Map([[folder.id, live!.id]]));
    },
    () => trash.trashFile(db, id, file.id),
    () => trash.restoreFile(db, id, file.id, null),
  ];
}

/** Statements as they are sent. From before the first connection. */
function listen({ pool }: DatabaseClient) {
  const heard: { sql: string; values: unknown[] }[] = [];
  pool.on('connect', (connection) => {
    const listened = connection as unknown as { query(...given: unknown[]): unknown };
    const send = listened.query.bind(listened);
    listened.query = (...given) => {
      const [sql, values] = given;
      if (typeof sql === 'string' && PLANNED.test(sql))
        heard.push({ sql, values: Array.isArray(values) ? values : [] });
      return send(...given);
    };
  });
  return heard;
}

test('a divided database has all rows, and what a member does reads the partition of that member alone', async () => {
  const client = await openOwn();
  const heard = listen(client);
  const before = await addMember(client, 'ada');
  expect(await partitionByMember(client.db, PARTITIONS)).toBe(true);
  expect(await partitionByMember(client.db, PARTITIONS)).toBe(false);
  expect(await isPartitioned(client.db)).toBe(true);
  const after = await addMember(client, 'bob');

  heard.length = 0;
  for (const own of [before, after]) for (const one of ordinary(client, own)) await one();
  expect(heard.length).toBeGreaterThan(80);
  const wide: string[] = [];
  for (const { sql, values } of heard) {
    const { rows } = await client.pool.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values);
    const named = rows.flatMap((row) => row['QUERY PLAN'].match(PARTS) ?? []);
    if (new Set(named.map((name) => name.split('_').at(-1))).size > 1) wide.push(sql);
  }
  expect(wide).toEqual([]);
  expect(await texts.readFileText(client.db, before.user_id, before.file.id)).toBe('the rent of a garage');
  expect(await passages.listPassages(client.db, before.user_id, before.file.id)).toHaveLength(1);
});

test('in a divided database what belongs to a file goes with it, and a receipt stays without it', async () => {
  const client = await openOwn();
  const { db, pool } = client;
  await partitionByMember(db, PARTITIONS);
  const { user_id, file, operation } = await addMember(client, 'ada');
  const stranger = await addMember(client, 'bob');
  await files.deleteFile(db, user_id, file.id);
  const { rows } = await pool.query(
    `select (select count(*)::int from file_texts) as texts, (select count(*)::int from file_passages) as passages`,
  );
  expect(rows).toEqual([{ texts: 1, passages: 1 }]);
  expect(await operations.findOperation(db, user_id, operation.id)).toMatchObject({ user_id, file_id: null });
  // No row of one member can point at a file of another.
  const foreign = pool.query('update operations set file_id = $1 where id = $2', [
    stranger.file.id,
    operation.id,
  ]);
  await expect(foreign).rejects.toThrow('violates foreign key');
  await users.deleteUser(db, stranger.user_id);
  expect((await pool.query('select from files')).rows).toEqual([]);
});

test('a snapshot of a divided database has each table once, with its rows', async () => {
  const client = await openOwn();
  await partitionByMember(client.db, PARTITIONS);
  const { file } = await addMember(client, 'ada');
  const snapshot = await openSnapshot(client.url);
  const copied: Record<string, string> = {};
  for (const table of snapshot.tables) copied[table.name] = await text(snapshot.copyTable(table));
  await snapshot.close();
  expect(Object.keys(copied).filter((name) => name.startsWith('files'))).toEqual(['files']);
  expect(copied['files']).toContain(file.id);
  expect(copied['file_texts']).toContain('the rent of a garage');
});

test('a database that was divided before there were folders in the trash is migrated, and keeps their files apart', async () => {
  const client = await openOwn();
  const { db, pool } = client;
  const connection = await pool.connect();
  await wipeDatabase(connection as unknown as Client);
  connection.release();
  const earlier = Object.entries(migrations).filter(([name]) => name < '0045');
  await migrateToLatest(db, Object.fromEntries(earlier));
  await partitionByMember(db, PARTITIONS);
  await migrateToLatest(db);
  const { user_id, folder, file } = await addMember(client, 'ada');
  await trashedFolders.trashFolder(db, user_id, folder.id, [folder.id]);
  expect(await trash.listTrash(db, user_id, folder.id)).toMatchObject([{ id: file.id, folder_id: null }]);
  await pool.query('delete from trashed_folders');
  expect(await trash.listTrash(db, user_id, null)).toMatchObject([{ id: file.id, trashed_from: null }]);
});
