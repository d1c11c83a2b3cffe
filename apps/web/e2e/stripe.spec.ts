import type { Page, Route } from '@playwright/test';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signBody } from '../../server/src/adapters/network/webhook-signature.ts';
import { startServerProcess } from '../../server/src/testing/server-process.ts';
import { startStripeServer, type StripeServer } from '../../server/src/testing/stripe-server.ts';
import { checkAccess } from './check-access.ts';
import { findFreePort } from './find-free-port.ts';
import { expect, test as base } from './sheaf-test.ts';
import { standInForStripe } from './stripe-stand-in.ts';

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_page',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_page',
  STRIPE_WEBHOOK_SECRET: 'whsec_page',
};

type Asked = {
  key: string;
  intent: 'setup' | 'payment';
  number: string;
  redirect: string;
  returnUrl: string;
  clientSecret: string;
  elements: { type: string; options: object }[];
};

/** What Stripe.js says of cards by their last digits. */
const refusals: Record<string, { type: string; message: string }> = {
  '0001': { type: 'validation_error', message: 'Your card number is incomplete.' },
  '0002': { type: 'card_error', message: 'Your card was declined.' },
  '0003': { type: 'api_error', message: 'No such intent: seti_1' },
};

/** A Sheaf that takes payments through Stripe, where a server that speaks its HTTP API stands for it. */
const test = base.extend<object, { paid: { url: string; stripe: StripeServer } }>({
  paid: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that it depends on nothing.
    async ({}, use) => {
      const stripe = await startStripeServer(keys.STRIPE_SECRET_KEY);
      const dataDir = await mkdtemp(join(tmpdir(), 'sheaf-e2e-stripe-'));
      await chmod(dataDir, 0o755);
      const port = String(await findFreePort());
      const url = `http://localhost:${port}`;
      const settings = {
        PORT: port,
        DATA_DIR: dataDir,
        PUBLIC_URL: url,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'warn',
      };
      const server = await startServerProcess({ ...settings, ...keys, STRIPE_API_BASE: stripe.url });
      await use({ url, stripe });
      await server.end();
      await stripe.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ paid }, use) => use(paid.url),
});

// Stripe’s script, where it does not come.
test.use({ expectedErrors: /js\.stripe\.com/u });

let count = 0;

/** As Stripe reports that a subscription has changed. */
async function tell(page: Page, stripe: StripeServer, id: string): Promise<void> {
  const object = { id, object: 'subscription', customer: stripe.subscription(id).customer };
  const type = 'customer.subscription.updated';
  const event = { id: `evt_${++count}`, object: 'event', type, data: { object } };
  const body = Buffer.from(JSON.stringify(event));
  const signature = signBody(keys.STRIPE_WEBHOOK_SECRET, body);
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const told = await page.request.post('/api/subscriptions/webhook', { data: body, headers });
  expect(told.status()).toBe(200);
}

