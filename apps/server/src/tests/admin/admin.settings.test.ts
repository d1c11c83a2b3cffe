import type { InstanceSettings } from '@sheaf/api/features/auth/auth.instance.schema.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type ApiClient, restClient } from '../../testing/api-clients.ts';
import { addAdministrator, addMember, PASSWORD, type TestMember, upload } from '../../testing/members.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer, tokenIn } from '../../testing/test-server.ts';

type Config = { signup: string; verification: boolean };
type Joined = { session: { access_token: string } };
const usual: InstanceSettings = {
  signup: 'open',
  require_verified_email: false,
  require_admin_second_factor: false,
  oidc_domain: null,
  use: null,
  demo: null,
  default_plan: 'free',
  trial_days: 7,
  versions_kept: 20,
  version_days: 90,
  plan_limits: {},
  mail: null,
  model: null,
  name: null,
  logo: null,
};
const told = {
  mail_password: false,
  mail_way: 'outbox',
  mail_failure: null,
  model_key: false,
  model_way: 'none',
  demo_offered: true,
  running_subscriptions: 0,
};
let count = 0;
const newcomer = () => ({ email: `n${++count}@example.org`, name: 'Newcomer', password: 'paper and ink' });

let server: TestServer;
/** Another process on the same database. */
let other: TestServer;
let admin: TestMember;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  other = await startTestServer({
    RATE_LIMITS: 'off',
    DATABASE_URL: server.databaseUrl,
    DATA_DIR: server.dataDir,
  });
  admin = await addAdministrator(server);
  await server.ctx.db.updateTable('users').set({ email_verified: true }).where('id', '=', admin.id).execute();
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

describe('through REST', () => {
  const [here, there]: ApiClient[] = [
    (...args) => restClient(server.url)(...args),
    (...args) => restClient(other.url)(...args),
  ] as const;
  const save = (settings: object) => here('admin.saveSettings', settings, admin.token);
  const reset = () => server.ctx.db.deleteFrom('instance_settings').execute();

  test('closed sign-up is closed in every process, and opens again', async () => {
    onTestFinished(async () => void (await reset()));
    const audited = () => server.ctx.db.selectFrom('audit_log').select(['action', 'details']).execute();
    const before = (await audited()).length;
    expect((await here('admin.settings', undefined, admin.token)).body).toEqual({ settings: usual, ...told });
    expect((await save({ signup: 'closed' })).body).toEqual({
      settings: { ...usual, signup: 'closed' },
      ...told,
    });
    expect((await there<Config>('instance.config')).body.signup).toBe('closed');
    expect(await there('auth.register', newcomer())).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect((await save({ signup: 'closed' })).status).toBe(200);
    expect((await save({ signup: 'open' })).status).toBe(200);
    expect((await there('auth.register', newcomer())).status).toBeLessThan(300);
    expect((await audited()).slice(before)).toEqual([
      { action: 'settings.change', details: { signup: { from: 'open', to: 'closed' } } },
      { action: 'settings.change', details: { signup: { from: 'closed', to: 'open' } } },
    ]);
  });

  test('where addresses are confirmed first, a newcomer can do that and leave, and nothing else', async () => {
    onTestFinished(async () => void (await reset()));
    const person = newcomer();
    const early = (await there<Joined>('auth.register', person)).body.session.access_token;
    expect((await there('files.list', {}, early)).status).toBe(200);
    expect((await save({ require_verified_email: true })).status).toBe(200);
    expect((await there<Config>('instance.config')).body.verification).toBe(true);
    expect(await there('files.list', {}, early)).toMatchObject({
      status: 403,
      body: { code: 'forbidden', details: { reason: 'email_not_verified' } },
    });
    expect((await upload(other, { token: early }, pdfFile())).status).toBe(403);
    expect((await here('files.list', {}, admin.token)).status).toBe(200);

    expect((await there('users.profile', undefined, early)).status).toBe(200);
    const email = `moved-${person.email}`;
    const { password } = person;
    expect((await there('auth.resendVerification', undefined, early)).status).toBe(200);
    expect((await there('users.updateProfile', { email, password }, early)).status).toBe(200);
    const token = tokenIn(await server.email(email, /Confirm/));
    expect((await there('auth.verifyEmail', { token }, early)).status).toBe(200);
    expect((await there('files.list', {}, early)).status).toBe(200);

    const second = (await there<Joined>('auth.register', newcomer())).body.session.access_token;
    expect((await there('files.list', {}, second)).status).toBe(403);
    expect(
      (await there('users.deleteAccount', { confirmation: 'DELETE', password: 'paper and ink' }, second))
        .status,
    ).toBe(200);
    const third = (await there<Joined>('auth.register', newcomer())).body.session.access_token;
    expect((await there('auth.logout', undefined, third)).status).toBe(200);
  });

  test('nobody locks themself out, and a domain is one', async () => {
    onTestFinished(async () => void (await reset()));
    const colleague = await addMember(server);
    await here('admin.setRole', { id: colleague.id, role: 'admin', password: PASSWORD }, admin.token);
    const wish = { require_verified_email: true };
    expect(await here('admin.saveSettings', wish, colleague.token)).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    for (const oidc_domain of ['', 'example', 'a b.com', 'https://example.com', 'x'.repeat(260) + '.com'])
      expect({ oidc_domain, ...(await save({ oidc_domain })) }).toMatchObject({ oidc_domain, status: 400 });
    expect((await save({ oidc_domain: ' @Example.COM ' })).body).toMatchObject({
      settings: { oidc_domain: 'example.com' },
    });
    expect((await save({ oidc_domain: null })).body).toEqual({ settings: usual, ...told });
    expect((await save({ role: 'admin' })).status).toBe(400);
  });
});

test('the environment applies until an administrator changes a setting, also after a restart', async () => {
  const closed = await startTestServer({ SIGNUP: 'closed' });
  onTestFinished(closed.stop);
  const first = await addAdministrator(closed);
  const call = restClient(closed.url);
  expect((await call('auth.register', newcomer())).status).toBe(403);
  await first.call('admin.saveSettings', { signup: 'open' });
  expect((await call('auth.register', newcomer())).status).toBe(201);
  const again = await startTestServer({ SIGNUP: 'closed', DATABASE_URL: closed.databaseUrl });
  onTestFinished(again.stop);
  expect((await restClient(again.url)<Config>('instance.config')).body.signup).toBe('open');
});
