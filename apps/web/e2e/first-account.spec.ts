import { administrator } from './people.ts';
import { expect, test } from './sheaf-test.ts';

test('the first account of an instance becomes its administrator, and the page says so', async ({ page }) => {
  await page.goto('/register');
  await expect(page.getByText('The first account becomes its administrator.')).toBeVisible();
  await page.getByLabel('Full name').fill(administrator.name);
  await page.getByLabel('Email address').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByLabel('Confirm password').fill(administrator.password);
  // The other tests have plans.
  await page.getByText('To sell plans').click();
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Administrator', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Ada Admin' }).click();
  await page.getByRole('menuitem', { name: 'Admin Panel' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('All systems operational.')).toBeVisible();
});
