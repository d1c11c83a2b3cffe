import type { Locator, Page } from '@playwright/test';
import { pdfFile } from '../../server/src/testing/sample-files.ts';
import { expect, test } from './sheaf-test.ts';
import { foldersOf, makeFolder, namesIn, storeFile } from './stored-files.ts';

const card = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true });
const openMenu = async (page: Page, name: string, entry: string) => {
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

test('a folder is made, opened and left again', async ({ page, member, request }) => {
  await page.goto('/dashboard?tab=files');
  await expect(page.getByText('Organize and manage your PDF files')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This folder is empty' })).toBeVisible();
  await page.getByRole('button', { name: 'New Folder' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Folder' });
  await expect(dialog).toContainText('Enter a name for your new folder');
  await expect(dialog.getByRole('button', { name: 'Create Folder' })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Green' }).click();
  await dialog.getByPlaceholder('Folder name').fill('  Contracts ');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Folder created successfully')).toBeVisible();
  expect(await foldersOf(request, member)).toMatchObject([{ name: 'Contracts', color: '#5BA66B' }]);
  await card(page, 'Contracts').getByRole('link').click();
  await expect(page).toHaveURL(/folder=/u);
  await expect(page.getByRole('navigation', { name: 'Path' })).toContainText('Contracts');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/dashboard?tab=files');
});

test('a file is renamed in place, tagged, sorted and found', async ({ page, member, request }) => {
  await storeFile(request, member, 'b.pdf', pdfFile('b', 5000));
  await storeFile(request, member, 'a.pdf', pdfFile('a'));
  await makeFolder(request, member, 'Leases');
  await page.goto('/dashboard?tab=files');
  await openMenu(page, 'b.pdf', 'Rename');
  await page.getByLabel('New name for b.pdf').fill('zebra.pdf');
  await page.keyboard.press('Enter');
  await expect(card(page, 'zebra.pdf')).toBeVisible();
  await openMenu(page, 'zebra.pdf', 'Tags');
  await page.getByLabel('New tag').fill('signed');
  await page.keyboard.press('Enter');
  await page.getByLabel('New tag').fill('2026');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Tags saved')).toBeVisible();
  await expect(page.getByText('signed', { exact: true })).toBeVisible();

  const files = page.getByRole('list', { name: 'Files' }).getByRole('heading');
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Name' }).click();
  await expect(files).toHaveText(['zebra.pdf', 'a.pdf']);
  await page.getByRole('button', { name: /^Descending/u }).click();
  await expect(files).toHaveText(['a.pdf', 'zebra.pdf']);

  const search = page.getByPlaceholder('Search files and folders...');
  await search.fill('SIGN');
  await expect(files).toHaveText(['zebra.pdf']);
  await search.fill('lease');
  await expect(card(page, 'Leases')).toBeVisible();
  await expect(files).toHaveCount(0);
  await search.fill('nothing like it');
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your search terms')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(files).toHaveCount(2);
});

test('files move by dialog and by drag and drop, and back', async ({ page, member, request }) => {
  const folder = await makeFolder(request, member, 'Leases');
  await storeFile(request, member, 'a.pdf', pdfFile('a'));
  await storeFile(request, member, 'b.pdf', pdfFile('b'));
  await page.goto('/dashboard?tab=files');
  await openMenu(page, 'a.pdf', 'Move');
  const dialog = page.getByRole('dialog', { name: 'Move 1 item' });
  await expect(dialog.getByRole('button', { name: 'Move to Home' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Leases' }).click();
  await dialog.getByRole('button', { name: 'Move to Leases' }).click();
  await expect(page.getByText('1 item moved to Leases')).toBeVisible();
  await expect(card(page, 'a.pdf')).toHaveCount(0);
  expect(await namesIn(request, member, folder.id)).toEqual(['a.pdf']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'a.pdf')).toBeVisible();

  await card(page, 'b.pdf').dragTo(card(page, 'Leases'));
  await expect(card(page, 'b.pdf')).toHaveCount(0);
  expect(await namesIn(request, member, folder.id)).toEqual(['b.pdf']);
});

test.describe('files that go', () => {
  test('a selection is moved to the trash at once, restored, and deleted for good', async ({
    page,
    member,
    request,
  }) => {
    for (const name of ['1.pdf', '2.pdf', '3.pdf']) await storeFile(request, member, name, pdfFile(name));
    await page.goto('/dashboard?tab=files');
    await page.getByRole('checkbox', { name: 'Select 3.pdf' }).click();
    await page.getByRole('checkbox', { name: 'Select 1.pdf' }).click({ modifiers: ['Shift'] });
    await expect(page.getByText('3 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Clear Selection' }).click();
    await page.getByRole('checkbox', { name: 'Select 3.pdf' }).click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Delete (2)' }).click();
    await expect(page.getByText('2 item(s) deleted')).toBeVisible();
    expect(await namesIn(request, member, null)).toEqual(['1.pdf']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('2 items restored')).toBeVisible();
    await expect(card(page, '3.pdf')).toBeVisible();
    expect(await namesIn(request, member, null)).toEqual(['1.pdf', '2.pdf', '3.pdf']);

    await card(page, '1.pdf').hover();
    await page.keyboard.press('Control+a');
    await expect(page.getByText('3 selected')).toBeVisible();
    await page.keyboard.press('Delete');
    await expect(page.getByRole('heading', { name: 'This folder is empty' })).toBeVisible();

    await page.getByRole('link', { name: /^Trash/u }).click();
    await page.getByRole('button', { name: 'Restore 2.pdf' }).click();
    await expect(page.getByText('2.pdf restored to Home')).toBeVisible();
    expect(await namesIn(request, member, null)).toEqual(['2.pdf']);
    await page.getByRole('button', { name: 'Delete 1.pdf permanently' }).click();
    await page
      .getByRole('dialog', { name: 'Permanently delete 1 item(s)?' })
      .getByRole('button', { name: 'Delete permanently' })
      .click();
    await expect(page.getByText('1 item permanently deleted')).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2);
  });
});

test('a deleted folder comes back with all that was in it, by its toast and by the key', async ({
  page,
  member,
  request,
}) => {
  const outer = await makeFolder(request, member, 'Outer');
  const inner = await makeFolder(request, member, 'Inner', outer.id);
  await storeFile(request, member, 'deep.pdf', pdfFile('deep'), { folder_id: inner.id });
  await page.goto('/dashboard?tab=files');
  const expectBack = async () => {
    await expect(page.getByText('1 item restored').last()).toBeVisible();
    await expect(card(page, 'Outer')).toBeVisible();
    const folders = await foldersOf(request, member);
    expect(folders.map(({ id, parent_id }) => [id, parent_id]).toSorted()).toEqual(
      [
        [outer.id, null],
        [inner.id, outer.id],
      ].toSorted(),
    );
    expect(await namesIn(request, member, inner.id)).toEqual(['deep.pdf']);
  };
  await openMenu(page, 'Outer', 'Delete');
  await expect(page.getByText('1 item(s) deleted')).toBeVisible();
  expect(await foldersOf(request, member)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectBack();
  await expect(page.getByText('1 item(s) deleted')).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Select Outer' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Delete');
  await expect(card(page, 'Outer')).toHaveCount(0);
  await expect(page.getByText('1 item(s) deleted')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expectBack();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Undo deleting or moving');
});

test('the list shows the same as the grid, and is remembered', async ({ page, member, request }) => {
  await makeFolder(request, member, 'Leases');
  await storeFile(request, member, 'a.pdf', pdfFile('a'), { tags: 'one,two,three,four' });
  await page.goto('/dashboard?tab=files');
  await page.getByRole('radio', { name: 'List' }).click();
  const table = page.getByRole('table', { name: 'Files' });
  await expect(table.getByRole('columnheader')).toHaveText([
    '',
    'Name',
    'Size',
    'Modified',
    'AI',
    'Tags',
    'Actions',
  ]);
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByText('+1')).toBeVisible();
  await page.reload();
  await table.getByRole('checkbox', { name: 'Select all' }).click();
  await expect(page.getByText('2 selected')).toBeVisible();
});

test('what a file’s menu offers is reached by keys alone', async ({ page, member, request }) => {
  await storeFile(request, member, 'a.pdf', pdfFile('a'));
  await page.goto('/dashboard?tab=files');
  const more = page.getByRole('button', { name: 'More actions for a.pdf' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('menuitem', { name: 'Preview' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(more).toBeFocused();
  await more.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await more.click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await more.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Preview' })).toBeFocused();
  await page.keyboard.press('r');
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('New name for a.pdf')).toBeFocused();
});

test('the dashboard’s search leads to what is found anywhere', async ({ page, member, request }) => {
  const folder = await makeFolder(request, member, 'Leases');
  await storeFile(request, member, 'deep lease.pdf', pdfFile('deep'), { folder_id: folder.id });
  await storeFile(request, member, 'other.pdf', pdfFile('other'));
  await page.goto('/dashboard');
  await page.getByRole('searchbox', { name: 'Search your files' }).fill('deep');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard?tab=files&view=all&q=deep');
  await expect(page.getByRole('list', { name: 'Files' }).getByRole('heading')).toHaveText(['deep lease.pdf']);
});
