import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

/** The rules that look at colours: in the dark nothing else of a page is different. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Nothing that axe finds fault with, in either theme: on the whole page, or in one part of it. */
export async function checkAccess(
  page: Page,
  where: string,
  without: string[] = [],
  part = 'html',
): Promise<void> {
  // A dialog comes when its script has: what is not there yet cannot be looked at.
  await expect(page.locator(part).first()).toBeVisible();
  await expect(page.locator('h1').first()).toBeAttached();
  // A colour on its way from one theme to the other is of neither.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const theme of ['light', 'dark']) {
    const isDark = theme === 'dark';
    await page.locator('html').evaluate((html, dark) => html.classList.toggle('dark', dark), isDark);
    // No page has frames of another host; without them axe needs no window of its own to sum up in.
    // It is large: what a page has of it already is not sent there again.
    const isThere = await page.evaluate(() => 'axe' in window);
    const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
      .include(part)
      .options({ resultTypes: ['violations'] })
      .setLegacyMode();
    const { violations } = await (isDark ? axe.withRules(COLOURS) : axe.disableRules(without)).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
    expect(found, `${where}, ${theme}`).toEqual([]);
  }
}

/** Menus, popovers and toasts float above the page, outside its landmarks, by their nature. */
export const floating = ['region'];
