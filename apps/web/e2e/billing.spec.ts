import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { pdfFile } from '../../server/src/testing/sample-files.ts';
import { checkAccess } from './check-access.ts';
import { fail, hold, press, says } from './failing.ts';
import { setPaymentLate } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const dialogOf = (page: Page) => page.getByRole('dialog');

async function orderPro(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Pro Trial' }).click();
  await expect(dialogOf(page).getByRole('region', { name: 'Order Summary' })).toContainText('Pro');
}

async function pay(page: Page, card: string): Promise<void> {
  await dialogOf(page).getByLabel('Card number').fill(card);
  await dialogOf(page).getByRole('button', { name: 'Complete Payment' }).click();
}

test('from Free to a Pro trial, to Premium, cancelled, kept, and down again', async ({ page, member }) => {
  // Seven looks by axe, in both themes.
  test.slow();
  expect(member.email).toContain('@');
  await page.goto('/billing');
  await expect(page.getByText('No billing cycle')).toBeVisible();
  // Nothing beside it that speaks of a billing cycle, and the plan is named once.
  await expect(page.getByText(/Next billing date|on the billing cycle/u)).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Free', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Cancel Subscription' })).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Usage & Limits' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Plan Features' })).toBeVisible();
  await checkAccess(page, 'billing, free');
  await page.getByRole('button', { name: 'Upgrade Plan' }).click();
  await expect(dialogOf(page).getByRole('tab', { name: 'Payment' })).toBeDisabled();
  const pro = dialogOf(page).getByRole('region', { name: 'Pro', exact: true });
  await expect(pro).toContainText('Most Popular');
  await expect(pro.getByRole('listitem')).toHaveCount(4);
  const more = pro.getByRole('button', { name: /^\+\d+ more features$/u });
  await more.click();
  await expect(pro.getByRole('listitem')).toHaveCount(10);
  await pro.getByRole('button', { name: 'Show fewer features' }).click();
  await expect(pro.getByRole('listitem')).toHaveCount(4);
  await checkAccess(page, 'plans', [], '[role=dialog]');
  await dialogOf(page).getByRole('button', { name: 'Upgrade to Pro' }).click();
  await expect(dialogOf(page).getByText('Test mode.')).toBeVisible();
  await expect(dialogOf(page).getByRole('region', { name: 'Order Summary' })).toContainText('$0.00');
  await checkAccess(page, 'payment', [], '[role=dialog]');
  await dialogOf(page).getByRole('button', { name: 'Back to Plans' }).click();
  await expect(pro).toBeVisible();
  await dialogOf(page).getByRole('tab', { name: 'Payment' }).click();
  await pay(page, '4242424242424242');
  await expect(page.getByText('Subscription activated successfully!')).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByText('Trial ends, first payment')).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Uploaded files' })).toHaveText('0 of 500');

  await page.getByRole('button', { name: 'Change Plan' }).click();
  await expect(dialogOf(page).getByRole('button', { name: 'Current Plan' })).toBeDisabled();
  await dialogOf(page).getByRole('button', { name: 'Upgrade to Premium' }).click();
  await expect(dialogOf(page)).toContainText('$10.00 a month from the end of your trial.');
  await checkAccess(page, 'change', [], '[role=dialog]');
  await dialogOf(page).getByRole('button', { name: 'Back to Plans' }).click();
  await expect(pro).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Upgrade to Premium' }).click();
  await dialogOf(page).getByRole('button', { name: 'Change to Premium' }).click();
  await expect(page.getByText('You are now on the Premium plan.')).toBeVisible();
  // The plan is read anew before the dialog closes.
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByText('$10.00')).toBeVisible();

  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(dialogOf(page).getByRole('radiogroup', { name: 'Reason' })).toHaveText(
    [
      'Too expensive',
      'Not using it enough',
      'Missing features I need',
      'Found a better alternative',
      'Technical issues',
      'Other',
    ].join(''),
  );
  await dialogOf(page).getByRole('radio', { name: 'Not using it enough' }).click();
  await dialogOf(page).getByLabel('Anything else?').fill('I move to the country.');
  await checkAccess(page, 'why', [], '[role=dialog]');
  await dialogOf(page).getByRole('button', { name: 'Continue' }).click();
  await expect(dialogOf(page).getByRole('radio', { name: /Cancel when the trial ends/u })).toBeChecked();
  await dialogOf(page).getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(page.getByText('Subscription Ending.')).toBeVisible();
  await expect(
    page.getByText(/Your free trial of Premium ends on .* and you aren’t charged\./u),
  ).toBeVisible();
  await expect(page.getByText('Cancelling', { exact: true })).toBeVisible();
  await expect(page.getByText('per month', { exact: true })).toHaveCount(0);
  await checkAccess(page, 'billing, ending', ['region']);
  await page.getByRole('button', { name: 'Manage Cancellation' }).click();
  await expect(dialogOf(page)).toContainText(
    /Your free trial of Premium ends on .* and you aren’t charged\./u,
  );
  await dialogOf(page).getByRole('button', { name: 'Reactivate Subscription' }).click();
  await expect(page.getByText('Subscription Ending.')).toHaveCount(0);

  await page.getByRole('button', { name: 'Change Plan' }).click();
  await dialogOf(page).getByRole('button', { name: 'Downgrade to Pro' }).click();
  await dialogOf(page).getByRole('button', { name: 'Change to Pro' }).click();
  await expect(page.getByText('You are now on the Pro plan.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await dialogOf(page).getByRole('button', { name: 'Continue' }).click();
  await dialogOf(page).getByRole('radio', { name: 'Cancel Immediately' }).click();
  await dialogOf(page).getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(page.getByText('No billing cycle')).toBeVisible();

  // The trial was for the first: this one is charged, and stands in the history.
  await page.getByRole('button', { name: 'Upgrade Plan' }).click();
  await dialogOf(page).getByRole('button', { name: 'Upgrade to Pro' }).click();
  await expect(dialogOf(page).getByRole('region', { name: 'Order Summary' })).not.toContainText('$0.00');
  await pay(page, '4242 4242 4242 4242');
  await expect(page.getByText('Next billing date')).toBeVisible();
  await page.getByRole('tab', { name: 'Billing History' }).click();
  await expect(page.getByRole('cell', { name: 'Succeeded' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '$1.00' })).toBeVisible();
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const told = await page.request.get('/api/subscriptions/billing-history', { headers });
  const [charge] = ((await told.json()) as { history: { stripe_payment_intent_id: string }[] }).history;
  const reference = charge?.stripe_payment_intent_id.slice(-8) ?? 'none';
  await expect(page.getByRole('cell', { name: reference, exact: true })).toBeVisible();
  const asked = page.waitForRequest(/subscriptions\.billingHistory/u);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await asked;
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download receipt from/u }).click();
  const receipt = await saving;
  expect(receipt.suggestedFilename()).toMatch(/^receipt-[\w-]+\.pdf$/u);
  expect((await readFile(await receipt.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await checkAccess(page, 'history', ['region']);
});

test('a declined card stays to be corrected, one that needs confirmation is confirmed, and nothing is granted before', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@');
  await page.goto('/upgrade');
  await expect(page.getByRole('table', { name: 'Compare plans' })).toContainText('API calls per month');
  await expect(page.getByText('Can I try a paid plan first?')).toBeVisible();
  await page.getByRole('button', { name: 'Go Premium' }).click();
  await expect(dialogOf(page).getByRole('region', { name: 'Order Summary' })).toContainText('Premium');
  await page.keyboard.press('Escape');
  await orderPro(page);
  await dialogOf(page).getByRole('button', { name: 'Complete Payment' }).click();
  await expect(dialogOf(page).getByRole('alert')).toHaveText('Your card number is incomplete.');
  await pay(page, '4000000000000002');
  const card = dialogOf(page).getByRole('textbox');
  await expect(dialogOf(page).getByRole('alert')).toHaveText('Your card was declined.');
  await expect(card).toHaveValue('4000 0000 0000 0002');
  await expect(card).toHaveAttribute('aria-invalid', 'true');
  await expect(card).toBeFocused();
  await checkAccess(page, 'declined', [], '[role=dialog]');
  await dialogOf(page).getByRole('tab', { name: 'Plans' }).click();
  await expect(dialogOf(page).getByRole('button', { name: 'Current Plan' })).toBeDisabled();

  await dialogOf(page).getByRole('tab', { name: 'Payment' }).click();
  await pay(page, '4000002500003155');
  await expect(dialogOf(page).getByText('Your bank asks you to confirm this payment.')).toBeVisible();
  await checkAccess(page, 'confirmation', [], '[role=dialog]');
  await dialogOf(page).getByRole('button', { name: 'Decline' }).click();
  await expect(dialogOf(page).getByRole('alert')).toHaveText(/confirm/u);
  await expect(card).toBeFocused();
  await pay(page, '4000002500003155');
  await dialogOf(page).getByRole('button', { name: 'Confirm payment' }).click();
  await expect(page.getByText('Subscription activated successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Downgrade to Free' })).toBeVisible();
  await checkAccess(page, 'upgrade', ['region']);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/billing');
});

