import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Operation } from '@sheaf/api/features/operations/operations.schema.ts';
import type { MemberEvent } from '@sheaf/api/ports';
import type { UserStats } from '@sheaf/api/features/users/users.schema.ts';
import { makeTestPdf } from '@sheaf/pdf-core/testing';
import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restClient, trpcClient } from '../../testing/api-clients.ts';
import { listenToEvents } from '../../testing/member-events.ts';
import { addPdf, type Made } from '../../testing/made-files.ts';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { pngFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type History = { history: Operation[] };
let server: TestServer;
let member: TestMember;
let one: string;
/** A document that keeps a tool busy for many seconds. */
let slow: string;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off', POOL_THREADS: '2' });
  member = await addMember(server, 'pro');
  one = await addPdf(server, member, ['Alpha'], 'one.pdf');
  const pages = Array.from({ length: 1500 }, (_, i) => ({ text: `Page ${i}`, ballast: 2000 }));
  slow = (await upload(server, member, Buffer.from(makeTestPdf({ pages })), 'slow.pdf')).body.file.id;
});
afterAll(() => server.stop());

const last = async (of = member) => (await of.call<History>('users.history', { limit: 1 })).body.history[0]!;
const count = async (of = member) =>
  (await of.call<{ stats: UserStats }>('users.stats')).body.stats.totalFiles;
const slowMerge = (operationId: string) => ({
  fileIds: [slow, slow],
  options: { removeBlankPages: true },
  operationId,
});
/** Waits until the tool itself is at work. */
async function untilAtWork(events: { kind: string; progress?: { done: number } | null }[]): Promise<void> {
  await expect.poll(() => events.some(({ progress }) => progress && progress.done > 0)).toBe(true);
}
/** What was told of the work, which did not come to the last page. All its files are open before the first. */
function readUnfinished(events: MemberEvent[]) {
  const steps = events.filter((event) => event.kind === 'operation').filter(({ progress }) => progress);
  const pages = steps.flatMap(({ progress }) => (progress?.unit === 'page' ? progress : []));
  expect(pages.filter(({ done, total }) => done >= total)).toEqual([]);
  return steps;
}

test('advanced tools need a plan that includes them, and the error names it', async () => {
  const free = await addMember(server);
  const file = await addPdf(server, free, ['Free']);
  const { status, body } = await free.call<Made>('pdfTools.organize', { fileId: file, pages: [{ page: 1 }] });
  expect([status, body.code]).toEqual([402, 'feature_not_in_plan']);
  expect(body.details).toEqual({ feature: 'advanced_pdf_tools', upgradeTo: 'pro' });
  expect((await free.call('pdfTools.analyze', { id: file })).status).toBe(402);
  expect((await free.call('pdfTools.compressPreview', { fileId: file })).status).toBe(200);
  expect((await free.call('pdfTools.compress', { fileId: file })).status).toBe(200);
});

test('files of others, in the trash, of another kind or out of bounds are refused before any work', async () => {
  const stranger = await addMember(server, 'pro');
  const theirs = await addPdf(server, stranger, ['Theirs']);
  const trashed = await addPdf(server, member, ['Trashed'], 'trashed.pdf');
  await member.call('files.delete', { id: trashed });
  const picture = (await upload(server, member, pngFile(), 'dot.png')).body.file.id;
  const before = await last();
  for (const [name, input, status] of [
    ['merge', { fileIds: [one, theirs] }, 404],
    ['merge', { fileIds: [one, trashed] }, 404],
    ['merge', { fileIds: [one] }, 400],
    ['merge', { fileIds: [one, picture] }, 415],
    ['imagesToPdf', { fileIds: [one] }, 415],
    ['officeToPdf', { fileId: one }, 415],
    ['compress', { fileId: one, quality: 7 }, 400],
    ['compress', { fileId: one, level: 'high' }, 400],
    ['advancedCompress', { fileId: one, options: { maxImageDPI: 301 } }, 400],
    ['advancedMerge', { fileIds: [one, one], options: { addBookmark: true } }, 400],
    ['watermark', { fileId: one, opacity: 2 }, 400],
    ['compress', { fileId: one, outputName: '../a.pdf' }, 400],
    ['compress', { fileId: one, operationId: 'mine' }, 400],
    [
      'sign',
      { fileId: one, signatureData: { name: 'A' }, identity: { certificates: ['x'], privateKey: 'y' } },
      400,
    ],
  ] as const) {
    const answer = await member.call<Made>(`pdfTools.${name}`, input);
    expect([name, answer.status]).toEqual([name, status]);
  }
  expect((await member.call('pdfTools.info', { id: theirs })).status).toBe(404);
  expect(await last()).toEqual(before);
});

