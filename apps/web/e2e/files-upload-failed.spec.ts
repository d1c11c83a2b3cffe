import type { Page } from '@playwright/test';
import { pdfFile, programFile } from '../../server/src/testing/sample-files.ts';
import { expect, test } from './sheaf-test.ts';
import { namesIn, storeFile } from './stored-files.ts';

const pdf = (name: string, buffer = pdfFile(name)) => ({ name, mimeType: 'application/pdf', buffer });
const openUpload = async (page: Page) => {
  await page.getByRole('button', { name: 'Upload Files', exact: true }).first().click();
  return page.getByRole('dialog', { name: 'Upload Files' });
};

test.describe('what fails on the way', () => {
  test.use({ expectedErrors: /status of 402|status of 415|net::ERR_/u });

  test('a program with a document’s name is refused by its bytes', async ({ page, member, request }) => {
    await page.goto('/dashboard');
    const dialog = await openUpload(page);
    await dialog
      .locator('input[type=file]')
      .setInputFiles([pdf('invoice.pdf', programFile()), pdf('lease.pdf')]);
    await dialog.getByRole('button', { name: 'Upload 2 file(s)' }).click();
    await expect(dialog.getByText(/File type .* is not allowed/u)).toBeVisible();
    await expect(page.getByText(/Upload failed: File type .* is not allowed/u)).toBeVisible();
    await expect(dialog.getByText('Its name says PDF, but its contents are not PDF.')).toBeVisible();
    expect(await namesIn(request, member, null)).toEqual(['lease.pdf']);
    await expect(dialog.getByRole('button', { name: /^Upload \d/u })).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Cancel', exact: true })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: 'Uploads' })).toHaveCount(0);
  });

  test('a lost connection is shown, and failed files are sent again', async ({ page, member, request }) => {
    await page.goto('/dashboard');
    await page.route('**/api/files/upload', (route) => route.abort());
    const dialog = await openUpload(page);
    await dialog.locator('input[type=file]').setInputFiles([pdf('a.pdf'), pdf('b.pdf')]);
    await dialog.getByRole('button', { name: 'Upload 2 file(s)' }).click();
    await expect(dialog.getByText('Network error: Please check your connection and try again.')).toHaveCount(
      2,
    );
    await page.unroute('**/api/files/upload');
    await dialog.getByRole('button', { name: 'Retry 2 failed' }).click();
    await expect(page.getByText('2 file(s) uploaded successfully')).toBeVisible();
    expect(await namesIn(request, member, null)).toEqual(['a.pdf', 'b.pdf']);
  });

  test('what the plan’s limit refused is not offered again, and the others are tried without it', async ({
    page,
    member,
    request,
  }) => {
    for (let count = 1; count <= 10; count += 1)
      await storeFile(request, member, `kept-${count}.pdf`, pdfFile(`kept ${count}`));
    await page.goto('/dashboard');
    const sent: string[] = [];
    page.on('request', (one) => one.url().endsWith('/api/files/upload') && sent.push(one.method()));
    const dialog = await openUpload(page);
    const choose = (name: string) => dialog.locator('input[type=file]').setInputFiles(pdf(name));
    await choose('over.pdf');
    await dialog.getByRole('button', { name: 'Upload 1 file(s)' }).click();
    const refused = dialog.getByRole('listitem').filter({ hasText: 'See plans' });
    await expect(refused).toHaveCount(1);
    await expect(dialog.getByRole('button', { name: /^Retry/u })).toHaveCount(0);

    await page.route('**/api/files/upload', (route) => route.abort());
    await choose('cut.pdf');
    await dialog.getByRole('button', { name: 'Upload 1 file(s)' }).click();
    const again = dialog.getByRole('button', { name: 'Retry 1 failed' });
    await expect(again).toBeVisible();
    await page.unroute('**/api/files/upload');
    expect(sent).toHaveLength(2);
    await again.click();
    await expect(refused).toHaveCount(2);
    expect(sent).toHaveLength(3);
    await expect(again).toHaveCount(0);

    await expect(dialog.getByRole('button', { name: /again$/u })).toHaveCount(0);
    expect(await namesIn(request, member, null)).toHaveLength(10);
  });

  test('an upload is seen on its way, goes on in the tray on any page, and is stopped and sent again', async ({
    page,
    member,
    request,
  }) => {
    const slow = await page.context().newCDPSession(page);
    await page.goto('/dashboard');
    await slow.send('Network.enable');
    await slow.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 400_000,
    });
    const dialog = await openUpload(page);
    await dialog.locator('input[type=file]').setInputFiles(pdf('slow.pdf', pdfFile('slow', 4_000_000)));
    await dialog.getByRole('button', { name: 'Upload 1 file(s)' }).click();
    await expect(dialog.getByText('Uploading...')).toBeVisible();
    await expect(dialog.getByText(/of 3.82 MB/u)).toBeVisible();
    await page.keyboard.press('Escape');
    const tray = page.getByRole('complementary', { name: 'Uploads' });
    await expect(tray.getByText('Uploading 0 of 1')).toBeVisible();
    // The tray goes along to another page.
    await page.getByRole('link', { name: 'Basic Tools' }).click();
    await expect(page).toHaveURL(/\/tools/u);
    await tray.getByRole('button', { name: 'Cancel slow.pdf' }).click();
    await expect(tray.getByText('Cancelled')).toBeVisible();
    await expect(tray.getByRole('button', { name: /^Retry/u })).toHaveCount(0);
    expect(await namesIn(request, member, null)).toEqual([]);
    await slow.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await tray.getByRole('button', { name: 'Upload slow.pdf again' }).click();
    await expect(tray.getByText('1 file(s) uploaded successfully')).toBeVisible();
    expect(await namesIn(request, member, null)).toEqual(['slow.pdf']);
  });
});
