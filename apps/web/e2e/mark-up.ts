import type { Page } from '@playwright/test';
import { expect } from './sheaf-test.ts';

export const markBar = (page: Page) => page.getByRole('region', { name: 'Mark up' });

/** Puts a text on the page that the viewer shows. */
export async function writeText(page: Page, text: string): Promise<void> {
  await page.keyboard.press('x');
  await expect(markBar(page).getByRole('button', { name: 'Text', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(text);
  await page.keyboard.press('Escape');
  await expect(markBar(page)).toContainText('1 unsaved change');
}
