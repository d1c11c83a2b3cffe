import type { Page } from '@playwright/test';
import { pdfFile } from '../../server/src/testing/sample-files.ts';
import { expect, test } from './sheaf-test.ts';
import { foldersOf, makeFolder, namesIn, storeFile } from './stored-files.ts';
import { storePages } from './tool-documents.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Drags made-up files over an element and lets them go there. */
async function dropOn(page: Page, selector: string, names: string[]): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate(
      (element, files) => {
        const transfer = new DataTransfer();
        for (const [name, text] of files)
          transfer.items.add(new File([text ?? ''], name ?? '', { type: 'application/pdf' }));
        for (const type of ['dragenter', 'dragover', 'drop'])
          element.dispatchEvent(
            new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }),
          );
      },
      names.map((name) => [name, pdfFile(name).toString('latin1')]),
    );
}

test('the list has pictures, sorts by its heads, and Modified is when a file was changed', async ({
  page,
  member,
  request,
}) => {
  await storePages(request, member, 'old.pdf', 1);
  await storePages(request, member, 'new.pdf', 1);
  await page.goto('/dashboard?tab=files');
  await page.getByRole('radio', { name: 'List' }).click();
  const table = page.getByRole('table', { name: 'Files' });
  const names = table.getByRole('row').locator('[data-name]');
  await expect(names).toHaveText(['new.pdf', 'old.pdf']);
  await expect(table.locator('img')).toHaveCount(2);
  await table.getByRole('button', { name: 'Name' }).click();
  await expect(names).toHaveText(['new.pdf', 'old.pdf']);
  await table.getByRole('button', { name: 'Name' }).click();
  await expect(names).toHaveText(['old.pdf', 'new.pdf']);
  await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'More actions for old.pdf' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.keyboard.type('changed');
  await page.keyboard.press('Enter');
  await table.getByRole('button', { name: 'Modified' }).click();
  await expect(names).toHaveText(['changed.pdf', 'new.pdf']);
});

test('the columns of the list are chosen, sort it, and are remembered', async ({ page, member, request }) => {
  await storePages(request, member, 'three.pdf', 3);
  await storePages(request, member, 'one.pdf', 1);
  await page.goto('/dashboard?tab=files');
  await page.getByRole('radio', { name: 'List' }).click();
  const table = page.getByRole('table', { name: 'Files' });
  const heads = table.getByRole('columnheader');
  await expect(heads).toHaveText(['', 'Name', 'Size', 'Modified', 'AI', 'Tags', 'Actions']);
  await page.getByRole('button', { name: 'Columns' }).click();
  for (const name of ['Pages', 'Added', 'Modified', 'Tags', 'AI'])
    await page.getByRole('menuitemcheckbox', { name }).click();
  await page.keyboard.press('Escape');
  const chosen = ['', 'Name', 'Pages', 'Size', 'Added', 'Actions'];
  await expect(heads).toHaveText(chosen);
  await expect(
    table
      .getByRole('row', { name: /three\.pdf/u })
      .getByRole('cell')
      .nth(2),
  ).toHaveText('3');
  await table.getByRole('button', { name: 'Added' }).click();
  await expect(table.locator('[data-name]')).toHaveText(['three.pdf', 'one.pdf']);
  await page.reload();
  await expect(heads).toHaveText(chosen);
});

test('three stops of Tab for the whole list, and arrow keys within it', async ({ page, member, request }) => {
  for (const name of ['1.pdf', '2.pdf', '3.pdf']) await storeFile(request, member, name, pdfFile(name));
  await page.goto('/dashboard?tab=files');
  await page.getByRole('heading', { name: '3.pdf' }).waitFor();
  const stops = page.locator('[data-items] :is(a, button):not([tabindex="-1"])');
  await expect(stops).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Select 3.pdf' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('checkbox', { name: 'Select 2.pdf' })).toBeFocused();
  await expect(stops).toHaveCount(3);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '2.pdf' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('link', { name: '1.pdf' })).toBeFocused();
});

test('keys go to the dashboard and the files, search, upload, and make a folder', async ({
  page,
  member,
}) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: member.name }).waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('f');
  await expect(page).toHaveURL('/dashboard?tab=files');
  await page.getByRole('heading', { name: 'File Manager' }).waitFor();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search files and folders' })).toBeFocused();
  await page.keyboard.press('u');
  await expect(page.getByRole('searchbox', { name: 'Search files and folders' })).toHaveValue('u');
  await page.getByRole('heading', { name: 'File Manager' }).click();
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'Create New Folder' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  await expect(page.getByRole('dialog', { name: 'Upload Files' })).toContainText(
    '10 of 10 files left this month',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page).toHaveURL('/dashboard');
});

