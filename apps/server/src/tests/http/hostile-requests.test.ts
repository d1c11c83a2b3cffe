import { connect, type Socket } from 'node:net';
import { listProcedures } from '@sheaf/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../listen.ts';
import { gatherCast, type Cast } from '../../testing/cast.ts';
import { readJson } from '../../testing/api-clients.ts';
import { addAdministrator, type TestMember } from '../../testing/members.ts';
import { addPdf } from '../../testing/made-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { validInput } from '../../testing/valid-input.ts';

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

/** Twice what overflows a stack here that goes down a level for each. */
const LEVELS = 20_000;
const LISTS = '['.repeat(LEVELS) + ']'.repeat(LEVELS);
const OBJECTS = `${'{"and":'.repeat(LEVELS)}1${'}'.repeat(LEVELS)}`;

type Schema = { properties?: Record<string, unknown> };
type Description = {
  paths: Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } } | undefined>
  >;
};

test('JSON that is nested twenty thousand deep, in any field of any call, is a refusal and no more', async () => {
  const { paths } = await readJson<Description>(await fetch(`${server.url}/api/openapi.json`));
  const headers = { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' };
  let tried = 0;
  for (const { name, meta } of listProcedures()) {
    const { method = 'GET', path = '' } = meta.openapi ?? {};
    const body = paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json'];
    const valid = validInput(name, cast);
    for (const field of Object.keys(body?.schema.properties ?? {})) {
      const write = (deep: string) => {
        const fields = Object.entries({ ...valid, [field]: 0 }).map(
          ([key, value]) => `"${key}":${key === field ? deep : JSON.stringify(value)}`,
        );
        return `{${fields.join(',')}}`;
      };
      const asked = [
        { address: `/api${path.replaceAll(/\{\w+\}/gu, cast.never)}`, method, body: write(LISTS) },
        { address: `/trpc/${name}?batch=1`, method: 'POST', body: `{"0":${write(OBJECTS)}}` },
      ];
      for (const { address, ...init } of asked) {
        const { status } = await fetch(server.url + address, { ...init, headers });
        expect({ name, field, address, isRefused: status >= 400 && status < 500 }).toMatchObject({
          isRefused: true,
        });
        tried += 1;
      }
    }
  }
  expect(tried).toBeGreaterThan(200);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});

test('the method of a request decides, whatever a header, a field or the address contains', async () => {
  const id = await addPdf(server, member, ['Kept']);
  const authorization = `Bearer ${member.token}`;
  for (const header of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
    const read = (more: string) =>
      fetch(`${server.url}/api/files/${id}${more}`, { headers: { authorization, [header]: 'DELETE' } });
    expect((await read('')).status).toBe(200);
    expect((await read('?_method=DELETE')).status).toBe(400);
    const posted = await fetch(`${server.url}/api/files/${id}?_method=DELETE`, {
      method: 'POST',
      headers: { authorization, [header]: 'DELETE', 'content-type': 'application/x-www-form-urlencoded' },
      body: '_method=DELETE',
    });
    expect(posted.status).toBe(404);
  }
  expect((await member.call('files.get', { id })).status).toBe(200);
});

test('two hundred requests that come drop by drop keep nobody else waiting, and are cut in the end', async () => {
  const { port, hostname } = new URL(server.url);
  const sockets: Socket[] = [];
  for (let n = 0; n < 200; n++) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.write(
      n % 2
        ? 'POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{'
        : 'GET /api/health HTTP/1.1\r\nhost: a\r\nx-slow: ',
    );
    sockets.push(socket);
  }
  const drops = setInterval(() => sockets.forEach((socket) => socket.write(' ')), 50);
  try {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => member.call('files.list', {}).then(({ status }) => status)),
    );
    expect(answers).toEqual(Array.from({ length: 20 }, () => 200));
    expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([]);
  } finally {
    clearInterval(drops);
    for (const socket of sockets) socket.destroy();
  }
  const listening = await listen('127.0.0.1', 0);
  // By Node itself, at these times: too long to wait for here.
  expect([listening.headersTimeout, listening.requestTimeout]).toEqual([15_000, 300_000]);
  listening.close();
});
