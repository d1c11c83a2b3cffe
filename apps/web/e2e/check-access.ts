import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

/** Nothing that axe finds fault with, in either theme: on the whole page, or in one part of it. */
export async function checkAccess(
  page: Page,
  where: string,
  without: string[] = [],
  part = 'html',
): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page
      .locator('html')
      .evaluate((html, isDark) => html.classList.toggle('dark', isDark), theme === 'dark');
    const { violations } = await new AxeBuilder({ page }).include(part).disableRules(without).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
    expect(found, `${where}, ${theme}`).toEqual([]);
  }
}

/** Menus, popovers and toasts float above the page, outside its landmarks, by their nature. */
export const floating = ['region'];
