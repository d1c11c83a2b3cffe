import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addAdministrator, type TestMember, upload } from './testing/members.ts';
import { pdfFile } from './testing/sample-files.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

type Language = { code: string; origin: string; bytes: number };
type Added = { languages: Language[]; reason?: string };
const english = dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));
const dataOf = () => readFile(join(english, '4.0.0_best_int/eng.traineddata.gz'));

let answer: (res: ServerResponse) => void;
const asked: string[] = [];
const source = createServer((req, res) => {
  asked.push(req.url ?? '');
  answer(res);
});
let server: TestServer;
let admin: TestMember;
beforeAll(async () => {
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
  const { port } = source.address() as AddressInfo;
  server = await startTestServer({ RATE_LIMITS: 'off', OCR_DATA_URL: `http://127.0.0.1:${port}/data/` });
  admin = await addAdministrator(server);
});
afterAll(async () => {
  source.close();
  source.closeAllConnections();
  await server.stop();
});
afterEach(() => void asked.splice(0));

const add = (language: string) => admin.call<Added>('admin.addOcrLanguage', { language });
const kept = () => readdir(join(server.dataDir, 'tessdata'));
const audited = async () =>
  (await server.ctx.db.selectFrom('audit_log').select('id').where('action', '=', 'ocr.add').execute()).length;

test('no code but a known one leads to a request or a file', async () => {
  for (const language of [
    '',
    'xxx',
    'DEU',
    '../deu',
    'deu/..',
    '..%2Fdeu',
    'deu+fra',
    '/etc/passwd',
    'deu\0',
  ])
    expect(await add(language)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  expect(asked).toEqual([]);
});

test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ['a page that says sorry', 'ocr_data_damaged', () => Buffer.from('<html>Sorry</html>')],
  ['nothing', 'ocr_data_damaged', () => Buffer.alloc(0)],
  ['packed bytes that are no trained data', 'ocr_data_damaged', () => gzipSync(randomBytes(5000))],
  ['a part of it', 'ocr_data_damaged', async () => (await dataOf()).subarray(0, 100_000)],
  ['what unpacks to more than memory', 'ocr_data_damaged', () => gzipSync(Buffer.alloc(200 * 1024 * 1024))],
  ['more than there ever is', 'ocr_download_failed', () => Buffer.alloc(130 * 1024 * 1024, 0x1f)],
])('%s is refused, and nothing of it stays', async (_what, reason, bytes) => {
  const body = await bytes();
  answer = (res) => void res.end(body);
  const refused = await add('ita');
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(refused.body.reason).toBe(reason);
  expect(await kept()).toEqual([]);
  expect(await audited()).toBe(0);
});

test('a source that has it not, fails or breaks off is named', async () => {
  answer = (res) => void res.writeHead(404).end();
  expect((await add('ita')).body.reason).toBe('ocr_language_unknown');
  answer = (res) => void res.writeHead(500).end();
  expect((await add('ita')).body.reason).toBe('ocr_download_failed');
  answer = (res) => {
    res.writeHead(200, { 'content-length': 1000 }).write('half', () => res.destroy());
  };
  expect((await add('ita')).body.reason).toBe('ocr_download_failed');
});

test('a language that was fetched is offered at once, whole', async () => {
  const data = await dataOf();
  answer = (res) => void res.end(data);
  const [one, other] = await Promise.all([add('ita'), add('ita')]);
  expect([one.status, other.status]).toEqual([200, 200]);
  expect(one.body.languages.at(-1)).toEqual({ code: 'ita', origin: 'added', bytes: data.length });
  expect(asked[0]).toBe('/data/ita/4.0.0_best_int/ita.traineddata.gz');
  expect(await kept()).toEqual(['ita.traineddata.gz']);
  const stored = await readFile(join(server.dataDir, 'tessdata/ita.traineddata.gz'));
  expect(gunzipSync(stored).equals(gunzipSync(data))).toBe(true);
  expect(await audited()).toBe(2);
});

test('the table says which come with Sheaf, which were added, and what each takes', async () => {
  const read = async () => (await admin.call<Added>('admin.ocrLanguages')).body.languages;
  const before = await read();
  expect(before.slice(0, 4).map(({ code, origin }) => `${code} ${origin}`)).toEqual([
    'eng shipped',
    'deu shipped',
    'fra shipped',
    'spa shipped',
  ]);
  expect(before.every(({ bytes }) => bytes > 100_000)).toBe(true);
  // Put in place by hand, unpacked; one of them in place of what comes with Sheaf.
  const data = gunzipSync(await dataOf());
  await mkdir(join(server.dataDir, 'tessdata'), { recursive: true });
  for (const code of ['fra', 'por'])
    await writeFile(join(server.dataDir, `tessdata/${code}.traineddata`), data);
  const after = await read();
  expect(after.filter(({ origin }) => origin === 'added').map(({ code }) => code)).toEqual(
    expect.arrayContaining(['fra', 'por']),
  );
  expect(after.find(({ code }) => code === 'fra')!.bytes).toBe(data.length);
});

test('what is no trained data is said to be damaged, is not offered, and gives way to a download', async () => {
  type Listed = { languages: (Language & { damaged?: true })[] };
  const read = async () => (await admin.call<Listed>('admin.ocrLanguages')).body.languages;
  const offered = async () =>
    (await admin.call<{ ocr: { languages: string[] } }>('ai.status')).body.ocr.languages;
  const folder = join(server.dataDir, 'tessdata');
  const data = gunzipSync(await dataOf());
  await mkdir(folder, { recursive: true });
  const files: [string, Buffer][] = [
    ['nld.traineddata', Buffer.from('garbage')],
    ['swe.traineddata', Buffer.alloc(0)],
    ['nor.traineddata', data.subarray(0, 1000)],
    ['dan.traineddata.gz', (await dataOf()).subarray(0, 100_000)],
    ['pol.traineddata', data],
  ];
  for (const [name, bytes] of files) await writeFile(join(folder, name), bytes);
  const damaged = (await read()).filter((language) => language.damaged).map(({ code }) => code);
  expect(damaged.toSorted()).toEqual(['dan', 'nld', 'nor', 'swe']);
  expect(await offered()).toContain('pol');
  for (const code of damaged) expect(await offered()).not.toContain(code);
  const { file } = (await upload(server, admin, pdfFile('a'), 'a.pdf')).body;
  const refused = await admin.call<{ reason: string }>('ai.ocr', { fileId: file.id, language: 'nld' });
  expect(refused.body).toMatchObject({
    reason: 'ocr_language_damaged',
    params: { language: 'nld', file: 'nld.traineddata' },
  });

  const packed = await dataOf();
  answer = (res) => void res.end(packed);
  expect((await add('nld')).status).toBe(200);
  expect((await read()).find(({ code }) => code === 'nld')).not.toHaveProperty('damaged');
  expect(await offered()).toContain('nld');
  expect(await kept()).not.toContain('nld.traineddata');
});
