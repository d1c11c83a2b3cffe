import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, type TestMember, upload } from './testing/members.ts';
import { makeFolder, s3Keys, startS3Server } from './testing/s3-server.ts';
import { pdfFile } from './testing/sample-files.ts';
import { startTestServer } from './testing/test-server.ts';

/** A true answer of the store, and what is sent in its place; the request as it came. */
type Lie = (
  answer: { status: number; body: Buffer },
  req: IncomingMessage,
) => { status: number; body: Buffer };

const MB = 1024 * 1024;
const truth: Lie = (answer) => answer;
const ERROR = Buffer.from('<?xml version="1.0"?><Error><Code>InternalError</Code></Error>');

let lie: Lie = truth;
let lateMs = 0;
/** Answers puts without keeping anything. */
let isForgetful = false;
let server: Awaited<ReturnType<typeof startTestServer>>;
let member: TestMember;
const cleanups: (() => unknown)[] = [];

async function respond(req: IncomingMessage, res: ServerResponse, store: URL): Promise<void> {
  const body = await buffer(req);
  if (isForgetful && req.method === 'PUT') {
    res.writeHead(200, { etag: '"e"' }).end();
    return;
  }
  await setTimeout(lateMs);
  const asked = request(new URL(req.url ?? '/', store), { method: req.method, headers: req.headers });
  asked.end(body);
  const real = await new Promise<IncomingMessage>((resolve) => asked.once('response', resolve));
  const said = lie({ status: real.statusCode ?? 500, body: await buffer(real) }, req);
  const {
    'content-length': length,
    'transfer-encoding': _,
    'content-range': part,
    ...headers
  } = real.headers;
  if (part && said.status === 206) headers['content-range'] = part;
  const size = req.method === 'HEAD' ? length : said.body.length;
  res.writeHead(said.status, { ...headers, 'content-length': size });
  res.end(said.body);
}

beforeAll(async () => {
  const objects = await makeFolder();
  const real = await startS3Server(objects.path);
  const liar = createServer((req, res) => void respond(req, res, new URL(real.url))).listen(0, '127.0.0.1');
  await new Promise((resolve) => liar.once('listening', resolve));
  server = await startTestServer({
    RATE_LIMITS: 'off',
    SHEAF_ROLE: 'web',
    S3_BUCKET: 'sheaf',
    S3_ENDPOINT: `http://127.0.0.1:${(liar.address() as AddressInfo).port}`,
    S3_ACCESS_KEY_ID: s3Keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
  });
  member = await addMember(server, 'pro');
  cleanups.push(objects.remove, real.stop, () => liar.close(), server.stop);
});
afterAll(async () => {
  for (const clean of cleanups.toReversed()) await clean();
});

async function addFile(name: string, size?: number) {
  const bytes = pdfFile(name, size);
  const { status, body } = await upload(server, member, bytes, `${name}.pdf`);
  expect(status).toBe(201);
  return { id: body.file.id, bytes };
}

const download = (id: string, headers = {}) =>
  fetch(`${server.url}/api/files/${id}/download`, {
    headers: { authorization: `Bearer ${member.token}`, ...headers },
  });

async function withLie<T>(told: Lie, work: () => Promise<T>): Promise<T> {
  lie = (real, req) => (req.method === 'GET' && real.status < 300 ? told(real, req) : real);
  return work().finally(() => {
    lie = truth;
  });
}

test.each([
  ['wrong bytes', ({ status, body }) => ({ status, body: Buffer.alloc(body.length, 'x') })],
  ['one wrong byte', ({ status, body }) => ({ status, body: body.with(9, body[9]! ^ 1) as Buffer })],
  ['too few bytes', ({ status, body }) => ({ status, body: body.subarray(0, -9) })],
  ['too many bytes', ({ status, body }) => ({ status, body: Buffer.concat([body, body]) })],
  ['nothing', ({ status }) => ({ status, body: Buffer.of() })],
  ['an error that says it is well', () => ({ status: 200, body: ERROR })],
] as [string, Lie][])('%s in place of a small file: nobody gets it', async (what, told) => {
  const { id, bytes } = await addFile(`small ${what}`);
  const refused = await withLie(told, () => download(id));
  expect([refused.status, ((await refused.json()) as { details: object }).details]).toEqual([
    422,
    { reason: 'damaged' },
  ]);
  // Once the store answers correctly again, the file is unchanged.
  expect(Buffer.from(await (await download(id)).arrayBuffer()).equals(bytes)).toBe(true);
});

test.each([
  ['too few bytes', ({ status, body }) => ({ status, body: body.subarray(0, -MB) })],
  ['too many bytes', ({ status, body }) => ({ status, body: Buffer.concat([body, body]) })],
  ['an error that says it is well', () => ({ status: 200, body: ERROR })],
] as [string, Lie][])('%s in place of a large file never ends as a whole one', async (what, told) => {
  const { id, bytes } = await addFile(`large ${what}`, 3 * MB);
  await expect(withLie(told, async () => (await download(id)).arrayBuffer())).rejects.toThrow(
    /terminated|fetch failed/,
  );
  expect(Buffer.from(await (await download(id)).arrayBuffer()).equals(bytes)).toBe(true);
});

test('everything in place of a part is refused', async () => {
  const { id, bytes } = await addFile('part', 3 * MB);
  lie = ({ body, status }, req) => (req.headers.range ? { status: 200, body: bytes } : { status, body });
  const refused = await download(id, { range: 'bytes=5-14' });
  lie = truth;
  expect(refused.status).toBe(503);
  expect(await (await download(id, { range: 'bytes=5-14' })).text()).toBe(
    bytes.subarray(5, 15).toString('latin1'),
  );
});

test('a store that confirms and keeps nothing, or half, makes no file', async () => {
  isForgetful = true;
  const forgotten = await upload(server, member, pdfFile('forgotten'), 'forgotten.pdf');
  isForgetful = false;
  expect([forgotten.status, forgotten.body.code]).toEqual([503, 'unavailable']);
  const list = await member.call<{ files: { filename: string }[] }>('files.list', { search: 'forgotten' });
  expect(list.body.files).toEqual([]);
});

test('an error with status 200 at the end of a multipart upload makes no file', async () => {
  lie = (real, req) =>
    req.method === 'POST' && req.url?.includes('uploadId') ? { status: 200, body: ERROR } : real;
  const { status, body } = await upload(server, member, pdfFile('parts', 20 * MB), 'parts.pdf');
  lie = truth;
  expect([status, body.code]).toEqual([503, 'unavailable']);
});

test('a late store is waited for', async () => {
  lateMs = 700;
  const { id, bytes } = await addFile('late');
  expect(Buffer.from(await (await download(id)).arrayBuffer()).equals(bytes)).toBe(true);
  lateMs = 0;
});
