import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { pdfFile, pngFile, zipFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const MB = 1024 * 1024;
const PIECE = Buffer.alloc(MB, 'x');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off', SHEAF_ROLE: 'web' });
});
afterAll(() => server.stop());

type Flood = { path: string; headers: Record<string, string | number>; head?: string; megabytes: number };
type Told = { status: number | null; body: { code?: string; error?: string }; sent: number };

/** Sends as long as the other side takes it, whatever is answered, as a hostile client would. */
function flood({ path, headers, head = '', megabytes }: Flood): Promise<Told> {
  const { promise, resolve } = Promise.withResolvers<Told>();
  const isChunked = !('content-length' in headers);
  const frame = (piece: Buffer) =>
    isChunked
      ? Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')])
      : piece;
  const framing = isChunked ? { 'transfer-encoding': 'chunked' } : {};
  const said = Object.entries({ host: 'localhost', ...headers, ...framing });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  const pieces: Buffer[] = [];
  socket.on('data', (piece: Buffer) => pieces.push(piece));
  socket.on('error', () => {});
  socket.on('close', () => {
    const answer = Buffer.concat(pieces).toString();
    const [, status] = /^HTTP\/1\.1 (\d+)/.exec(answer) ?? [];
    const [body = '{}'] = /\{.*\}/.exec(answer) ?? [];
    resolve({ status: status ? Number(status) : null, body: JSON.parse(body), sent: socket.bytesWritten });
  });
  socket.write(
    `POST ${path} HTTP/1.1\r\n${said.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
  if (head) socket.write(frame(Buffer.from(head)));
  const piece = frame(PIECE);
  let left = megabytes;
  const send = () => {
    while (left-- > 0) if (!socket.write(piece)) return void socket.once('drain', send);
    socket.end(isChunked ? '0\r\n\r\n' : '');
  };
  send();
  return promise;
}

const form = { 'content-type': 'multipart/form-data; boundary=x' };
const headOf = (field: string) =>
  `--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.pdf"\r\n\r\n%PDF-1.7\n`;
const spooled = () => readdir(join(server.dataDir, 'spool'));

describe('bytes beyond what is allowed are not read to their end', () => {
  test.each([
    [
      'a file that says its size',
      '/api/files/upload',
      'file',
      { 'content-length': 400 * MB },
      413,
      'file_too_large',
    ],
    ['a file that does not', '/api/files/upload', 'file', {}, 413, 'file_too_large'],
    ['a field of no use', '/api/files/upload', 'other', {}, 413, 'file_too_large'],
    [
      'several files',
      '/api/files/upload-multiple',
      'files',
      { 'content-length': 400 * MB },
      402,
      'limit_reached',
    ],
    ['several files of no size', '/api/files/upload-multiple', 'files', {}, 413, 'file_too_large'],
  ])('%s', async (_what, path, field, size, status, code) => {
    const member = await addMember(server);
    const headers = { ...form, ...size, authorization: `Bearer ${member.token}` };
    const told = await flood({ path, headers, head: headOf(field), megabytes: 400 });
    expect({ status: told.status, code: told.body.code }).toEqual({ status, code });
    // Several files may use all the storage, and one file is too large.
    expect(told.sent).toBeLessThan((path.endsWith('multiple') ? 160 : 40) * MB);
    expect(await spooled()).toEqual([]);
  });

  test('an upload of a stranger', async () => {
    const told = await flood({
      path: '/api/files/upload',
      headers: { ...form, 'content-length': 400 * MB },
      head: headOf('file'),
      megabytes: 400,
    });
    expect(told).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(told.sent).toBeLessThan(40 * MB);
  });

  test.each([
    ['/api/auth/login', 413],
    ['/api/pdf/split', 413],
    ['/api/ai/chat-pdf', 413],
    ['/api/subscriptions/webhook', 413],
    ['/trpc/auth.login', 413],
    ['/api/nothing', 413],
  ])('JSON to %s, with and without its size', async (path, status) => {
    for (const size of [{ 'content-length': 400 * MB }, {}] as object[]) {
      const headers: Flood['headers'] = { 'content-type': 'application/json', ...size };
      const told = await flood({ path, headers, head: '"', megabytes: 400 });
      expect({ path, size, status: told.status }).toEqual({ path, size, status });
      expect(told.sent).toBeLessThan(60 * MB);
    }
  });

  test('a tool’s wide body', async () => {
    const member = await addMember(server, 'pro');
    for (const path of ['/api/pdf/merge', '/trpc/pdfTools.merge']) {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${member.token}` };
      const told = await flood({ path, headers, head: '"', megabytes: 400 });
      expect({ path, status: told.status }).toEqual({ path, status: 413 });
      expect(told.sent).toBeLessThan(80 * MB);
    }
  });

  test('a page that nothing is posted to', async () => {
    const told = await flood({ path: '/login', headers: { 'content-length': 400 * MB }, megabytes: 400 });
    expect(told.status).toBe(404);
    expect(told.sent).toBeLessThan(40 * MB);
  });
});

describe('who has used the plan up is refused before any byte is kept', () => {
  async function fill(
    member: TestMember,
    metric: 'filesPerMonth' | 'storageLimit',
    used: number,
  ): Promise<void> {
    await upload(server, member, pdfFile(metric));
    const { db } = server.ctx;
    await db
      .updateTable('usage')
      .set({ used })
      .where('user_id', '=', member.id)
      .where('metric', '=', metric)
      .execute();
  }

  test.each([
    ['the files of a month', 'filesPerMonth', 10],
    ['the storage', 'storageLimit', 100 * MB],
  ] as const)('%s', async (_what, metric, used) => {
    for (const [path, field] of [
      ['/api/files/upload', 'file'],
      ['/api/files/upload-multiple', 'files'],
    ] as const) {
      const member = await addMember(server);
      await fill(member, metric, used);
      const headers = { ...form, authorization: `Bearer ${member.token}` };
      const told = await flood({ path, headers, head: headOf(field), megabytes: 8 });
      expect(told).toMatchObject({ status: 402, body: { code: 'limit_reached', details: { metric } } });
      expect(await spooled()).toEqual([]);
    }
  });

  test('a file that is larger than the free storage, by its Content-Length', async () => {
    const member = await addMember(server);
    await fill(member, 'storageLimit', 98 * MB);
    const headers = { ...form, authorization: `Bearer ${member.token}`, 'content-length': 8 * MB };
    const told = await flood({ path: '/api/files/upload', headers, head: headOf('file'), megabytes: 7 });
    expect(told).toMatchObject({
      status: 402,
      body: { code: 'limit_reached', details: { metric: 'storageLimit' } },
    });
    expect((await upload(server, member, pdfFile('fits', MB))).status).toBe(201);
  });
});

test('a PDF whose header comes late, within its first 1,024 bytes, is a PDF', async () => {
  const member = await addMember(server, 'pro');
  for (const before of [1, 10, 500, 1019]) {
    const bytes = Buffer.concat([Buffer.alloc(before, '\n'), pdfFile(`late ${before}`)]);
    const { status, body } = await upload(server, member, bytes, 'late.pdf');
    expect({ before, status, type: body.file?.type }).toEqual({
      before,
      status: 201,
      type: 'application/pdf',
    });
  }
  const late = Buffer.concat([Buffer.alloc(1020, '\n'), pdfFile('too late')]);
  expect((await upload(server, member, late, 'late.pdf')).status).toBe(415);
  const archive = zipFile({ 'a.pdf': '%PDF-1.7' });
  expect((await upload(server, member, archive, 'late.pdf')).status).toBe(415);
  const picture = Buffer.concat([pngFile(), Buffer.from('%PDF-1.7')]);
  expect((await upload(server, member, picture, 'a.png')).body.file.type).toBe('image/png');
});

test.each([
  ['x.pdf.exe', 'x.pdf'],
  ['x.exe', 'x.pdf'],
  ['x.PDF', 'x.PDF'],
  ['x', 'x.pdf'],
  ['x.png', 'x.pdf'],
  ['Contract v1.2', 'Contract v1.2.pdf'],
  ['x.pdf.lnk.scr', 'x.pdf'],
  ['.exe', '.exe.pdf'],
  [`${'x'.repeat(251)}.exe`, `${'x'.repeat(251)}.pdf`],
  ['x'.repeat(255), `${'x'.repeat(251)}.pdf`],
])('a PDF called %s is kept as %s', async (called, kept) => {
  const { status, body } = await upload(
    server,
    await addMember(server),
    pdfFile(called.slice(0, 20)),
    called,
  );
  expect({ status, filename: body.file?.filename }).toEqual({ status: 201, filename: kept });
});

test('a new name does not change what a file is', async () => {
  const member = await addMember(server);
  const { id } = (await upload(server, member, pdfFile('named'), 'a.pdf')).body.file;
  const { body } = await member.call<{ file: { filename: string } }>('files.update', {
    id,
    filename: 'b.pdf.exe',
  });
  expect(body.file.filename).toBe('b.pdf');
  const picture = (await upload(server, member, pngFile(), 'a.pdf')).body.file;
  expect(picture.filename).toBe('a.png');
});
