import type { ApiKey } from '@sheaf/api/features/api-keys/api-keys.schema.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type ApiClient, restClient } from '../../testing/api-clients.ts';
import { addMember, PASSWORD, type TestMember, upload } from '../../testing/members.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type Made = { key: string; apiKey: ApiKey };
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.stop());

const makeKey = async (member: TestMember, input: object = {}) =>
  (await member.call<Made>('apiKeys.create', { password: PASSWORD, name: 'script', ...input })).body;
const metered = async (member: TestMember) =>
  (
    await server.ctx.db
      .selectFrom('usage')
      .select('used')
      .where('user_id', '=', member.id)
      .where('metric', '=', 'apiCalls')
      .executeTakeFirst()
  )?.used ?? 0;

describe('through REST', () => {
  const call: ApiClient = (...args) => restClient(server.url)(...args);

  test('a key is shown once, stored as a hash, listed by its beginning, used, and revoked', async () => {
    const member = await addMember(server, 'pro');
    const made = await call<Made>('apiKeys.create', { password: PASSWORD, name: ' Nightly ' }, member.token);
    const { key, apiKey } = made.body;
    expect(key).toMatch(/^shf_[0-9A-Za-z]{38}$/);
    expect(apiKey).toMatchObject({
      name: 'Nightly',
      prefix: key.slice(0, 10),
      scopes: ['read', 'write'],
      expires_at: null,
      last_used_at: null,
    });
    const rows = await server.ctx.db
      .selectFrom('api_keys')
      .selectAll()
      .where('user_id', '=', member.id)
      .execute();
    expect(JSON.stringify(rows)).not.toContain(key);
    expect(server.logged()).not.toContain(key);

    expect((await call<{ user: object }>('users.profile', undefined, key)).body.user).toMatchObject({
      id: member.id,
    });
    const { body } = await call<{ apiKeys: ApiKey[] }>('apiKeys.list', undefined, member.token);
    expect(body.apiKeys).toEqual([{ ...apiKey, last_used_at: expect.any(String) }]);
    expect(JSON.stringify(body)).not.toContain(key);

    expect((await call('apiKeys.revoke', { id: apiKey.id }, member.token)).body).toEqual({ success: true });
    expect(await call('users.profile', undefined, key)).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated', error: expect.stringContaining('revoked') },
    });
    expect((await call('apiKeys.revoke', { id: apiKey.id }, member.token)).status).toBe(404);
  });

  test('a mistyped key is distinguished from a revoked one', async () => {
    const { key } = await makeKey(await addMember(server, 'pro'));
    const slip = `${key.slice(0, 20)}${key[20] === 'a' ? 'b' : 'a'}${key.slice(21)}`;
    expect((await call('users.profile', undefined, slip)).body.error).toContain('has a typo');
    expect((await call('users.profile', undefined, key.slice(0, -1))).body.error).toContain('has a typo');
  });

  test('a key ends at its time, which lies ahead', async () => {
    const member = await addMember(server, 'pro');
    const past = new Date(Date.now() - 1000).toISOString();
    expect(
      (await call('apiKeys.create', { password: PASSWORD, name: 'x', expires_at: past }, member.token))
        .status,
    ).toBe(400);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const { key } = await makeKey(member, { expires_at: tomorrow });
    expect((await call('users.profile', undefined, key)).status).toBe(200);
    await server.ctx.db
      .updateTable('api_keys')
      .set({ expires_at: past as never })
      .where('user_id', '=', member.id)
      .execute();
    expect((await call('users.profile', undefined, key)).status).toBe(401);
  });

  test('a key does what its scopes say', async () => {
    const member = await addMember(server, 'pro');
    const { key: reader } = await makeKey(member, { scopes: ['read'] });
    const { key: writer } = await makeKey(member, { scopes: ['write'] });
    expect((await call('files.list', {}, reader)).status).toBe(200);
    expect((await call('folders.create', { name: 'a' }, writer)).status).toBeLessThan(202);
    for (const [name, input, token] of [
      ['folders.create', { name: 'b' }, reader],
      ['files.list', {}, writer],
    ] as const) {
      expect(await call(name, input, token)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    expect(await metered(member)).toBe(2);
    for (const scopes of [[], ['admin'], 'read']) {
      expect(
        (await call('apiKeys.create', { password: PASSWORD, name: 'x', scopes }, member.token)).status,
      ).toBe(400);
    }
  });

  test('a plan without the feature makes no key, and its keys of better days rest', async () => {
    const member = await addMember(server, 'free');
    const refused = { status: 402, body: { code: 'feature_not_in_plan' } };
    const answer = await call('apiKeys.create', { password: PASSWORD, name: 'x' }, member.token);
    expect(answer).toMatchObject(refused);
    expect(answer.body.details).toEqual({ feature: 'api_access', upgradeTo: 'pro' });
    const plan = (to: 'free' | 'pro') =>
      server.ctx.db.updateTable('users').set({ plan: to }).where('id', '=', member.id).execute();
    await plan('pro');
    const { key } = await makeKey(member);
    await plan('free');
    expect(await call('users.profile', undefined, key)).toMatchObject(refused);
    await plan('pro');
    expect((await call('users.profile', undefined, key)).status).toBe(200);
  });
});

