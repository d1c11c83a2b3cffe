import { makeScan } from '@sheaf/pdf-core/testing';
import { emptyLetter, pdfFile } from '../../server/src/testing/sample-files.ts';
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
  await expect(page.getByText('Needs OCR')).toBeVisible();
  await page.goto('/dashboard?tab=files&view=all&q=scanned');
  await expect(name.first()).toBeVisible();
  await expect(page.getByText('Needs OCR')).toBeVisible();
});

test('the palette says why a file has no text, among recent files and where it is found', async ({
  page,
  member,
  request,
}) => {
  const { bytes } = await makeScan();
  await storeFile(request, member, 'scanned.pdf', Buffer.from(bytes));
  await storeFile(request, member, 'written.pdf', pdfFile('Signed by both'));
  await page.goto('/dashboard?tab=files');
  await expect(page.getByText('Needs OCR')).toBeVisible();
  await page.getByRole('button', { name: 'Search or jump to' }).click();
  const recent = page.getByRole('group', { name: 'Recent files' }).getByRole('option');
  await expect(recent.filter({ hasText: 'scanned.pdf' })).toContainText('Needs OCR');
  await expect(recent.filter({ hasText: 'written.pdf' })).not.toContainText('Being read');
  await expect(recent.filter({ hasText: 'written.pdf' })).not.toContainText('No text');
  const box = page.getByRole('combobox', { name: 'Search or jump to' });
  await box.fill('scanned');
  const found = page.getByRole('group', { name: 'Files', exact: true }).getByRole('option');
  await expect(found).toContainText(['scanned.pdfNeeds OCR']);
  // By a name that is nearly its own.
  await box.fill('scnaned');
  await expect(found).toContainText(['scanned.pdfNeeds OCR']);
});

test('a file that has been read and has no text promises none', async ({ page, member, request }) => {
  const { id } = await storeFile(request, member, 'empty.docx', emptyLetter());
  await page.goto(`/files/${id}`);
  await expect(page.getByText('This file has no text to show. You can download it.')).toBeVisible();
});
