import type { Page } from '@playwright/test';
import { pdfFile } from '../../server/src/testing/sample-files.ts';
import { checkAccess, floating } from './check-access.ts';
import { administrator, newAddress, openSession, registerPerson } from './people.ts';
import { enterAsAdmin, expect, signIn, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // A guessed password is refused on purpose.
  expectedErrors: /status of (400|409)/u,
});

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Name or email' }).fill(text);
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
}

async function choosePassword(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password').fill('a newer one');
  await page.getByLabel('Confirm password').fill('a newer one');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL('/login');
  await page.close();
}

const act = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

test('a member is found, promoted, given a plan, signed out and deleted', async ({
  page,
  context,
  request,
  person,
}) => {
  // Four looks by axe, in both themes.
  test.slow();
  await storeFile(request, person, 'lease.pdf', pdfFile('lease'));
  await enterAsAdmin(context, request, person);
  await page.goto('/admin');
  await expect(page.getByText('All systems operational.')).toBeVisible();
  const figures = page.getByRole('region', { name: 'Key figures' });
  await expect(figures.getByRole('term')).toHaveText([
    'Total Users',
    'Total Files',
    'Storage Used',
    'Recent Activity',
  ]);
  await expect(figures).toContainText(/\+\d+ this month/u);
  await search(page, 'nobody has such a name');
  await expect(page.getByText('No users found')).toBeVisible();
  await search(page, person.email.toUpperCase());
  const row = rowOf(page, person.email);
  await expect(row).toContainText('Member');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('columnheader', { name: 'Joined' })).toBeVisible();
  await checkAccess(page, 'users');

  await act(page, person.name, 'Make Admin');
  const confirm = page.getByRole('dialog');
  await confirm.getByLabel('Your password', { exact: true }).fill('not the one');
  await confirm.getByRole('button', { name: 'Make Admin' }).click();
  await expect(confirm).toContainText('This is not your current password.');
  await confirm.getByLabel('Your password', { exact: true }).fill(administrator.password);
  await confirm.getByRole('button', { name: 'Make Admin' }).click();
  await expect(page.getByText('User role updated successfully')).toBeVisible();
  await expect(row).toContainText('Administrator');
  await page.getByRole('button', { name: `Actions for ${person.name}` }).click();
  await page.getByRole('menuitem', { name: 'Remove Admin' }).click();
  await expect(row).not.toContainText('Administrator');

  await row.getByRole('link', { name: person.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Files uploaded this month' })).toHaveText('1 of 10');
  await expect(page.getByRole('row').filter({ hasText: 'lease.pdf' })).toContainText('Uploaded');
  await act(page, person.name, 'Change plan');
  await page.getByRole('dialog').getByRole('radio', { name: 'Premium' }).click();
  await checkAccess(page, 'a plan', [], '[role=dialog]');
  await page.getByRole('dialog').getByRole('button', { name: 'Change plan' }).click();
  await expect(page.getByText('Plan changed to Premium')).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Files uploaded this month' })).toHaveText('1 of Unlimited');
  await checkAccess(page, 'a user', floating);

  await act(page, person.name, 'Sign out everywhere');
  await expect(page.getByText('Signed out on every device')).toBeVisible();
  await expect(page.getByText('Never')).toBeVisible();
  const headers = { authorization: `Bearer ${person.session.access_token}` };
  expect((await request.get('/api/users/profile', { headers })).status()).toBe(401);

  const dialog = page.getByRole('dialog');
  await act(page, person.name, 'Disable account');
  await expect(dialog).toContainText(`Disable the account of ${person.name}?`);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await act(page, person.name, 'Disable account');
  await dialog.getByRole('button', { name: 'Disable account' }).click();
  await expect(page.getByText('Account disabled and signed out everywhere')).toBeVisible();
  await act(page, person.name, 'Enable account');
  await expect(page.getByText('Account enabled')).toBeVisible();

  await act(page, person.name, 'Delete User');
  await expect(dialog).toContainText(
    'Are you sure you want to delete this user? This action cannot be undone.',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
  await act(page, person.name, 'Delete User');
  await dialog.getByRole('button', { name: 'Delete User' }).click();
  await expect(page.getByText('User deleted successfully')).toBeVisible();
  await expect(page).toHaveURL('/admin');
  await search(page, person.email);
  await expect(page.getByText('No users found')).toBeVisible();

  await page.goto('/admin/audit');
  await expect(page.getByRole('row').filter({ hasText: `Deleted ${person.email}` })).toContainText(
    administrator.email,
  );
  await checkAccess(page, 'the log');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^sheaf-audit-\d{4}-\d\d-\d\d\.csv$/u);
});

test('a sign-in is reset with the own password, and the link that is handed over leads to a new one', async ({
  page,
  context,
  request,
  person,
  browser,
}) => {
  await enterAsAdmin(context, request, person);
  await page.goto('/admin');
  await search(page, person.email);
  await act(page, person.name, 'Reset sign-in');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill('a guess');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Your password')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Your password').fill(administrator.password);
  await page.keyboard.press('Enter');
  const link = dialog.getByRole('textbox');
  await expect(link).toHaveValue(/\/reset-password#token=/u);
  await expect(page.getByText('This link only works on this computer.')).toBeVisible();
  await choosePassword(await browser.newPage(), await link.inputValue());
  await openSession(request, person.email, 'a newer one');
});

test('lists sort and change pages, charts change, the state is shown', async ({
  page,
  context,
  request,
  person,
}) => {
  test.slow();
  // Nobody else is called so, in another run either.
  const [family] = newAddress().split('@');
  const names = Array.from({ length: 21 }, (_, at) => `${family} ${String.fromCharCode(65 + at)}`);
  for (const name of names) {
    const data = { name, email: newAddress(), password: 'paper and ink' };
    expect((await request.post('/api/auth/register', { data })).status()).toBe(201);
  }
  await storeFile(request, person, 'kept.pdf', pdfFile('kept'));
  await enterAsAdmin(context, request, person);
  await page.goto(`/admin?q=${family}`);
  const users = page.getByRole('table', { name: 'Users' });
  await users.getByRole('button', { name: 'Name' }).click();
  await expect(users.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(users.getByRole('row').nth(1)).toContainText(`${family} A`);
  await users.getByRole('button', { name: 'Name' }).click();
  await expect(users.getByRole('row').nth(1)).toContainText(`${family} U`);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(users.getByRole('row')).toHaveCount(2);
  await expect(users.getByRole('row').nth(1)).toContainText(`${family} A`);

  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page.getByRole('table', { name: 'Activity' })).toContainText(`${person.name}: Uploaded`);
  await checkAccess(page, 'activity');
  await page.getByRole('tab', { name: 'Storage' }).click();
  await page.getByRole('button', { name: 'Files' }).click();
  await expect(page.getByRole('columnheader', { name: 'Files' })).toHaveAttribute('aria-sort', 'descending');
  // A list on its way to another order is paler.
  await expect(page.getByRole('tabpanel').locator('[aria-busy=true]')).toHaveCount(0);
  await checkAccess(page, 'storage');
  await page.getByRole('tab', { name: 'System' }).click();
  await expect(page.getByText(/PostgreSQL \d+\.\d+, bundled/u)).toBeVisible();
  await checkAccess(page, 'system');

  for (const [choice, title] of [
    ['Growth', 'New accounts per day'],
    ['Storage', 'Storage added per day'],
    ['Failures', 'Failed operations per day'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Show' }).first().click();
    await page.getByRole('option', { name: choice }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await page.getByRole('radio', { name: '90 days' }).click();
  await page.getByRole('combobox', { name: 'Show' }).first().click();
  await page.getByRole('option', { name: 'Growth' }).click();
  await expect(page.getByRole('figure')).toContainText('in 90 days');
});

test('nothing of it opens for members, and visitors sign in first', async ({ page, context, request }) => {
  const paths = ['/admin', '/admin/audit', '/admin/settings', '/admin/users/x'];
  for (const path of paths) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
  }
  await signIn(context, await registerPerson(request));
  for (const path of paths) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard');
  }
});
