import { afterAll, beforeAll, expect, test } from 'vitest';
import { restClient } from './testing/api-clients.ts';
import { addAdministrator, addMember, PASSWORD, type TestMember } from './testing/members.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

type Handed = { link: string | null; emailed: boolean; user: { id: string; role: string } };
type SignedIn = { session: { access_token: string } };

let server: TestServer;
let admin: TestMember;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  admin = await addAdministrator(server);
});
afterAll(() => server.stop());

const visitor: ReturnType<typeof restClient> = (...args) => restClient(server.url)(...args);
const signIn = (email: string, password: string) => visitor<SignedIn>('auth.login', { email, password });
const tokenOf = (link: string | null) => /#token=([^&]+)/.exec(link ?? '')?.[1];
const awaitsPassword = async (id: string) =>
  (await admin.call<{ user: { awaits_password: boolean } }>('admin.user', { id })).body.user.awaits_password;
const audited = async () =>
  (await server.ctx.db.selectFrom('audit_log').select('action').orderBy('id').execute()).map(
    ({ action }) => action,
  );

test('an invited member gets an account by the link that was passed on, while sign-up is closed', async () => {
  await admin.call('admin.saveSettings', { signup: 'invited' });
  const stranger = { email: 'stranger@example.org', name: 'Stranger', password: PASSWORD };
  expect(await visitor('auth.register', stranger)).toMatchObject({
    status: 403,
    body: { reason: 'sign_up_by_invitation' },
  });
  const person = { email: 'Invited@Example.org', name: 'Ines Invited', role: 'admin', password: PASSWORD };
  for (const password of [undefined, 'not the one'])
    expect((await admin.call('admin.invite', { ...person, password })).body).toMatchObject({
      code: 'invalid_request',
      details: { fields: { password: expect.any(String) } },
    });
  const { status, body } = await admin.call<Handed>('admin.invite', person);
  expect(status).toBe(200);
  expect(body).toMatchObject({ emailed: false, user: { role: 'admin' } });
  expect(body.link).toMatch(/\/reset-password#token=[^&]+&email=invited%40example.org$/);
  expect(await awaitsPassword(body.user.id)).toBe(true);
  expect((await signIn('invited@example.org', PASSWORD)).status).toBe(401);
  const token = tokenOf(body.link);
  const works = async (page = 'reset-password') =>
    (await visitor<{ works: boolean }>('auth.checkLink', { token, page })).body.works;
  expect(await works('verify-email')).toBe(false);
  // Looking does not use it up, however often.
  for (let opened = 0; opened < 12; opened++) expect(await works()).toBe(true);
  expect((await visitor('auth.resetPassword', { token, password: 'her own secret' })).status).toBe(200);
  expect(await works()).toBe(false);
  expect((await visitor('auth.resetPassword', { token, password: 'another secret' })).status).toBe(400);
  expect((await signIn('invited@example.org', 'her own secret')).status).toBe(200);
  expect(await awaitsPassword(body.user.id)).toBe(false);
  expect((await admin.call('admin.invite', person)).status).toBe(409);
  await admin.call('admin.saveSettings', { signup: 'closed' });
  expect((await visitor('auth.register', stranger)).body).toMatchObject({ reason: 'sign_up_closed' });
  const refused = await admin.call('admin.invite', { email: 'late@example.org', name: 'Late' });
  expect(refused).toMatchObject({ status: 409, body: { reason: 'invitations_closed' } });
  await admin.call('admin.saveSettings', { signup: 'open' });
  expect((await audited()).filter((action) => action === 'user.invite')).toHaveLength(1);
});

test('a disabled account is out at once, with its sessions and keys, and comes back as it was', async () => {
  const member = await addMember(server, 'pro');
  const made = await member.call<{ key: string }>('apiKeys.create', {
    name: 'script',
    scopes: ['read'],
    password: PASSWORD,
  });
  expect((await visitor('files.list', {}, made.body.key)).status).toBe(200);
  expect((await admin.call('admin.setDisabled', { id: member.id, disabled: true })).status).toBe(200);
  expect((await member.call('files.list', {})).status).toBe(401);
  expect((await visitor('files.list', {}, made.body.key)).status).toBe(401);
  expect(await signIn(member.email, PASSWORD)).toMatchObject({
    status: 403,
    body: { reason: 'account_disabled' },
  });
  expect((await signIn(member.email, 'not the password')).status).toBe(401);
  const listed = await admin.call<{ user: { disabled_at: string | null } }>('admin.user', { id: member.id });
  expect(listed.body.user.disabled_at).not.toBeNull();
  await admin.call('admin.setDisabled', { id: member.id, disabled: false });
  expect((await signIn(member.email, PASSWORD)).status).toBe(200);
  expect((await visitor('files.list', {}, made.body.key)).status).toBe(200);
  expect(await admin.call('admin.setDisabled', { id: admin.id, disabled: true })).toMatchObject({
    status: 409,
    body: { reason: 'own_account_disabled' },
  });
  expect(await audited()).toEqual(expect.arrayContaining(['user.disable', 'user.enable']));
});

const reset = (id: string, rest: object = {}) =>
  admin.call<Handed>('admin.resetSignIn', { id, password: PASSWORD, ...rest });

test('a reset ends every way in, and its link leads to a new password once', async () => {
  const member = await addMember(server);
  const { body } = await reset(member.id);
  expect(body.emailed).toBe(false);
  expect((await member.call('files.list', {})).status).toBe(401);
  expect((await signIn(member.email, PASSWORD)).status).toBe(401);
  await visitor('auth.resetPassword', { token: tokenOf(body.link), password: 'quite another one' });
  expect((await signIn(member.email, 'quite another one')).status).toBe(200);
  expect(await reset(admin.id)).toMatchObject({ status: 409, body: { reason: 'own_sign_in_reset' } });
  expect(await audited()).toContain('user.reset');
});

test.each(['member', 'administrator'])(
  'a session of an administrator alone gets no link into the account of a %s',
  async (whose) => {
    const other = await (whose === 'member' ? addMember(server) : addAdministrator(server));
    const before = await audited();
    for (const password of [undefined, 'a guess'])
      for (const hand_over of [true, false])
        expect(await reset(other.id, { password, hand_over })).toMatchObject({
          status: 400,
          body: { code: 'invalid_request', details: { fields: { password: expect.any(String) } } },
        });
    expect((await other.call('files.list', {})).status).toBe(200);
    expect((await signIn(other.email, PASSWORD)).status).toBe(200);
    expect(await audited()).toEqual(before);
    expect((await reset(other.id)).body.link).toMatch(/\/reset-password#token=/);
    expect((await other.call('files.list', {})).status).toBe(401);
  },
);

test('an administrator without a password signs in anew before a reset', async () => {
  const other = await addAdministrator(server);
  const member = await addMember(server);
  const change = server.ctx.db;
  await change.updateTable('users').set({ password_hash: null }).where('id', '=', other.id).execute();
  const setAge = (minutes: number) =>
    change
      .updateTable('sign_ins')
      .set({ created_at: new Date(Date.now() - minutes * 60_000) })
      .where('user_id', '=', other.id)
      .execute();
  await setAge(11);
  expect(await other.call('admin.resetSignIn', { id: member.id })).toMatchObject({
    status: 403,
    body: { reason: 'fresh_sign_in_needed', params: { minutes: 10 } },
  });
  await setAge(9);
  expect((await other.call('admin.resetSignIn', { id: member.id })).status).toBe(200);
});
