import { randomUUIDv7 } from 'node:crypto';
import { makeScan, makeTestPdf } from '@sheaf/pdf-core/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPdf } from '../../testing/made-files.ts';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off', POOL_THREADS: '1' });
});
afterAll(() => server.stop());

/** Sends requests until it is stopped. */
function merge({ token }: TestMember, fileIds: string[], signal: AbortSignal) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ fileIds, options: { removeBlankPages: true } });
  const url = `${server.url}/api/pdf/advanced/advanced-merge`;
  return fetch(url, { method: 'POST', headers, body, signal });
}

test('a member who asks for more than can wait is told when to come back; another one is served next', async () => {
  const greedy = await addMember(server, 'pro');
  const other = await addMember(server, 'pro');
  const pages = Array.from({ length: 400 }, (_, i) => ({ text: `Page ${i}`, ballast: 2000 }));
  const slow = (await upload(server, greedy, Buffer.from(makeTestPdf({ pages })))).body.file.id;
  const mine = await addPdf(server, other, ['Mine']);
  const stop = new AbortController();
  const asked = Array.from({ length: 62 }, () => merge(greedy, [slow, slow], stop.signal).catch(() => null));
  const refused = await Promise.race(asked);
  expect(refused?.status).toBe(503);
  expect(refused?.headers.get('retry-after')).toBe('5');
  expect(await refused?.json()).toMatchObject({ code: 'busy' });

  const served = await other.call<{ file: { filename: string } }>('pdfTools.merge', {
    fileIds: [mine, mine],
  });
  expect(served.status).toBe(200);
  const operations = async () => await server.ctx.db.selectFrom('operations').select('status').execute();
  const waiting = (await operations()).filter(({ status }) => status === 'running').length;
  expect(waiting).toBeGreaterThan(50);
  stop.abort();
  await Promise.all(asked);
  await expect
    .poll(async () => (await operations()).filter(({ status }) => status === 'running').length)
    .toBe(0);
});

test('OCR is stopped while it still waits to learn which pages are scans', async () => {
  const [greedy, reader] = [await addMember(server, 'pro'), await addMember(server, 'pro')];
  const pages = Array.from({ length: 400 }, (_, i) => ({ text: `Page ${i}`, ballast: 2000 }));
  const slow = (await upload(server, greedy, Buffer.from(makeTestPdf({ pages })))).body.file.id;
  const { bytes } = await makeScan();
  const fileId = (await upload(server, reader, Buffer.from(bytes), 'scan.pdf')).body.file.id;
  const stop = new AbortController();
  const asked = Array.from({ length: 4 }, () => merge(greedy, [slow, slow], stop.signal).catch(() => null));
  const operationId = randomUUIDv7();
  const reading = reader.call<{ code: string }>('ai.ocr', { fileId, operationId });
  const known = async () => (await reader.call('operations.get', { id: operationId })).status;
  await expect.poll(known, { interval: 5 }).toBe(200);
  await reader.call('operations.cancel', { id: operationId });
  const { status, body } = await reading;
  expect([status, body.code]).toEqual([409, 'cancelled']);
  expect((await reader.call<{ result: object | null }>('ai.ocrResult', { fileId })).body.result).toBeNull();
  stop.abort();
  await Promise.all(asked);
});

test('a long scan gives way after each page', async () => {
  const [reader, other] = [await addMember(server, 'pro'), await addMember(server)];
  const { bytes } = await makeScan({}, (document) => {
    const [page] = document.getPages();
    for (let i = 0; i < 7; i++) document.addPage(page!);
  });
  const fileId = (await upload(server, reader, Buffer.from(bytes), 'scan.pdf')).body.file.id;
  const mine = await addPdf(server, other, ['Mine']);
  const keptPages = async () =>
    (await server.ctx.db.selectFrom('ocr_pages').select('page').where('file_id', '=', fileId).execute())
      .length;
  const reading = reader.call('ai.ocr', { fileId });
  await expect.poll(keptPages, { interval: 5, timeout: 100_000 }).toBeGreaterThan(0);
  const before = await keptPages();
  const { status } = await other.call('pdfTools.merge', { fileIds: [mine, mine] });
  expect(status).toBe(200);
  // The page that was being read, and one that may have started before the question was sent.
  expect((await keptPages()) - before).toBeLessThan(4);
  expect((await reading).status).toBe(200);
  expect(await keptPages()).toBe(8);
}, 200_000);
