import { pdfFile } from '../../server/src/testing/sample-files.ts';
import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a batch of selected files is ready to start', async ({ page, member, request }) => {
  await setPlan(member.email, 'premium');
  for (const name of ['a.pdf', 'b.pdf']) await storeFile(request, member, name, pdfFile(name));
  await page.goto('/dashboard?tab=files');
  for (const name of ['a.pdf', 'b.pdf']) await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  await page.getByRole('toolbar').getByText('Compress').click();
  await expect(page.getByRole('textbox', { name: 'Batch name' })).toHaveValue('Compress: 2 files');
  await expect(page.getByRole('button', { name: 'Start Batch' })).toBeFocused();
  await expect(page.getByRole('radiogroup', { name: 'Compression' }).getByRole('radio')).toHaveText([
    'Low',
    'Medium',
    'High',
    'Maximum',
  ]);
});
