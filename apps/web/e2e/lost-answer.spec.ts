import { expect, test } from './sheaf-test.ts';

test.use({ expectedErrors: /ERR_FAILED/u });

test('a lost response to a renewal ends no session', async ({ page, member }) => {
  await page.goto('/theme.js');
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('auth_session') ?? '{}');
    localStorage.setItem('auth_session', JSON.stringify({ ...session, renew_at: 0 }));
  });
  let lost = 0;
  await page.route('**/trpc/auth.refresh*', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    // The server has made the exchange; the page never hears of it.
    await route.fetch();
    await route.abort('failed');
  });
  await page.goto('/profile');
  await expect(page.getByLabel('Email Address')).toHaveValue(member.email);
  await expect(page.getByText('This device')).toBeVisible();
  expect(lost).toBe(1);
  await page.reload();
  await expect(page.getByText('This device')).toBeVisible();
});
