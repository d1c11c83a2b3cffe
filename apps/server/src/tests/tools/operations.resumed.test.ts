import { execFile } from 'node:child_process';
import { randomUUIDv7 } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { OcrResult } from '@sheaf/api/features/ai/ai.schema.ts';
import { type DatabaseClient, openDatabase } from '@sheaf/db';
import { createTestDatabase } from '@sheaf/db/testing';
import { makeScan } from '@sheaf/pdf-core/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPdf } from '../../testing/made-files.ts';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { makeFolder } from '../../testing/s3-server.ts';
import { repeatPage } from '../../testing/scans.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';

const execute = promisify(execFile);
const PAGES = 4;
/** More pages than are read in the time that a server takes to stop. */
const LONG = 160;
const PASSWORD = 'only its reader knows';

let client: DatabaseClient;
let server: ServerProcess;
let settings: Record<string, string>;
let scan: Buffer;
const cleanups: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  const [database, folder] = await Promise.all([createTestDatabase(), makeFolder()]);
  client = openDatabase(database.url, { max: 2 });
  cleanups.push(folder.remove, database.drop, () => client.close());
  settings = {
    DATABASE_URL: database.url,
    DATA_DIR: folder.path,
    SESSION_SECRET: 'x'.repeat(32),
    RATE_LIMITS: 'off',
    POOL_THREADS: '1',
  };
  server = await startServerProcess(settings);
  cleanups.push(() => server.end());
  scan = Buffer.from((await makeScan({}, repeatPage(PAGES - 1))).bytes);
}, 60_000);
afterAll(async () => {
  for (const clean of cleanups.toReversed()) await clean();
});

const newMember = () => addMember({ url: server.url, ctx: { db: client.db } }, 'premium');
const addScan = async (member: TestMember) => (await upload(server, member, scan, 'scan.pdf')).body.file.id;
const find = (id: string) =>
  client.db.selectFrom('operations').selectAll().where('id', '=', id).executeTakeFirst();
const usedBy = async ({ id }: TestMember) => {
  const rows = await client.db.selectFrom('usage').selectAll().where('user_id', '=', id).execute();
  const of = (metric: string) => rows.find((row) => row.metric === metric)?.used ?? 0;
  return { pages: of('ocrPagesPerMonth'), operations: of('aiOperations'), bytes: of('storageLimit') };
};
const filesOf = ({ id }: TestMember) =>
  client.db.selectFrom('files').selectAll().where('user_id', '=', id).orderBy('created_at').execute();
/** Under the same token, at whatever address the server is now. */
const call = async <Body>(member: TestMember, path: string, data?: object) => {
  const response = await fetch(`${server.url}/api${path}`, {
    method: data ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' },
    ...(data ? { body: JSON.stringify(data) } : {}),
  });
  return { status: response.status, body: (await response.json()) as Body };
};
const rowsWithPassword = async () => {
  const rows = await client.db.selectFrom('operations').selectAll().execute();
  return rows.filter((row) => JSON.stringify(row).includes(PASSWORD)).length;
};
const downloadBytes = async (member: TestMember, id: string) => {
  const headers = { authorization: `Bearer ${member.token}` };
  const response = await fetch(`${server.url}/api/files/${id}/download`, { headers });
  return Buffer.from(await response.arrayBuffer());
};
const opens = (path: string, password: string) =>
  execute('qpdf', [`--password=${password}`, '--check', path]).then(
    () => true,
    () => false,
  );
const statusOf = (id: string) => async () => (await find(id))?.status;
const PATIENCE = { interval: 100 };
const keptPages = async (fileId: string) =>
  (await client.db.selectFrom('ocr_pages').select('page').where('file_id', '=', fileId).execute()).length;

