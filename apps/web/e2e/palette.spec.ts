import { pdfFile } from '../../server/src/testing/sample-files.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('commands are found by their synonyms and with a typing error, above documents, and the last ones are kept', async ({
  page,
  member,
  request,
}) => {
  await storeFile(request, member, 'trash collection.pdf', pdfFile('x'));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Search or jump to' }).waitFor();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search or jump to' });
  const first = page.getByRole('option').first();
  for (const [typed, command] of [
    ['rotate', 'Rotate'],
    ['watremark', 'Watermark'],
    ['api key', 'API keys'],
    ['upload', 'Upload files'],
    ['dark', 'Switch to dark theme'],
    ['2fa', 'Two-step sign-in and passkeys'],
    ['deutsch', 'Language: Deutsch'],
    ['combine', 'Merge'],
    ['trash', 'Trash'],
  ] as const) {
    await box.fill(typed);
    await expect(first, typed).toContainText(command);
  }
  const file = page.getByRole('option', { name: 'trash collection.pdf' });
  await expect(file).toContainText('Name');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard?tab=files&view=trash');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recent commands' }).getByRole('option')).toHaveText([
    'Trash',
  ]);
  await box.fill('colection');
  await expect(file).toContainText('Similar name');
  await box.fill('api key');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile#api-keys');
  await expect(page.locator('#api-keys')).toBeInViewport();
  await page.keyboard.press('Control+k');
  await box.fill('new folder');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Create New Folder' })).toBeVisible();
});
