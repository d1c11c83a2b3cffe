import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';
import { pdfOfPages } from '../../server/src/testing/sample-files.ts';
import { setPlan } from './people.ts';
import { boxOf } from './pro-tools.ts';

test.use({
  viewport: { width: 360, height: 780 },
  isMobile: true,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

test.beforeEach(({ member }) => setPlan(member.email, 'premium'));

for (const language of ['en', 'de', 'fr', 'es'])
  test(`the open tab is seen whole, beside the way to all tools: ${language}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    for (const tab of ['merge', 'compress', 'convert', 'ai-chat']) {
      await page.goto(`/tools?tab=${tab}`);
      const open = page.getByRole('tab', { selected: true });
      const all = page.locator('a[href^="/tools/all"]').first();
      await expect(open).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await expect
        .poll(async () => {
          const [row, box, link] = [
            await boxOf(page.getByRole('tablist')),
            await boxOf(open),
            await boxOf(all),
          ];
          // The first stands a little before the row, with its letters in line with the page.
          return box.x >= row.x - 10 && box.x + box.width <= link.x && link.x + link.width <= 360;
        })
        .toBe(true);
    }
    // All sections of the dashboard are seen without scrolling.
    await page.goto('/dashboard');
    const last = page.getByRole('tab').last();
    await expect(last).toBeInViewport({ ratio: 1 });
    expect((await boxOf(last)).height).toBeGreaterThanOrEqual(44);
  });

test('the name of a result shows its end until it is written in', async ({ page, member, request }) => {
  const name = 'An agreement about services between two parties.pdf';
  const { id } = await storeFile(request, member, name, pdfOfPages(['one', 'two']));
  await page.goto(`/advanced-tools/sign?files=${id}`);
  const field = page.getByRole('region', { name: 'Result' }).getByRole('textbox');
  await expect(field).toHaveValue(/signed/u);
  const end = () =>
    field.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => scrollWidth - clientWidth - scrollLeft);
  await expect.poll(end).toBeLessThanOrEqual(1);
  expect(await field.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});
