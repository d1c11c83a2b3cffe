import type { Page } from '@playwright/test';
import { checkAccess } from './check-access.ts';
import { setPlan } from './people.ts';
import { enterAsAdmin, expect, test } from './sheaf-test.ts';

const DAY_AND_MONTH = /^\d+ \p{L}{3}/u;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const dialogOf = (page: Page) => page.getByRole('dialog');

test('credit from a cheaper plan is shown and used; why it was cancelled is shown to administrators', async ({
  page,
  member,
  context,
  request,
}) => {
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const ask = async (method: 'post' | 'put', path: string, data: object) => {
    const answer = await request[method](`/api/subscriptions/${path}`, { headers, data });
    expect(answer.ok(), path).toBe(true);
    return answer.json();
  };
  // The first plan of a member begins with a trial, which is given up at once here.
  for (const plan of ['pro', 'premium']) {
    const { clientSecret } = (await ask('post', 'create', { plan })) as { clientSecret: string };
    await ask('post', 'sandbox/confirm', { clientSecret, cardNumber: '4242424242424242' });
    if (plan === 'pro') await ask('post', 'cancel', { immediate: true });
  }
  await ask('put', 'plan', { plan: 'pro' });
  await page.goto('/billing');
  await expect(page.getByText('Applied to your next invoices.')).toBeVisible();
  await expect(page.getByText('$9.00')).toBeVisible();
  await checkAccess(page, 'billing, credit', ['region']);

  // Ending the subscription leaves the credit with the member; dialog and page name it.
  await page.getByRole('button', { name: 'Change Plan' }).click();
  await dialogOf(page).getByRole('button', { name: 'Downgrade to Free' }).click();
  await expect(dialogOf(page)).toContainText('You keep Pro until');
  await expect(dialogOf(page)).toContainText('Your credit of $9.00 stays on your account');
  await dialogOf(page).getByRole('button', { name: 'Change to Free' }).click();
  await expect(page.getByText('Stays on your account and pays for a later subscription.')).toBeVisible();
  await expect(page.getByText('Applied to your next invoices.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Manage Cancellation' }).click();
  await expect(dialogOf(page)).toContainText('Your credit of $9.00 stays on your account');
  await dialogOf(page).getByRole('button', { name: 'Reactivate Subscription' }).click();
  await expect(page.getByText('Applied to your next invoices.')).toBeVisible();

  await ask('put', 'plan', { plan: 'premium' });
  await page.goto('/billing');
  await expect(page.getByText('$9.00')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Billing History' }).click();
  await expect(page.getByRole('cell', { name: '$0.00 $9.00 from credit' })).toBeVisible();

  const why = { immediate: true, reason: 'Too expensive', feedback: 'One contract a year.' };
  await ask('post', 'cancel', why);
  await enterAsAdmin(context, request, member);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Cancellations' }).click();
  const row = page.getByRole('row').filter({ hasText: member.email });
  await expect(row.filter({ hasText: why.feedback })).toContainText('Too expensive');
  await checkAccess(page, 'cancellations');
});

test('what is left of a cancelled trial is left until it ends, not until the month does', async ({
  page,
  member,
  request,
}) => {
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const ask = async (path: string, data: object) =>
    (await request.post(`/api/subscriptions/${path}`, { headers, data })).json();
  const { clientSecret } = (await ask('create', { plan: 'pro' })) as { clientSecret: string };
  await ask('sandbox/confirm', { clientSecret, cardNumber: '4242424242424242' });
  await ask('cancel', {});
  await page.goto('/billing');
  await expect(page.getByText('Trial ends, no payment')).toBeVisible();
  const end = await page.getByRole('definition').first().textContent();
  const day = DAY_AND_MONTH.exec(end ?? '')?.[0] ?? 'no day';
  await expect(page.getByText(/ left until /u).first()).toContainText(`500 left until ${day}`);
  const left = await page.getByText(/ left until /u).allTextContents();
  expect(left.filter((line) => !line.includes(day))).toEqual([]);
});

test('a plan that was given says so, and is given up for Free only after a question', async ({
  page,
  member,
}) => {
  await setPlan(member.email, 'pro');
  await page.goto('/billing');
  await expect(
    page.getByText('An administrator gave you this plan. It costs nothing and has no end.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Change Plan' }).click();
  await dialogOf(page).getByRole('button', { name: 'Downgrade to Free' }).click();
  await expect(dialogOf(page)).toContainText(
    'You move to Free now. An administrator gave you Pro, and only an administrator can give it to you again.',
  );
  await checkAccess(page, 'giving up a plan', [], '[role=dialog]');
  await dialogOf(page).getByRole('button', { name: 'Back to Plans' }).click();
  await dialogOf(page).getByRole('button', { name: 'Downgrade to Free' }).click();
  await dialogOf(page).getByRole('button', { name: 'Change to Free' }).click();
  await expect(page.getByText('Free plan activated!')).toBeVisible();
  await expect(page.getByText('An administrator gave you this plan.')).toHaveCount(0);
});

test('an administrator reads until when the allowance of an ending trial lasts', async ({
  page,
  member,
  context,
  request,
}) => {
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const data = { plan: 'pro' };
  const made = await request.post('/api/subscriptions/create', { headers, data });
  const { clientSecret } = (await made.json()) as { clientSecret: string };
  const card = { clientSecret, cardNumber: '4242424242424242' };
  await request.post('/api/subscriptions/sandbox/confirm', { headers, data: card });
  await request.post('/api/subscriptions/cancel', { headers, data: { immediate: false } });
  const profile = await request.get('/api/users/profile', { headers });
  const { user } = (await profile.json()) as { user: { id: string } };
  await enterAsAdmin(context, request, member);
  await page.goto(`/admin/users/${user.id}`);
  await expect(page.getByText(/^What is left can be used until/u)).toBeVisible();
  await expect(page.getByText(/Resets on/u)).toBeVisible();
});
