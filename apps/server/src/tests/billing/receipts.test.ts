import { billingRecords } from '@sheaf/db';
import { pdfToText, qpdfComplaints } from '@sheaf/pdf-core/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restClient } from '../../testing/api-clients.ts';
import { addAdministrator } from '../../testing/members.ts';
import { historyOf, joinBy, type Subscriber, subscribeWithoutTrial } from '../../testing/subscriber.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let member: Subscriber;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off', SHEAF_ROLE: 'web' });
  member = await joinBy(restClient(server.url));
  await subscribeWithoutTrial(member, 'premium');
});
afterAll(() => server.stop());

async function fetchReceipt(id: string) {
  const headers = { authorization: `Bearer ${member.token}` };
  return fetch(`${server.url}/api/subscriptions/invoices/${id}.pdf`, { headers });
}

type Charge = Parameters<typeof billingRecords.saveBillingRecord>[1];

/** The member's newest charge as it would stand there if it had been another. */
async function change(changes: Partial<Charge>): Promise<string> {
  const [newest] = await billingRecords.listBillingRecords(server.ctx.db, member.id, { limit: 1, offset: 0 });
  const { id: _, ...record } = { ...newest!, ...changes };
  await billingRecords.saveBillingRecord(server.ctx.db, record);
  return newest!.id;
}

test('a payment can be downloaded as a PDF with its subject, date, payer and amount', async () => {
  const [charge] = await historyOf(member);
  const answer = await fetchReceipt(charge!.id);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="receipt-[\w-]+\.pdf"/);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await qpdfComplaints(bytes)).toBe('');
  const text = await pdfToText(bytes);
  for (const words of [
    'Receipt',
    'Premium plan',
    '$10.00',
    member.email,
    'Payer',
    'no money has changed hands',
  ])
    expect(text).toContain(words);
});

test('it is written under the name of the instance', async () => {
  const admin = await addAdministrator(server);
  await admin.call('admin.saveSettings', { name: 'Kanzlei Nord' });
  const [charge] = await historyOf(member);
  const text = await pdfToText(Buffer.from(await (await fetchReceipt(charge!.id)).arrayBuffer()));
  expect(text).toContain(`Kanzlei Nord, ${new URL(server.url).host}`);
  expect(text).toContain('in the test mode of Kanzlei Nord');
  expect(text).not.toContain('Sheaf');
  await admin.call('admin.saveSettings', { name: null });
});

test('it is written in the language of its member', async () => {
  await member.ask('users.updateProfile', { language: 'fr' });
  const [charge] = await historyOf(member);
  const answer = await fetchReceipt(charge!.id);
  expect(answer.headers.get('content-disposition')).toMatch(/filename="recu-/u);
  const text = await pdfToText(Buffer.from(await answer.arrayBuffer()));
  for (const words of ['Reçu', 'Payé par', 'Forfait Premium', /10,00\s\$US/u, 'aucun argent'])
    expect(text).toMatch(words);
  await member.ask('users.updateProfile', { language: 'en' });
});

test('money has the minor units of its currency, and a refund is called one', async () => {
  const id = await change({ amount: 1500, currency: 'jpy', status: 'refunded' });
  const text = await pdfToText(Buffer.from(await (await fetchReceipt(id)).arrayBuffer()));
  expect(text).toContain('¥1,500');
  expect(text).toContain('Receipt (refunded)');
});

test('what was paid from credit stands beside the price', async () => {
  const id = await change({ amount: 250, credit: 750, currency: 'usd', status: 'succeeded' });
  const text = await pdfToText(Buffer.from(await (await fetchReceipt(id)).arrayBuffer()));
  expect(text).toMatch(/Premium plan.*\$10\.00/su);
  expect(text).toMatch(/From credit.*-\$7\.50/su);
  expect(text).toMatch(/Paid.*\$2\.50/su);
});

test('what failed or waits has no receipt', async () => {
  for (const status of ['failed', 'pending', 'cancelled'] as const) {
    const answer = await fetchReceipt(await change({ status }));
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([409, 'conflict']);
  }
  expect((await fetchReceipt('no-id')).status).toBe(404);
});
