import type { Page } from '@playwright/test';
import { expect } from './sheaf-test.ts';
import { findSmallTargets } from './small-targets.ts';

/** Nothing is wider than the screen, and each target is large enough for a finger, on two sizes of phone. */
export async function checkTouch(page: Page, where: string): Promise<void> {
  await expect(page.locator('h1').first(), where).toBeVisible();
  await expect(page.locator('[aria-busy="true"]'), where).toHaveCount(0);
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 780 });
    // What comes late changes its size once.
    await expect.poll(() => findSmallTargets(page), { message: `${where} at ${width}` }).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
  }
}
