import { reserveUsage } from '@sheaf/api/features/usage/usage.service.ts';
import { notifyLimits } from '@sheaf/api/features/usage/usage.jobs.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { restClient } from './testing/api-clients.ts';
import { addAdministrator, addMember, PASSWORD, type TestMember, upload } from './testing/members.ts';
import { pdfFile } from './testing/sample-files.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
type Stats = { stats: { plan: string | null; filesLimit: number; features: string[] } };
type Settings = { settings: Record<string, unknown> };

let server: TestServer;
let admin: TestMember;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  admin = await addAdministrator(server);
});
afterAll(() => server.stop());
afterEach(() => server.ctx.db.deleteFrom('instance_settings').execute());

const visitor: ReturnType<typeof restClient> = (...args) => restClient(server.url)(...args);
const save = (settings: object) => admin.call<Settings>('admin.saveSettings', settings);
/** All that the Free plan has. */
const fill = async (member: TestMember) => {
  await reserveUsage(server.ctx.db, member.id, 'filesPerMonth', 10);
  await reserveUsage(server.ctx.db, member.id, 'aiOperations', 25);
};

test.each(['private', 'team'] as const)('%s: nobody has a plan, a price or a limit', async (use) => {
  const member = await addMember(server);
  await fill(member);
  expect((await upload(server, member, pdfFile())).status).toBe(402);
  expect((await member.call<Stats>('users.stats')).body.stats.plan).toBe('free');
  await save({ use });
  expect((await upload(server, member, pdfFile())).status).toBe(201);
  expect((await member.call<Stats>('users.stats')).body.stats).toMatchObject({ plan: null, filesLimit: -1 });
  expect((await member.call<{ overview: object }>('usage.overview')).body.overview).toMatchObject({
    plan: null,
    planName: null,
    limits: { filesPerMonth: -1, storageLimit: -1, aiOperations: -1, apiCalls: -1 },
  });
  expect((await visitor<object>('instance.config')).body).toMatchObject({ sells: false, payments: 'off' });
  expect((await visitor<object>('subscriptions.plans')).body).toEqual({ plans: [] });
  for (const [name, input] of [
    ['subscriptions.current', undefined],
    ['subscriptions.create', { plan: 'pro' }],
    ['subscriptions.changePlan', { plan: 'free' }],
  ] as const)
    expect(await member.call(name, input)).toMatchObject({ status: 404, body: { reason: 'plans_off' } });
  await notifyLimits(server.ctx);
  const told = await server.ctx.db
    .selectFrom('usage')
    .select('told')
    .where('user_id', '=', member.id)
    .execute();
  expect(told.every((row) => row.told === 0)).toBe(true);
});

test('an administrator of an instance that sells plans is limited by none', async () => {
  await save({ use: 'sold' });
  await fill(admin);
  expect((await upload(server, admin, pdfFile())).status).toBe(201);
  const { stats } = (await admin.call<Stats>('users.stats')).body;
  expect(stats).toMatchObject({ plan: null, filesLimit: -1 });
  expect(stats.features).toContain('advanced_pdf_tools');
});

test('what is sold can be changed: the plan to begin with, its limits and the trial', async () => {
  await save({
    use: 'sold',
    default_plan: 'pro',
    trial_days: 0,
    plan_limits: { pro: { filesPerMonth: 1 }, premium: { filesPerMonth: 3 } },
  });
  const person = { email: 'newcomer@example.org', name: 'Newcomer', password: PASSWORD };
  const { body } = await visitor<{ session: { access_token: string } }>('auth.register', person);
  const token = body.session.access_token;
  expect((await visitor<Stats>('users.stats', undefined, token)).body.stats).toMatchObject({
    plan: 'pro',
    filesLimit: 1,
  });
  const { plans } = (await visitor<{ plans: { id: string; filesPerMonth: number }[] }>('subscriptions.plans'))
    .body;
  expect(plans.map(({ id, filesPerMonth }) => [id, filesPerMonth])).toEqual([
    ['free', 10],
    ['pro', 1],
    ['premium', 3],
  ]);
  expect((await upload(server, { token }, pdfFile())).status).toBe(201);
  expect(await upload(server, { token }, pdfFile())).toMatchObject({
    status: 402,
    body: { details: { limit: 1, upgradeTo: 'premium' } },
  });
  expect((await visitor<object>('subscriptions.current', undefined, token)).body).toMatchObject({
    subscription: { trial_available: false, planLimits: { filesPerMonth: 1 } },
  });
  expect((await save({ plan_limits: { pro: { maxFileSize: -1 } } })).status).toBe(400);
});

test('the name and the picture are everybody’s to see, and nothing but a picture is kept', async () => {
  await save({ name: 'Kanzlei Nord', logo: `data:image/png;base64,${PNG}` });
  const { name, logo } = (await visitor<{ name: string; logo: string }>('instance.config')).body;
  expect(name).toBe('Kanzlei Nord');
  const picture = await fetch(`${server.url}${logo}`);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await picture.arrayBuffer()).toString('base64')).toBe(PNG);
  const script = Buffer.from('<svg onload="alert(1)">').toString('base64');
  for (const type of ['image/svg+xml', 'image/png'])
    expect((await save({ logo: `data:${type};base64,${script}` })).status).toBe(400);
  const [last] = await server.ctx.db
    .selectFrom('audit_log')
    .select('details')
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(last?.details).toMatchObject({ logo: { from: false, to: true } });
});

test('passkeys and authenticator apps show the name of the instance', async () => {
  await save({ name: 'Kanzlei Nord' });
  const member = await addMember(server);
  const proof = { password: PASSWORD };
  const app = await member.call<{ uri: string }>('secondFactors.beginAuthenticator', proof);
  expect(new URL(app.body.uri).searchParams.get('issuer')).toBe('Kanzlei Nord');
  const passkey = await member.call<object>('secondFactors.beginPasskey', proof);
  expect(passkey.body).toMatchObject({ options: { rp: { name: 'Kanzlei Nord' } } });
});
