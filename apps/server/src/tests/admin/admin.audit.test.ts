import type { AuditEntry } from '@sheaf/api/features/admin/admin.schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAdministrator, addMember, PASSWORD, type TestMember } from '../../testing/members.ts';
import { restClient } from '../../testing/api-clients.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: TestMember;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  admin = await addAdministrator(server);
});
afterAll(() => server.stop());

const download = () =>
  fetch(`${server.url}/api/admin/audit.csv`, { headers: { authorization: `Bearer ${admin.token}` } });

test('the log goes out whole and in order, and no cell of it is a formula', async () => {
  const call = restClient(server.url);
  const person = { email: '+cmd-1@example.org', name: '=cmd|"/c calc"!A1', password: 'paper and ink' };
  const { id } = (await call<{ user: { id: string } }>('auth.register', person)).body.user;
  await admin.call('admin.setRole', { id, role: 'admin', password: PASSWORD });
  await admin.call('admin.saveSettings', { oidc_domain: 'example.org' });
  // More than one read of the table.
  const many = Array.from({ length: 520 }, () => ({
    actor_email: admin.email,
    action: 'plan.give',
    details: '{"from":"free","to":"pro"}',
  }));
  await server.ctx.db.insertInto('audit_log').values(many).execute();
  const answer = await download();
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="sheaf-audit-[\d-]+\.csv"; filename\*=UTF-8''sheaf-audit-[\d-]+\.csv$/,
  );
  const lines = (await answer.text()).split('\r\n');
  expect(lines).toHaveLength(1 + 522 + 1);
  expect(lines[0]).toBe('time,actor,address,action,target,target id,details');
  expect(lines[1]?.split(',').slice(1, 6)).toEqual([
    admin.email,
    '127.0.0.1',
    'role.change',
    `'+cmd-1@example.org`,
    id,
  ]);
  expect(lines[1]).toMatch(/"\{""to"":""admin"",""from"":""user""\}"$/);
  expect(lines[2]).toContain('settings.change,,,"{""oidc_domain""');
  expect(lines.at(-1)).toBe('');
  expect(lines.filter((line) => /(^|,)"?[=+\-@]/.test(line))).toEqual([]);
});

test('it is read in pages, and in either order', async () => {
  type Answer = { audit: AuditEntry[]; pagination: { total: number } };
  const read = async (input: object) => (await admin.call<Answer>('admin.audit', input)).body;
  const newest = await read({ limit: 100 });
  const oldest = await read({ limit: 100, order: 'asc' });
  expect(newest.pagination.total).toBe(522);
  expect(oldest.audit[0]?.action).toBe('role.change');
  const last = await read({ limit: 100, page: 6 });
  expect(last.audit.at(-1)?.id).toBe(oldest.audit[0]?.id);
});

test('what cannot be written down is not done', async () => {
  const member = await addMember(server);
  await server.ctx.db.schema.alterTable('audit_log').renameTo('audit_log_away').execute();
  try {
    expect(
      (await admin.call('admin.setRole', { id: member.id, role: 'admin', password: PASSWORD })).status,
    ).toBe(500);
    expect((await admin.call('admin.givePlan', { id: member.id, plan: 'pro' })).status).toBe(500);
    expect((await admin.call('admin.signOutUser', { id: member.id })).status).toBe(500);
    expect((await admin.call('admin.deleteUser', { id: member.id })).status).toBe(500);
    expect((await admin.call('admin.saveSettings', { signup: 'closed' })).status).toBe(500);
  } finally {
    await server.ctx.db.schema
      .alterTable('audit_log_away' as 'audit_log')
      .renameTo('audit_log')
      .execute();
  }
  const { body } = await member.call<{ user: { role: string } }>('users.profile');
  expect(body.user.role).toBe('user');
  expect((await member.call<{ stats: { plan: string } }>('users.stats')).body.stats.plan).toBe('free');
  expect((await restClient(server.url)<{ signup: string }>('instance.config')).body.signup).toBe('open');
});
