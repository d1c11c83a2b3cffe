import type { Usage } from '@sheaf/api/features/billing/billing.schema.ts';
import type { AdminStats, InstanceDay } from '@sheaf/api/features/admin/admin.schema.ts';
import type { UsageOverview } from '@sheaf/api/features/usage/usage.schema.ts';
import type { UserStats } from '@sheaf/api/features/users/users.schema.ts';
import { reserveUsage } from '@sheaf/api/features/usage/usage.service.ts';
import { operations } from '@sheaf/db';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAdministrator, addMember, type TestMember, upload } from '../../testing/members.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { type CurrentAnswer, PAYS, subscribe } from '../../testing/subscriber.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type Card = {
  user: { plan: string; created_at: string; fileCount: number; totalStorage: number };
  usage: Usage;
  subscription: CurrentAnswer['subscription'] & { planLimits: Record<string, number> };
};

let server: TestServer;
let admin: TestMember;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  admin = await addAdministrator(server);
  member = await addMember(server);
});
afterAll(() => server.stop());

async function ask<Data>(name: string, input?: object): Promise<Data> {
  const { status, body } = await member.call<Data>(name, input);
  expect({ name, status }).toEqual({ name, status: 200 });
  return body;
}

/** What the dashboard, the profile, the billing page and the administrator's page are told, by the same words. */
async function readEverywhere() {
  const { overview } = await ask<{ overview: UsageOverview }>('usage.overview', {});
  const { stats } = await ask<{ stats: UserStats }>('users.stats');
  const { usage } = await ask<{ usage: Usage }>('subscriptions.usage');
  const { subscription } = await ask<{ subscription: Card['subscription'] }>('subscriptions.current');
  const card = (await admin.call<Card>('admin.user', { id: member.id })).body;
  const limits = subscription.planLimits;
  const { files } = await ask<{ files: { created_at: string }[] }>('files.list');
  const added = files.filter(({ created_at }) => created_at >= overview.startedAt);
  return {
    plan: [overview.plan, stats.plan, subscription.plan, card.user.plan, card.subscription.plan],
    files: [overview.totalFiles, stats.totalFiles, card.user.fileCount],
    uploads: [
      overview.usage.files_processed,
      overview.thisMonth.uploads,
      stats.filesThisMonth,
      usage.files_processed,
      card.usage.files_processed,
    ],
    storage: [
      overview.usage.storage_used,
      stats.totalStorage,
      usage.storage_used,
      card.user.totalStorage,
      card.usage.storage_used,
    ],
    aiOperations: [
      overview.usage.ai_operations,
      overview.thisMonth.ai,
      usage.ai_operations,
      card.usage.ai_operations,
    ],
    ocrPages: [usage.ocr_pages, card.usage.ocr_pages],
    chatMessages: [usage.chat_messages, card.usage.chat_messages],
    apiCalls: [overview.usage.api_calls, usage.api_calls, card.usage.api_calls],
    work: [overview.thisMonth.operations, stats.recentActivity],
    monthBegan: [overview.startedAt, stats.startedAt],
    // What pages say beside the figures: added since then, and from which day to which.
    addedSince: [overview.thisMonth.files, added.length],
    firstDay: [overview.byDay[0]?.day, dayOf(overview.startedAt)],
    lastDay: [overview.byDay.at(-1)?.day, dayOf(overview.leftUntil, -1)],
    ...(await readDays(overview, Date.parse(overview.startedAt) > Date.parse(card.user.created_at))),
    // The month before, as far as this one has come.
    uploadsBefore: [overview.lastMonth.uploads, stats.lastMonthFiles],
    workBefore: [overview.lastMonth.operations, stats.lastMonthActivity],
    leftUntil: [overview.leftUntil, stats.leftUntil, usage.left_until, card.usage.left_until],
    monthEnds: [overview.resetsAt, stats.renewsAt, usage.resets_at, card.usage.resets_at],
    filesLimit: [overview.limits.filesPerMonth, stats.filesLimit, limits.filesPerMonth],
    storageLimit: [overview.limits.storageLimit, stats.storageLimit, limits.storageLimit],
  };
}

function dayOf(iso: string, offset = 0): string {
  return new Date(Date.parse(iso) + offset).toISOString().slice(0, 10);
}