test.describe('late', () => {
  test.use({ expectedErrors: /status of 503/u });

  test('a failed payment is shown on every page, with ways to pay or cancel', async ({ page, member }) => {
    await page.goto('/upgrade');
    await orderPro(page);
    await pay(page, '4242424242424242');
    await expect(page.getByText('Subscription activated successfully!')).toBeVisible();
    await setPaymentLate(member);
    await page.goto('/dashboard');
    const notice = page.getByRole('alert').filter({ hasText: 'Your last payment did not go through.' });
    await expect(notice).toContainText('You keep Pro until');
    await checkAccess(page, 'dashboard, payment late', ['region']);
    await notice.getByRole('link', { name: 'Pay now' }).click();
    await expect(page).toHaveURL('/billing');
    await expect(page.getByRole('alert')).toHaveCount(1);
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(dialogOf(page).getByRole('button', { name: 'Pay now' })).toBeEnabled();
    const mend = await fail(page, 'subscriptions\\.create');
    await press(page, 'Downgrade to Free');
    await says(page, 'Failed to activate free plan');
    await mend();
    await press(page, 'Downgrade to Free');
    await says(page, 'Free plan activated!');
    await expect(page.getByText('No billing cycle')).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});

test('Load More loads', async ({ page, member }) => {
  test.setTimeout(60_000);
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  for (let round = 0; round < 13; round++) {
    const made = await page.request.post('/api/subscriptions/create', { headers, data: { plan: 'pro' } });
    const { clientSecret } = (await made.json()) as { clientSecret: string };
    const data = { clientSecret, cardNumber: '4242424242424242' };
    await page.request.post('/api/subscriptions/sandbox/confirm', { headers, data });
    await page.request.post('/api/subscriptions/cancel', { headers, data: { immediate: true } });
  }
  // The tab is part of the address: to be linked to, loaded anew and gone back from.
  await page.goto('/billing?tab=history');
  await expect(page.getByRole('tab', { name: 'Billing History' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Usage & Limits' }).click();
  await expect(page).toHaveURL('/billing');
  await page.goBack();
  await expect(page).toHaveURL('/billing?tab=history');
  await page.reload();
  await expect(page.getByRole('cell', { name: 'Succeeded' })).toHaveCount(10);
  // A change elsewhere that is told meanwhile does not take the page back that was asked for.
  const release = await hold(page, 'subscriptions.billingHistory');
  await page.getByRole('button', { name: 'Load More' }).click();
  const readAnew = page.waitForRequest(/subscriptions\.current/u);
  await storeFile(page.request, member, 'stored.pdf', pdfFile('stored'));
  await readAnew;
  release();
  await expect(page.getByRole('cell', { name: 'Succeeded' })).toHaveCount(12);
  await expect(page.getByRole('button', { name: 'Load More' })).toHaveCount(0);
});
