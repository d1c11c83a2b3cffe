import { boxOf } from './pro-tools.ts';
import { expect, test } from './sheaf-test.ts';
import { storePages } from './tool-documents.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
});

test('on a phone pages are a row to swipe through, and what can be chosen is below it', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storePages(request, member, 'long.pdf', 60);
  const sheets = page.locator('main ol');
  const options = page.getByRole('heading', { name: 'Options' });
  for (const tool of ['resize', 'grayscale', 'headers-footers']) {
    await page.goto(`/tools/${tool}?files=${id}`);
    await expect(sheets.locator('> li')).toHaveCount(60);
    await expect(sheets.locator('> li').first().locator('img')).toBeVisible();
    const row = await boxOf(sheets);
    expect(row.height).toBeLessThan(500);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // Grayscale has none.
    for (const one of await options.all()) expect((await boxOf(one)).y).toBeLessThan(844);
    // Pages further on are drawn once they are near.
    await expect(sheets.locator('> li').nth(40).locator('img')).toHaveCount(0);
    await sheets.evaluate((list) => list.scrollTo({ left: list.scrollWidth * (40 / 60) }));
    await expect(sheets.locator('> li').nth(40).locator('img')).toBeVisible();
  }
});
