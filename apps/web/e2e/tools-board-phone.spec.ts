import { setPlan } from './people.ts';
import { boxOf } from './pro-tools.ts';
import { expect, test } from './sheaf-test.ts';
import { storePages } from './tool-documents.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
});
test.beforeEach(({ member }) => setPlan(member.email, 'premium'));

test('organize: two pages stand in a row, and every button is whole', async ({ page, member, request }) => {
  const { id } = await storePages(request, member, 'main.pdf', 8);
  await page.goto(`/advanced-tools/organize?files=${id}`);
  const list = page.getByRole('list', { name: 'New page order' });
  const tile = (number: number) => list.getByRole('button', { name: new RegExp(`^page ${number},`, 'u') });
  const [first, second, third] = [await boxOf(tile(1)), await boxOf(tile(2)), await boxOf(tile(3))];
  expect([second.y, third.x]).toEqual([first.y, first.x]);
  expect(second.x + second.width).toBeLessThanOrEqual(360);

  const toolbar = page.getByRole('toolbar');
  const buttons = await toolbar.getByRole('button').all();
  expect(buttons).toHaveLength(10);
  for (const button of buttons) {
    const { x, width, height } = await boxOf(button);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(360);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  // What will come out leaves the pages their room, and its controls are no smaller for it. What is missing has a line.
  const bar = page.getByRole('region', { name: 'Result' });
  await expect(bar.getByText('Move, rotate')).toBeVisible();
  expect((await boxOf(bar)).height).toBeLessThanOrEqual(132);
  const save = await boxOf(bar.getByRole('button', { name: 'Save pages' }));
  const over = await boxOf(bar.getByRole('radio', { name: 'New version' }));
  for (const { x, width } of [save, over]) expect(x + width).toBeLessThanOrEqual(360);
  expect(Math.min(save.height, over.height + 4)).toBeGreaterThanOrEqual(44);
  await tile(2).tap();
  await toolbar.getByRole('button', { name: 'Remove selected' }).tap();
  await expect(bar.getByText('Move, rotate')).toBeHidden();
  expect((await boxOf(bar)).height).toBeLessThanOrEqual(110);
  await expect(list.getByRole('button', { name: 'page 3, 2 of 7' })).toBeVisible();
  await toolbar.getByRole('button', { name: 'Blank page' }).tap();
  await expect(list.getByRole('button', { name: 'page 1, 1 of 8' })).toBeVisible();
});

test('organize: pages named by number are shown once the field is filled in', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storePages(request, member, 'long.pdf', 60);
  await page.goto(`/advanced-tools/organize?files=${id}`);
  const field = page.getByLabel('Select pages');
  await field.fill('50');
  await expect(page.getByText('1 of 60 selected')).toBeVisible();
  await expect(field).toBeInViewport();
  await field.press('Enter');
  await expect(page.getByRole('button', { name: 'page 50, 50 of 60' })).toBeInViewport();
});
