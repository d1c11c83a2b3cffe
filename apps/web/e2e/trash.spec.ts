import { checkAccess } from './check-access.ts';
import type { Locator, Page } from '@playwright/test';
import { pdfFile } from '../../server/src/testing/sample-files.ts';
import { expect, test } from './sheaf-test.ts';
import { foldersOf, makeFolder, namesIn, storeFile } from './stored-files.ts';

const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: `Select ${name}`, exact: true }) });

/** Clients/{lease.pdf, Acme/offer.pdf} and note.pdf, all in the trash: the folder as one. */
async function fillTrash(
  page: Page,
  person: Parameters<typeof storeFile>[1],
  request: Parameters<typeof storeFile>[0],
) {
  const clients = await makeFolder(request, person, 'Clients');
  const acme = await makeFolder(request, person, 'Acme', clients.id);
  await storeFile(request, person, 'lease.pdf', pdfFile('lease'), { folder_id: clients.id });
  await storeFile(request, person, 'offer.pdf', pdfFile('offer'), { folder_id: acme.id });
  await storeFile(request, person, 'note.pdf', pdfFile('note'));
  await page.goto('/dashboard?tab=files');
  // The folders are listed before the files are there, and all that is listed is selected.
  await expect(page.getByRole('checkbox', { name: 'Select note.pdf' })).toBeAttached();
  await page.getByRole('checkbox', { name: 'Select Clients' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+a');
  await expect(page.getByRole('toolbar', { name: 'Selection' })).toContainText('2 selected');
  await page.keyboard.press('Delete');
  await expect(page.getByText('2 item(s) deleted')).toBeVisible();
  await page.goto('/dashboard?tab=files&view=trash');
  return { clients, acme };
}

test('a deleted folder is one row of the trash and is restored with its tree', async ({
  page,
  member,
  request,
}, info) => {
  const { clients, acme } = await fillTrash(page, member, request);
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    'Name',
    'Location',
    'Size',
    'Deleted',
    'Actions',
  ]);
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(rowOf(page, 'Clients')).toContainText('2 files, 1 folder');
  await expect(rowOf(page, 'note.pdf')).toContainText('Home');
  await expect(page.getByRole('link', { name: /^Trash/u })).toContainText('2');
  await page.screenshot({ path: info.outputPath('trash-1440.png') });

  await page.getByRole('link', { name: 'Clients', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Clients' })).toBeVisible();
  await expect(rowOf(page, 'offer.pdf')).toContainText('Home / Clients / Acme');
  await page.getByRole('link', { name: 'Back to trash' }).click();
  await page.getByRole('button', { name: 'Restore Clients' }).click();
  await expect(page.getByText('Clients restored to Home')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  expect((await foldersOf(request, member)).map(({ id }) => id).toSorted()).toEqual(
    [clients.id, acme.id].toSorted(),
  );
  expect(await namesIn(request, member, acme.id)).toEqual(['offer.pdf']);
});

test('a folder counts the files of its subfolders wherever it is shown, and the root has one name', async ({
  page,
  member,
  request,
}) => {
  const clients = await makeFolder(request, member, 'Clients');
  const acme = await makeFolder(request, member, 'Acme', clients.id);
  await storeFile(request, member, 'lease.pdf', pdfFile('lease'), { folder_id: clients.id });
  await storeFile(request, member, 'offer.pdf', pdfFile('offer'), { folder_id: acme.id });
  const note = await storeFile(request, member, 'note.pdf', pdfFile('note'));
  await page.goto('/dashboard?tab=files');
  await expect(
    page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name: /^Clients/u }),
  ).toHaveText('Clients2');
  const items = page.locator('[data-items]');
  await expect(items.getByText('2 files', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'List' }).click();
  await expect(items.getByRole('row').filter({ hasText: 'Clients' })).toContainText('2 files');
  await page.goto(`/files/${note.id}`);
  await expect(page.getByText('Home · 1 page')).toBeVisible();
});

test('a file of a deleted folder is restored alone, into its folder', async ({ page, member, request }) => {
  await fillTrash(page, member, request);
  await page.getByRole('link', { name: 'Clients', exact: true }).click();
  await page.getByRole('button', { name: 'Restore offer.pdf' }).click();
  const told = page.getByRole('listitem').filter({ hasText: 'offer.pdf restored to Acme' });
  await told.getByRole('button', { name: 'Open folder' }).click();
  await expect(page.getByRole('navigation', { name: 'Path' })).toContainText('Acme');
  await expect(page.getByRole('heading', { name: 'offer.pdf' })).toBeVisible();
});

test('a selection of the trash is restored, and another is deleted for good', async ({
  page,
  member,
  request,
}) => {
  await fillTrash(page, member, request);
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  const bar = page.getByRole('toolbar', { name: 'Selection' });
  await expect(bar).toContainText('2 selected');
  await bar.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('2 items restored')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Trash is empty' })).toBeVisible();
  expect(await namesIn(request, member, null)).toEqual(['note.pdf']);

  await page.goto('/dashboard?tab=files');
  await page.getByRole('checkbox', { name: 'Select Clients' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Delete');
  await expect(page.getByText('1 item(s) deleted')).toBeVisible();
  await page.goto('/dashboard?tab=files&view=trash');
  await page.getByRole('checkbox', { name: 'Select Clients' }).click();
  await bar.getByRole('button', { name: 'Delete permanently' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('1 item permanently deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Trash is empty' })).toBeVisible();
  expect(await foldersOf(request, member)).toEqual([]);
});

test('on a phone a row of the trash tells when it was deleted, its size and its place', async ({
  page,
  member,
  request,
}, info) => {
  await fillTrash(page, member, request);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('html').evaluate((html) => html.classList.add('dark'));
  const row = rowOf(page, 'Clients');
  await expect(row.getByText(/^Deleted: Today/u)).toBeVisible();
  await expect(row.getByText(/B · 2 files, 1 folder$/u)).toBeVisible();
  await expect(row.getByText('Home', { exact: true }).first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select Clients' }).click();
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Restore' })).toBeVisible();
  await page.screenshot({ path: info.outputPath('trash-390.png') });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await checkAccess(page, 'the trash on a phone');
});