test('a document that cannot be worked on fails with its reason, costs nothing, and is in the history', async () => {
  const locked = await member.call<Made>('pdfTools.protect', { fileId: one, password: 'x' });
  const files = await count();
  const encrypted = await member.call<Made>('pdfTools.organize', {
    fileId: locked.body.file.id,
    pages: [{ page: 1 }],
  });
  expect([encrypted.status, encrypted.body.details.reason]).toEqual([422, 'encrypted']);
  expect(await last()).toMatchObject({ action: 'organize', status: 'failed', cost: {}, outputs: [] });
  const broken = (await upload(server, member, Buffer.from('%PDF-1.7\nnothing'), 'broken.pdf')).body.file.id;
  const corrupt = await member.call<Made>('pdfTools.compress', { fileId: broken });
  expect([corrupt.status, corrupt.body.details.reason]).toEqual([422, 'corrupt']);
  const wrong = await member.call<Made>('pdfTools.unlock', { fileId: locked.body.file.id, password: 'y' });
  expect([wrong.status, wrong.body.details.reason]).toEqual([422, 'encrypted']);
  expect(await count()).toBe(files + 1);
});

test('the same operation id is worked on once, and answers the same', async () => {
  const operationId = randomUUIDv7();
  const merge = () => member.call<Made>('pdfTools.merge', { fileIds: [one, one], operationId });
  // Who asks while it is worked on is refused, and who asks afterwards is told what came of it.
  const both = Map.groupBy(await Promise.all([merge(), merge()]), ({ status }) => status);
  expect([200, 409].flatMap((status) => both.get(status) ?? [])).toHaveLength(2);
  const [worked, ...others] = both.get(200)!;
  const again = await merge();
  // Its pages may have been counted since.
  const madeOf = ({ file, files, ...told }: Made) => [file.id, files.map(({ id }) => id), told];
  for (const { body } of [...others, again]) expect(madeOf(body)).toEqual(madeOf(worked!.body));
  expect((await member.call<Made>('pdfTools.compress', { fileId: one, operationId })).status).toBe(409);
});

test('who goes away stops the work: nothing is saved, nothing is charged', async () => {
  const page = await listenToEvents(server.url, member.token);
  const files = await count();
  const gone = new AbortController();
  const headers = { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' };
  const operationId = randomUUIDv7();
  const asking = fetch(`${server.url}/api/pdf/advanced/advanced-merge`, {
    method: 'POST',
    headers,
    body: JSON.stringify(slowMerge(operationId)),
    signal: gone.signal,
  }).catch(() => 'gone');
  await untilAtWork(page.events);
  gone.abort();
  expect(await asking).toBe('gone');
  await expect.poll(async () => (await last()).status).toBe('cancelled');
  readUnfinished(page.events);
  expect(await count()).toBe(files);
  // What the uploads hold is being read meanwhile, and lies there as well.
  await expect.poll(() => readdir(join(server.dataDir, 'spool'))).toEqual([]);
  page.close();
});

test('work that a page asked for goes on when the page is loaded anew', async () => {
  const page = await listenToEvents(server.url, member.token);
  const gone = new AbortController();
  const operationId = randomUUIDv7();
  const asking = fetch(`${server.url}/trpc/pdfTools.advancedMerge?batch=1`, {
    method: 'POST',
    headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ 0: slowMerge(operationId) }),
    signal: gone.signal,
  }).catch(() => 'gone');
  await untilAtWork(page.events);
  gone.abort();
  expect(await asking).toBe('gone');
  const ended = async () => {
    const { body } = await member.call<{ operation: Operation }>('operations.get', { id: operationId });
    return [body.operation.status, body.operation.outputs.length];
  };
  await expect.poll(ended, { timeout: 60_000 }).toEqual(['done', 1]);
  page.close();
});

