import { makeScan } from '@sheaf/pdf-core/testing';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test('a file in the list shows why it has no text, also in search results', async ({
  page,
  member,
  request,
}) => {
  const { bytes } = await makeScan();
  await storeFile(request, member, 'scanned.pdf', Buffer.from(bytes));
  await page.goto('/dashboard?tab=files');
  const name = page.getByRole('link', { name: 'scanned.pdf' });
  await expect(name.first()).toBeVisible();
  await expect(page.getByText('Needs OCR')).toBeVisible({ timeout: 30_000 });
  await page.goto('/dashboard?tab=files&view=all&q=scanned');
  await expect(name.first()).toBeVisible();
  await expect(page.getByText('Needs OCR')).toBeVisible();
});
