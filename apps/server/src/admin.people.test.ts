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
const tokenOf = (link: string | null) => /#token=(.+)$/.exec(link ?? '')?.[1];
const audited = async () =>
  (await server.ctx.db.selectFrom('audit_log').select('action').orderBy('id').execute()).map(
    ({ action }) => action,
  );

test('who is invited gets an account by the link that was handed over, where nobody else can open one', async () => {
  await admin.call('admin.saveSettings', { signup: 'invited' });
  const stranger = { email: 'stranger@example.org', name: 'Stranger', password: PASSWORD };
  expect((await visitor('auth.register', stranger)).status).toBe(403);
  const person = { email: 'Invited@Example.org', name: 'Ines Invited', role: 'admin' };
  const { status, body } = await admin.call<Handed>('admin.invite', person);
  expect(status).toBe(200);
  expect(body).toMatchObject({ emailed: false, user: { role: 'admin' } });
  expect(body.link).toMatch(/\/reset-password#token=/);
  expect((await signIn('invited@example.org', PASSWORD)).status).toBe(401);
  const token = tokenOf(body.link);
  expect((await visitor('auth.resetPassword', { token, password: 'her own secret' })).status).toBe(200);
  expect((await visitor('auth.resetPassword', { token, password: 'another secret' })).status).toBe(400);
  expect((await signIn('invited@example.org', 'her own secret')).status).toBe(200);
  expect((await admin.call('admin.invite', person)).status).toBe(409);
  await admin.call('admin.saveSettings', { signup: 'closed' });
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

test('a reset ends every way in, and its link leads to a new password once', async () => {
  const member = await addMember(server);
  const { body } = await admin.call<Handed>('admin.resetSignIn', { id: member.id });
  expect(body.emailed).toBe(false);
  expect((await member.call('files.list', {})).status).toBe(401);
  expect((await signIn(member.email, PASSWORD)).status).toBe(401);
  await visitor('auth.resetPassword', { token: tokenOf(body.link), password: 'quite another one' });
  expect((await signIn(member.email, 'quite another one')).status).toBe(200);
  expect(await admin.call('admin.resetSignIn', { id: admin.id })).toMatchObject({ status: 409 });
  expect(await audited()).toContain('user.reset');
});