test.each([
  ['a script, as a conflict', restClient, 409],
  ['a page, as the end that was asked for', trpcClient, 200],
] as const)('work is followed and stopped by its id, and its request tells %s', async (_, client, told) => {
  const page = await listenToEvents(server.url, member.token);
  const operationId = randomUUIDv7();
  const call = client(server.url);
  const asking = call<Made>('pdfTools.advancedMerge', slowMerge(operationId), member.token);
  await untilAtWork(page.events);
  await member.call('operations.cancel', { id: operationId });
  const { status, body } = await asking;
  expect([status, body.code]).toEqual([told, 'cancelled']);
  expect(readUnfinished(page.events)[0]).toMatchObject({
    id: operationId,
    progress: { done: 0, total: expect.any(Number) },
  });
  page.close();
});

test('results need storage: one that does not fit is not saved, even with parallel requests', async () => {
  const someone = await addMember(server, 'pro');
  const bytes = Buffer.from(makeTestPdf({ pages: [{ text: 'Large', ballast: 1_000_000 }] }));
  const large = (await upload(server, someone, bytes)).body.file;
  const room = 2 * 1024 ** 3 - large.size * 2.5;
  await server.ctx.db
    .updateTable('usage')
    .set({ used: Math.round(room) })
    .where('user_id', '=', someone.id)
    .where('metric', '=', 'storageLimit')
    .execute();
  const asked = [1, 2, 3, 4].map(() =>
    someone.call<Made>('pdfTools.organize', { fileId: large.id, pages: [{ page: 1 }] }),
  );
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 402, 402]);
  expect(answers.find(({ status }) => status === 402)?.body).toMatchObject({
    code: 'limit_reached',
    details: { metric: 'storageLimit', upgradeTo: 'premium' },
  });
  expect(await count(someone)).toBe(3);
});

test('a receipt keeps no secret, and work is done again from it unless it would need one', async () => {
  const certificate = 'Q0VSVElGSUNBVEU=';
  await member.call('pdfTools.protect', {
    fileId: one,
    password: 'open-sesame',
    ownerPassword: 'master-key',
  });
  const locked = await last();
  expect(locked.options).toMatchObject({
    permissions: { printing: 'high' },
    omitted: ['password', 'ownerPassword'],
  });
  await member.call('pdfTools.sign', {
    fileId: one,
    signatureData: { name: 'Ada', image: 'UElDVFVSRQ==', certificate, passphrase: 'pass-phrase' },
  });
  const everything = JSON.stringify(await server.ctx.db.selectFrom('operations').selectAll().execute());
  expect(everything).not.toMatch(/open-sesame|master-key|UElDVFVSRQ|Q0VSVElG|pass-phrase/);
  expect(server.logged()).not.toMatch(/open-sesame|master-key|UElDVFVSRQ|Q0VSVElG|pass-phrase/);
  const refused = await member.call<Made>('pdfTools.rerun', { id: locked.id });
  expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);

  const made = await member.call<Made>('pdfTools.advancedMerge', {
    fileIds: [one, one],
    outputName: 'twice',
    options: { addPageNumbers: true },
  });
  const again = await member.call<Made>('pdfTools.rerun', { id: made.body.operationId });
  expect(again.body.file).toMatchObject({ filename: 'twice.pdf', size: made.body.file.size });
  expect(again.body.file.id).not.toBe(made.body.file.id);
  const [rerun, first] = (await member.call<History>('users.history', { limit: 2 })).body.history;
  expect(rerun?.options).toEqual(first?.options);
  const stranger = await addMember(server, 'pro');
  expect((await stranger.call('pdfTools.rerun', { id: made.body.operationId })).status).toBe(404);
});
