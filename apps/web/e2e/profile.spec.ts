import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { checkAccess } from './check-access.ts';
import { openSession } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { makeFolder, storeFile } from './stored-files.ts';
import { pdfFile } from '../../server/src/testing/sample-files.ts';

test.use({ expectedErrors: /status of 40[01]/u, contextOptions: { reducedMotion: 'reduce' } });

test('a new password takes the current one, and signs out every other device', async ({
  page,
  member,
  request,
}) => {
  const other = await openSession(request, member.email, member.password);
  await page.goto('/profile');
  const change = page.getByRole('button', { name: 'Change Password' });
  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password', { exact: true }).fill('a newer one');
  await page.getByLabel('Confirm new password').fill('another one');
  await change.click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm new password').fill('a newer one');
  await change.click();
  await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert').getByText('This is not your current password.')).toBeVisible();

  await page.getByLabel('Current password').fill(member.password);
  await change.click();
  await expect(page.getByText('Your password was changed. All other devices were signed out.')).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveValue('');
  await expect(page.getByRole('listitem').filter({ hasText: 'seen' })).toHaveCount(1);
  const authorization = `Bearer ${other.access_token}`;
  expect((await request.get('/api/users/profile', { headers: { authorization } })).status()).toBe(401);
  await openSession(request, member.email, 'a newer one');
});

test('statistics and activity show what was done, by page and by action', async ({
  page,
  member,
  request,
}) => {
  await page.goto('/profile?tab=activity');
  await expect(page.getByText('No activity yet')).toBeVisible();
  await expect(page.getByText('Your file operations will appear here')).toBeVisible();
  for (let at = 1; at <= 9; at++) await storeFile(request, member, `Lease ${at}.pdf`, pdfFile(`Lease ${at}`));
  const { id } = await storeFile(request, member, 'Plan.pdf', pdfFile('Plan'));
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  for (const filename of ['Plan A.pdf', 'Plan B.pdf']) {
    await request.patch(`/api/files/${id}`, { headers, data: { filename } });
  }

  await page.reload();
  const rows = page.getByRole('row').filter({ hasText: '.pdf' });
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText('RenamedPlan B.pdf');
  await expect(page.getByText('1 to 10 of 12')).toBeVisible();
  await page.getByRole('button', { name: 'Older' }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText('UploadedLease 1.pdf');
  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'Renamed', exact: true }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText('Plan A.pdf');
  await checkAccess(page, 'activity', [], 'main');

  await page.getByRole('tab', { name: 'Statistics' }).click();
  await expect(page).toHaveURL('/profile?tab=statistics');
  const figures = page.getByRole('region', { name: 'Your figures' });
  await expect(figures).toContainText('Total Files10');
  await expect(figures).toContainText(/Storage Used.*of 100 MB used/u);
  await expect(figures).toContainText('0 uploads left until');
  await expect(figures).toContainText('Recent Activity12');
  await checkAccess(page, 'statistics', [], 'main');
});

test('the account goes when DELETE is typed, and nothing else does it', async ({ page, member, request }) => {
  await storeFile(request, member, 'Lease.pdf', pdfFile('Lease'));
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Danger Zone' })).toBeVisible();
  const open = () => page.getByRole('button', { name: 'Delete Account' }).first().click();
  const dialog = page.getByRole('dialog');
  await open();
  await expect(dialog.getByText('1 file, including the trash')).toBeVisible();
  await checkAccess(page, 'what goes', [], '[role=dialog]');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Account deletion cancelled').first()).toBeVisible();

  await open();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByLabel('Confirmation')).toBeFocused();
  await checkAccess(page, 'the word', [], '[role=dialog]');
  await dialog.getByLabel('Confirmation').fill('delete');
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/profile');

  await open();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Confirmation').fill('DELETE');
  await dialog.getByLabel('Your password').fill('a guess');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('This is not your current password.');
  await dialog.getByLabel('Your password').fill(member.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Account deleted successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('auth_session'))).toBeNull();
  const { email, password } = member;
  expect((await request.post('/api/auth/login', { data: { email, password } })).status()).toBe(401);
});

test('an export is saved as a zip of everything', async ({ page, member, request }) => {
  const { id } = await makeFolder(request, member, 'Contracts');
  await storeFile(request, member, 'Lease.pdf', pdfFile('Lease'), { folder_id: id, tags: 'signed' });
  await page.goto('/profile');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export My Data' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^sheaf-export-[\d-]{10}\.zip$/u);
  await expect(page.getByText('Export saved')).toBeVisible();
  const files = unzipSync(await readFile(await download.path()));
  expect(Buffer.from(files['files/Contracts/Lease.pdf']!).equals(pdfFile('Lease'))).toBe(true);
  expect(Object.keys(files)).toContain('profile.json');
});
