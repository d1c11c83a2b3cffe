import { pdfFile } from '../../server/src/testing/sample-files.ts';
import { fail, hold, press, says, tryAgain } from './failing.ts';
import { administrator } from './people.ts';
import { enterAsAdmin, expect, test } from './sheaf-test.ts';
import { namesIn, storeFile } from './stored-files.ts';

// Each page shows an error when the server fails, keeps the input, and can repeat the action.
test.use({
  expectedErrors: /status of 503|status of 404.*\/thumbnail/u,
  contextOptions: { reducedMotion: 'reduce' },
});

test('files: what cannot be listed, made, deleted or fetched', async ({ page, member, request }) => {
  await storeFile(request, member, 'lease.pdf', pdfFile('lease'));
  let mend = await fail(page, 'files\\.list', 'usage\\.overview');
  await page.goto('/dashboard');
  await says(page, 'Failed to load dashboard data');
  await says(page, 'Failed to load files');
  await mend();
  const figures = page.getByRole('region', { name: 'Storage and activity' });
  await tryAgain(page, figures.getByText('1 added since'));

  mend = await fail(page, 'files\\.list', 'folders\\.list');
  await page.getByRole('tab', { name: 'Files' }).click();
  await says(page, 'Failed to load folder contents');
  await mend();
  await tryAgain(page, page.getByText('lease.pdf').first());

  mend = await fail(page, 'folders\\.create');
  await press(page, 'New Folder');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Leases');
  await dialog.getByRole('button', { name: 'Create Folder' }).click();
  await says(page, 'Failed to create folder');
  await mend();
  await expect(dialog.getByRole('textbox')).toHaveValue('Leases');
  await dialog.getByRole('button', { name: 'Create Folder' }).click();
  await says(page, 'Folder created successfully');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Leases' })).toBeVisible();

  const choose = async (entry: string) => {
    await page.getByRole('button', { name: 'More actions for lease.pdf' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  mend = await fail(page, 'files\\.delete');
  await choose('Delete');
  await says(page, 'Failed to delete items');
  await mend();
  expect(await namesIn(request, member, null)).toEqual(['lease.pdf']);

  await page.route('**/download', (route) => route.fulfill({ status: 503, body: '' }));
  await choose('Download');
  await says(page, 'Download failed');
});

test('a plan that cannot be ordered, changed or left, and a profile that is not saved', async ({
  page,
  member,
}) => {
  let mend = await fail(page, 'subscriptions\\.create');
  const dialog = page.getByRole('dialog');
  const unread = await fail(page, 'subscriptions\\.current');
  await page.goto('/upgrade');
  await says(page, "Couldn't load your plan.");
  await expect(page.getByRole('button', { name: 'Go Pro' })).toBeHidden();
  await unread();
  await tryAgain(page, page.getByRole('button', { name: 'Current Plan' }));
  await press(page, 'Back');
  await page.getByRole('tab', { name: 'Billing History' }).click();
  await says(page, 'No billing history available');
  await press(page, 'Upgrade Plan');
  await dialog.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await says(page, 'Failed to create subscription');
  await mend();
  await dialog.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await dialog.getByLabel('Card number').fill('4242424242424242');
  await dialog.getByRole('button', { name: 'Complete Payment' }).click();
  await says(page, 'Subscription activated successfully!');

  mend = await fail(page, 'subscriptions\\.changePlan', 'subscriptions\\.cancel');
  await press(page, 'Change Plan');
  await dialog.getByRole('button', { name: 'Upgrade to Premium' }).click();
  await dialog.getByRole('button', { name: 'Change to Premium' }).click();
  await says(page, 'Failed to update plan');
  await page.keyboard.press('Escape');
  await press(page, 'Cancel Subscription');
  await dialog.getByRole('radio', { name: 'Too expensive' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Cancel Subscription' }).click();
  await says(page, 'Failed to cancel subscription');
  await mend();
  await dialog.getByRole('button', { name: 'Cancel Subscription' }).click();
  await says(page, 'Subscription Ending.');
  mend = await fail(page, 'subscriptions\\.reactivate');
  await press(page, 'Manage Cancellation');
  await dialog.getByRole('button', { name: 'Reactivate Subscription' }).click();
  await says(page, 'Failed to reactivate subscription');
  await mend();
  await dialog.getByRole('button', { name: 'Reactivate Subscription' }).click();
  await expect(page.getByRole('button', { name: 'Cancel Subscription' })).toBeVisible();

  mend = await fail(page, 'users\\.updateProfile', 'users\\.deleteAccount');
  await page.goto('/profile');
  await page.getByLabel('Full name').fill('Nora Moss');
  await press(page, 'Save Changes');
  await says(page, 'Failed to update profile');
  await expect(page.getByLabel('Full name')).toHaveValue('Nora Moss');
  await press(page, 'Delete Account');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Confirmation').fill('DELETE');
  await page.keyboard.press('Enter');
  await says(page, 'Failed to delete account');
  await mend();
  const letThrough = await hold(page, 'users\\.updateProfile');
  await press(page, 'Save Changes');
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  letThrough();
  await says(page, 'Profile updated successfully');
  await expect(page.getByRole('button', { name: 'Nora Moss' })).toBeVisible();
  expect(member.name).toBe('Nora Feldt');
  mend = await fail(page, 'users\\.history');
  await page.getByRole('tab', { name: 'Activity' }).click();
  await says(page, 'Failed to load profile data');
  await mend();
  await tryAgain(page, page.getByText('No activity yet'));
});

test('the administrators’ lists and what is done to an account', async ({
  page,
  context,
  request,
  person,
}) => {
  await enterAsAdmin(context, request, person);
  let mend = await fail(page, 'admin\\.users');
  await page.goto('/admin');
  await says(page, 'Failed to load admin data');
  const search = page.getByRole('searchbox', { name: 'Name or email' });
  await search.fill(person.email);
  await search.press('Enter');
  await says(page, 'Search failed');
  await mend();
  const row = page.getByRole('row').filter({ hasText: person.email });
  await tryAgain(page.getByRole('tabpanel'), row);
  mend = await fail(page, 'admin\\.setRole', 'admin\\.deleteUser');
  const act = async (action: string) => {
    await row.getByRole('button', { name: `Actions for ${person.name}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await act('Make Admin');
  const confirm = page.getByRole('dialog');
  await confirm.getByLabel('Your password', { exact: true }).fill(administrator.password);
  await confirm.getByRole('button', { name: 'Make Admin' }).click();
  await expect(confirm.getByRole('alert')).toBeVisible();
  await confirm.getByRole('button', { name: 'Cancel' }).click();
  await act('Delete User');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete User' }).click();
  await says(page, 'Failed to delete user');
  await mend();
  await expect(row).toContainText('Member');
});
