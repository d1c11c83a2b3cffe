import type { APIRequestContext, Page } from '@playwright/test';
import { checkAccess } from './check-access.ts';
import { fail } from './failing.ts';
import type { Person } from './people.ts';
import { enterAsAdmin, expect, test } from './sheaf-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const dialogOf = (page: Page) => page.getByRole('dialog');

/** Pays for Pro from the first day on: the trial is given up before. */
async function payForPro(request: APIRequestContext, member: Person, cardNumber: string): Promise<void> {
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const ask = async (path: string, data: object) =>
    (await request.post(`/api/subscriptions/${path}`, { headers, data })).json();
  const order = async () => {
    const { clientSecret } = (await ask('create', { plan: 'pro' })) as { clientSecret: string };
    await ask('sandbox/confirm', { clientSecret, cardNumber });
  };
  await order();
  await ask('cancel', { immediate: true });
  await order();
}

test.describe('declined', () => {
  // The browser's note on the answer 402.
  test.use({ expectedErrors: /status of 402/u });

  test('a change that the card cannot pay for is paid with another one', async ({
    page,
    member,
    request,
  }) => {
    test.slow();
    await payForPro(request, member, '4000000000000341');
    await page.goto('/billing');
    await page.getByRole('button', { name: 'Change Plan' }).click();
    await dialogOf(page).getByRole('button', { name: 'Upgrade to Premium' }).click();
    const summary = dialogOf(page).getByRole('region', { name: 'Order Summary' });
    await expect(summary).toContainText('Due today$9.00');
    await expect(summary).toContainText('Charged to Visa ending 0341.');
    const change = dialogOf(page).getByRole('button', { name: 'Change to Premium' });
    await expect(change).toBeFocused();
    await change.click();

    const card = dialogOf(page).getByLabel('Card number');
    await expect(dialogOf(page).getByRole('alert')).toHaveText('Your card was declined.');
    await expect(card).toBeFocused();
    await expect(summary).toContainText('Due today$9.00');
    await checkAccess(page, 'another card', [], '[role=dialog]');
    // One that can be kept and then not charged, and one that is refused at once: each stays to be corrected.
    for (const number of ['4000 0000 0000 0341', '4000 0000 0000 0002']) {
      await card.fill(number);
      await change.click();
      await expect(dialogOf(page).getByRole('alert')).toHaveText('Your card was declined.');
      await expect(card).toHaveValue(number);
      await expect(change).toBeEnabled();
    }
    await card.fill('4242424242424242');
    await change.click();
    await expect(page.getByText('You are now on the Premium plan.')).toBeVisible();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page.getByText('Visa ending 4242')).toBeVisible();
    await page.getByRole('tab', { name: 'Billing History' }).click();
    await expect(page.getByRole('cell', { name: '$9.00' })).toBeVisible();
  });
});

test('the card is changed, and a cheaper plan names the credit beforehand', async ({
  page,
  member,
  request,
}) => {
  await payForPro(request, member, '4242424242424242');
  await page.goto('/billing');
  await page.getByRole('button', { name: 'Change card' }).click();
  await expect(dialogOf(page)).toContainText('Visa ending 4242 is charged now.');
  await checkAccess(page, 'change card', [], '[role=dialog]');
  await dialogOf(page).getByLabel('Card number').fill('4000000000000002');
  await dialogOf(page).getByRole('button', { name: 'Save card' }).click();
  await expect(dialogOf(page).getByRole('alert')).toHaveText('Your card was declined.');
  await dialogOf(page).getByLabel('Card number').fill('4000002500003155');
  await dialogOf(page).getByRole('button', { name: 'Save card' }).click();
  await dialogOf(page).getByRole('button', { name: 'Confirm payment' }).click();
  await expect(page.getByText('Payments are now taken from the card ending 3155.')).toBeVisible();
  await expect(page.getByText('Visa ending 3155')).toBeVisible();

  await page.getByRole('button', { name: 'Change Plan' }).click();
  await dialogOf(page).getByRole('button', { name: 'Upgrade to Premium' }).click();
  await dialogOf(page).getByRole('button', { name: 'Change to Premium' }).click();
  await expect(page.getByText('You are now on the Premium plan.')).toBeVisible();
  await page.getByRole('button', { name: 'Change Plan' }).click();
  await dialogOf(page).getByRole('button', { name: 'Downgrade to Pro' }).click();
  const summary = dialogOf(page).getByRole('region', { name: 'Order Summary' });
  await expect(summary).toContainText('Due today$0.00$9.00 credit, used for your next invoices.');
  await dialogOf(page).getByRole('button', { name: 'Change to Pro' }).click();
  await page.getByRole('button', { name: 'Change Plan' }).click();
  await dialogOf(page).getByRole('button', { name: 'Upgrade to Premium' }).click();
  await expect(summary).toContainText('From credit$9.00Due today$0.00');
});

test.describe('away', () => {
  test.use({ expectedErrors: /status of 503/u });

  test('without an amount nothing is changed', async ({ page, member, request }) => {
    await payForPro(request, member, '4242424242424242');
    await page.goto('/billing');
    const mend = await fail(page, 'subscriptions\\.previewChange');
    await page.getByRole('button', { name: 'Change Plan' }).click();
    await dialogOf(page).getByRole('button', { name: 'Upgrade to Premium' }).click();
    await expect(dialogOf(page)).toContainText("Couldn't work out what is due today.");
    await expect(dialogOf(page).getByRole('button', { name: 'Change to Premium' })).toBeDisabled();
    await mend();
    await dialogOf(page).getByRole('button', { name: 'Try again' }).click();
    await expect(dialogOf(page).getByRole('button', { name: 'Change to Premium' })).toBeEnabled();
  });
});

test('an administrator reads that a member pays, and ends the subscription before giving a plan', async ({
  page,
  member,
  context,
  request,
}) => {
  await payForPro(request, member, '4242424242424242');
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const profile = await request.get('/api/users/profile', { headers });
  const { user } = (await profile.json()) as { user: { id: string } };
  await enterAsAdmin(context, request, member);
  await page.goto(`/admin/users/${user.id}`);
  const open = async () => {
    await page.getByRole('button', { name: `Actions for ${member.name}` }).click();
    await page.getByRole('menuitem', { name: 'Change plan' }).click();
  };
  await open();
  await expect(dialogOf(page)).toContainText(`${member.name} has a subscription to Pro.`);
  await expect(dialogOf(page).getByRole('radio')).toHaveCount(0);
  await checkAccess(page, 'a subscription', [], '[role=dialog]');
  await dialogOf(page).getByRole('button', { name: 'End subscription' }).click();
  await expect(page.getByText('Subscription ended')).toBeVisible();
  await dialogOf(page).getByRole('radio', { name: 'Premium' }).click();
  await dialogOf(page).getByRole('button', { name: 'Change plan' }).click();
  await expect(page.getByText('Plan changed to Premium')).toBeVisible();
  await page.goto('/admin/audit');
  await expect(page.getByText(`Ended the Pro subscription of ${member.email}`)).toBeVisible();
});
