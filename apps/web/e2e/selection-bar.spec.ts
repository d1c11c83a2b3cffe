import { readPseudoArea } from '@sheaf/messages/pseudo-language';
import type { Area } from '@sheaf/messages/formatter';
import type { Page } from '@playwright/test';
import { pdfFile } from '../../server/src/testing/sample-files.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

const WIDTHS = [1440, 1280, 1024, 390, 360];
const LANGUAGES = ['en', 'de', 'fr', 'es', 'en-XA'];

/** The language with accents and words a third longer than English is served in place of German. */
async function speak(page: Page, language: string): Promise<void> {
  const isPseudo = language === 'en-XA';
  await page.addInitScript((code) => localStorage.setItem('language', code), isPseudo ? 'de' : language);
  if (!isPseudo) return;
  await page.route(/\/assets\/[\w-]+\.de-[\w-]+\.js$/u, (route) => {
    const area = /assets\/([\w-]+)\.de-/u.exec(route.request().url())?.[1] as Area;
    const body = `export default ${JSON.stringify(readPseudoArea(area))};`;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
}

/** What of the bar stands over its edge, over another part of it, or is cut. */
const faultsOf = (page: Page) =>
  page.locator('[data-selection]').evaluate((bar) => {
    const edge = bar.getBoundingClientRect();
    const seen = (element: Element) => getComputedStyle(element).visibility === 'visible';
    const parts = [...bar.querySelectorAll('button, a, p')].filter(
      (part) => seen(part) && part.getBoundingClientRect().width > 0,
    );
    return parts.flatMap((part, at) => {
      const box = part.getBoundingClientRect();
      const name = part.textContent;
      const isOut =
        box.left < edge.left || box.right > edge.right || box.top < edge.top || box.bottom > edge.bottom;
      const isCut = part.scrollWidth > part.clientWidth + 1;
      const isOver = parts.slice(at + 1).some((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        return left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
      });
      return [isOut && `${name} out`, isCut && `${name} cut`, isOver && `${name} over another`].filter(
        Boolean,
      );
    });
  });

for (const language of LANGUAGES)
  test(`the bar of a selection holds all of it at each width: ${language}`, async ({
    page,
    member,
    request,
  }) => {
    for (const name of ['one.pdf', 'two.pdf']) await storeFile(request, member, name, pdfFile(name));
    await speak(page, language);
    await page.goto('/dashboard?tab=files');
    const boxes = page.locator('[data-items]').getByRole('checkbox');
    await boxes.nth(0).click();
    const bar = page.getByRole('toolbar').filter({ has: page.getByText(/\(1\)/u) });
    await expect(bar.locator('a').first()).toBeAttached();
    for (const count of [1, 2]) {
      if (count === 2) await boxes.nth(1).click();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const at = `${language}, ${count} at ${width} px`;
        await expect.poll(() => faultsOf(page), { message: at }).toEqual([]);
        const said = page.locator('[data-selection] p');
        await expect(said, at).toBeInViewport({ ratio: 1 });
        await expect(said, at).toContainText(new RegExp(`^${count} .*\\d+ ?\\p{L}+$`, 'u'));
        // What has no room is in the menu, and nothing is in both.
        const kept = page.locator('[data-selection] [data-kept-as]');
        const folded = await kept.evaluateAll((all) => all.filter((one) => one.hasAttribute('data-folded')));
        const more = page.locator('[data-selection] [data-folds-more]');
        if (folded.length === 0) await expect(more, at).toBeHidden();
        else {
          await more.click();
          await expect(page.getByRole('menuitem'), at).toHaveCount(folded.length);
          await page.keyboard.press('Escape');
        }
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });

test('the first selection moves nothing and covers nothing', async ({ page, member, request }) => {
  for (const name of ['one.pdf', 'two.pdf']) await storeFile(request, member, name, pdfFile(name));
  for (const view of ['Grid', 'List']) {
    await page.goto('/dashboard?tab=files');
    await page.getByRole('radio', { name: view }).click();
    const box = page.getByRole('checkbox', { name: 'Select one.pdf' });
    await box.waitFor();
    const before = await page.locator('[data-items]').boundingBox();
    await box.click();
    await expect(page.getByRole('toolbar', { name: 'Selection' })).toBeVisible();
    expect(await page.locator('[data-items]').boundingBox()).toEqual(before);
    // The path, the search, the order and the view answer to a pointer as before.
    for (const part of [
      page.getByRole('searchbox', { name: 'Search files and folders' }),
      page.getByRole('combobox', { name: 'Sort by' }),
      page.getByRole('radio', { name: 'List' }),
    ])
      await part.click({ trial: true });
    await page.getByRole('button', { name: 'Clear Selection' }).click();
    expect(await page.locator('[data-items]').boundingBox()).toEqual(before);
  }
});
