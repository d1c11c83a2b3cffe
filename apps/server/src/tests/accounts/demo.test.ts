import { endDemosInTime } from '@sheaf/api/features/demo/demo.ending.service.ts';
import { DEMO_HOURS } from '@sheaf/api/features/demo/demo.schema.ts';
import { expect, onTestFinished, test } from 'vitest';
import { type ApiClient, restClient } from '../../testing/api-clients.ts';
import { addAdministrator, addMember, PASSWORD, upload } from '../../testing/members.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type Opened = {
  user: { id: string; email: string; role: string; demo_until: string | null };
  session: { access_token: string };
  folder_id: string;
};
type Files = { files: { id: string; filename: string }[] };
type Demo = Opened & { token: string; call: ApiClient };

async function start(settings: Record<string, string> = {}): Promise<TestServer> {
  const server = await startTestServer({ RATE_LIMITS: 'off', ...settings });
  onTestFinished(() => server.stop());
  return server;
}

async function openDemo(server: TestServer): Promise<Demo> {
  const call = restClient(server.url);
  const { status, body } = await call<Opened>('demo.open', {});
  expect(status).toBe(201);
  const token = body.session.access_token;
  return { ...body, token, call: (name, input) => call(name, input, token) };
}

const offered = async (server: TestServer) =>
  (await restClient(server.url)<{ demo: boolean }>('instance.config')).body.demo;

test('a demo account has the samples, ends after a day, and is no member of an empty instance', async () => {
  const server = await start();
  const demo = await openDemo(server);
  const hours = (Date.parse(demo.user.demo_until ?? '') - Date.now()) / 3_600_000;
  expect(Math.round(hours)).toBe(DEMO_HOURS);
  const { files } = (await demo.call<Files>('files.list')).body;
  expect(files.map(({ filename }) => filename).toSorted()).toEqual([
    'annual-report.pdf',
    'invoice.pdf',
    'lease.pdf',
    'scanned-letter.pdf',
  ]);
  const call = restClient(server.url);
  expect((await call<{ empty: boolean }>('instance.config')).body.empty).toBe(true);
  const owner = { email: 'owner@example.org', name: 'Owner', password: PASSWORD };
  expect((await call<Opened>('auth.register', owner)).body.user.role).toBe('admin');
});

test('visitors never see one another’s files', async () => {
  const server = await start();
  const [one, other] = [await openDemo(server), await openDemo(server)];
  const { file } = (await upload(server, one, pdfFile('mine'), 'mine.pdf')).body;
  expect((await other.call('files.get', { id: file.id })).status).toBe(404);
  const { files } = (await other.call<Files>('files.list')).body;
  expect(files.map(({ id }) => id)).not.toContain(file.id);
  expect(one.user.id).not.toBe(other.user.id);
});

test('it cannot do what would outlive it or change whose it is, and has limits', async () => {
  const server = await start();
  await addMember(server);
  const demo = await openDemo(server);
  const calls: [string, object?][] = [
    ['auth.changePassword', { currentPassword: PASSWORD, newPassword: 'another one entirely' }],
    ['users.updateProfile', { email: 'mine@example.org', password: PASSWORD }],
    ['users.deleteAccount', { confirmation: 'DELETE' }],
    ['apiKeys.create', { name: 'key' }],
    ['webhooks.create', { url: 'http://127.0.0.1:9/', events: ['file.created'] }],
    ['subscriptions.create', { plan: 'pro' }],
    ['secondFactors.beginAuthenticator', {}],
    ['admin.invite', { email: 'friend@example.org', name: 'Friend' }],
  ];
  for (const [name, input] of calls) {
    const { status, body } = await demo.call(name, input);
    expect({ name, status, reason: body.reason }).toEqual({ name, status: 403, reason: 'demo_account' });
  }
  expect((await demo.call('users.updateProfile', { language: 'fr' })).status).toBe(200);
  const { stats } = (await demo.call<{ stats: object }>('users.stats')).body;
  expect(stats).toMatchObject({ plan: null, planName: null, filesLimit: 30, storageLimit: 50 * 1024 ** 2 });
});

test('a reset opens a new account in place of the old, leaving deletes it, and time does both in the end', async () => {
  const server = await start();
  const blobs = () => server.ctx.db.selectFrom('files').select('blob_key').execute();
  const first = await openDemo(server);
  await upload(server, first, pdfFile('mine'), 'mine.pdf');
  const { status, body } = await first.call<Opened>('demo.reset');
  expect(status).toBe(201);
  expect(body.user.id).not.toBe(first.user.id);
  await expect.poll(async () => (await first.call('users.profile')).status).toBe(401);
  await expect.poll(async () => (await blobs()).length).toBe(4);
  const token = body.session.access_token;
  expect((await restClient(server.url)('demo.leave', undefined, token)).status).toBe(200);
  expect(await blobs()).toHaveLength(0);

  const late = await openDemo(server);
  const stillHere = await openDemo(server);
  const demo_until = new Date(Date.now() - 1000);
  await server.ctx.db.updateTable('users').set({ demo_until }).where('id', '=', late.user.id).execute();
  expect((await late.call('users.profile')).status).toBe(401);
  const keys = (await blobs()).map(({ blob_key }) => blob_key);
  await endDemosInTime(server.ctx);
  const left = (await blobs()).map(({ blob_key }) => blob_key);
  expect(left).toHaveLength(4);
  for (const key of keys) {
    const isThere = await server.ctx.blobs.open(key).then(
      (stream) => (stream.destroy(), true),
      () => false,
    );
    expect(isThere).toBe(left.includes(key));
  }
  expect((await stillHere.call('users.profile')).status).toBe(200);
});

