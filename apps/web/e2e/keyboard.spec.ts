import type { Page } from '@playwright/test';
import { pdfOfPages } from '../../server/src/testing/sample-files.ts';
import { openQuietly, quietly } from './open-quietly.ts';
import { setPlan } from './people.ts';
import { enterAsAdmin, expect, test } from './sheaf-test.ts';
import { makeFolder, storeFile } from './stored-files.ts';
import { walkByKeys } from './walk-by-keys.ts';

// The picture of a file that is asked for before it is made.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /status of 404.*\/thumbnail/u });

async function walkPage(page: Page, path: string): Promise<void> {
  await openQuietly(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await walkByKeys(page, path), path).toBeGreaterThan(3);
}

test('pages for everyone are walked through by keys', async ({ page }) => {
  await openQuietly(page, '/');
  // What is far below is fetched at the first key, which no person follows with a hundred others in that moment.
  await page.keyboard.press('Shift');
  await expect(page.getByRole('link', { name: 'Go Premium' })).toBeVisible();
  expect(await walkByKeys(page, '/')).toBeGreaterThan(3);
  for (const path of ['/login', '/register', '/pricing', '/help', '/api']) await walkPage(page, path);
});

test('pages for members are walked through by keys', async ({ page, member, request }) => {
  const { id } = await storeFile(request, member, 'pages.pdf', pdfOfPages(['one']));
  await makeFolder(request, member, 'Leases');
  for (const path of [
    '/dashboard',
    '/dashboard?tab=files',
    '/dashboard?tab=ai',
    `/tools?tab=merge&files=${id}`,
    `/tools?tab=compress&files=${id}`,
    '/advanced-tools',
    '/profile',
    '/billing',
    '/upgrade',
    `/files/${id}?assistant=chat`,
  ])
    await walkPage(page, path);
});

test('the administrators’ pages are walked through by keys', async ({ page, context, request, person }) => {
  await enterAsAdmin(context, request, person);
  for (const path of ['/admin', '/admin/settings']) await walkPage(page, path);
});

test('a dialog keeps the keys until Escape closes it, and gives the focus back', async ({
  page,
  member,
  request,
}) => {
  await setPlan(member.email, 'pro');
  const { id } = await storeFile(request, member, 'pages.pdf', pdfOfPages(['one']));
  const places: Record<string, string[]> = {
    '/dashboard': ['Upload Files', 'Batch Process'],
    '/dashboard?tab=files': ['New Folder'],
    '/profile': ['Delete Account', 'New Key'],
    '/billing': ['Change Plan'],
    '/tools?tab=split': ['Choose from your files'],
  };
  for (const [path, openers] of Object.entries(places)) {
    await openQuietly(page, path);
    for (const name of openers) {
      const opener = page.getByRole('button', { name, exact: true }).first();
      // A list that comes later would be walked past.
      await quietly(page, () => opener.press('Enter'));
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect(dialog.locator(':focus')).toBeVisible();
      await walkByKeys(page, name, '[role=dialog]');
      await expect(dialog.locator(':focus'), `${name}: the keys stay in the dialog`).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener, name).toBeFocused();
    }
  }
  const last = page.getByRole('button', { name: 'Choose from your files' });
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(last).toBeFocused();
  await page.goto(`/files/${id}`);
  const menu = page.getByRole('button', { name: 'More', exact: true });
  await menu.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});
