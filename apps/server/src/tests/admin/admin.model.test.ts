import type { AdminSettings, ModelTrial } from '@sheaf/api/features/admin/admin.schema.ts';
import type { ChatAnswer } from '@sheaf/api/features/ai/ai.schema.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addLease } from '../../testing/lease.ts';
import { addAdministrator, addMember, type TestMember } from '../../testing/members.ts';
import { type ModelServer, refuse, startModelServer } from '../../testing/model-server.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const KEY = 'a key that nobody sees';
let model: ModelServer;
let server: TestServer;
/** Another process on the same database. */
let other: TestServer;
let admin: TestMember;
let member: TestMember;
let lease: string;
beforeAll(async () => {
  model = await startModelServer();
  server = await startTestServer({ RATE_LIMITS: 'off' });
  const place = { DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir };
  other = await startTestServer({ RATE_LIMITS: 'off', ...place });
  admin = await addAdministrator(server);
  member = await addMember(server, 'pro');
  lease = await addLease(server, member);
});
afterAll(async () => {
  await other.stop();
  await server.stop();
  await model.stop();
});
beforeEach(async () => {
  await save({ model: null, model_key: null });
  model.say('It is 85 euros.\nQUOTE 1: The rent is 85 euros a month');
});

const save = (settings: object) => admin.call<AdminSettings>('admin.saveSettings', settings);
const attempt = (input: object) => admin.call<ModelTrial>('admin.tryModel', { url: model.url, ...input });
const chosen = (url = model.url) => ({ url, name: 'test-model', budget: 4000 });

async function askAt(url: string): Promise<ChatAnswer> {
  const response = await fetch(`${url}/api/ai/chat-pdf`, {
    method: 'POST',
    headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ fileId: lease, message: 'What is the rent a month?' }),
  });
  return (await response.json()) as ChatAnswer;
}

test('a model that is chosen answers at once in every process, and none does when it is removed', async () => {
  expect((await askAt(other.url)).engine).toBe('quotes');
  const saved = await save({ model: chosen(), model_key: KEY });
  expect(saved.body).toMatchObject({ settings: { model: chosen() }, model_key: true, model_way: 'settings' });
  for (const { url } of [server, other]) {
    expect((await askAt(url)).engine).toBe('test-model');
    expect(model.calls.at(-1)).toMatchObject({ key: `Bearer ${KEY}`, body: { model: 'test-model' } });
  }
  await save({ model: null });
  expect((await askAt(other.url)).engine).toBe('quotes');
});

test('the key is sealed, and neither sent back nor to another address', async () => {
  await save({ model: chosen(), model_key: KEY });
  const seen = [
    (await admin.call('admin.settings')).body,
    (await admin.call('admin.audit', {})).body,
    await server.ctx.db.selectFrom('instance_secrets').selectAll().execute(),
    await server.ctx.db.selectFrom('instance_settings').selectAll().execute(),
  ];
  expect(JSON.stringify(seen)).not.toContain(KEY);
  expect((await save({ model: { ...chosen(), name: 'another-model' } })).body.model_key).toBe(true);
  const elsewhere = await startModelServer();
  elsewhere.say('OK');
  expect((await attempt({ url: elsewhere.url, name: 'x' })).body.reply).toBe('OK');
  expect(elsewhere.calls.map(({ key }) => key)).not.toContain(`Bearer ${KEY}`);
  expect((await save({ model: chosen(elsewhere.url) })).body.model_key).toBe(false);
  await elsewhere.stop();
});

test('a server is tried before it is saved: it lists its models, and one says a word', async () => {
  model.say('<think>Just OK?</think>OK');
  expect((await attempt({})).body).toMatchObject({
    models: ['another-model', 'test-model'],
    reply: null,
    problem: null,
  });
  const spoken = (await attempt({ name: 'test-model', key: KEY })).body;
  expect(spoken).toMatchObject({ reply: 'OK', problem: null });
  expect(model.calls.map(({ path, key }) => [path, key])).toContainEqual([
    '/v1/chat/completions',
    `Bearer ${KEY}`,
  ]);
  expect((await admin.call<AdminSettings>('admin.settings')).body.settings.model).toBeNull();
});

test('what is wrong with a server is said, and never in its own words', async () => {
  model.say((_, res) => refuse(res, 401));
  expect((await attempt({ name: 'test-model' })).body).toMatchObject({
    models: [],
    reply: null,
    problem: { reason: 'model_refuses' },
  });
  model.say((_, res) => void res.writeHead(302, { location: 'http://169.254.169.254/' }).end());
  expect((await attempt({})).body.problem).toMatchObject({ reason: 'model_moved' });
  model.say((_, res) => void res.writeHead(200).end('<html>secret page</html>'));
  const page = await attempt({});
  expect(JSON.stringify(page.body)).not.toContain('secret page');
  expect((await attempt({ url: 'http://127.0.0.1:9/v1' })).body.problem).toMatchObject({
    reason: 'model_unreachable',
  });
});

test.each([
  'file:///etc/passwd',
  'ftp://host/v1',
  'http://user:word@host/v1',
  'http://host/v1?key=1',
  'nonsense',
])('%s is no address of a server', async (url) => {
  expect((await attempt({ url })).status).toBe(400);
  expect((await save({ model: chosen(url) })).status).toBe(400);
});

test('a member names no address', async () => {
  const input = { url: model.url, name: 'test-model' };
  expect((await member.call('admin.tryModel', input)).status).toBe(403);
  expect((await member.call('admin.saveSettings', { model: chosen() })).status).toBe(403);
  expect(model.calls).toEqual([]);
});
