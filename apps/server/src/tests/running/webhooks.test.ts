import type { Delivery, Webhook } from '@sheaf/api/features/webhooks/webhooks.schema.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { isSigned } from '../../adapters/network/webhook-signature.ts';
import { type ApiClient, restClient } from '../../testing/api-clients.ts';
import { type Received, startHookReceiver } from '../../testing/hook-receiver.ts';
import { addMember, upload } from '../../testing/members.ts';
import { pdfFile, pdfOfPages } from '../../testing/sample-files.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import {
  deliveriesOf,
  failAtWork,
  listen,
  type MadeWebhook,
  messageOf,
  newest,
  until,
} from '../../testing/webhooks.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.stop());

describe('through REST', () => {
  const call: ApiClient = (...args) => restClient(server.url)(...args);

  test('a webhook is added, its secret shown once, tested, changed, switched and removed', async () => {
    const member = await addMember(server, 'pro');
    const receiver = await startHookReceiver();
    onTestFinished(() => receiver.stop());
    const mine = <Data>(name: string, input?: object) => call<Data>(name, input, member.token);
    const { secret, webhook } = (await mine<MadeWebhook>('webhooks.create', { url: receiver.url })).body;
    expect(secret).toMatch(/^whsec_[\w-]{32}$/);
    expect(webhook).toMatchObject({ url: receiver.url, off_since: null, failing_since: null });
    expect(webhook.events).toEqual(['operation.done', 'operation.failed', 'batch.done', 'file.ready']);
    const rows = await server.ctx.db.selectFrom('webhooks').selectAll().execute();
    const list = await mine<{ webhooks: Webhook[] }>('webhooks.list');
    expect(list.body.webhooks).toEqual([webhook]);
    for (const place of [rows, list.body, server.logged()])
      expect(JSON.stringify(place)).not.toContain(secret);

    const { id } = webhook;
    const { delivery } = (await mine<{ delivery: Delivery }>('webhooks.test', { id })).body;
    expect(delivery).toMatchObject({ event: 'test', state: 'waiting', attempts: 0 });
    await until(receiver, 1);
    const [first] = receiver.received as [Received];
    expect(messageOf(first)).toEqual({
      id: delivery.id,
      event: 'test',
      created_at: delivery.created_at,
      data: { webhook_id: id },
    });
    expect(isSigned(secret, Buffer.from(first.body), String(first.headers['sheaf-signature']))).toBe(true);

    const change = { id, url: `${receiver.url}/new`, events: ['file.ready'], active: false };
    const changed = await mine<{ webhook: Webhook }>('webhooks.update', change);
    expect(changed.body.webhook).toMatchObject({
      url: change.url,
      events: ['file.ready'],
      off_since: expect.any(String),
      off_reason: 'member',
    });
    expect(await mine('webhooks.test', { id })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const on = await mine<{ webhook: Webhook }>('webhooks.update', { id, active: true });
    expect(on.body.webhook).toMatchObject({ off_since: null, off_reason: null, url: change.url });
    expect((await mine('webhooks.remove', { id })).body).toEqual({ success: true });
    expect((await mine('webhooks.remove', { id })).status).toBe(404);
  });

  test('what is no address to post to is refused with the field named', async () => {
    const member = await addMember(server, 'pro');
    for (const url of [
      'ftp://a.example/',
      'no address',
      'https://me:word@a.example/',
      `https://${'a'.repeat(500)}`,
    ]) {
      const { status, body } = await call('webhooks.create', { url }, member.token);
      expect({ url, status, details: body.details }).toEqual({
        url,
        status: 400,
        details: {
          fields: { url: expect.any(String) },
          reasons: { url: expect.objectContaining({ reason: expect.stringMatching(/^fields\./) }) },
        },
      });
    }
    const events = { url: 'https://a.example/', events: ['user.deleted'] };
    expect((await call('webhooks.create', events, member.token)).status).toBe(400);
  });

  test('a plan without API access has none, and what it had is silent', async () => {
    const free = await addMember(server, 'free');
    expect(await call('webhooks.create', { url: 'https://a.example/' }, free.token)).toMatchObject({
      status: 402,
      body: { code: 'feature_not_in_plan', details: { feature: 'api_access', upgradeTo: 'pro' } },
    });
    const member = await addMember(server, 'pro');
    const { receiver, webhook } = await listen(member, { events: ['operation.failed'] });
    await server.ctx.db.updateTable('users').set({ plan: 'free' }).where('id', '=', member.id).execute();
    await failAtWork(server, member);
    expect(await deliveriesOf(member, webhook)).toEqual([]);
    expect(receiver.received).toEqual([]);
    expect((await call('webhooks.test', { id: webhook.id }, member.token)).status).toBe(402);
  });
});

test('finished work is reported as ids and numbers: files, operations that end well or badly, batches', async () => {
  const member = await addMember(server, 'pro');
  const { receiver, secret } = await listen(member);
  const { file } = (await upload(server, member, pdfOfPages(['one', 'two']), 'Secret name.pdf')).body;
  await until(receiver, 1);
  expect(messageOf(receiver.received[0]!)).toMatchObject({
    event: 'file.ready',
    data: { file_id: file.id, size: file.size, page_count: 2, reading: 'done' },
  });
  const merge = { fileIds: [file.id, file.id], outputName: 'Another secret' };
  const merged = (await member.call<{ file: { id: string; size: number } }>('pdfTools.merge', merge)).body
    .file;
  // The result is a file too, that is read.
  await until(receiver, 3);
  const done = receiver.received.map(messageOf).find(({ event }) => event === 'operation.done');
  expect(done?.data).toMatchObject({
    action: 'merge',
    status: 'done',
    files: [{ id: merged.id, size: merged.size }],
    error_code: null,
  });
  const steps = [{ type: 'compress', fileIds: [file.id] }];
  const { batch } = (
    await member.call<{ batch: { id: string } }>('batch.create', { name: 'Secret batch', operations: steps })
  ).body;
  const ended = () => receiver.received.map(messageOf).find(({ event }) => event === 'batch.done');
  await expect.poll(ended).toBeDefined();
  expect(ended()?.data).toEqual({ batch_id: batch.id, status: 'completed', tasks_done: 1, tasks_failed: 0 });
  await failAtWork(server, member);
  const failed = () => receiver.received.map(messageOf).find(({ event }) => event === 'operation.failed');
  await expect.poll(failed).toBeDefined();
  expect(failed()?.data).toMatchObject({
    action: 'compress',
    error_code: 'unprocessable_document',
    files: [],
  });
  for (const { body, headers } of receiver.received) {
    expect(isSigned(secret, Buffer.from(body), String(headers['sheaf-signature']))).toBe(true);
    expect(body).not.toMatch(/secret|broken|\.pdf/i);
  }
});

test('only chosen events are sent, and only to their member', async () => {
  const [member, other] = [await addMember(server, 'pro'), await addMember(server, 'pro')];
  const { receiver } = await listen(member, { events: ['operation.failed'] });
  const { receiver: stranger } = await listen(other);
  await upload(server, member, pdfFile('a'));
  await failAtWork(server, member);
  await until(receiver, 1);
  expect(messageOf(receiver.received[0]!).event).toBe('operation.failed');
  expect(stranger.received).toEqual([]);
});

test('five addresses are enough, and fifty deliveries are kept beside those that wait', async () => {
  const member = await addMember(server, 'pro');
  const { webhook, receiver } = await listen(member, { events: ['batch.done'] });
  const more = await Promise.all(
    Array.from({ length: 7 }, () => member.call('webhooks.create', { url: receiver.url })),
  );
  expect(more.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 409, 409, 409]);
  const old = Array.from({ length: 70 }, (_, n) => ({
    webhook_id: webhook.id,
    event: 'test',
    data: '{}',
    state: n < 3 ? ('waiting' as const) : ('delivered' as const),
  }));
  await server.ctx.db.insertInto('webhook_deliveries').values(old).execute();
  await member.call('webhooks.test', { id: webhook.id });
  await newest(member, webhook, 'delivered');
  expect(await deliveriesOf(member, webhook)).toHaveLength(50);
  const rows = await server.ctx.db
    .selectFrom('webhook_deliveries')
    .select('state')
    .where('webhook_id', '=', webhook.id)
    .execute();
  expect(rows).toHaveLength(53);
});

