import { advanceSandbox } from '@sheaf/api/features/billing/billing.sandbox.service.ts';
import type { UsageOverview } from '@sheaf/api/features/usage/usage.schema.ts';
import type { Cancellation } from '@sheaf/api/features/admin/admin.schema.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiClient, restClient } from '../../testing/api-clients.ts';
import {
  type CreatedAnswer,
  currentOf,
  historyOf,
  joinBy,
  PAYS_ONCE,
  subscribe,
  type Subscriber,
  subscribeWithoutTrial,
} from '../../testing/subscriber.ts';
import { addAdministrator, type TestMember } from '../../testing/members.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let administrator: TestMember;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  administrator = await addAdministrator(server);
  await server.ctx.db
    .updateTable('users')
    .set({ role: 'admin' })
    .where('id', '=', administrator.id)
    .execute();
});
afterAll(() => server.stop());

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

/** As an administrator reads it. */
async function cancellationOf(member: Subscriber) {
  const { body } = await administrator.call<{ cancellations: Cancellation[] }>('admin.cancellations');
  return body.cancellations.find(({ user }) => user.id === member.id);
}

type Until = { left_until: string; resets_at: string };

/** The allowance of a plan that ends goes with it, before the month is over: each answer gives the same day. */
async function leavesUntilTheEnd(member: Subscriber) {
  const end = (await currentOf(member)).current_period_end;
  const { usage } = (await member.ask<{ usage: Until }>('subscriptions.usage')).body;
  expect(usage.left_until).toBe(end);
  expect(Date.parse(usage.resets_at)).toBeGreaterThan(Date.parse(usage.left_until));
  const { stats } = (await member.ask<{ stats: { leftUntil: string } }>('users.stats')).body;
  const { overview } = (await member.ask<{ overview: UsageOverview }>('usage.overview', {})).body;
  expect([stats.leftUntil, overview.leftUntil]).toEqual([end, end]);
  // Every chart of the month ends with this day.
  const last = new Date(Date.parse(end!) - 1).toISOString().slice(0, 10);
  expect(overview.byDay.at(-1)?.day).toBe(last);
}

