import type { Locator, Page } from '@playwright/test';
import { setPlan } from './people.ts';
import { boxOf, finish } from './pro-tools.ts';
import { expect, test } from './sheaf-test.ts';
import { openContract, placed } from './sign-contract.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ member }) => setPlan(member.email, 'premium'));

/** Takes a mark to the upper edge and holds it there: the pages scroll along under it. */
async function carryUp(page: Page, mark: Locator): Promise<void> {
  const [from, scroll] = [await boxOf(mark), await boxOf(page.locator('[data-page-scroll]'))];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(scroll.x + scroll.width / 2, scroll.y + 8, { steps: 4 });
}

test('a mark is dragged over the edge of its page to another one, and back with undo', async ({
  page,
  member,
  request,
}) => {
  await openContract(page, request, member);
  await page.getByRole('button', { name: 'Add the date here, page 3' }).click();
  await expect(placed(page, 'Date', 3)).toBeInViewport();
  await carryUp(page, placed(page, 'Date', 3));
  await expect(placed(page, 'Date', 1)).toBeVisible();
  await page.mouse.up();
  await expect(placed(page, 'Date', 1)).toBeFocused();
  await expect(placed(page, 'Date', 3)).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(placed(page, 'Date', 3)).toBeInViewport();
  await page.keyboard.press('Control+Shift+Z');
  await expect(placed(page, 'Date', 1)).toBeInViewport();
});

test('a mark that is carried to another page stays the selected one beside its neighbors', async ({
  page,
  member,
  request,
}) => {
  await openContract(page, request, member);
  await page.getByRole('button', { name: 'Add the date here, page 3' }).click();
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.locator('[data-page="3"]').click({ position: { x: 120, y: 60 } });
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Lisbon');
  await carryUp(page, placed(page, 'Text', 3));
  const carried = placed(page, 'Text', 1);
  await expect(carried).toBeVisible();
  // What had the focus went with the page it was on; the pages have it until the mark is dropped.
  await expect(page.locator('[data-page-scroll]')).toBeFocused();
  await expect(carried).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.up();
  await expect(carried).toBeFocused();
  await expect(placed(page, 'Date', 3)).toHaveAttribute('aria-pressed', 'false');
});

test('by the keyboard a mark goes to the page before or behind, and stays under the keys', async ({
  page,
  member,
  request,
}) => {
  await openContract(page, request, member);
  await page.getByRole('button', { name: 'Add the date here, page 3' }).click();
  await placed(page, 'Date', 3).focus();
  await page.keyboard.press('PageUp');
  await expect(placed(page, 'Date', 2)).toBeFocused();
  await expect(placed(page, 'Date', 2)).toBeInViewport();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await expect(placed(page, 'Date', 1)).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(placed(page, 'Date', 2)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(placed(page, 'Date', 1)).toBeFocused();
  await finish(page, 'Sign PDF');
});