test('an instance that is reached from elsewhere posts to public addresses, by https', async () => {
  const outside = await startTestServer({ PUBLIC_URL: 'https://docs.example.org' });
  onTestFinished(outside.stop);
  const member = await addMember(outside, 'pro');
  for (const url of [
    'http://hooks.example.org/',
    'https://127.0.0.1/',
    'https://[fd00::1]/',
    'https://localhost/',
  ]) {
    const { status, body } = await member.call('webhooks.create', { url });
    expect({ url, status, code: body.code }).toEqual({ url, status: 400, code: 'invalid_request' });
  }
  const { webhook } = (
    await member.call<MadeWebhook>('webhooks.create', { url: 'https://hooks.example.org/' })
  ).body;
  // As if it had been set while the instance was a private one.
  await outside.ctx.db.updateTable('webhooks').set({ url: 'https://169.254.169.254/' }).execute();
  await member.call('webhooks.test', { id: webhook.id });
  await expect
    .poll(() => deliveriesOf(member, webhook))
    .toMatchObject([{ attempts: 1, error: 'address_refused', response_code: null }]);
  await outside.ctx.db
    .insertInto('rate_limits')
    .values({ key: `webhook:account:${member.id}`, points: 60, expire: Date.now() + 60_000 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ points: 60 }))
    .execute();
  expect((await member.call('webhooks.test', { id: webhook.id })).status).toBe(429);
});
