import type { UserStats } from '@sheaf/api/features/users/users.schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restClient } from '../../testing/api-clients.ts';
import { addMember, upload } from '../../testing/members.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off', SHEAF_ROLE: 'web' });
});
afterAll(() => server.stop());

test('a member’s figures are what is there, beside what the plan allows', async () => {
  const member = await addMember(server, 'pro');
  const stranger = await addMember(server);
  const client = restClient(server.url);
  const read = async (token: string) =>
    (await client<{ stats: UserStats }>('users.stats', undefined, token)).body.stats;
  expect(await read(member.token)).toMatchObject({ totalFiles: 0, filesThisMonth: 0, totalStorage: 0 });
  const one = (await upload(server, member, pdfFile('one'), 'one.pdf')).body.file;
  const two = (await upload(server, member, pdfFile('two'), 'two.pdf')).body.file;
  await member.call('files.delete', { id: one.id });
  const stats = await read(member.token);
  expect(stats).toEqual({
    plan: 'pro',
    planName: 'Pro',
    totalFiles: 1,
    filesThisMonth: 2,
    filesLimit: 500,
    totalStorage: one.size + two.size,
    storageLimit: 2 * 1024 ** 3,
    maxFileSize: 50 * 1024 ** 2,
    recentActivity: 3,
    lastMonthActivity: 0,
    lastMonthFiles: 0,
    batchFiles: 20,
    features: expect.arrayContaining(['advanced_pdf_tools', 'batch_processing']),
    startedAt: expect.any(String),
    renewsAt: expect.any(String),
    // The plan goes on.
    leftUntil: stats.renewsAt,
  });
  expect(Date.parse(stats.startedAt)).toBeLessThanOrEqual(Date.now());
  expect(Date.parse(stats.renewsAt)).toBeGreaterThan(Date.now() + 27 * 86_400_000);
  expect(await read(stranger.token)).toMatchObject({ plan: 'free', totalFiles: 0, totalStorage: 0 });
  expect((await client('users.stats')).status).toBe(401);
});
