import type { ErrorBody } from '@sheaf/api/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readJson } from '../../testing/api-clients.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const json = { 'content-type': 'application/json' };
const cases: [string, number, string, string, RequestInit][] = [
  ['an unknown call', 404, 'not_found', '/api/nothing', {}],
  ['a known path with another method', 404, 'not_found', '/api/auth/login', { method: 'PUT' }],
  ['an unknown tRPC call', 404, 'not_found', '/trpc/nothing.here', {}],
  [
    'half a JSON body',
    400,
    'invalid_request',
    '/api/auth/login',
    { method: 'POST', headers: json, body: '{"email":' },
  ],
  ['a JSON list', 400, 'invalid_request', '/api/auth/login', { method: 'POST', headers: json, body: '[1]' }],
  ['no body', 400, 'invalid_request', '/api/auth/login', { method: 'POST' }],
  [
    'another kind of body',
    415,
    'unsupported_type',
    '/api/auth/login',
    { method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<a/>' },
  ],
  [
    'a huge body',
    413,
    'file_too_large',
    '/api/auth/login',
    { method: 'POST', headers: json, body: `"${'x'.repeat(2 << 20)}"` },
  ],
  [
    'a broken escape in the path',
    400,
    'invalid_request',
    '/api/auth/sessions/%E0%A4%A',
    { method: 'DELETE' },
  ],
  ['an id that is none', 401, 'unauthenticated', '/api/auth/sessions/1', { method: 'DELETE' }],
  [
    'a prototype for a body',
    400,
    'invalid_request',
    '/api/auth/login',
    { method: 'POST', headers: json, body: '{"__proto__":{"email":"a@b.co"},"constructor":1}' },
  ],
  ['a sign-in provider that is not set up', 404, 'not_found', '/api/auth/google', {}],
];

test.each(cases)('%s is %i %s in the one shape', async (_what, status, code, path, init) => {
  const response = await fetch(server.url + path, init);
  expect(response.headers.get('content-type')).toContain('application/json');
  const body = await readJson<ErrorBody & { error: { data: { app: ErrorBody } } }>(response);
  const error = path.startsWith('/trpc') ? body.error.data.app : body;
  expect({ status: response.status, code: error.code }).toEqual({ status, code });
  expect(error.error).toMatch(/^[A-Z].*[^.]?\.?$/);
  expect(error.requestId).toBe(response.headers.get('x-request-id'));
  expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts:|at .*\(|select |<html/i);
  expect(server.logged()).toContain(`"requestId":"${error.requestId}"`);
});

test('an internal error is shown to nobody and logged under its request id', async () => {
  await server.ctx.db.schema.alterTable('users').renameTo('users_away').execute();
  try {
    const response = await fetch(`${server.url}/api/config`);
    expect(response.status).toBe(500);
    const body = await readJson<ErrorBody>(response);
    expect(body).toEqual({
      error: 'Something went wrong on our side. Try again.',
      code: 'internal',
      reason: 'internal',
      requestId: body.requestId,
    });
    const line = server
      .logged()
      .split('\n')
      .find((text) => text.includes(body.requestId) && text.includes('a request failed'));
    expect(line).toContain('relation \\"users\\" does not exist');
    const viaTrpc = await (await fetch(`${server.url}/trpc/instance.config`)).text();
    expect(viaTrpc).not.toMatch(/relation|users/);
  } finally {
    await server.ctx.db.schema
      .alterTable('users_away' as never)
      .renameTo('users')
      .execute();
  }
});
