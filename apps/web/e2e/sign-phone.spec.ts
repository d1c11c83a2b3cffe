import type { Locator } from '@playwright/test';
import { setPlan } from './people.ts';
import { boxOf } from './pro-tools.ts';
import { expect, test } from './sheaf-test.ts';
import { openContract } from './sign-contract.ts';

// The smallest phone, with the longest words.
test.use({
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});
test.beforeEach(({ member }) => setPlan(member.email, 'premium'));

/** Texts of an area that are cut, and boxes that scroll sideways. */
const cutIn = (area: Locator) =>
  area.evaluate((root) =>
    [root, ...root.querySelectorAll('*')]
      .filter((part) => part.clientWidth > 24 && part.scrollWidth > part.clientWidth + 1)
      .map((part) => part.textContent),
  );

test.describe('on a low screen', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the page has half of the screen while a document is signed', async ({ page, member, request }) => {
    await openContract(page, request, member);
    await expect(page.locator('[data-place]').first()).toBeInViewport();
    const seen = async () =>
      (await boxOf(page.locator('section.fixed'))).y - (await boxOf(page.locator('[data-page-scroll]'))).y;
    await expect.poll(seen).toBeGreaterThanOrEqual(320);
    // The heading and the tabs are above, and not gone.
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
});

const LANGUAGES = {
  de: { palette: 'Auf eine Seite setzen', signature: 'Unterschrift', type: 'Tippen', use: 'Verwenden' },
  fr: { palette: 'Placer sur une page', signature: 'Signature', type: 'Saisir', use: 'Utiliser' },
  es: { palette: 'Colocar en una página', signature: 'Firma', type: 'Escribir', use: 'Usar' },
};

for (const [language, words] of Object.entries(LANGUAGES))
  test(`the bars of signing have room for their words, and the line is seen: ${language}`, async ({
    page,
    member,
    request,
  }) => {
    await page.addInitScript((name) => localStorage.setItem('language', name), language);
    await openContract(page, request, member);
    const place = page.locator('[data-place]').first();
    const bar = page.locator('section.fixed');
    // It would be below the bar, where the page is opened at its top.
    await expect
      .poll(async () => (await boxOf(bar)).y - (await boxOf(place)).y - (await boxOf(place)).height)
      .toBeGreaterThan(0);
    const palette = page.getByRole('group', { name: words.palette });
    const above = async () => (await boxOf(page.locator('[data-page-scroll]'))).y - (await boxOf(palette)).y;
    expect(await above()).toBeLessThan(120);
    expect(await cutIn(bar)).toEqual([]);
    expect(await cutIn(palette)).toEqual([]);

    await place.tap();
    await page.getByRole('radio', { name: words.type }).tap();
    await page.getByRole('button', { name: words.use, exact: true }).tap();
    await expect(palette.getByRole('button', { name: words.signature, exact: true })).toBeVisible();
    expect(await cutIn(bar)).toEqual([]);
    expect(await cutIn(palette)).toEqual([]);
    expect(await above()).toBeLessThan(120);
  });
