import type { Area } from '@sheaf/messages/formatter';
import { readPseudoArea } from '@sheaf/messages/pseudo-language';
import type { Page } from '@playwright/test';
import { expect, test } from './sheaf-test.ts';

// The pages in a language with accents and words a third longer than English: it is served in place of German.
test.beforeEach(async ({ page }) => {
  await page.route(/\/assets\/[\w-]+\.de-[\w-]+\.js$/u, (route) => {
    const area = /assets\/([\w-]+)\.de-/u.exec(route.request().url())?.[1] as Area;
    const body = `export default ${JSON.stringify(readPseudoArea(area))};`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.addInitScript(() => localStorage.setItem('language', 'de'));
});

/** Names, and what comes from the browser or from another language. */
const OWN_WORDS = /^(?:Sheaf|Deutsch|English|Español|Français|Google|Pro|Premium|Free|CROSS|.*@.*|\/.*)$/u;

/** Words of the page in plain letters: they are no messages, or belong to a person. */
async function plainWords(page: Page): Promise<string[]> {
  const text = await page.locator('#root').innerText();
  const words = text.match(/[^\s,.;:()“”"·]+/gu) ?? [];
  expect(words.length).toBeGreaterThan(5);
  return [...new Set(words)].filter(
    (word) => /[aeiou]/iu.test(word) && /^\p{L}{3,}$/u.test(word) && !OWN_WORDS.test(word),
  );
}

async function expectInside(page: Page): Promise<void> {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect
    .poll(over, { message: `nothing of ${page.url()} stands over the edge` })
    .toBeLessThanOrEqual(0);
}

for (const width of [1280, 390]) {
  test(`pages for everyone have messages only, and room for longer ones: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/login', '/register', '/forgot-password', '/help', '/about', '/terms']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[áéíóúšñç]/u);
      expect(await plainWords(page), path).toEqual([]);
      await expectInside(page);
    }
  });

  test(`pages for members have room for longer messages: ${width} px`, async ({ page, member }) => {
    expect(member.email).toContain('@');
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      '/dashboard',
      '/dashboard?tab=files',
      '/tools',
      '/advanced-tools',
      '/billing',
      '/upgrade',
      '/profile',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[áéíóúšñç]/u);
      await expectInside(page);
    }
  });
}
