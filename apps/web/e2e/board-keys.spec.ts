import { setPlan } from './people.ts';
import { boxOf, drag } from './pro-tools.ts';
import { expect, test } from './sheaf-test.ts';
import { storePages } from './tool-documents.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });
test.beforeEach(({ member }) => setPlan(member.email, 'premium'));

test('organize: Delete and R are about the selection, also right after a box was drawn', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storePages(request, member, 'main.pdf', 8);
  await page.goto(`/advanced-tools/organize?files=${id}`);
  const list = page.getByRole('list', { name: 'New page order' });
  const tile = (number: number) => list.getByRole('button', { name: new RegExp(`^page ${number},`, 'u') });

  // A box around the first two; the keys go on there.
  const [first, second] = [await boxOf(tile(1)), await boxOf(tile(2))];
  await drag(page, { x: first.x - 12, y: first.y - 12 }, { x: second.x + 30, y: second.y + 40 });
  await expect(page.getByText('2 of 8 selected')).toBeVisible();
  await expect(tile(1)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(list.getByRole('listitem')).toHaveCount(6);
  await expect(tile(1)).toHaveCount(0);
  await expect(tile(2)).toHaveCount(0);
  await expect(tile(3)).toBeFocused();

  // The focus is on another page than those that are selected.
  await page.getByLabel('Select pages').fill('3-4');
  await tile(3).focus();
  await page.keyboard.press('r');
  const turned = list.locator('[style*="rotate(90deg)"]');
  await expect(turned).toHaveCount(2);
  await expect(tile(3).locator(turned)).toHaveCount(0);
  await page.keyboard.press('Delete');
  await expect(list.getByRole('listitem')).toHaveCount(4);
  for (const gone of [5, 6]) await expect(tile(gone)).toHaveCount(0);
  await expect(tile(3)).toBeFocused();

  // Nothing is selected: the focused page alone.
  await page.keyboard.press('Delete');
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(tile(4)).toBeFocused();
});
