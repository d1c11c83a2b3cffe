import { expect, test } from './sheaf-test.ts';

test('coming back from a payment says what the server knows of it, and its address grants nothing', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@');
  await page.goto('/dashboard?payment=success&redirect_status=succeeded');
  await expect(page.getByText('No payment has arrived yet')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard?payment=success&redirect_status=failed');
  await expect(page.getByText('The payment failed')).toBeVisible();
  await page.goto('/billing');
  await expect(page.getByText('No billing cycle')).toBeVisible();
});
