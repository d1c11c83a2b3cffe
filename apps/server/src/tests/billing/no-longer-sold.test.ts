import { afterAll, beforeAll, expect, test } from 'vitest';
import { restClient } from '../../testing/api-clients.ts';
import { addAdministrator, type TestMember } from '../../testing/members.ts';
import { currentOf, joinBy, subscribe, subscribeWithoutTrial } from '../../testing/subscriber.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type Settings = { settings: { use: string; signup: string }; running_subscriptions: number };

let server: TestServer;
let admin: TestMember;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  admin = await addAdministrator(server);
});
afterAll(() => server.stop());

test('where plans are no longer sold, nobody is charged again, and who has a subscription sees and ends it', async () => {
  const call = restClient(server.url);
  const [trying, paying, neither] = [await joinBy(call), await joinBy(call), await joinBy(call)];
  await subscribe(trying, 'pro');
  await subscribeWithoutTrial(paying, 'premium');
  const before = (await admin.call<Settings>('admin.settings')).body;
  expect(before).toMatchObject({ running_subscriptions: 2, settings: { signup: 'open' } });

  const saved = (await admin.call<Settings>('admin.saveSettings', { use: 'team' })).body;
  expect(saved).toMatchObject({ running_subscriptions: 2, settings: { use: 'team', signup: 'invited' } });
  for (const member of [trying, paying]) {
    expect((await member.ask<object>('subscriptions.running')).body).toEqual({ running: true });
    await expect
      .poll(async () => (await currentOf(member)).cancel_at_period_end, { timeout: 20_000 })
      .toBe(true);
    expect((await member.ask('subscriptions.reactivate')).status).toBe(404);
    expect((await member.ask('subscriptions.changePlan', { plan: 'premium' })).status).toBe(404);
  }
  expect((await neither.ask<object>('subscriptions.running')).body).toEqual({ running: false });
  expect((await neither.ask('subscriptions.current')).status).toBe(404);

  expect((await paying.ask('subscriptions.cancel', { immediate: true })).status).toBe(200);
  expect((await paying.ask('subscriptions.current')).status).toBe(404);
  expect((await admin.call<Settings>('admin.settings')).body.running_subscriptions).toBe(1);
});

test('another use closes the sign-up of strangers once, and it can be opened again', async () => {
  const save = async (input: object) =>
    (await admin.call<Settings>('admin.saveSettings', input)).body.settings.signup;
  await save({ use: 'sold', signup: 'open' });
  expect(await save({ use: 'private' })).toBe('invited');
  expect(await save({ signup: 'open' })).toBe('open');
  // It is decided: the same use again changes nothing.
  expect(await save({ use: 'private' })).toBe('open');
  expect(await save({ signup: 'closed' })).toBe('closed');
  expect(await save({ use: 'team' })).toBe('closed');
  expect(await save({ use: 'sold' })).toBe('closed');
  expect(await save({ use: 'private', signup: 'open' })).toBe('open');
});
