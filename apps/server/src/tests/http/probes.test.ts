import { createTestDatabase } from '@sheaf/db/testing';
import { expect, onTestFinished, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';

test('health reports that the process is up, ready that its dependencies answer', async () => {
  const database = await createTestDatabase();
  const server = await startTestServer({ DATABASE_URL: database.url });
  onTestFinished(server.stop);
  expect(await (await fetch(`${server.url}/api/health`)).json()).toEqual({ status: 'ok' });
  // Until the first tool process answers, it is not ready.
  await expect
    .poll(async () => (await fetch(`${server.url}/api/ready`)).json())
    .toEqual({ status: 'ready', checks: { database: 'ok', storage: 'ok', tools: 'ok' } });

  await database.drop();
  const unready = await fetch(`${server.url}/api/ready`);
  expect(unready.status).toBe(503);
  expect(unready.headers.get('retry-after')).toBe('2');
  const body = await unready.json();
  expect(body).toMatchObject({
    code: 'unavailable',
    details: { checks: { database: 'failed', storage: 'ok', tools: 'ok' } },
  });
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});

test('metrics are read with the token, and only with it', async () => {
  const server = await startTestServer({ METRICS_TOKEN: 'a token for the collector' });
  onTestFinished(server.stop);
  await fetch(`${server.url}/api/config`);
  await fetch(`${server.url}/api/auth/sessions/0190-strange-${'x'.repeat(50)}`, { method: 'DELETE' });
  expect((await fetch(`${server.url}/metrics`)).status).toBe(401);
  expect(
    (await fetch(`${server.url}/metrics`, { headers: { authorization: 'Bearer another' } })).status,
  ).toBe(401);
  const response = await fetch(`${server.url}/metrics`, {
    headers: { authorization: 'Bearer a token for the collector' },
  });
  const text = await response.text();
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/config",status="200"\} 1/);
  expect(text).toContain('route="/auth/sessions/{id}",status="401"');
  expect(text).not.toContain('strange');
  expect(text).toContain('process_resident_memory_bytes');
});

test('without a token metrics are for this machine, and for nobody behind a proxy', async () => {
  const local = await startTestServer();
  onTestFinished(local.stop);
  expect((await fetch(`${local.url}/metrics`)).status).toBe(200);
  const proxied = await startTestServer({ TRUST_PROXY: '1' });
  onTestFinished(proxied.stop);
  expect((await fetch(`${proxied.url}/metrics`)).status).toBe(401);
});

test('the outbox is shown on this machine only, with the emails made harmless', async () => {
  const server = await startTestServer({});
  onTestFinished(server.stop);
  const person = {
    to: 'a@example.org',
    subject: '<script>alert(1)</script>',
    text: 'see http://x.example/?a="><img>',
    html: '',
  };
  await server.ctx.mailer.send(person);
  const page = await (await fetch(`${server.url}/dev/outbox`)).text();
  expect(page).toContain('&lt;script&gt;');
  expect(page).not.toMatch(/<script|<img/);
  const open = await startTestServer({ HOST: '0.0.0.0' });
  onTestFinished(open.stop);
  expect((await fetch(`${open.url}/dev/outbox`, { headers: { accept: 'application/json' } })).status).toBe(
    404,
  );
});