test('what is dropped on a folder lands in it: card, row, rail and path', async ({
  page,
  member,
  request,
}) => {
  const outer = await makeFolder(request, member, 'Outer');
  const inner = await makeFolder(request, member, 'Inner', outer.id);
  await page.goto('/dashboard?tab=files');
  await page.getByRole('heading', { name: 'Outer' }).waitFor();
  const tray = page.getByRole('complementary', { name: 'Uploads' });
  await dropOn(page, `ul [data-drop-folder="${outer.id}"]`, ['card.pdf']);
  await expect(tray.getByRole('link', { name: 'card.pdf' })).toBeVisible();
  await page.getByRole('radio', { name: 'List' }).click();
  await dropOn(page, `tr[data-drop-folder="${outer.id}"]`, ['row.pdf']);
  await expect(tray.getByRole('link', { name: 'row.pdf' })).toBeVisible();
  await page.goto(`/dashboard?tab=files&folder=${inner.id}`);
  const path = page.getByRole('navigation', { name: 'Path' });
  await path.getByText('Outer').waitFor();
  await dropOn(page, `nav[aria-label=Path] [data-drop-folder="${outer.id}"]`, ['path.pdf']);
  await expect(tray.getByRole('link', { name: 'path.pdf' })).toBeVisible();
  await dropOn(page, 'h1', ['page.pdf']);
  await expect(tray.getByRole('link', { name: 'page.pdf' })).toBeVisible();
  expect(await namesIn(request, member, outer.id)).toEqual(['card.pdf', 'path.pdf', 'row.pdf']);
  expect(await namesIn(request, member, inner.id)).toEqual(['page.pdf']);
  expect(await foldersOf(request, member)).toHaveLength(2);
});

test.describe('at the limit', () => {
  test.use({ expectedErrors: /status of 402/u });

  test('the window shows what to do, and so does each refused file', async ({ page, member, request }) => {
    for (const name of 'abcdefghij') await storeFile(request, member, `${name}.pdf`, pdfFile(name));
    await page.goto('/dashboard?tab=files');
    await page.getByRole('heading', { name: 'a.pdf' }).waitFor();
    await dropOn(page, 'h1', ['one-more.pdf']);
    const tray = page.getByRole('complementary', { name: 'Uploads' });
    await expect(tray.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/upgrade');
    // It would be refused again.
    await expect(tray.getByRole('button', { name: 'Upload one-more.pdf again' })).toBeHidden();
    await page.keyboard.press('u');
    const dialog = page.getByRole('dialog', { name: 'Upload Files' });
    await expect(dialog).toContainText('You’ve used all 10 files of this month');
    await dialog.getByRole('link', { name: 'See plans' }).first().click();
    await expect(page).toHaveURL('/upgrade');
  });
});

test('a search that finds little in a folder goes on among all files', async ({ page, member, request }) => {
  const folder = await makeFolder(request, member, 'Leases');
  await storeFile(request, member, 'harbour plan.pdf', pdfFile('plan'));
  await storeFile(request, member, 'store plan.pdf', pdfFile('store'), { folder_id: folder.id });
  await page.goto(`/dashboard?tab=files&folder=${folder.id}`);
  const files = page.getByRole('list', { name: 'Files' });
  const search = page.getByRole('searchbox', { name: 'Search files' });
  const offer = page.getByRole('link', { name: 'Search all files' });
  await expect(files.getByText('store plan.pdf')).toBeVisible();
  await expect(offer).toHaveCount(0);

  await search.fill('harbour');
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible();
  await expect(page.getByText('Only this folder was searched.')).toBeVisible();
  await offer.click();
  await expect(page).toHaveURL('/dashboard?tab=files&view=all&q=harbour');
  await expect(search).toHaveValue('harbour');
  await expect(files.getByText('harbour plan.pdf')).toBeVisible();
  await expect(offer).toHaveCount(0);

  await page.goBack();
  await search.fill('plan');
  await expect(files.getByText('store plan.pdf')).toBeVisible();
  await offer.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard?tab=files&view=all&q=plan');
  await expect(files.getByText(/plan\.pdf/u)).toHaveCount(2);
});

test('the list has the new folder before its dialog is gone, and nothing moves under a press', async ({
  page,
  member,
  request,
}) => {
  await storeFile(request, member, 'a.pdf', pdfFile('a'));
  await page.goto('/dashboard?tab=files');
  const menu = page.locator('[title="More actions for a.pdf"]');
  await menu.waitFor();
  const before = await menu.boundingBox();
  const listed = Promise.withResolvers<void>();
  await page.getByRole('button', { name: 'New Folder' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Leases');
  await page.route(/folders\.list/u, async (route) => {
    await listed.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/folders\.list/u);
  await page.keyboard.press('Enter');
  await asked;
  await expect(dialog.getByRole('button', { name: 'Creating' })).toBeVisible();
  listed.resolve();
  await expect(dialog).toHaveCount(0);
  await expect.poll(async () => (await menu.boundingBox())!.y).toBeGreaterThan(before!.y);
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
});
