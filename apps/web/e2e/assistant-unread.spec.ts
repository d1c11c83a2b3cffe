import { makeScan, makeTestPdf } from '@sheaf/pdf-core/testing';
import { merge } from '@sheaf/pdf-core/tools/merge/merge.ts';
import { mergeOptions } from '@sheaf/pdf-core/tools/merge/options.ts';
import { checkAccess, floating } from './check-access.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('pages without text are named beside a summary, until OCR has looked at them', async ({
  page,
  member,
  request,
}) => {
  test.slow();
  const size: [number, number] = [1400, 500];
  const text = 'The letting of the garage begins on 1 May 2024 and lasts for two years.';
  const scan = await makeScan();
  const lease = { name: 'lease.pdf', bytes: makeTestPdf({ pages: [{ text, size }] }) };
  const { files } = await merge([lease, scan, scan], mergeOptions.parse({}));
  const { id } = await storeFile(request, member, 'lease.pdf', Buffer.from(files[0]!.bytes));
  await page.goto(`/files/${id}?assistant=summary`);
  const panel = page.getByRole('complementary', { name: 'AI Assistant' });
  const note = panel.getByText('2 of 3 pages have not been read');
  await expect(note).toBeVisible();
  await checkAccess(page, 'pages without text', floating, 'aside');
  await panel.getByRole('button', { name: 'Run OCR' }).click();
  await expect(note).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Brief Summary' })).toBeEnabled();
});