/** What an account made today has put in, as its month and the last days of the instance have it. */
async function readDays(overview: UsageOverview, isBought: boolean) {
  const { stats } = (await admin.call<{ stats: AdminStats }>('admin.stats', {})).body;
  const { days } = (await admin.call<{ days: InstanceDay[] }>('admin.days', {})).body;
  const sum = (key: 'files' | 'bytes' | 'tools' | 'ai' | 'filing') =>
    days.reduce((total, day) => total + day[key], 0);
  const [month, files, bytes] = [overview.thisMonth, sum('files'), sum('bytes')];
  return {
    filesAdded: [files, stats.newFilesThisMonth, stats.totalFiles, overview.totalFiles],
    bytesAdded: [bytes, stats.totalStorage, overview.usage.storage_used],
    instanceWork: [sum('tools') + sum('ai') + sum('filing'), stats.recentActivity],
    // A month that was bought in the middle of a day leaves out what was put in before it on that day.
    ...(!isBought && { monthAdded: [month.files, files], monthBytes: [month.bytes, bytes] }),
  };
}

/** All who say a word say the same number; the numbers. */
async function expectAgreement(step: string) {
  const said = Object.entries(await readEverywhere());
  for (const [word, numbers] of said)
    expect({ step, word, numbers }).toEqual({ step, word, numbers: numbers.map(() => numbers[0]) });
  return Object.fromEntries(said.map(([word, [number]]) => [word, number]));
}

/** As the assistant counts a piece of work. */
async function useAi(amount: number): Promise<void> {
  await server.ctx.db.transaction().execute(async (trx) => {
    await reserveUsage(trx, member.id, 'aiOperations', amount);
    await operations.insertOperation(trx, {
      user_id: member.id,
      action: 'summarize',
      status: 'done',
      file_id: null,
      filename: null,
      inputs: [],
      options: {},
      cost: { aiOperations: amount },
    });
  });
}

test('through a month with changes, every page and the API say the same number for the same word', async () => {
  expect(await expectAgreement('new')).toMatchObject({ plan: 'free', files: 0, uploads: 0 });
  const { file } = (await upload(server, member, pdfFile('one'), 'one.pdf')).body;
  await upload(server, member, pdfFile('two'), 'two.pdf');
  await useAi(3);
  expect(await expectAgreement('used')).toMatchObject({ files: 2, uploads: 2, aiOperations: 3 });
  await ask('files.delete', { id: file.id, permanent: 'true' });
  expect(await expectAgreement('one file deleted')).toMatchObject({ files: 1, uploads: 2 });

  await admin.call('admin.givePlan', { id: member.id, plan: 'pro' });
  expect(await expectAgreement('Pro by hand')).toMatchObject({ plan: 'pro', filesLimit: 500, uploads: 2 });
  await admin.call('admin.givePlan', { id: member.id, plan: 'free' });
  expect(await expectAgreement('Free by hand')).toMatchObject({ plan: 'free', filesLimit: 10 });

  await subscribe({ ...member, ask: member.call }, 'pro', PAYS);
  // A subscription begins a month of its own, in the middle of the day: the figures say from when they count.
  const begun = Date.now();
  const bought = await expectAgreement('Pro bought');
  expect(begun - Date.parse(String(bought.monthBegan))).toBeLessThan(60_000);
  expect(bought).toMatchObject({ work: 0, filesAdded: 1 });
  expect(bought).toMatchObject({ plan: 'pro', uploads: 0 });
  // What was done today is none of the month before: it is compared as far as this one has come.
  expect(bought).toMatchObject({ uploadsBefore: 0, workBefore: 0 });
  // Its first month that is paid for begins when the trial ends.
  const { subscription } = await ask<{ subscription: Card['subscription'] }>('subscriptions.current');
  expect([bought.leftUntil, bought.monthEnds]).toEqual([subscription.trial_end, subscription.trial_end]);
  await upload(server, member, pdfFile('three'), 'three.pdf');
  await useAi(2);
  expect(await expectAgreement('used on Pro')).toMatchObject({ files: 2, uploads: 1, aiOperations: 2 });
  await ask('subscriptions.changePlan', { plan: 'premium' });
  expect(await expectAgreement('Premium')).toMatchObject({ plan: 'premium', filesLimit: -1, uploads: 1 });
  await ask('subscriptions.changePlan', { plan: 'pro' });
  expect(await expectAgreement('down to Pro')).toMatchObject({ plan: 'pro', uploads: 1 });
  await ask('subscriptions.cancel', { immediate: true });
  expect(await expectAgreement('cancelled')).toMatchObject({ plan: 'free', uploads: 1, aiOperations: 2 });
  const { file: thrown } = (await upload(server, member, pdfFile('four'), 'four.pdf')).body;
  await ask('files.delete', { id: thrown.id });
  // No part of the files, and still of the storage.
  expect(await expectAgreement('one in the trash')).toMatchObject({ files: 2, filesAdded: 2 });
});
