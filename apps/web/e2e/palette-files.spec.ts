import { pdfFile } from '../../server/src/testing/sample-files.ts';
import { expect, test } from './sheaf-test.ts';
import { makeFolder, storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a whole name of a file, or its beginning, and Enter opens it; files of one name show their folder', async ({
  page,
  member,
  request,
}) => {
  const letter = await storeFile(request, member, 'letter.pdf', pdfFile('Dear Ada'));
  const lease = await storeFile(request, member, 'lease.pdf', pdfFile('Lease'));
  const { id } = await makeFolder(request, member, 'Old');
  await storeFile(request, member, 'lease.pdf', pdfFile('Older lease'), { folder_id: id });
  await page.goto('/dashboard');
  const box = page.getByRole('combobox', { name: 'Search or jump to' });
  const type = async (text: string) => {
    await page.getByRole('button', { name: 'Search or jump to' }).waitFor();
    await page.keyboard.press('Control+k');
    await box.fill(text);
  };
  // Enter is pressed before the results are there.
  await type('letter.pdf');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/files/${letter.id}`, 'u'));
  await page.goto('/dashboard');
  await type('lea');
  const named = page.getByRole('group', { name: 'Files' }).getByRole('option', { name: 'lease.pdf' });
  await expect(named).toHaveCount(2);
  await expect(named.filter({ hasText: 'Old' })).toHaveCount(1);
  await expect(named.filter({ hasText: 'Home' })).toHaveCount(1);
  await named.filter({ hasText: 'Home' }).click();
  await expect(page).toHaveURL(new RegExp(`/files/${lease.id}`, 'u'));
  await page.goto('/dashboard');
  await type('merge');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=merge/u);
});
