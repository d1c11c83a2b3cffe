import { listProcedures } from '@sheaf/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gatherCast, type Cast } from '../../testing/cast.ts';
import { readJson } from '../../testing/api-clients.ts';
import { addAdministrator, addMember, type TestMember } from '../../testing/members.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { validInput } from '../../testing/valid-input.ts';
import { routes } from '../../isolation.routes.ts';

let server: TestServer;
let cast: Cast;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  // No call is refused to an administrator before its input is read.
  member = await addAdministrator(server);
  cast = await gatherCast(server);
});
afterAll(() => server.stop());

/** PostgreSQL stores neither, and JSON can contain both. */
const ODD = { 'a NUL': 'a\\u0000b', 'half a surrogate pair': 'a\\ud800b' };

type Schema = { properties?: Record<string, unknown> };
type Operation = {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

test.each(Object.entries(ODD))(
  '%s in any field of any call, by either interface, is 400',
  async (_what, odd) => {
    const { paths } = await readJson<{ paths: Record<string, Record<string, Operation | undefined>> }>(
      await fetch(`${server.url}/api/openapi.json`),
    );
    const headers = { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' };
    let tried = 0;
    for (const { name, type, meta } of listProcedures()) {
      const { method = 'GET', path = '' } = meta.openapi ?? {};
      const operation = paths[path]?.[method.toLowerCase()];
      const body = operation?.requestBody?.content['application/json'];
      const named = (operation?.parameters ?? []).map((parameter) => parameter.name);
      for (const field of [...named, ...Object.keys(body?.schema.properties ?? {})]) {
        const entries = Object.entries({ ...validInput(name, cast), [field]: 0 });
        const write = (value: string) =>
          `{${entries.map(([key, kept]) => `"${key}":${key === field ? value : JSON.stringify(kept)}`).join(',')}}`;
        for (const value of [`"${odd}"`, `[{"${odd}":1}]`]) {
          const asked: [string, RequestInit][] = [
            type === 'query'
              ? [`/trpc/${name}?batch=1&input=${encodeURIComponent(`{"0":${write(value)}}`)}`, { headers }]
              : [`/trpc/${name}?batch=1`, { method: 'POST', headers, body: `{"0":${write(value)}}` }],
          ];
          if (body && !named.includes(field))
            asked.push([
              `/api${path.replaceAll(/\{\w+\}/gu, cast.never)}`,
              { method, headers, body: write(value) },
            ]);
          for (const [address, init] of asked) {
            const { status } = await fetch(server.url + address, init);
            expect({ name, field, value, address: address.slice(0, 60), status }).toMatchObject({
              status: 400,
            });
            tried += 1;
          }
        }
      }
    }
    expect(tried).toBeGreaterThan(300);
  },
);

test('a NUL in any address is 400, and bytes that are no text are no fault of ours', async () => {
  // Some of the calls sign out.
  const { token } = await addMember(server);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const places = [
    ...Object.keys(routes),
    ...listProcedures().map(({ meta }) => `${meta.openapi?.method} /api${meta.openapi?.path}`),
  ];
  for (const place of places) {
    const [method = 'GET', path = ''] = place.split(' ');
    for (const odd of ['a%00b', '%ED%A0%80', '%FF']) {
      const inPath = path.replaceAll(/\{\*path\}|\{\w+\}|:\w+/gu, odd);
      for (const address of [inPath, `${inPath}?search=${odd}&token=${odd}&state=${odd}&page=${odd}`]) {
        if (!address.includes('%')) continue;
        const answer = await fetch(server.url + address, { method, headers });
        await answer.body?.cancel();
        const isRefused = odd.includes('%00') ? answer.status === 400 : answer.status < 500;
        expect({ place, address, status: answer.status, isRefused }).toMatchObject({ isRefused: true });
      }
    }
  }
});

test('what comes beside the bytes of an upload is held to the same', async () => {
  const bytes = pdfFile('odd');
  const send = async (filename: string, fields: Record<string, string>) => {
    const parts = Object.entries(fields).map(
      ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const head = `${parts.join('')}--x\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\n\r\n`;
    const answer = await fetch(`${server.url}/api/files/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${member.token}`, 'content-type': 'multipart/form-data; boundary=x' },
      body: new Uint8Array(Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')])),
    });
    return answer.status;
  };
  expect(await send('a\0b.pdf', {})).toBe(400);
  expect(await send('a.pdf', { tags: 'a\0b' })).toBe(400);
  expect(await send('a.pdf', { folder_id: 'a\0b' })).toBe(400);
  expect(await send('a.pdf', { folder_id: 'no id' })).toBe(404);
  const tus = async (metadata: Record<string, string>) => {
    const written = Object.entries(metadata).map(
      ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
    );
    const headers = {
      authorization: `Bearer ${member.token}`,
      'tus-resumable': '1.0.0',
      'upload-length': '10',
      'upload-metadata': written.join(','),
    };
    return (await fetch(`${server.url}/api/files/uploads`, { method: 'POST', headers })).status;
  };
  expect(await tus({ filename: 'a\0b.pdf' })).toBe(400);
  expect(await tus({ filename: 'a.pdf', tags: 'a\0b' })).toBe(400);
  expect(await tus({ filename: 'a.pdf', folder_id: 'no id' })).toBe(404);
});

test('an invalid id is 404, as another member’s would be', async () => {
  const headers = { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' };
  let tried = 0;
  for (const { name, meta } of listProcedures()) {
    const { method = 'GET', path = '' } = meta.openapi ?? {};
    const fields = [...path.matchAll(/\{(\w+)\}/gu)].map(([, field = '']) => field);
    if (!fields.some((field) => /id$/i.test(field))) continue;
    const valid = { ...validInput(name, cast) } as Record<string, unknown>;
    for (const id of ['1', 'nothing', '0198c0de-0000-7000-8000-00000000000', "1' or '1'='1"]) {
      const rest = Object.fromEntries(Object.entries(valid).filter(([key]) => !fields.includes(key)));
      const isBody = method !== 'GET' && method !== 'DELETE';
      const query = isBody
        ? ''
        : `?${Object.entries(rest)
            .map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`)
            .join('&')}`;
      const filled = path.replaceAll(/\{(\w+)\}/gu, (_, field: string) =>
        encodeURIComponent(/id$/i.test(field) ? id : String(valid[field])),
      );
      const address = `${server.url}/api${filled}${query}`;
      const answer = await fetch(address, {
        method,
        headers,
        ...(isBody ? { body: JSON.stringify(rest) } : {}),
      });
      const { code } = await readJson<{ code: string }>(answer);
      expect({ name, id, status: answer.status, code }).toEqual({ name, id, status: 404, code: 'not_found' });
      tried += 1;
    }
  }
  expect(tried).toBeGreaterThan(60);
  for (const path of [
    '/batch/1/results.zip',
    '/files/1/download',
    '/files/1/thumbnail',
    '/subscriptions/invoices/1.pdf',
  ])
    expect((await fetch(`${server.url}/api${path}`, { headers })).status).toBe(404);
});