describe('through REST', () => {
  const call: ApiClient = (...args) => restClient(server.url)(...args);

  test('cancelled at the end of the month it lasts until then, and can be kept', async () => {
    const member = await joinBy(call);
    await subscribe(member, 'pro');
    const wish = { reason: 'Too expensive', feedback: 'A year at once?' };
    const cancelled = await member.ask<{ message: string }>('subscriptions.cancel', wish);
    expect(cancelled.body.message).toMatch(
      /^Your free trial ends on \d+ \w+ \d{4}, and you won’t be charged\./u,
    );
    expect(await currentOf(member)).toMatchObject({
      plan: 'pro',
      status: 'trialing',
      cancel_at_period_end: true,
    });
    const why = { reason: wish.reason, feedback: wish.feedback, plan: 'pro', user: { id: member.id } };
    expect(await cancellationOf(member)).toMatchObject(why);
    await leavesUntilTheEnd(member);
    await member.ask('subscriptions.reactivate');
    expect(await currentOf(member)).toMatchObject({ plan: 'pro', cancel_at_period_end: false });
    const { usage } = (await member.ask<{ usage: Until }>('subscriptions.usage')).body;
    const { trial_end } = await currentOf(member);
    expect(usage).toMatchObject({ left_until: trial_end, resets_at: trial_end });
    expect(await cancellationOf(member)).toBeUndefined();
    expect(await member.ask('subscriptions.reactivate')).toMatchObject({ status: 409 });

    await member.ask('subscriptions.changePlan', { plan: 'free' });
    expect(await currentOf(member)).toMatchObject({ plan: 'pro', cancel_at_period_end: true });
    await advanceSandbox(server.ctx, inDays(8));
    expect(await currentOf(member)).toMatchObject({
      plan: 'free',
      status: 'cancelled',
      current_period_end: null,
    });
    expect(await historyOf(member)).toEqual([]);
  });

  test('during a trial no answer speaks of what was paid, and none of a trial afterwards', async () => {
    const member = await joinBy(call);
    await subscribe(member, 'pro');
    const told = async (name: string, input?: object) =>
      (await member.ask<{ message: string }>(`subscriptions.${name}`, input)).body.message;
    expect(await told('changePlan', { plan: 'premium' })).toMatch(
      /^You are now on the Premium plan\. Your free trial lasts until .*; nothing is charged before then\.$/u,
    );
    expect(await told('changePlan', { plan: 'pro' })).not.toMatch(/paid/u);
    expect(await told('changePlan', { plan: 'free' })).toMatch(
      /^Your free trial ends on .*won’t be charged/u,
    );
    expect(await told('reactivate')).toMatch(
      /^Your Pro plan continues\. Your free trial lasts until .*; we charge your card when it ends\.$/u,
    );
    expect(await historyOf(member)).toEqual([]);

    const paying = await joinBy(call);
    await subscribeWithoutTrial(paying, 'pro');
    const answers = [];
    for (const [name, input] of [
      ['changePlan', { plan: 'premium' }],
      ['cancel', {}],
      ['reactivate', undefined],
    ] as const)
      answers.push((await paying.ask<{ message: string }>(`subscriptions.${name}`, input)).body.message);
    expect(answers.join(' ')).toMatch(
      /What you paid for the old one.* Your subscription ends on .*continues\.$/u,
    );
    expect(answers.join(' ')).not.toMatch(/trial/u);
  });

  test('a plan that an administrator gave is given up for Free at once', async () => {
    const member = await joinBy(call);
    await administrator.call('admin.givePlan', { id: member.id, plan: 'pro' });
    expect(await currentOf(member)).toMatchObject({ plan: 'pro' });
    expect((await member.ask('subscriptions.create', { plan: 'free' })).status).toBe(200);
    expect(await currentOf(member)).toMatchObject({ plan: 'free' });
  });

  test('cancelled at once it is over at once', async () => {
    const member = await joinBy(call);
    await subscribe(member, 'pro');
    await member.ask('subscriptions.cancel', { immediate: true });
    expect(await currentOf(member)).toMatchObject({ plan: 'free', status: 'cancelled' });
    expect(await member.ask('subscriptions.cancel', {})).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
  });

  test('a more expensive plan costs the rest of the month at once, a cheaper one gives it back', async () => {
    const member = await joinBy(call);
    await subscribeWithoutTrial(member, 'pro');
    const up = await member.ask<{ message: string }>('subscriptions.changePlan', { plan: 'premium' });
    expect(up.body.message).toMatch(/^You are now on the Premium plan/);
    expect(await currentOf(member)).toMatchObject({ plan: 'premium' });
    expect((await historyOf(member)).map(({ amount }) => amount)).toEqual([900, 100]);
    await member.ask('subscriptions.changePlan', { plan: 'pro' });
    expect(await currentOf(member)).toMatchObject({ plan: 'pro', credit: 900 });
    expect(await member.ask('subscriptions.changePlan', { plan: 'pro' })).toMatchObject({ status: 409 });
    await member.ask('subscriptions.changePlan', { plan: 'premium' });
    // What was given back pays for it.
    expect(await historyOf(member)).toMatchObject([
      { amount: 0, credit: 900, status: 'succeeded' },
      { amount: 900, credit: 0 },
      { amount: 100, credit: 0 },
    ]);
    expect(await currentOf(member)).toMatchObject({ plan: 'premium', credit: 0 });
  });

  test('credit outlives the subscription and pays for the next one', async () => {
    const member = await joinBy(call);
    await subscribeWithoutTrial(member, 'premium');
    await member.ask('subscriptions.changePlan', { plan: 'pro' });
    await member.ask('subscriptions.cancel', { immediate: true });
    expect(await currentOf(member)).toMatchObject({ plan: 'free', credit: 900 });
    await subscribe(member, 'pro');
    expect(await currentOf(member)).toMatchObject({ plan: 'pro', status: 'active', credit: 800 });
    const [latest] = await historyOf(member);
    expect(latest).toMatchObject({ amount: 0, credit: 100, status: 'succeeded' });
  });

  test('a late payment leaves seven days; then the limits are those of Free, and nothing is deleted', async () => {
    const member = await joinBy(call);
    await subscribe(member, 'pro', PAYS_ONCE);
    await advanceSandbox(server.ctx, inDays(7.01));
    const late = await currentOf(member);
    expect(late).toMatchObject({ plan: 'pro', status: 'past_due' });
    expect(Date.parse(late.grace_ends_at!)).toBe(Date.parse(late.current_period_start!) + 7 * DAY);
    expect(await historyOf(member)).toMatchObject([{ status: 'failed', amount: 100 }]);

    // Time alone ends it, also when no word comes.
    await server.ctx.db
      .updateTable('users')
      .set({ plan_until: inDays(-1) })
      .where('id', '=', member.id)
      .execute();
    expect(await currentOf(member)).toMatchObject({ plan: 'free' });

    await advanceSandbox(server.ctx, inDays(15));
    expect(await currentOf(member)).toMatchObject({ plan: 'free', status: 'expired' });
    expect(await historyOf(member)).toMatchObject([{ status: 'cancelled' }]);
  });

  test('a late payment can be made up for with another card', async () => {
    const member = await joinBy(call);
    await subscribe(member, 'pro', PAYS_ONCE);
    await advanceSandbox(server.ctx, inDays(7.01));
    // Whoever asks for another card then pays with it.
    const changed = await member.ask<CreatedAnswer>('subscriptions.changeCard');
    const { intent, confirmed, clientSecret } = await subscribe(member, 'pro');
    expect(changed.body).toMatchObject({ intent: 'payment', clientSecret });
    expect({ intent, confirmed }).toMatchObject({ intent: 'payment', confirmed: { status: 'succeeded' } });
    expect(await currentOf(member)).toMatchObject({ plan: 'pro', status: 'active', grace_ends_at: null });
    expect(await historyOf(member)).toMatchObject([{ status: 'succeeded' }]);
  });
});