test('OCR and a tool of a killed process are gone on with once, under their ids and at their price', async () => {
  const [reader, maker] = [await newMember(), await newMember()];
  const fileId = await addScan(reader);
  const source = await addPdf(server, maker, ['One', 'Two'], 'lease.pdf');
  const before = await usedBy(maker);
  const [reading, making, locking] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()];
  const asked = [call(reader, '/ai/ocr', { fileId, operationId: reading })];
  await expect.poll(() => keptPages(fileId), { interval: 20 }).toBeGreaterThan(0);
  // The only place for tools is taken by the next page: these wait in line as the process dies.
  const given = { fileIds: [source] };
  asked.push(
    call(maker, '/pdf/tools/watermark', { ...given, options: { text: 'ONCE' }, operationId: making }),
    call(maker, '/pdf/tools/protect', { ...given, options: { password: PASSWORD }, operationId: locking }),
  );
  const answers = Promise.allSettled(asked);
  const begun = async () => [(await find(making))?.status, (await find(locking))?.status];
  await expect.poll(begun, { interval: 5 }).toEqual(['running', 'running']);
  expect(await rowsWithPassword()).toBe(0);
  await server.end('SIGKILL');
  await answers;
  const kept = await keptPages(fileId);
  expect(kept).toBeLessThan(PAGES);
  expect(await usedBy(reader)).toMatchObject({ pages: kept, operations: kept });
  const paidFirst = await client.db
    .selectFrom('ocr_pages')
    .selectAll()
    .where('file_id', '=', fileId)
    .execute();
  // More time passes than between two heartbeats of a live process.
  const past = new Date(Date.now() - 120_000);
  await client.db.updateTable('operations').set({ alive_at: past }).where('status', '=', 'running').execute();
  server = await startServerProcess(settings);

  await expect.poll(statusOf(reading), PATIENCE).toBe('done');
  expect(await find(reading)).toMatchObject({
    cost: { ocrPagesPerMonth: PAGES, aiOperations: PAGES },
    options: { language: 'eng', resumed: true },
  });
  expect(await usedBy(reader)).toMatchObject({ pages: PAGES, operations: PAGES });
  const pages = await client.db.selectFrom('ocr_pages').selectAll().where('file_id', '=', fileId).execute();
  expect(pages.map(({ page }) => page).toSorted()).toEqual([1, 2, 3, 4]);
  for (const { page, created_at } of paidFirst)
    expect(pages.find((one) => one.page === page)?.created_at).toEqual(created_at);
  // A repeated request gets the result, without a charge.
  const again = await call<{ result: OcrResult }>(reader, '/ai/ocr', { fileId, operationId: reading });
  expect([again.status, again.body.result.pages.length]).toEqual([200, PAGES]);
  expect(await usedBy(reader)).toMatchObject({ pages: PAGES });

  await expect.poll(statusOf(making), PATIENCE).toBe('done');
  await expect.poll(statusOf(locking), PATIENCE).toBe('done');
  // Whichever of the two was resumed first.
  const made = (await filesOf(maker))
    .filter(({ id }) => id !== source)
    .toSorted((a, b) => b.filename.localeCompare(a.filename));
  expect(made.map(({ filename }) => filename)).toEqual(['lease-watermarked.pdf', 'lease-protected.pdf']);
  expect((await usedBy(maker)).bytes).toBe(before.bytes + made[0]!.size + made[1]!.size);
  const same = await call<{ file: { id: string } }>(maker, '/pdf/tools/watermark', {
    fileIds: [source],
    options: { text: 'ONCE' },
    operationId: making,
  });
  expect([same.status, same.body.file.id]).toEqual([200, made[0]!.id]);
  expect(await filesOf(maker)).toHaveLength(3);

  // With the password that was sealed, of which nothing is left.
  const locked = join(settings['DATA_DIR']!, 'locked.pdf');
  await writeFile(locked, await downloadBytes(maker, made[1]!.id));
  expect(await opens(locked, PASSWORD)).toBe(true);
  expect(await opens(locked, 'another')).toBe(false);
  expect(await find(locking)).toMatchObject({ sealed_input: null, options: { omitted: ['password'] } });
  expect(await rowsWithPassword()).toBe(0);
}, 180_000);

test('a server that is stopped leaves its work to the next one', async () => {
  const member = await newMember();
  const long = Buffer.from((await makeScan({}, repeatPage(LONG - 1))).bytes);
  const fileId = (await upload(server, member, long, 'long.pdf')).body.file.id;
  const id = randomUUIDv7();
  const asked = call(member, '/ai/ocr', { fileId, operationId: id }).catch(() => null);
  await expect.poll(() => keptPages(fileId), { interval: 20 }).toBeGreaterThan(0);
  // What is running is given ten seconds.
  expect(await server.end('SIGTERM')).toBe(0);
  await asked;
  expect(await find(id)).toMatchObject({ status: 'running', alive_at: new Date(0).toISOString() });
  const kept = await keptPages(fileId);
  expect(kept).toBeLessThan(LONG);
  server = await startServerProcess(settings);
  await expect.poll(() => keptPages(fileId)).toBeGreaterThan(kept);
  expect(await find(id)).toMatchObject({ status: 'running', options: { resumed: true } });
  expect((await call(member, `/operations/${id}/cancel`, {})).status).toBe(200);
  await expect.poll(statusOf(id), PATIENCE).toBe('cancelled');
  const { pages } = await usedBy(member);
  expect(pages).toBe(await keptPages(fileId));
}, 180_000);

test('work that stopped its process twice is not tried a third time', async () => {
  const member = await newMember();
  const fileId = await addScan(member);
  const id = randomUUIDv7();
  const file = { id: fileId, filename: 'scan.pdf', size: scan.length };
  // As two processes left it.
  await client.db
    .insertInto('operations')
    .values({
      id,
      user_id: member.id,
      action: 'ocr',
      status: 'running',
      file_id: fileId,
      filename: 'scan.pdf',
      inputs: JSON.stringify([file]),
      options: JSON.stringify({ language: 'eng', enhanceImage: true, resumed: true }),
      alive_at: new Date(Date.now() - 120_000),
    })
    .execute();
  await server.end();
  server = await startServerProcess(settings);
  await expect.poll(statusOf(id), PATIENCE).toBe('failed');
  expect(await keptPages(fileId)).toBe(0);
  expect((await find(id))?.error).toMatchObject({ reason: 'server_stopped_twice' });
}, 120_000);
