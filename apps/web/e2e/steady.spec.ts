import { pdfOfPages } from '../../server/src/testing/sample-files.ts';
import { openQuietly } from './open-quietly.ts';
import { expect, test } from './sheaf-test.ts';
import { makeFolder, storeFile } from './stored-files.ts';

/** What a reader would call steady; a page that moves by more is called poor from 0.1. */
const MOST = 0.02;

test('nothing that is seen moves while a page is on its way', async ({ page, member, request }) => {
  await page.addInitScript(() => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
      Reflect.set(window, 'moved', sum);
    });
    Reflect.set(window, 'moved', 0);
    observer.observe({ type: 'layout-shift', buffered: true });
  });
  await makeFolder(request, member, 'Leases');
  const { id } = await storeFile(request, member, 'pages.pdf', pdfOfPages(['one', 'two', 'three', 'four']));
  const expectSteady = async (path: string) => {
    await openQuietly(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => Number(Reflect.get(window, 'moved'))), path).toBeLessThan(MOST);
  };
  await expectSteady(`/files/${id}`);
  await page.setViewportSize({ width: 390, height: 844 });
  // How far the first steps are is known from the visit before.
  await openQuietly(page, '/dashboard');
  for (const path of [
    '/dashboard',
    '/dashboard?tab=files',
    `/tools?tab=split&files=${id}`,
    '/profile?tab=statistics',
    '/contact',
  ])
    await expectSteady(path);
  await page.evaluate(() => localStorage.clear());
  await expectSteady('/register');
});
