import { pdfFile } from '../../server/src/testing/sample-files.ts';
import { boxOf } from './pro-tools.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
});

test('the menu of a file low on the screen opens where there is room for it', async ({
  page,
  member,
  request,
}) => {
  await storeFile(request, member, 'lease.pdf', pdfFile('lease'));
  await page.goto('/files');
  const more = page.getByRole('button', { name: 'More actions for lease.pdf' });
  // Half of the entries would not fit below.
  await more.evaluate((button) => {
    const spacer = document.createElement('div');
    spacer.style.height = `${700 - button.getBoundingClientRect().top}px`;
    document.querySelector('main')!.prepend(spacer);
  });
  await more.tap();
  await expect(page.getByRole('menuitem', { name: /^All \d+ tools$/u })).toBeAttached();
  const menu = page.getByRole('menu');
  await expect.poll(async () => (await boxOf(menu)).height).toBeGreaterThan(500);
  const { y, height } = await boxOf(menu);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(844);
});