test('of calls in parallel none passes the limit', async () => {
  const member = await addMember(server, 'pro');
  const { key } = await makeKey(member);
  const call = restClient(server.url);
  await call('users.profile', undefined, key);
  await server.ctx.db
    .updateTable('usage')
    .set({ used: 9_995 })
    .where('user_id', '=', member.id)
    .where('metric', '=', 'apiCalls')
    .execute();
  const answers = await Promise.all(Array.from({ length: 12 }, () => call('users.profile', undefined, key)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  const refused = answers.find(({ status }) => status === 402);
  expect(refused?.body).toMatchObject({
    code: 'limit_reached',
    details: { metric: 'apiCalls', limit: 10_000, used: 10_000, upgradeTo: 'premium' },
  });
  expect(await metered(member)).toBe(10_000);
});

test('bytes go both ways with a key, and every such call is counted', async () => {
  const member = await addMember(server, 'pro');
  const { key } = await makeKey(member);
  const bytes = pdfFile('by key');
  const { body } = await upload(server, { token: key }, bytes);
  const headers = { authorization: `Bearer ${key}` };
  const answer = await fetch(`${server.url}/api/files/${body.file.id}/download`, { headers });
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  expect(await metered(member)).toBe(2);
  await server.ctx.db.deleteFrom('files').where('id', '=', body.file.id).execute();
  expect((await fetch(`${server.url}/api/files/${body.file.id}/download`, { headers })).status).toBe(404);
  expect(await metered(member)).toBe(3);
});

test('a call that fails on our side is given back', async () => {
  const member = await addMember(server, 'pro');
  const { key } = await makeKey(member);
  const { file } = (await upload(server, member, pdfFile('lost'))).body;
  await server.ctx.db.schema.alterTable('folders').renameTo('folders_away').execute();
  const failed = await restClient(server.url)('folders.list', {}, key);
  await server.ctx.db.schema.alterTable('folders_away').renameTo('folders').execute();
  expect(failed.status).toBe(500);
  expect(await metered(member)).toBe(0);

  await server.ctx.db.schema.alterTable('files').renameTo('files_away').execute();
  const headers = { authorization: `Bearer ${key}` };
  const download = await fetch(`${server.url}/api/files/${file.id}/download`, { headers });
  await server.ctx.db.schema.alterTable('files_away').renameTo('files').execute();
  expect(download.status).toBe(500);
  await expect.poll(() => metered(member)).toBe(0);
});

test('an account makes six hundred calls a minute by keys, and is then told to wait', async () => {
  const limited = await startTestServer();
  onTestFinished(limited.stop);
  const member = await addMember(limited, 'pro');
  const { key } = await makeKey(member);
  const call = restClient(limited.url);
  expect((await call('users.profile', undefined, key)).status).toBe(200);
  await limited.ctx.db
    .updateTable('rate_limits')
    .set({ points: 600 })
    .where('key', '=', `api:account:${member.id}`)
    .execute();
  const refused = await call('users.profile', undefined, key);
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await call('users.profile', undefined, member.token)).status).toBe(200);
});

test('fifty keys are enough', async () => {
  const member = await addMember(server, 'pro');
  const answers = await Promise.all(
    Array.from({ length: 53 }, (_, n) =>
      member.call('apiKeys.create', { password: PASSWORD, name: `key ${n}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
});
