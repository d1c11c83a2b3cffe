import type { ActivityEntry, AdminUser, AuditEntry } from '@sheaf/api/features/admin/admin.schema.ts';
import { findTraces } from '@sheaf/db/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiClient, restClient } from '../../testing/api-clients.ts';
import { listBytes } from '../../testing/list-bytes.ts';
import { addAdministrator, addMember, PASSWORD, type TestMember, upload } from '../../testing/members.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { joinBy, subscribe } from '../../testing/subscriber.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type Users = { users: AdminUser[]; pagination: { page: number; total: number; totalPages: number } };
type Detail = {
  user: AdminUser;
  subscription: { plan: string };
  usage: { files_processed: number; storage_used: number };
  recent: ActivityEntry[];
  devices: number;
};
type Audit = { audit: AuditEntry[] };

let server: TestServer;
let admin: TestMember;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  admin = await addAdministrator(server);
});
afterAll(() => server.stop());

const named = (id: string, name: string) =>
  server.ctx.db.updateTable('users').set({ name }).where('id', '=', id).execute();

describe('through REST', () => {
  const call: ApiClient = (...args) => restClient(server.url)(...args);
  const ask = <Data>(name: string, input?: object) => call<Data>(name, input, admin.token);
  const newestAudit = async () => (await ask<Audit>('admin.audit', { limit: 1 })).body.audit[0];

  test('members are found by part of a name or address, in pages, without secrets', async () => {
    const members = [];
    for (const name of ['Ida 100%', 'Ida 100 of', 'Ida_Marsh']) {
      const member = await addMember(server);
      await named(member.id, `Marshes ${name}`);
      members.push(member);
    }
    const find = async (search: string) =>
      (await ask<Users>('admin.users', { search, sort: 'name', order: 'asc' })).body.users.map(
        ({ name }) => name,
      );
    expect(await find(`Marshes iDA`)).toHaveLength(3);
    expect(await find(`Marshes Ida 100%`)).toEqual([`Marshes Ida 100%`]);
    expect(await find(`Marshes Ida_`)).toEqual([`Marshes Ida_Marsh`]);
    expect(await find(members[0]!.email)).toEqual([`Marshes Ida 100%`]);
    expect(await find('nobody is called that')).toEqual([]);

    const { body } = await ask<Users>('admin.users', { search: `Marshes Ida`, limit: 2, page: 2 });
    expect(body.users).toHaveLength(1);
    expect(body.pagination).toMatchObject({ page: 2, total: 3, totalPages: 2 });
    const rows = await server.ctx.db.selectFrom('users').select('password_hash').execute();
    for (const { password_hash } of rows) expect(JSON.stringify(body)).not.toContain(password_hash);
    expect((await ask('admin.users', { limit: 101 })).status).toBe(400);
    expect((await ask('admin.users', { sort: 'password_hash' })).status).toBe(400);
  });

  test('every column sorts, both ways', async () => {
    const heavy = await addMember(server, 'premium');
    await upload(server, heavy, pdfFile('heavy', 5000), 'heavy.pdf');
    const columns = {
      name: (user: AdminUser) => user.name.toLowerCase(),
      email: (user: AdminUser) => user.email,
      role: (user: AdminUser) => user.role,
      plan: (user: AdminUser) => ['free', 'pro', 'premium'].indexOf(user.plan ?? ''),
      files: (user: AdminUser) => user.fileCount,
      storage: (user: AdminUser) => user.totalStorage,
      joined: (user: AdminUser) => user.created_at,
    };
    for (const [sort, valueOf] of Object.entries<(user: AdminUser) => string | number>(columns)) {
      const read = async (order: string) =>
        (await ask<Users>('admin.users', { sort, order, limit: 100 })).body.users.map(valueOf);
      const ascending = await read('asc');
      const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
      expect(new Set(ascending).size).toBeGreaterThan(1);
      expect({ sort, values: ascending }).toEqual({ sort, values: ascending.toSorted(compare) });
      expect({ sort, values: await read('desc') }).toEqual({ sort, values: ascending.toReversed() });
    }
  });

  test('the page of a member shows plan, usage and recent work', async () => {
    const member = await addMember(server, 'pro');
    const { file } = (await upload(server, member, pdfFile('page'), 'page.pdf')).body;
    await member.call('files.update', { id: file.id, filename: 'renamed.pdf' });
    const { body } = await ask<Detail>('admin.user', { id: member.id });
    expect(body.user).toMatchObject({ id: member.id, plan: 'pro', fileCount: 1, totalStorage: file.size });
    expect(body.subscription.plan).toBe('pro');
    expect(body.usage).toMatchObject({ files_processed: 1, storage_used: file.size });
    expect(body.recent.map(({ action }) => action)).toEqual(['rename', 'upload']);
    expect(body.recent[0]?.files).toEqual({ filename: 'renamed.pdf' });
    expect(body.devices).toBe(1);
    expect((await ask('admin.user', { id: '0198c0de-0000-7000-8000-000000000000' })).status).toBe(404);
  });

  test('a role counts from the next call on, whatever token is shown, and every change is written down', async () => {
    const member = await addMember(server);
    expect((await call('admin.stats', {}, member.token)).status).toBe(403);
    expect((await ask('admin.setRole', { id: member.id, role: 'admin' })).status).toBe(400);
    expect((await ask('admin.setRole', { id: member.id, role: 'admin', password: PASSWORD })).status).toBe(
      200,
    );
    expect((await call('admin.stats', {}, member.token)).status).toBe(200);
    expect(await newestAudit()).toMatchObject({
      action: 'role.change',
      actor: { id: admin.id, email: admin.email },
      target: { id: member.id, email: member.email },
      details: { from: 'user', to: 'admin' },
    });
    expect((await ask('admin.setRole', { id: member.id, role: 'user' })).status).toBe(200);
    expect((await call('admin.stats', {}, member.token)).status).toBe(403);
    const again = await ask('admin.setRole', { id: member.id, role: 'user' });
    expect(again.status).toBe(200);
    expect((await newestAudit())?.details).toEqual({ from: 'admin', to: 'user' });
    expect((await ask('admin.setRole', { id: member.id, role: 'owner' })).status).toBe(400);
  });

  test('nobody demotes or deletes themself, and no key of an administrator will do', async () => {
    const demotion = await ask('admin.setRole', { id: admin.id, role: 'user' });
    expect(demotion).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await ask('admin.deleteUser', { id: admin.id })).toMatchObject({ status: 409 });
    expect((await ask('admin.stats', {})).status).toBe(200);
    const made = await ask<{ key: string }>('apiKeys.create', {
      password: PASSWORD,
      name: 'x',
      scopes: ['read', 'write'],
    });
    expect((await call('users.profile', undefined, made.body.key)).status).toBe(200);
    expect(await call('admin.stats', {}, made.body.key)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  });

  test('a plan is given by hand, and never against one that is paid for', async () => {
    const member = await addMember(server);
    expect((await ask('admin.givePlan', { id: member.id, plan: 'premium' })).status).toBe(200);
    const current = await member.call<{ subscription: object }>('subscriptions.current');
    expect(current.body.subscription).toMatchObject({ plan: 'premium', status: 'active' });
    expect(await newestAudit()).toMatchObject({
      action: 'plan.give',
      details: { from: 'free', to: 'premium' },
    });
    const payer = await joinBy(call);
    await subscribe(payer, 'pro');
    expect(await ask('admin.givePlan', { id: payer.id, plan: 'free' })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    expect((await ask<Detail>('admin.user', { id: payer.id })).body.user).toMatchObject({
      plan: 'pro',
      subscribed: true,
    });
    // Ended by the administrator it is in nobody's way.
    expect((await ask('admin.endSubscription', { id: payer.id })).body).toEqual({ success: true });
    expect(await newestAudit()).toMatchObject({ action: 'subscription.end', details: { plan: 'pro' } });
    const ended = await ask<Detail>('admin.user', { id: payer.id });
    expect(ended.body.user).toMatchObject({ plan: 'free', subscribed: false });
    expect(ended.body.subscription).toMatchObject({ status: 'cancelled' });
    expect(await ask('admin.endSubscription', { id: payer.id })).toMatchObject({
      status: 409,
      body: { reason: 'no_subscription' },
    });
    expect((await ask('admin.givePlan', { id: payer.id, plan: 'premium' })).status).toBe(200);
  });

  test('somebody was last seen when they last did something, as their own list of devices says', async () => {
    const member = await addMember(server);
    const seen = async () => {
      const { last_seen_at } = (await ask<Detail>('admin.user', { id: member.id })).body.user;
      return Math.round((Date.now() - Date.parse(last_seen_at ?? '')) / 60_000);
    };
    await server.ctx.db
      .updateTable('sign_ins')
      .set({ last_seen_at: new Date(Date.now() - 12 * 60_000) })
      .where('user_id', '=', member.id)
      .execute();
    expect(await seen()).toBe(12);
    await member.call('users.stats');
    expect(await seen()).toBe(0);
  });

  test('signed out everywhere is signed out: access and refresh tokens end', async () => {
    const member = await joinBy(call);
    const credentials = { email: member.email, password: 'paper and ink' };
    const { body } = await call<{ session: { access_token: string; refresh_token: string } }>(
      'auth.login',
      credentials,
    );
    expect((await ask('admin.signOutUser', { id: member.id })).body).toEqual({ success: true });
    for (const token of [member.token, body.session.access_token])
      expect((await call('users.profile', undefined, token)).status).toBe(401);
    const { refresh_token } = body.session;
    expect((await call('auth.refresh', { refresh_token })).status).toBe(401);
    expect((await call('auth.login', credentials)).status).toBe(200);
    expect((await newestAudit())?.action).toBe('user.sign-out');
  });

  test('a deleted member is gone, with bytes and subscription; only the log has the address', async () => {
    const member = await joinBy(call);
    await subscribe(member, 'pro');
    const { file } = (await upload(server, member, pdfFile('going'), 'palimpsest.pdf')).body;
    const { blob_key } = await server.ctx.db
      .selectFrom('files')
      .select('blob_key')
      .where('id', '=', file.id)
      .executeTakeFirstOrThrow();
    const listOwn = async () => (await listBytes(server)).filter((name) => name.includes(blob_key));
    expect(await listOwn()).toContain(blob_key);
    await ask('admin.setRole', { id: member.id, role: 'admin', password: PASSWORD });
    await ask('admin.setRole', { id: member.id, role: 'user' });
    expect((await ask('admin.deleteUser', { id: member.id })).body).toEqual({ success: true });
    const words = [member.id, member.email, file.id, 'palimpsest'];
    expect(await findTraces(server.databaseUrl, words)).toEqual({
      [member.email]: ['public.audit_log.details'],
    });
    await expect.poll(listOwn).toEqual([]);
    expect(await newestAudit()).toMatchObject({
      action: 'user.delete',
      actor: { email: admin.email },
      target: null,
      details: { email: member.email },
    });
    for (const name of ['admin.deleteUser', 'admin.user', 'admin.signOutUser'])
      expect((await ask(name, { id: member.id })).status).toBe(404);
    expect((await ask('admin.givePlan', { id: member.id, plan: 'pro' })).status).toBe(404);
  });
});
