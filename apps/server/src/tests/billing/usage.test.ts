import type { UserStats } from '@sheaf/api/features/users/users.schema.ts';
import type { UsageOverview } from '@sheaf/api/features/usage/usage.schema.ts';
import { operations } from '@sheaf/db';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restClient } from '../../testing/api-clients.ts';
import { addMember, type TestMember, upload } from '../../testing/members.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const DAY = 86_400_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off', SHEAF_ROLE: 'web' });
});
afterAll(() => server.stop());

/** As if the billing month had begun so many days ago. */
async function beganDaysAgo(member: TestMember, days: number): Promise<void> {
  const cycle_anchor = new Date(Date.now() - days * DAY).toISOString();
  await server.ctx.db.updateTable('users').set({ cycle_anchor }).where('id', '=', member.id).execute();
}

async function happened(member: TestMember, daysAgo: number, cost: Record<string, number> = {}) {
  const row = await operations.insertOperation(server.ctx.db, {
    user_id: member.id,
    action: 'ocr',
    status: 'done',
    file_id: null,
    filename: 'x.pdf',
    inputs: [],
    options: {},
    cost,
  });
  const created_at = new Date(Date.now() - daysAgo * DAY).toISOString();
  await server.ctx.db.updateTable('operations').set({ created_at }).where('id', '=', row!.id).execute();
}

test('the month is returned day by day, with as much of the previous one', async () => {
  const member = await addMember(server, 'pro');
  await beganDaysAgo(member, 3);
  const { body } = await upload(server, member, pdfFile('one'), 'one.pdf');
  await happened(member, 1, { aiOperations: 2 });
  // A month ago by a day, as far as this month has come; and later in it, which does not count yet.
  const month = new Date();
  month.setUTCMonth(month.getUTCMonth() - 1);
  await happened(member, (Date.now() - month.getTime()) / DAY + 1);
  await happened(member, 10);
  await server.ctx.db.updateTable('files').set({ has_ocr: true }).where('id', '=', body.file.id).execute();

  const answer = await restClient(server.url)<{ overview: UsageOverview }>(
    'usage.overview',
    {},
    member.token,
  );
  const { overview } = answer.body;
  expect(overview).toMatchObject({
    plan: 'pro',
    planName: 'Pro',
    usage: { files_processed: 1, storage_used: body.file.size, api_calls: expect.any(Number) },
    limits: { filesPerMonth: 500, aiOperations: 1500, apiCalls: 10_000 },
    totalFiles: 1,
    enhanced: { files: 1, ocr: 1, summary: 0, chat: 0 },
    thisMonth: { files: 1, bytes: body.file.size, operations: 2, ai: 2 },
    lastMonth: { files: 0, operations: 1, ai: 0 },
  });
  // The profile asks for the same.
  const { stats } = (await member.call<{ stats: UserStats }>('users.stats')).body;
  expect(stats).toMatchObject({ recentActivity: 2, lastMonthActivity: 1, lastMonthFiles: 0 });
  const { byDay, startedAt, resetsAt } = overview;
  expect(byDay[0]?.day).toBe(startedAt.slice(0, 10));
  expect(byDay.at(-1)?.day).toBe(new Date(Date.parse(resetsAt) - 1).toISOString().slice(0, 10));
  const day = (ago: number) => new Date(Date.now() - ago * DAY).toISOString().slice(0, 10);
  expect(byDay.find((entry) => entry.day === day(0))).toMatchObject({ files: 1, operations: 1, ai: 0 });
  expect(byDay.find((entry) => entry.day === day(1))).toMatchObject({ files: 0, operations: 1, ai: 2 });
  expect(byDay.reduce((sum, entry) => sum + entry.operations, 0)).toBe(2);
});

test('days are those of where the member is, and a place that is none is refused', async () => {
  const member = await addMember(server);
  const read = (timeZone: string) => member.call<{ overview: UsageOverview }>('usage.overview', { timeZone });
  await upload(server, member, pdfFile('one'));
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const { overview } = (await read(timeZone)).body;
    const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
    expect(overview.byDay.find(({ operations: count }) => count > 0)?.day).toBe(today);
  }
  expect(await read('Nowhere/Land')).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
});

test('files that were worked on can be listed alone', async () => {
  const member = await addMember(server);
  await upload(server, member, pdfFile('plain'), 'plain.pdf');
  const { file } = (await upload(server, member, pdfFile('read'), 'read.pdf')).body;
  await server.ctx.db.updateTable('files').set({ has_summary: true }).where('id', '=', file.id).execute();
  const list = async (input: object) =>
    (await member.call<{ files: { filename: string }[] }>('files.list', input)).body.files.map(
      ({ filename }) => filename,
    );
  expect(await list({ enhanced: 'true' })).toEqual(['read.pdf']);
  expect(await list({ enhanced: 'false' })).toEqual(['read.pdf', 'plain.pdf']);
});
