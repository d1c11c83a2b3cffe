import { gzipSync } from 'node:zlib';
import { pdfFile, pngFile } from '../../server/src/testing/sample-files.ts';
import { checkAccess, floating } from './check-access.ts';
import { expect, test } from './sheaf-test.ts';
import { makeFolder, storeFile } from './stored-files.ts';
import { openQuietly } from './open-quietly.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the member’s files are accessible in both themes', async ({ page, member, request }) => {
  test.slow();
  const folder = await makeFolder(request, member, 'Leases');
  await storeFile(request, member, 'lease.pdf', pdfFile('lease'), { tags: 'signed,2026,paper,more' });
  await storeFile(request, member, 'plan.png', pngFile(), { folder_id: folder.id });
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'lease.pdf' }).waitFor();
  await checkAccess(page, 'overview');
  await page.getByRole('button', { name: 'Upload Files', exact: true }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') });
  await page.getByText('File type application/zip is not allowed').waitFor();
  await checkAccess(page, 'upload', floating);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Files' }).click();
  await page.getByRole('checkbox', { name: 'Select lease.pdf' }).click();
  await checkAccess(page, 'grid', floating);
  // The bar of the selection stands over the controls of the list.
  await page.getByRole('button', { name: 'Clear Selection' }).click();
  await page.getByRole('radio', { name: 'List' }).click();
  await page.getByRole('table').waitFor();
  await page.getByRole('checkbox', { name: 'Select lease.pdf' }).click();
  await checkAccess(page, 'list', floating);
  await page.getByRole('button', { name: 'Delete (1)' }).click();
  await page.getByText('1 item(s) deleted').waitFor();
  await page.getByRole('link', { name: /^Trash/u }).click();
  await page.getByRole('button', { name: 'Restore lease.pdf' }).waitFor();
  await checkAccess(page, 'trash', floating);
});

for (const path of ['/dashboard?tab=files', '/profile', '/billing'])
  test(`a member's page needs less than 250 KB of script: ${path}`, async ({ page, member }) => {
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) sizes.push(response.body().then((body) => gzipSync(body).length));
    });
    await openQuietly(page, path);
    await expect(page.getByRole('button', { name: member.name })).toBeVisible();
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(20_000);
    expect(total).toBeLessThan(250 * 1024);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('no view of the files is wider than the screen', async ({ page, member, request }) => {
    const folder = await makeFolder(request, member, 'A folder with quite a long name for a phone');
    await storeFile(request, member, `${'long '.repeat(20)}name.pdf`, pdfFile('long'), { tags: 'a,b,c' });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    for (const path of ['/dashboard', '/dashboard?tab=files', `/dashboard?tab=files&folder=${folder.id}`]) {
      await openQuietly(page, path);
      expect(await width(), path).toBeLessThanOrEqual(390);
    }
    await page.getByRole('button', { name: 'Places' }).click();
    await page.getByRole('menuitem', { name: 'All files' }).click();
    await page.getByRole('radio', { name: 'List' }).click();
    await page.getByRole('checkbox', { name: /^Select long/u }).click();
    await expect(page.getByRole('toolbar', { name: 'Selection' })).toBeVisible();
    expect(await width()).toBeLessThanOrEqual(390);
  });
});