test('a trial begins with a card that Stripe took, when Stripe says so', async ({ page, member, paid }) => {
  expect(member.email).toContain('@');
  const script = { body: `(${standInForStripe})()`, contentType: 'text/javascript' };
  const asked: Asked[] = [];
  await page.exposeFunction('confirmWithStripe', (given: Asked) => {
    asked.push(given);
    return given.number === '4242' ? {} : { error: refusals[given.number] };
  });
  let answer = (route: Route) => route.abort();
  await page.route('https://js.stripe.com/**', (route) => answer(route));
  await page.goto('/upgrade');
  await page.getByRole('button', { name: 'Start Pro Trial' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('Failed to initialize payment');
  answer = (route) => route.fulfill(script);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByLabel('Card number').fill('0001');
  await dialog.getByRole('button', { name: 'Complete Payment' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Your card number is incomplete.');
  await dialog.getByLabel('Card number').fill('0003');
  await dialog.getByRole('button', { name: 'Complete Payment' }).click();
  const refused = page.locator('[data-sonner-toast]').filter({ hasText: 'Payment failed' });
  await expect(refused).toContainText('An unexpected error occurred.');
  await dialog.getByRole('tab', { name: 'Payment' }).click();
  await dialog.getByLabel('Card number').fill('0002');
  await checkAccess(page, 'payment by Stripe', [], '[role=dialog]');
  await dialog.getByRole('button', { name: 'Complete Payment' }).click();
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await dialog.getByRole('tab', { name: 'Payment' }).click();
  await dialog.getByLabel('Card number').fill('4242');
  await dialog.getByRole('button', { name: 'Complete Payment' }).click();
  await expect(page.getByText('Subscription activated successfully!')).toBeVisible();

  const id = asked[0]!.clientSecret.replace(/_setup_secret$/u, '');
  expect(asked.at(-1)).toEqual({
    key: 'pk_test_page',
    intent: 'setup',
    number: '4242',
    redirect: 'if_required',
    returnUrl: `${paid.url}/dashboard?payment=success`,
    clientSecret: `${id}_setup_secret`,
    elements: expect.arrayContaining([
      { type: 'payment', options: { paymentMethodOrder: ['card', 'apple_pay', 'google_pay'] } },
      { type: 'address', options: { mode: 'billing' } },
    ]),
  });
  // What the page was told grants nothing: the plan comes with Stripe's own word.
  await page.goto('/billing');
  await expect(page.getByText('No billing cycle')).toBeVisible();
  paid.stripe.pay(id);
  await tell(page, paid.stripe, id);
  await expect(page.getByText('Trial ends, first payment')).toBeVisible();
});

test.describe('another card', () => {
  test.use({ expectedErrors: /js\.stripe\.com|status of 402/u });

  test('is taken by Stripe, pays the change that the one before could not, and stays', async ({
    page,
    member,
    paid: { stripe },
  }) => {
    const headers = { authorization: `Bearer ${member.session.access_token}` };
    const ordered = await page.request.post('/api/subscriptions/create', { headers, data: { plan: 'pro' } });
    const { clientSecret } = (await ordered.json()) as { clientSecret: string };
    const id = clientSecret.replace(/_setup_secret$/u, '');
    stripe.pay(id);
    await tell(page, stripe, id);
    // The month after the trial is paid for.
    stripe.failMonth(id);
    stripe.pay(id);
    await tell(page, stripe, id);

    const asked: Asked[] = [];
    await page.exposeFunction('confirmWithStripe', (given: Asked) => {
      asked.push(given);
      if (refusals[given.number]) return { error: refusals[given.number] };
      stripe.confirmCard(given.clientSecret, given.number);
      return {};
    });
    const script = { body: `(${standInForStripe})()`, contentType: 'text/javascript' };
    await page.route('https://js.stripe.com/**', (route) => route.fulfill(script));
    await page.goto('/billing');
    await page.getByRole('button', { name: 'Change card' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Card number').fill('0341');
    await dialog.getByRole('button', { name: 'Save card' }).click();
    await expect(page.getByText('Payments are now taken from the card ending 0341.')).toBeVisible();
    expect(asked.at(-1)).toMatchObject({
      intent: 'setup',
      returnUrl: expect.stringMatching(/\/billing\?payment=success&card=changed$/u),
    });

    // Kept, and declined when it is charged: the dialog asks for another one.
    await page.getByRole('button', { name: 'Change Plan' }).click();
    await dialog.getByRole('button', { name: 'Upgrade to Premium' }).click();
    await expect(dialog.getByRole('region', { name: 'Order Summary' })).toContainText('Due today$9.00');
    await dialog.getByRole('button', { name: 'Change to Premium' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Your card was declined.');
    await dialog.getByLabel('Card number').fill('0002');
    await dialog.getByRole('button', { name: 'Change to Premium' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Your card was declined.');
    await checkAccess(page, 'another card of Stripe', [], '[role=dialog]');
    await dialog.getByLabel('Card number').fill('5556');
    await dialog.getByRole('button', { name: 'Change to Premium' }).click();
    await expect(page.getByText('You are now on the Premium plan.')).toBeVisible();
    await expect(page.getByText('Visa ending 5556')).toBeVisible();

    // Whoever was sent to their bank comes back with the card confirmed, and with nothing else.
    const begun = await page.request.post('/api/subscriptions/card', { headers });
    stripe.confirmCard(((await begun.json()) as { clientSecret: string }).clientSecret, '4444');
    await page.goto('/billing?payment=success&card=changed&redirect_status=succeeded');
    await expect(page.getByText('Payments are now taken from the card ending 4444.')).toBeVisible();
    await expect(page).toHaveURL('/billing');
  });
});
