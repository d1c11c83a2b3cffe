import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off', SHEAF_ROLE: 'web' });
  member = await addMember(server, 'pro');
});
afterAll(() => server.stop());

const add = async (name: string, bytes = pdfFile(name)) =>
  (await upload(server, member, bytes, name)).body.file.id;
const download = (id: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/files/${id}/download`, {
    headers: { authorization: `Bearer ${member.token}`, ...headers },
  });
/** What a reader makes of the header: RFC 8187 where it is there. */
const nameIn = (header: string) => decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(header)?.[1] ?? '');

test('a download is the bytes, as an attachment that no browser runs', async () => {
  const bytes = pdfFile('down');
  const response = await download(await add('lease.pdf', bytes));
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="lease.pdf"; filename*=UTF-8''lease.pdf`,
    'content-length': String(bytes.length),
    'content-security-policy': "sandbox; default-src 'none'",
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  ['Über "uns"; x=’1’.pdf', '_ber _uns_; x=_1_.pdf'],
  ['a"; filename="evil.exe.pdf', 'a_; filename=_evil.exe.pdf'],
  ['100%41 100%.pdf', '100_41 100_.pdf'],
  ["it's (1)*.pdf", "it's (1)*.pdf"],
  ['契約書 🧾.pdf', '___ __.pdf'],
  ['e\u0301tude.pdf', 'e_tude.pdf'],
  ['<script>alert(1)</script>.pdf'.replace('/', ''), '<script>alert(1)<script>.pdf'],
  ['.htaccess.pdf', '.htaccess.pdf'],
  [`${'長'.repeat(251)}.pdf`, `${'_'.repeat(251)}.pdf`],
])('the name %s arrives as it is, and old readers get one they can take', async (name, ascii) => {
  const header = (await download(await add(name))).headers.get('content-disposition') ?? '';
  expect(header).toMatch(/^attachment; filename="[^"]*"; filename\*=UTF-8''[\w!#$&+.^`|~%-]+$/);
  expect(/filename="([^"]*)"/.exec(header)?.[1]).toBe(ascii);
  expect(nameIn(header)).toBe(name);
});

test('a part of a file is sent when it is asked for', async () => {
  const bytes = pdfFile('ranges');
  const id = await add('a.pdf', bytes);
  const ask = async (range: string) => {
    const response = await download(id, { range });
    return {
      status: response.status,
      range: response.headers.get('content-range'),
      text: await response.text(),
    };
  };
  const size = bytes.length;
  expect(await ask('bytes=0-7')).toEqual({ status: 206, range: `bytes 0-7/${size}`, text: '%PDF-1.7' });
  expect(await ask('bytes=-6')).toEqual({
    status: 206,
    range: `bytes ${size - 6}-${size - 1}/${size}`,
    text: '%%EOF\n',
  });
  expect(await ask(`bytes=${size - 6}-`)).toMatchObject({ status: 206, text: '%%EOF\n' });
  expect(await ask(`bytes=${size - 6}-${size * 9}`)).toMatchObject({ status: 206, text: '%%EOF\n' });
  const whole = { status: 206, range: `bytes 0-${size - 1}/${size}`, text: bytes.toString('latin1') };
  for (const last of [size, size + 1, 999_999, '9'.repeat(400)]) {
    expect(await ask(`bytes=-${last}`), `the last ${last}`).toEqual(whole);
  }
  // Parts that touch are one part.
  expect(await ask('bytes=0-3,4-7')).toMatchObject({ status: 206, text: '%PDF-1.7' });
  expect(await ask('lines=1-2')).toMatchObject({ status: 200, range: null });
});

test.each(['bytes=999999-', 'bytes=7-0', 'bytes=-0', 'bytes=x-y', 'bytes=', 'bytes=0-1,9-10', 'bytes=0-1,x'])(
  'the range %s is 416, in the form of every error, and says how large the file is',
  async (range) => {
    const bytes = pdfFile('refused');
    const response = await download(await add('a.pdf', bytes), { range });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
    expect(response.headers.get('content-disposition')).toBeNull();
    expect(await response.json()).toEqual({
      error: 'The requested range is outside the file.',
      code: 'range_not_satisfiable',
      reason: 'range_not_satisfiable',
      requestId: expect.any(String),
      details: { size: bytes.length },
    });
  },
);

test('bytes that the reader has are not sent again, and a part only of the version it knows', async () => {
  const id = await add('a.pdf');
  const etag = (await download(id)).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
  for (const known of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
    const response = await download(id, { 'if-none-match': known });
    expect({ known, status: response.status, etag: response.headers.get('etag') }).toEqual({
      known,
      status: 304,
      etag,
    });
    expect(await response.text()).toBe('');
  }
  expect((await download(id, { 'if-none-match': '"other"' })).status).toBe(200);
  expect((await download(id, { 'if-none-match': etag, range: 'bytes=0-7' })).status).toBe(304);
  expect((await download(id, { 'if-range': etag, range: 'bytes=0-7' })).status).toBe(206);
  for (const condition of ['"other"', `W/${etag}`, 'Sat, 21 Nov 2026 04:00:00 GMT']) {
    expect((await download(id, { 'if-range': condition, range: 'bytes=0-7' })).status).toBe(200);
    expect((await download(id, { 'if-range': condition, range: 'bytes=0-1,9-10' })).status).toBe(200);
  }
});
