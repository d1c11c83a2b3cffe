import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { reserveUsage } from '@sheaf/api/features/usage/usage.service.ts';
import { notifyLimits } from '@sheaf/api/features/usage/usage.jobs.ts';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { restClient } from './testing/api-clients.ts';
import { addAdministrator, addMember, PASSWORD, type TestMember, upload } from './testing/members.ts';
import { pdfFile } from './testing/sample-files.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
type Stats = { stats: { plan: string | null; filesLimit: number; features: string[] } };
type Settings = { settings: Record<string, unknown>; mail_password: boolean; mail_way: string };

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

test('mail settings apply at once; the password is encrypted, never returned, and not reused for another server', async () => {
  const password = randomBytes(12).toString('hex');
  const letters: string[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) =>
      auth.password === password ? done(null, { user: 'sheaf' }) : done(new Error('535 wrong password')),
    onData(stream, _session, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece) => pieces.push(piece));
      stream.on('end', () => {
        letters.push(Buffer.concat(pieces).toString());
        done(null, 'kept as 4711');
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => smtp.close(() => resolve())));
  const { port } = smtp.server.address() as AddressInfo;
  const mail = { host: '127.0.0.1', port, security: 'none', user: 'sheaf', from: 'Nord <nord@example.org>' };
  const nobody = { email: 'nobody@example.org' };
  type Trial = { sent: boolean; answer: string | null };
  expect((await admin.call<Trial>('admin.tryMail', {})).body).toEqual({ sent: false, answer: null });
  expect((await visitor<object>('auth.forgotPassword', nobody)).body).toMatchObject({
    key: 'outcomes.reset_without_email',
  });

  const saved = await save({ mail, mail_password: password });
  expect(saved.body).toMatchObject({ settings: { mail }, mail_password: true, mail_way: 'settings' });
  expect(JSON.stringify(saved.body)).not.toContain(password);
  expect(JSON.stringify((await admin.call('admin.settings')).body)).not.toContain(password);
  expect(JSON.stringify((await admin.call('admin.audit', {})).body)).not.toContain(password);
  const kept = await server.ctx.db.selectFrom('instance_secrets').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(password);
  expect((await admin.call<Trial>('admin.tryMail', {})).body).toEqual({
    sent: true,
    answer: '250 kept as 4711',
  });
  expect(letters.join()).toContain('nord@example.org');
  expect((await visitor<object>('instance.config')).body).toMatchObject({ mail: true });
  const person = { email: 'mailed@example.org', name: 'Mailed', password: PASSWORD };
  expect((await visitor<{ message: string }>('auth.register', person)).body.message).toBe(
    'Registration successful! Please check your email to verify your account.',
  );
  expect(
    (await admin.call<object>('admin.invite', { email: 'by-mail@example.org', name: 'By Mail' })).body,
  ).toMatchObject({ link: null, emailed: true });

  // What is only entered is tried as it is, and nothing is saved or announced by it.
  const draft = { mail: { ...mail, from: 'Draft <draft@example.org>' }, mail_password: 'a wrong one' };
  expect((await admin.call<Trial>('admin.tryMail', draft)).body).toMatchObject({ sent: false });
  const moved = { mail: { ...mail, host: 'localhost' } };
  expect((await admin.call<Trial>('admin.tryMail', moved)).body).toMatchObject({ sent: false });
  const sameServer = { mail: draft.mail };
  expect((await admin.call<Trial>('admin.tryMail', sameServer)).body).toMatchObject({ sent: true });
  expect(letters.at(-1)).toContain('draft@example.org');
  expect((await admin.call<Settings>('admin.settings')).body).toMatchObject({
    settings: { mail },
    mail_failure: null,
  });
  expect((await visitor<object>('instance.config')).body).toMatchObject({ mail: true });

  await save({ mail_password: 'a wrong one' });
  const refused = (await admin.call<Trial>('admin.tryMail', {})).body;
  expect(refused.sent).toBe(false);
  expect(refused.answer).toContain('535');
  expect((await visitor<object>('instance.config')).body).toMatchObject({ mail: false });
  const elsewhere = await save({ mail: { ...mail, host: 'localhost' } });
  expect(elsewhere.body.mail_password).toBe(false);
});

test('while the mail server takes no emails nothing claims that one was sent, and administrators find it', async () => {
  const letters: string[] = [];
  let isAway = false;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(isAway ? new Error('the disk is full') : undefined),
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('gone') ? new Error('no such mailbox') : undefined),
    onData(stream, _session, done) {
      stream.on('data', (piece) => letters.push(String(piece)));
      stream.on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => smtp.close(() => resolve())));
  const { port } = smtp.server.address() as AddressInfo;
  const mail = { host: '127.0.0.1', port, security: 'none', user: null, from: 'Nord <nord@example.org>' };
  expect((await save({ mail })).body).toMatchObject({ mail_failure: null });
  const sends = async () => (await visitor<{ mail: boolean }>('instance.config')).body.mail;
  const letterTo = (to: string) => ({ to, subject: 'Hello', text: 'first link', html: '' });
  const kept = async (to: string) => (await server.ctx.outbox.list()).filter((one) => one.to === to);
  const { mailer } = server.ctx;

  await expect(mailer.send(letterTo('gone@example.org'))).rejects.toThrow('no such mailbox');
  expect(await sends()).toBe(true);
  expect(await kept('gone@example.org')).toHaveLength(1);

  isAway = true;
  const to = 'late@example.org';
  await expect(mailer.send(letterTo(to))).rejects.toThrow('disk is full');
  await expect(mailer.send({ ...letterTo(to), text: 'second link' })).rejects.toThrow('disk is full');
  expect(await kept(to)).toMatchObject([{ text: 'second link' }]);
  expect(await sends()).toBe(false);
  expect((await admin.call<Settings>('admin.settings')).body).toMatchObject({
    mail_failure: { answer: expect.stringContaining('disk is full') as string },
  });
  expect((await admin.call<object>('admin.system')).body).toMatchObject({
    system: { engines: { mail: 'failing' } },
  });
  expect((await visitor<object>('auth.forgotPassword', { email: to })).body).toMatchObject({
    key: 'outcomes.reset_without_email',
  });
  const invited = { email: 'handed@example.org', name: 'Handed' };
  expect((await admin.call<object>('admin.invite', invited)).body).toMatchObject({ emailed: false });

  isAway = false;
  await mailer.send({ ...letterTo(to), text: 'third link' });
  expect(letters.join()).toContain('third link');
  expect(await kept(to)).toEqual([]);
  expect(await sends()).toBe(true);

  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  const saved = await save({ mail: { ...mail, from: 'South <south@example.org>' } });
  expect(saved.body).toMatchObject({
    mail_failure: { answer: expect.stringContaining('ECONNREFUSED') as string },
  });
  expect(await sends()).toBe(false);
  expect((await save({ mail: null })).body).toMatchObject({ mail_failure: null, mail_way: 'outbox' });
});
