import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { makeReport, makeScan } from '@sheaf/pdf-core/testing';
import { checkAccess, floating } from './check-access.ts';
import { newest } from './pro-tools.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const storeReport = async (
  ...[request, member]: [Parameters<typeof storeFile>[0], Parameters<typeof storeFile>[1]]
) => storeFile(request, member, 'report.pdf', Buffer.from((await makeReport()).bytes));

for (const [tool, name, button, made] of [
  ['to-word', 'PDF to Word', 'Convert to Word', 'report.docx'],
  ['to-excel', 'PDF to Excel', 'Convert to Excel', 'report.xlsx'],
] as const)
  test(`${name}: found among all tools, run, and downloaded as what it is`, async ({
    page,
    member,
    request,
  }) => {
    const { id } = await storeReport(request, member);
    await page.goto('/tools');
    await page.getByRole('link', { name: 'All tools' }).click();
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/tools/${tool}`);
    await page.goto(`/tools/${tool}?files=${id}`);
    await page.getByRole('button', { name: button }).waitFor();
    await checkAccess(page, tool);
    await page.getByRole('button', { name: button }).click();
    const result = page.getByRole('region', { name: 'Your document is ready' });
    await expect(result.getByRole('heading', { name: made })).toBeVisible();
    await checkAccess(page, `${tool} result`, floating);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      result.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(made);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  });

test('the page of a conversion needs less than 250 KB of script', async ({ page, member, request }) => {
  const { id } = await storeReport(request, member);
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(`/tools/to-excel?files=${id}`);
  await page.getByRole('button', { name: 'Convert to Excel' }).waitFor();
  await page.getByRole('button', { name: member.name }).waitFor();
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(20_000);
  expect(total).toBeLessThan(250 * 1024);
});

test.describe('a document that cannot be converted', () => {
  // What is refused on purpose.
  test.use({ expectedErrors: /the server responded with a status of 422/u });

  test('shows the reason, and leads to a copy that can be', async ({ page, member, request }) => {
    const { bytes } = await makeScan();
    const { id } = await storeFile(request, member, 'scan.pdf', Buffer.from(bytes));
    const headers = { authorization: `Bearer ${member.session.access_token}` };
    await request.post('/api/ai/ocr', { headers, data: { fileId: id } });
    await page.goto(`/tools/to-word?files=${id}`);
    await page.getByRole('button', { name: 'Convert to Word' }).click();
    await expect(page.getByRole('alert')).toContainText('If it is a scan, run OCR first.');
    await checkAccess(page, 'a scan that is not converted', floating);
    await page.screenshot({ path: test.info().outputPath('refused.png') });
    await page.getByRole('link', { name: 'Make searchable PDF' }).click();
    await page.getByRole('button', { name: 'Save searchable PDF' }).click();
    const result = page.getByRole('region', { name: 'Your document is ready' });
    await expect(result.getByRole('heading', { name: 'scan-searchable.pdf' })).toBeVisible();
    await page.goto(`/tools/to-word?files=${await newest(request, member)}`);
    await page.getByRole('button', { name: 'Convert to Word' }).click();
    await expect(result.getByRole('heading', { name: 'scan-searchable.docx' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('no page of a conversion is wider than the screen', async ({ page, member, request }) => {
    const { id } = await storeReport(request, member);
    for (const tool of ['to-word', 'to-excel', 'to-csv', 'to-html', 'to-images']) {
      await page.goto(`/tools/${tool}?files=${id}`);
      await page.getByRole('button', { name: /^Convert to/u }).waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([tool, wide]).toEqual([tool, 360]);
    }
  });
});