test('one that is kept becomes an account with its files, where one could be opened', async () => {
  const server = await start();
  await addMember(server);
  const demo = await openDemo(server);
  const person = { email: 'kept@example.org', name: 'Kept', password: PASSWORD };
  const { status, body } = await demo.call<Opened>('demo.keep', person);
  expect(status).toBe(200);
  expect(body.user).toMatchObject({ id: demo.user.id, email: person.email, role: 'user', demo_until: null });
  const { password, email } = person;
  expect((await restClient(server.url)('auth.login', { email, password })).status).toBe(200);
  expect((await demo.call<Files>('files.list')).body.files).toHaveLength(4);
  expect((await demo.call('demo.leave')).body.reason).toBe('demo_missing');
  expect((await demo.call('demo.reset')).body.reason).toBe('demo_missing');
  await server.email(email, /./);

  const other = await openDemo(server);
  expect((await other.call('demo.keep', person)).body.reason).toBe('email_taken');
  const owner = await addAdministrator(server);
  await owner.call('admin.saveSettings', { signup: 'closed' });
  expect((await other.call('demo.keep', { ...person, email: 'b@example.org' })).body.reason).toBe(
    'sign_up_closed',
  );
});

test('administrators see demo accounts apart from members', async () => {
  const server = await start();
  const owner = await addAdministrator(server);
  const demo = await openDemo(server);
  const { stats } = (await owner.call<{ stats: object }>('admin.stats')).body;
  expect(stats).toMatchObject({
    totalUsers: 1,
    demoUsers: 1,
    totalFiles: 0,
    totalStorage: 0,
    recentActivity: 0,
  });
  const list = async (input: object) =>
    (await owner.call<{ users: { id: string }[] }>('admin.users', input)).body.users.map(({ id }) => id);
  expect(await list({})).toEqual([owner.id]);
  expect(await list({ demos: true })).toEqual([demo.user.id]);
  expect((await owner.call('admin.user', { id: demo.user.id })).status).toBe(200);
  for (const [name, input] of [
    ['admin.setRole', { role: 'admin', password: PASSWORD }],
    ['admin.givePlan', { plan: 'pro' }],
    ['admin.resetSignIn', { password: PASSWORD }],
  ] as const)
    expect((await owner.call(name, { id: demo.user.id, ...input })).body.reason).toBe('demo_account');
  expect((await restClient(server.url)<{ users: number }>('instance.counts')).body.users).toBe(1);
  expect((await owner.call('admin.deleteUser', { id: demo.user.id })).status).toBe(200);
});

test('administrators choose whether it is offered, whatever the instance is for', async () => {
  const server = await start();
  const owner = await addAdministrator(server);
  for (const use of ['sold', 'private', 'team']) {
    await owner.call('admin.saveSettings', { use, demo: null });
    expect(await offered(server)).toBe(use === 'sold');
    const { body } = await owner.call<{ demo_offered: boolean }>('admin.saveSettings', { demo: false });
    expect(body.demo_offered).toBe(false);
    expect(await offered(server)).toBe(false);
    expect((await restClient(server.url)('demo.open', {})).status).toBe(404);
  }
  await owner.call('admin.saveSettings', { demo: true });
  await openDemo(server);
  for (const [set, demo] of [
    ['on', false],
    ['off', true],
  ] as const) {
    const elsewhere = await start({ DEMO_ACCOUNTS: set, TRUST_PROXY: '1' });
    await (await addAdministrator(elsewhere)).call('admin.saveSettings', { demo });
    expect(await offered(elsewhere)).toBe(demo);
  }
});

test('until then it is offered on the machine itself, and elsewhere if set', async () => {
  const set = await start({ DEMO_ACCOUNTS: 'on', TRUST_PROXY: '1' });
  const teamOwner = await addAdministrator(set);
  await teamOwner.call('admin.saveSettings', { use: 'team' });
  expect(await offered(set)).toBe(true);
  const demo = await openDemo(set);
  // A team has no limits; a visitor does.
  const { stats } = (await demo.call<{ stats: object }>('users.stats')).body;
  expect(stats).toMatchObject({ filesLimit: 30 });
  const elsewhere = await start({ TRUST_PROXY: '1' });
  expect(await offered(elsewhere)).toBe(false);
  expect(await offered(await start({ DEMO_ACCOUNTS: 'off' }))).toBe(false);
});

test('a private instance and one for a team offer it only once it is switched on', async () => {
  const server = await start({});
  const owner = await addAdministrator(server);
  expect(await offered(server)).toBe(true);
  for (const use of ['private', 'team']) {
    const { body } = await owner.call<{ demo_offered: boolean }>('admin.saveSettings', { use });
    expect(body.demo_offered).toBe(false);
    expect(await offered(server)).toBe(false);
    expect((await restClient(server.url)('demo.open', {})).status).toBe(404);
  }
  await owner.call('admin.saveSettings', { demo: true });
  await owner.call('admin.saveSettings', { use: 'private' });
  expect(await offered(server)).toBe(true);
});

test('a network opens ten an hour', async () => {
  const server = await start({ RATE_LIMITS: 'on' });
  const call = restClient(server.url);
  for (let n = 0; n < 10; n++) expect((await call('demo.open', {})).status).toBe(201);
  expect(await call('demo.open', {})).toMatchObject({ status: 429, body: { reason: 'too_many_demos' } });
});
