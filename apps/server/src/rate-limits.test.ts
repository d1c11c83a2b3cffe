import { expect, onTestFinished, test } from 'vitest';
import { restDoor } from './testing/doors.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

async function start(settings: Record<string, string> = {}): Promise<TestServer> {
  const server = await startTestServer(settings);
  onTestFinished(server.stop);
  return server;
}

const attempt = (server: TestServer, email: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email, password: 'wrong one' }),
  });

test('an account is closed to guesses after ten, from wherever they come, and says when to come back', async () => {
  const server = await start({ TRUST_PROXY: '1' });
  for (let guess = 0; guess < 10; guess++) {
    expect((await attempt(server, 'a@example.org', { 'x-forwarded-for': `10.0.0.${guess}` })).status).toBe(
      401,
    );
  }
  const refused = await attempt(server, 'a@example.org', { 'x-forwarded-for': '10.0.0.99' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
  expect(await refused.json()).toMatchObject({
    code: 'rate_limited',
    error: expect.stringContaining('15 minutes'),
  });
  expect((await attempt(server, 'b@example.org', { 'x-forwarded-for': '10.0.0.99' })).status).toBe(401);
});

test('a peer is stopped after sixty guesses at different accounts; a forged X-Forwarded-For changes nothing', async () => {
  const server = await start();
  const statuses: number[] = [];
  for (let guess = 0; guess < 62; guess++) {
    const forged = { 'x-forwarded-for': `10.0.${guess}.1`, forwarded: `for=10.0.${guess}.1` };
    statuses.push((await attempt(server, `a${guess}@example.org`, forged)).status);
  }
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(401));
  expect(statuses.slice(60)).toEqual([429, 429]);
});

test('behind a trusted proxy each peer has a count of its own', async () => {
  const server = await start({ TRUST_PROXY: '1' });
  for (let guess = 0; guess < 61; guess++)
    await attempt(server, `a${guess}@example.org`, { 'x-forwarded-for': '10.0.0.1' });
  expect((await attempt(server, 'z@example.org', { 'x-forwarded-for': '10.0.0.1' })).status).toBe(429);
  expect((await attempt(server, 'z@example.org', { 'x-forwarded-for': '10.0.0.2' })).status).toBe(401);
});

test('a success clears the count of the account', async () => {
  const server = await start();
  const call = restDoor(server.url);
  await call('auth.register', { email: 'a@example.org', name: 'A', password: 'secret1' });
  for (let round = 0; round < 3; round++) {
    for (let guess = 0; guess < 8; guess++) expect((await attempt(server, 'a@example.org')).status).toBe(401);
    expect((await call('auth.login', { email: 'a@example.org', password: 'secret1' })).status).toBe(200);
  }
});

test('limits are off only while nobody else can reach the server', async () => {
  const server = await start({ RATE_LIMITS: 'off', HOST: '0.0.0.0' });
  for (let guess = 0; guess < 10; guess++) await attempt(server, 'a@example.org');
  expect((await attempt(server, 'a@example.org')).status).toBe(429);
});
