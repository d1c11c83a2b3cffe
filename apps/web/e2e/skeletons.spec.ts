import { pdfOfPages } from '../../server/src/testing/sample-files.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

/** What a reader would call steady. */
const MOST_MOVED = 0.02;

for (const motion of ['no-preference', 'reduce'] as const)
  test.describe(`while an answer is on its way, with motion: ${motion}`, () => {
    test.use({ contextOptions: { reducedMotion: motion } });

    test('the shape of what comes is shown late, and nothing moves when it is there', async ({
      page,
      member,
      request,
    }) => {
      const { id } = await storeFile(request, member, 'pages.pdf', pdfOfPages(['one', 'two']));
      await page.addInitScript(() => {
        Reflect.set(window, 'moved', 0);
        new PerformanceObserver((list) => {
          const sum = list.getEntries().reduce((all, entry) => all + Number(Reflect.get(entry, 'value')), 0);
          Reflect.set(window, 'moved', Number(Reflect.get(window, 'moved')) + sum);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const path of [
        '/dashboard',
        '/dashboard?tab=files',
        `/files/${id}`,
        `/files/${id}?assistant=summary`,
        `/tools?tab=split&files=${id}`,
        `/tools/sign?files=${id}`,
        `/tools/analyze?files=${id}`,
        '/profile?tab=statistics',
      ]) {
        const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
        await page.route('**/trpc/**', async (route) => {
          // Who is here is known.
          if (!route.request().url().includes('users.profile')) await answered;
          await route.fallback();
        });
        await page.goto(path);
        const busy = page.locator('[aria-busy="true"]').first();
        await expect(busy, path).toBeVisible();
        const late = page.locator('.animate-late').first();
        await expect(late, path).toHaveCSS('animation-delay', '0.15s');
        await expect
          .poll(() => late.evaluate((one) => Number(getComputedStyle(one).opacity)))
          .toBeGreaterThan(0.5);
        await expect(page.locator('main .animate-turn'), path).toHaveCount(0);
        answer();
        await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
        expect(await page.evaluate(() => Number(Reflect.get(window, 'moved'))), path).toBeLessThan(
          MOST_MOVED,
        );
        await page.unrouteAll({ behavior: 'wait' });
      }
    });
  });
