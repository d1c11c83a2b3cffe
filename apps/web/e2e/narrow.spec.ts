import { makeTestPdf } from '@sheaf/pdf-core/testing';
import type { Page } from '@playwright/test';
import { setPlan } from './people.ts';
import { enterAsAdmin, expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What is seen only after it is scrolled sideways. */
const hiddenAside = (page: Page) =>
  page.getByRole('main').evaluate((root) =>
    [...root.querySelectorAll('*')]
      .filter((part) => part.scrollWidth > part.clientWidth + 1)
      .filter((part) => getComputedStyle(part).overflowX === 'auto')
      .map((part) => part.textContent),
  );

test.describe('on the smallest phone, with the longest words', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('language', 'de')));

  test('tables of limits, languages and plans are seen whole', async ({ page, context, request, person }) => {
    await enterAsAdmin(context, request, person);
    await page.goto('/admin/settings');
    await expect(page.getByRole('textbox', { name: 'Speicher, Premium' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Installierte Sprachen' })).toBeVisible();
    expect(await hiddenAside(page)).toEqual([]);
    await page.goto('/upgrade');
    await expect(page.getByRole('table', { name: 'Tarife vergleichen' })).toBeVisible();
    expect(await hiddenAside(page)).toEqual([]);
  });

  test('menus and hints name no keys', async ({ page, member, request }) => {
    await setPlan(member.email, 'pro');
    const bytes = Buffer.from(makeTestPdf({ pages: [{ text: 'Lease' }] }));
    const { id } = await storeFile(request, member, 'lease.pdf', bytes);
    await page.goto(`/files/${id}`);
    await page.getByRole('button', { name: 'Mehr', exact: true }).tap();
    await expect(page.getByRole('menuitem', { name: 'Drucken', exact: true })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Tastenkürzel' })).toBeHidden();
    await page.goto(`/advanced-tools/redact?files=${id}`);
    await expect(page.getByText('Ziehen Sie über die Seite')).toBeVisible();
    await expect(page.getByText('Pfeiltasten')).toBeHidden();
  });

  test('the head of a batch step has room for its name', async ({ page, member }) => {
    await setPlan(member.email, 'pro');
    await page.goto('/tools');
    await page.getByRole('button', { name: 'Stapelverarbeitung' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Stapelverarbeitung' });
    const type = dialog.getByRole('combobox').first();
    await expect(type).toContainText('Zusammenfügen');
    expect(await type.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
    await type.tap();
    // The list is as wide as its names, and none is printed over another.
    const options = page.getByRole('option');
    await expect(page.getByRole('listbox')).toBeInViewport();
    const cut = await options.evaluateAll((all) =>
      all
        .filter((option, index) => {
          const { left, right, bottom } = option.getBoundingClientRect();
          const words = document.createRange();
          words.selectNodeContents(option);
          const inner = words.getBoundingClientRect();
          const next = all[index + 1]?.getBoundingClientRect().top ?? Infinity;
          return (
            inner.left < left ||
            inner.right > right ||
            right > innerWidth ||
            inner.bottom > Math.min(bottom, next) + 1
          );
        })
        .map((option) => option.textContent),
    );
    expect(cut).toEqual([]);
    expect(await options.count()).toBeGreaterThan(10);
    // Short names stand in one line.
    const heights = await options.evaluateAll((all) =>
      all.map((option) => option.getBoundingClientRect().height),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    expect(Math.max(...heights)).toBeLessThan(70);
    await page.getByRole('option', { name: 'Komprimieren' }).tap();
    await expect(dialog.getByRole('radio', { name: 'Mittel' })).toBeChecked();
  });
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1280, height: 600 } });

  /** What has the focus, where the header or the bar lies over its beginning and its middle. */
  const covered = (page: Page) =>
    page.evaluate(() => {
      const { activeElement: part } = document;
      if (!part || part === document.body) return null;
      const { left, top, width, height } = part.getBoundingClientRect();
      const isUnder = (x: number, y: number) => {
        const over = document.elementFromPoint(x, y)?.closest('header, section[aria-label="Result"]');
        return over && !over.contains(part);
      };
      const isHidden = isUnder(left + 2, top + 2) && isUnder(left + width / 2, top + height / 2);
      return isHidden ? part.outerHTML.slice(0, 120) : null;
    });

  test('what has the focus is under neither the header nor the bar of a tool', async ({
    page,
    member,
    request,
  }) => {
    await setPlan(member.email, 'premium');
    const bytes = Buffer.from(makeTestPdf({ pages: [{ text: 'Lease' }] }));
    const { id } = await storeFile(request, member, 'lease.pdf', bytes);
    for (const path of [`/advanced-tools/redact?files=${id}`, '/profile']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (const key of ['Tab', 'Shift+Tab'])
        for (let count = 0; count < 50; count += 1) {
          await page.keyboard.press(key);
          expect(await covered(page)).toBeNull();
        }
    }
  });
});
