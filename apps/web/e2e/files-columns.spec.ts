import { pdfFile } from '../../server/src/testing/sample-files.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile, untilRead } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

test('nothing of a list with many columns is cut, and the menus of its rows stay in sight', async ({
  page,
  member,
  request,
}) => {
  await storeFile(request, member, 'lease.pdf', pdfFile('Lease'));
  await page.goto('/dashboard?tab=files');
  await page.getByRole('radio', { name: 'List' }).click();
  const table = page.getByRole('table', { name: 'Files' });
  const frame = table.locator('..');
  const menu = page.getByRole('button', { name: 'More actions for lease.pdf' });
  const name = table.getByRole('columnheader', { name: 'Name' });
  const columns = ['Type', 'Pages', 'Added'];
  for (const column of ['', ...columns]) {
    if (column) {
      await page.getByRole('button', { name: 'Columns' }).click();
      await page.getByRole('menuitemcheckbox', { name: column }).click();
      await page.keyboard.press('Escape');
    }
    const around = (await frame.boundingBox())!;
    const box = (await menu.boundingBox())!;
    expect(box.x + box.width, column).toBeLessThanOrEqual(around.x + around.width);
    expect((await name.boundingBox())!.width, column).toBeGreaterThanOrEqual(280);
    await menu.click({ trial: true });
    if (column === '' || column === 'Type')
      expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth), column).toBe(0);
  }
});

test('in the results of a search, names are told apart, with the reason beside them', async ({
  page,
  member,
  request,
}) => {
  const names = ['one', 'two'].map((end) => `harbour_test_resources_${end}.pdf`);
  for (const name of names) {
    const { id } = await storeFile(request, member, name, pdfFile('The pilots of the quay'));
    await untilRead(request, member, id);
  }
  await page.goto('/dashboard?tab=files');
  await page.getByRole('radio', { name: 'List' }).click();
  await page.getByRole('searchbox', { name: 'Search files' }).fill('pilots');
  const table = page.getByRole('table', { name: 'Files' });
  await expect(table.getByText(/Page 1/u)).toHaveCount(2);
  for (const name of names) {
    const link = table.getByRole('link', { name });
    const cut = await link.evaluate(({ parentElement: box }) => box!.scrollWidth - box!.clientWidth);
    expect(cut, name).toBe(0);
  }
  const reason = await table
    .getByText(/Page 1/u)
    .first()
    .boundingBox();
  expect(reason!.width).toBeGreaterThan(100);
});
