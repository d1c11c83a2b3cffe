import { randomBytes } from 'node:crypto';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { restClient } from './testing/api-clients.ts';
import { addAdministrator, PASSWORD, type TestMember } from './testing/members.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

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

test('a mail server that breaks after an email is noticed before the next one is announced', async () => {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.resume().on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  const mail = { host: '127.0.0.1', port, security: 'none', user: null, from: 'Nord <nord@example.org>' };
  const sends = async () => (await visitor<{ mail: boolean }>('instance.config')).body.mail;
  // As if it had taken the last email.
  const breakAnew = () => server.ctx.db.deleteFrom('mail_failure').execute();
  await save({ mail });
  const nobody = { email: 'nobody@example.org' };
  expect((await visitor<object>('auth.forgotPassword', nobody)).body).toMatchObject({
    key: 'outcomes.reset_requested',
  });
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  onTestFinished(async () => void (await save({ mail: null })));

  await breakAnew();
  expect((await visitor<object>('auth.forgotPassword', nobody)).body).toMatchObject({
    key: 'outcomes.reset_without_email',
  });
  expect(await sends()).toBe(false);
  await breakAnew();
  const person = { email: 'late-comer@example.org', name: 'Late', password: PASSWORD };
  type Joined = { key: string; session: { access_token: string } };
  const joined = (await visitor<Joined>('auth.register', person)).body;
  expect(joined.key).toBe('outcomes.registered_without_email');
  const { access_token } = joined.session;
  await breakAnew();
  expect(
    (await restClient(server.url)('auth.resendVerification', undefined, access_token)).body,
  ).toMatchObject({
    key: 'outcomes.verification_without_email',
  });
  await breakAnew();
  const moved = { email: 'moved@example.org', password: PASSWORD };
  expect((await restClient(server.url)('users.updateProfile', moved, access_token)).status).toBe(200);
  expect(await sends()).toBe(false);
  await breakAnew();
  const invited = { email: 'invited-late@example.org', name: 'Invited' };
  expect((await admin.call<object>('admin.invite', invited)).body).toMatchObject({
    emailed: false,
    link: expect.stringContaining('/reset-password') as string,
  });
});

test('a mail server that does not answer holds up an answer for a moment only', async () => {
  const open = new Set<Socket>();
  const silent = createServer((socket) => void open.add(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const mail = { host: '127.0.0.1', port, security: 'none', user: null, from: 'Nord <nord@example.org>' };
  await server.ctx.db
    .insertInto('instance_settings')
    .values({ mail: JSON.stringify(mail) })
    .execute();
  await server.ctx.db.deleteFrom('mail_failure').execute();
  const nobody = { email: 'nobody@example.org' };
  const start = Date.now();
  // What is not known is not said to be broken.
  expect((await visitor<object>('auth.forgotPassword', nobody)).body).toMatchObject({
    key: 'outcomes.reset_requested',
  });
  // A connection is given up after fifteen seconds.
  expect(Date.now() - start).toBeLessThan(10_000);
  for (const socket of open) socket.destroy();
  await new Promise<void>((resolve) => silent.close(() => resolve()));
});
