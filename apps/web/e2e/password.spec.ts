import { linkFromEmail } from './people.ts';
import { expect, test } from './sheaf-test.ts';

test.use({ expectedErrors: /status of 401/u });

test('a forgotten password is replaced by the link in the letter, and every session ends', async ({
  page,
  member,
  browser,
}) => {
  await page.goto('/profile');
  await expect(page.getByText('This device')).toBeVisible();

  const elsewhere = await browser.newPage();
  await elsewhere.goto('/login');
  await elsewhere.getByRole('link', { name: 'Forgot your password?' }).click();
  await elsewhere.getByLabel('Email address').fill(member.email);
  await elsewhere.getByRole('button', { name: 'Request a link' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Ask an administrator' })).toBeVisible();
  await expect(elsewhere.getByText('Password reset email sent!')).toHaveCount(0);

  await elsewhere.goto(await linkFromEmail(member.email, /password/iu));
  await elsewhere.getByLabel('New password').fill('short');
  await elsewhere.getByRole('button', { name: 'Change password' }).click();
  await expect(elsewhere.getByText('Password must be at least 6 characters')).toBeVisible();
  await elsewhere.getByLabel('New password').fill('a newer one');
  await elsewhere.getByLabel('Confirm password').fill('a newer one');
  await elsewhere.getByRole('button', { name: 'Change password' }).click();
  await expect(elsewhere).toHaveURL('/login');

  await elsewhere.getByLabel('Email address').fill(member.email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(member.password);
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(elsewhere.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await elsewhere.getByLabel('Password', { exact: true }).fill('a newer one');
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(elsewhere).toHaveURL('/tools');
  await elsewhere.close();

  await page.reload();
  await expect(page).toHaveURL('/login?redirect=%2Fprofile');
  await expect(page.getByText('Your session has ended.')).toBeVisible();
});

test('a link that is not complete leads to a new one', async ({ page }) => {
  await page.goto('/reset-password');
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('a link that takes an account back says on opening that it has ended, or that it is cut off', async ({
  page,
}) => {
  await page.goto(`/undo-email#token=${'a'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take the account back' })).toHaveCount(0);
  await page.goto('/undo-email');
  await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
});
