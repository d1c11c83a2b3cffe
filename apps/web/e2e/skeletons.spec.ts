import type { Page } from '@playwright/test';
import { pdfOfPages } from '../../server/src/testing/sample-files.ts';
import { scanPhoto } from './scan-photo.ts';
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
        // What was asked for together with who is here may be there already.
        const late = page.locator('[aria-busy="true"].animate-late, [aria-busy="true"] .animate-late');
        const unseen = () =>
          late.evaluateAll(
            (all) =>
              all
                .filter((one) => one.getBoundingClientRect().top < innerHeight)
                .map((one) => getComputedStyle(one))
                .filter(({ animationDelay, opacity }) => animationDelay !== '0.15s' || Number(opacity) <= 0.5)
                .length,
          );
        await expect.poll(unseen, { message: path }).toBe(0);
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

/** Holds what the page asks for until it has shown that it waits. */
async function expectShapeWhile(page: Page, address: string, ask: () => Promise<void>): Promise<void> {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await answered;
    await route.fallback();
  });
  await ask();
  await expect(page.locator('[aria-busy="true"] .animate-late').first()).toBeVisible();
  answer();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
}

test('results of the palette, answers of all files and a photo are awaited in their shape', async ({
  page,
  member,
  request,
}) => {
  await storeFile(request, member, 'lease.pdf', pdfOfPages(['The lease ends on 3 May 2027.']));
  await page.goto('/dashboard?tab=files');
  await expect(page.getByRole('link', { name: 'lease.pdf' }).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await expectShapeWhile(page, '**/trpc/search.find*', () =>
    page.getByRole('combobox', { name: 'Search or jump to' }).fill('leas'),
  );
  await expect(page.getByRole('option', { name: /lease\.pdf/u }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Scan', exact: true }).click();
  await expectShapeWhile(page, '**/scan-worker*', async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('dialog').getByRole('button', { name: 'Choose photos' }).click();
    await (await chooser).setFiles(await scanPhoto(1));
  });

  await page.goto('/ask');
  await expectShapeWhile(page, '**/trpc/search.ask*', async () => {
    await page.getByRole('textbox').first().fill('When does the lease end?');
    await page.keyboard.press('Enter');
  });
  await expect(page.getByRole('region', { name: 'Answers' })).toContainText('3 May 2027');
});
