import { pdfFile } from '../../server/src/testing/sample-files.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

// The picture of a file that is on its way when the file goes.
test.use({ expectedErrors: /status of 404.*\/thumbnail/u });

test('the focus goes back to what opened a dialog, on to the next row, and to the page that came', async ({
  page,
  member,
  request,
}) => {
  for (const name of ['a.pdf', 'b.pdf']) await storeFile(request, member, name, pdfFile(name));
  await page.goto('/dashboard?tab=files');
  const menuOf = (name: string) => page.getByRole('button', { name: `More actions for ${name}` });
  const dialog = page.getByRole('dialog');
  const choose = async (name: string, entry: string) => {
    await menuOf(name).press('Enter');
    await page.getByRole('menuitem', { name: entry }).press('Enter');
    await expect(dialog).toBeVisible();
  };
  await choose('b.pdf', 'Move');
  await page.keyboard.press('Escape');
  await expect(menuOf('b.pdf')).toBeFocused();

  // It goes to the trash at once, since it can be brought back.
  await menuOf('b.pdf').press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await expect(menuOf('b.pdf')).toHaveCount(0);
  await expect(menuOf('a.pdf')).toBeFocused();

  const newFolder = page.getByRole('button', { name: 'New Folder' });
  await newFolder.press('Enter');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(newFolder).toBeFocused();

  await page.getByRole('link', { name: 'a.pdf' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Assistant' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'File Manager' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the focus goes to a folder that was made, and from a menu opened by keys back to the file', async ({
  page,
  member,
  request,
}) => {
  await storeFile(request, member, 'a.pdf', pdfFile('a'));
  for (const view of ['Grid', 'List']) {
    await page.goto('/dashboard?tab=files');
    await page.getByRole('radio', { name: view }).click();
    await page.getByRole('link', { name: 'a.pdf' }).focus();
    await page.keyboard.press('n');
    await page.getByRole('dialog').getByRole('textbox').fill(`Made in ${view}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('[data-items]').getByRole('link', { name: `Made in ${view}` })).toBeFocused();

    const file = page.getByRole('link', { name: 'a.pdf' });
    await file.focus();
    await page.keyboard.press('Shift+F10');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(file).toBeFocused();
  }
});

test('a panel that takes the focus shows its heading below the bar', async ({ page, member }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/dashboard');
  const heading = page.getByRole('heading', { level: 1, name: member.name.split(' ')[0] });
  await expect(heading).toBeVisible();
  await page.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
  const bar = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await heading.boundingBox())!.y)
    .toBeGreaterThanOrEqual(bar!.y + bar!.height);
});

test('the keyboard goes on from the result of a tool', async ({ page, member, request }) => {
  const { id } = await storeFile(request, member, 'a.pdf', pdfFile('a'));
  await page.goto(`/tools/grayscale?files=${id}`);
  await page.getByRole('button', { name: 'Convert to grayscale', exact: true }).press('Enter');
  await expect(page.getByRole('region', { name: 'Your document is ready' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Download' })).toBeFocused();
});
