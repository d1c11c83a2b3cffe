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

  // One row that scrolls: each button comes into sight whole, and is large enough for a finger.
  const toolbar = page.getByRole('toolbar');
  expect((await boxOf(toolbar)).height).toBeLessThanOrEqual(60);
  const buttons = await toolbar.getByRole('button').all();
  expect(buttons).toHaveLength(10);
  for (const button of buttons) {
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
    const { width, height } = await boxOf(button);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  // What will come out leaves the pages their room, and its controls are no smaller for it.
  const bar = page.getByRole('region', { name: 'Result' });
  await expect(bar.getByText('Move, rotate')).toBeVisible();
  const { height } = await boxOf(bar);
  expect(height).toBeLessThanOrEqual(150);
  const save = await boxOf(bar.getByRole('button', { name: 'Save pages' }));
  const over = await boxOf(bar.getByRole('radio', { name: 'New version' }));
  for (const { x, width } of [save, over]) expect(x + width).toBeLessThanOrEqual(360);
  expect(Math.min(save.height, over.height + 4)).toBeGreaterThanOrEqual(44);
  await tile(2).tap();
  await toolbar.getByRole('button', { name: 'Remove selected' }).tap();
  await expect(bar.getByText('Move, rotate')).toBeHidden();
  expect((await boxOf(bar)).height).toBe(height);
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

for (const language of ['en', 'de', 'fr', 'es'] as const)
  test(`organize: pages have the larger part of the screen (${language})`, async ({
    page,
    member,
    request,
  }) => {
    const { id } = await storePages(request, member, 'main.pdf', 12);
    await page.goto(`/advanced-tools/organize?files=${id}`);
    await expect(page.locator('[data-page-board]')).toBeVisible();
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.reload();
    const board = page.locator('[data-page-board]');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(board.getByRole('button').first()).toBeVisible();
    const bar = page.locator('section.fixed');
    for (const [width, height] of [
      [390, 844],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      const room = async () => (await boxOf(bar)).y - (await boxOf(board)).y;
      await expect.poll(room).toBeGreaterThanOrEqual(330);
    }
    const { height } = await boxOf(bar);
    await board.getByRole('button').first().tap();
    await page.getByRole('toolbar').getByRole('button').first().tap();
    expect((await boxOf(bar)).height).toBe(height);
    await bar.getByRole('radio').nth(1).tap();
    expect((await boxOf(bar)).height).toBe(height);
  });

test('organize: pages that cannot be read are said below the field, and choose nothing', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storePages(request, member, 'main.pdf', 8);
  await page.goto(`/advanced-tools/organize?files=${id}`);
  const field = page.getByLabel('Select pages');
  await field.fill('ungerade, 2 dernières');
  await expect(page.getByText('5 of 8 selected')).toBeVisible();
  await field.fill('9-12');
  const problem = page.getByRole('alert').filter({ hasText: 'Enter pages from 1 to 8' });
  await expect(problem).toBeInViewport({ ratio: 1 });
  await expect(field).toHaveAccessibleDescription(/Enter pages from 1 to 8/u);
  await expect(field).toHaveValue('9-12');
  expect((await boxOf(problem)).y).toBeGreaterThan((await boxOf(field)).y);
  await expect(page.getByText('8 pages').first()).toBeVisible();
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
  await field.fill('2');
  await expect(problem).toBeHidden();
});

test('organize: a page that is carried near the bar scrolls the others, so that they can be followed', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storePages(request, member, 'long.pdf', 60);
  await page.goto(`/advanced-tools/organize?files=${id}`);
  const first = await boxOf(page.getByRole('button', { name: /^page 1,/u }));
  const bar = await boxOf(page.getByRole('region', { name: 'Result' }));
  // By mouse: a machine under load takes longer to answer a touch than the browser waits for it.
  await page.mouse.move(90, first.y + 60);
  await page.mouse.down();
  await page.mouse.move(90, bar.y - 30, { steps: 4 });
  await expect(page.getByText('1 page', { exact: true })).toBeVisible();
  const scrolled = () => page.evaluate(() => ({ at: performance.now(), y: window.scrollY }));
  await expect.poll(async () => (await scrolled()).y).toBeGreaterThan(20);
  const one = await scrolled();
  await expect.poll(async () => (await scrolled()).y).toBeGreaterThan(one.y + 100);
  const two = await scrolled();
  expect(((two.y - one.y) / (two.at - one.at)) * 1000).toBeLessThan(450);
  await page.mouse.up();
});
