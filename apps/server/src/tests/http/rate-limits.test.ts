import { expect, onTestFinished, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rateLimits } from '@sheaf/api/rate-limits';
import { restClient, trpcClient } from '../../testing/api-clients.ts';
import { addMember, PASSWORD, upload } from '../../testing/members.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

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

test('an account blocks guesses from a network after ten, with the time to retry', async () => {
  const server = await start({ TRUST_PROXY: '1' });
  const from = (end: string) => ({ 'x-forwarded-for': `2001:db8:1:2::${end}` });
  for (let guess = 0; guess < 10; guess++) {
    expect((await attempt(server, 'a@example.org', from(String(guess + 1)))).status).toBe(401);
  }
  const refused = await attempt(server, 'a@example.org', from('99'));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
  expect(await refused.json()).toMatchObject({
    code: 'rate_limited',
    error: expect.stringContaining('15 minutes'),
  });
  expect((await attempt(server, 'b@example.org', from('99'))).status).toBe(401);
});

test('an owner signs in whatever others guess: from elsewhere, and on the guessers’ network in a browser that is known', async () => {
  const server = await start({ TRUST_PROXY: '1' });
  const member = await addMember(server);
  const signIn = (ip: string, cookie = '', password = member.password) =>
    fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip, cookie },
      body: JSON.stringify({ email: member.email, password }),
    });
  const [cookie = ''] = (await signIn('10.0.0.2')).headers.getSetCookie()[0]?.split(';') ?? [];
  expect(cookie).toMatch(/^sheaf_device=[\w-]+$/);
  for (let guess = 0; guess < 60; guess++)
    await attempt(server, member.email, { 'x-forwarded-for': '10.0.0.1' });
  expect((await signIn('10.0.0.1')).status).toBe(429);
  expect((await signIn('10.0.0.1', `${cookie.slice(0, -4)}AAAA`)).status).toBe(429);
  expect((await signIn('10.0.0.3')).status).toBe(200);
  expect((await signIn('10.0.0.1', cookie)).status).toBe(200);
  // The known browser has a count of its own, for the account that it knows.
  for (let guess = 0; guess < 10; guess++)
    expect((await signIn('10.0.0.1', cookie, 'wrong one')).status).toBe(401);
  expect((await signIn('10.0.0.1', cookie)).status).toBe(429);
  const other = await addMember(server);
  expect((await attempt(server, other.email, { 'x-forwarded-for': '10.0.0.1', cookie })).status).toBe(429);
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

test('two processes on one database count together, and share who is signed in', async () => {
  const first = await start();
  const second = await start({ DATABASE_URL: first.databaseUrl });
  const member = await addMember(first);
  const here = restClient(second.url);
  expect((await here('users.profile', {}, member.token)).status).toBe(200);
  for (let guess = 0; guess < 10; guess++) {
    expect((await attempt(guess % 2 ? first : second, member.email)).status).toBe(401);
  }
  expect((await attempt(first, member.email)).status).toBe(429);
  expect((await attempt(second, member.email)).status).toBe(429);
  await here('auth.logout', {}, member.token);
  expect((await member.call('users.profile', {})).status).toBe(401);
});

test('a success clears the count of the account', async () => {
  const server = await start();
  const call = restClient(server.url);
  await call('auth.register', { email: 'a@example.org', name: 'A', password: 'paper and ink' });
  for (let round = 0; round < 3; round++) {
    for (let guess = 0; guess < 8; guess++) expect((await attempt(server, 'a@example.org')).status).toBe(401);
    expect((await call('auth.login', { email: 'a@example.org', password: 'paper and ink' })).status).toBe(
      200,
    );
  }
});

test('limits are off only while nobody else can reach the server', async () => {
  const server = await start({ RATE_LIMITS: 'off', HOST: '0.0.0.0' });
  for (let guess = 0; guess < 10; guess++) await attempt(server, 'a@example.org');
  expect((await attempt(server, 'a@example.org')).status).toBe(429);
});

test.each([
  ['REST', restClient],
  ['tRPC', trpcClient],
])(
  'through %s an answer says which limits it counts under and what is left, a refusal when to come back',
  async (_door, open) => {
    const server = await start();
    const call = open(server.url);
    const guess = () => call('auth.login', { email: 'a@example.org', password: 'wrong one' });
    const first = await guess();
    expect(first.status).toBe(401);
    expect(first.headers.get('ratelimit-policy')?.split(', ').toSorted()).toEqual([
      '"login:account";q=10;w=900',
      '"login:peer";q=60;w=900',
    ]);
    expect(first.headers.get('ratelimit')?.split(', ').toSorted()).toEqual([
      expect.stringMatching(/^"login:account";r=9;t=(900|8[0-9]{2})$/),
      expect.stringMatching(/^"login:peer";r=59;t=(900|8[0-9]{2})$/),
    ]);
    expect(first.headers.get('retry-after')).toBeNull();
    for (let again = 0; again < 9; again++) await guess();
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('ratelimit')).toContain('"login:account";r=0;t=');
    expect(refused.headers.get('ratelimit')).toContain('"login:peer";r=49;t=');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
  },
);

test('a script learns how fast its keys may call; a person who is signed in is not counted', async () => {
  const server = await start();
  const member = await addMember(server, 'premium');
  const { body } = await member.call<{ key: string }>('apiKeys.create', {
    password: PASSWORD,
    name: 'script',
    scopes: ['read'],
  });
  for (const open of [restClient, trpcClient]) {
    const { status, headers } = await open(server.url)('files.list', {}, body.key);
    expect([status, headers.get('ratelimit-policy')]).toEqual([200, '"api:account";q=600;w=60']);
    expect(headers.get('ratelimit')).toMatch(/^"api:account";r=59[89];t=\d+$/);
  }
  expect((await member.call('files.list', {})).headers.get('ratelimit')).toBeNull();
});

test('an account that reads key facts, summaries and recommendations too often gets 429, and others do not', async () => {
  const server = await start({ RATE_LIMITS: 'on' });
  const [member, other] = [await addMember(server, 'pro'), await addMember(server, 'pro')];
  const fileOf = async (one: typeof member) => (await upload(server, one, pdfFile())).body.file.id;
  const ask = async (one: typeof member, path: string) =>
    fetch(`${server.url}/api/ai/${path}`, { headers: { authorization: `Bearer ${one.token}` } });
  const [id, own] = [await fileOf(member), await fileOf(other)];
  const { points } = rateLimits.aiByAccount;
  const spent = await Promise.all(Array.from({ length: points }, () => ask(member, `summaries/${id}`)));
  expect(new Set(spent.map(({ status }) => status))).toEqual(new Set([200]));
  for (const path of ['key-facts', 'summaries', 'recommendations']) {
    const refused = await ask(member, `${path}/${id}`);
    expect([path, refused.status]).toEqual([path, 429]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(other, `${path}/${own}`)).status).toBe(200);
  }
}, 60_000);

test('docs/self-hosting.md lists every limit, and no other', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/self-hosting.md'), 'utf8');
  const section = page.split('## Rate limits\n')[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows).toEqual(
    Object.values(rateLimits).map(
      ({ name, points, seconds, about }) => `| \`${name}\` | ${points} in ${seconds / 60} min | ${about} |`,
    ),
  );
});
