import { makeTestPdf, pdfToText } from '@sheaf/pdf-core/testing';
import { checkAccess } from './check-access.ts';
import { setPlan } from './people.ts';
import { boxOf, drag, finish, newest } from './pro-tools.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';
import { storePages } from './tool-documents.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });
test.beforeEach(({ member }) => setPlan(member.email, 'premium'));

const orderOf = (text: string) => text.match(/\w+\.pdf page \d+/gu);

test('organize: pages are chosen in every way, moved together, and joined by others', async ({
  page,
  member,
  request,
}) => {
  const main = await storePages(request, member, 'main.pdf', 8);
  await storePages(request, member, 'other.pdf', 2);
  await page.goto(`/advanced-tools/organize?files=${main.id}`);
  const list = page.getByRole('list', { name: 'New page order' });
  const tile = (number: number) => list.getByRole('button', { name: new RegExp(`^page ${number},`, 'u') });
  const chosen = list.locator('button[aria-pressed=true]');
  const field = page.getByLabel('Select pages');
  await tile(2).click();
  await tile(4).click({ modifiers: ['Shift'] });
  await expect(field).toHaveValue('2-4');
  await tile(7).click({ modifiers: ['ControlOrMeta'] });
  await tile(3).click({ modifiers: ['ControlOrMeta'] });
  await expect(field).toHaveValue('2,4,7');
  await expect(page.getByText('3 of 8 selected')).toBeVisible();
  await checkAccess(page, 'organizer');

  // Around the first two, from beside them.
  const [first, second] = [await boxOf(tile(1)), await boxOf(tile(2))];
  await drag(page, { x: first.x - 12, y: first.y - 12 }, { x: second.x + 30, y: second.y + 40 });
  await expect(field).toHaveValue('1-2');
  await expect(chosen).toHaveCount(2);
  await field.fill('odd');
  await expect(chosen).toHaveCount(4);
  await field.fill('1, 9');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('7-8');

  // Two at once before the first.
  const from = await boxOf(tile(7));
  await drag(page, { x: from.x + 40, y: from.y + 60 }, { x: first.x + 4, y: first.y + 60 });
  await expect(list.getByRole('button', { name: 'page 7, 1 of 8' })).toBeVisible();
  await expect(list.getByRole('button', { name: 'page 8, 2 of 8' })).toBeVisible();

  await page.getByRole('button', { name: 'Blank page' }).click();
  await expect(list.getByRole('button', { name: 'empty page, 3 of 9' })).toBeVisible();
  await page.getByRole('button', { name: 'Add files' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose files' });
  await picker.getByRole('checkbox', { name: 'other.pdf' }).click();
  await picker.getByRole('button', { name: 'Add 1 file' }).click();
  await expect(list.getByRole('button', { name: 'other.pdf, page 2, 5 of 11' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(9);
  await page.getByRole('button', { name: 'Redo' }).click();
  await field.fill('6-11');
  await page.getByRole('button', { name: 'Remove selected' }).click();

  await finish(page, 'Save pages');
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const made = await newest(request, member);
  const bytes = await (await request.get(`/api/files/${made}/download`, { headers })).body();
  expect(orderOf(await pdfToText(bytes))).toEqual([
    'main.pdf page 7',
    'main.pdf page 8',
    'other.pdf page 1',
    'other.pdf page 2',
  ]);
  expect((await pdfToText(bytes, 3)).trim()).toBe('');
});

test('organize: of a thousand pages few are drawn, and the last is as near as the first', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storePages(request, member, 'long.pdf', 1000);
  await page.goto(`/advanced-tools/organize?files=${id}`);
  const list = page.getByRole('list', { name: 'New page order' });
  await list.getByRole('button', { name: 'page 1, 1 of 1,000' }).click();
  expect(await list.getByRole('listitem').count()).toBeLessThan(80);
  await page.keyboard.press('End');
  const last = list.getByRole('button', { name: 'page 1,000, 1,000 of 1,000' });
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  expect(await list.getByRole('listitem').count()).toBeLessThan(80);
  const field = page.getByLabel('Select pages');
  await field.fill('1, 500');
  await expect(list.getByRole('button', { name: 'page 500, 500 of 1,000' })).toBeInViewport();
  await expect(field).toBeInViewport();
  await field.fill('2-999');
  await page.getByRole('button', { name: 'Remove selected' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
});

test('organize: of a thousand pages that are scrolled past, only those near the window are waited for', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storePages(request, member, 'long.pdf', 1000);
  // A server that is too busy to draw: what is given up is seen.
  await page.route('**/thumbnail?page=*', () => {});
  const isPicture = (one: { url: () => string }) => one.url().includes('/thumbnail?page=');
  let [asked, givenUp] = [0, 0];
  page.on('request', (one) => {
    if (isPicture(one)) asked += 1;
  });
  page.on('requestfailed', (one) => {
    if (isPicture(one)) givenUp += 1;
  });
  await page.goto(`/advanced-tools/organize?files=${id}`);
  const tiles = page.getByRole('list', { name: 'New page order' }).getByRole('listitem');
  await tiles.first().waitFor();
  let waited = 0;
  for (let step = 0; step < 12; step += 1) {
    const before = asked;
    await page.evaluate(() => window.scrollBy(0, 2 * window.innerHeight));
    await expect.poll(() => asked).toBeGreaterThan(before);
    // A few at a time: what is scrolled past before its turn is never asked for.
    await expect.poll(() => asked - givenUp).toBeLessThanOrEqual(4);
    waited = Math.max(waited, await tiles.count());
  }
  expect(asked).toBeLessThanOrEqual(4 * 13);
  expect(waited).toBeLessThan(80);
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(2500);
});

test('merge: fifty files on one screen, sorted, with some pages of one', async ({
  page,
  member,
  request,
}) => {
  test.slow();
  const ids: string[] = [];
  for (let number = 1; number <= 50; number += 1) {
    const pages = [{ text: `f${number}.pdf page 1` }, { text: `f${number}.pdf page 2` }];
    const { id } = await storeFile(request, member, `f${number}.pdf`, Buffer.from(makeTestPdf({ pages })));
    ids.push(id);
  }
  await page.goto(`/tools?tab=merge&files=${ids.toReversed().join(',')}`);
  const names = page.getByRole('list', { name: 'Files in order' }).getByRole('heading', { level: 2 });
  await expect(names).toHaveCount(50);
  await expect(names.last()).toBeInViewport();
  const summary = page.getByRole('region', { name: 'Result' });
  const bar = await boxOf(summary);
  const lowest = await boxOf(page.getByRole('list', { name: 'Files in order' }));
  // With room for what is said above them where one of the files is signed.
  expect(lowest.y + lowest.height + 64).toBeLessThan(bar.y);
  await page.getByRole('button', { name: 'Sort' }).click();
  await page.getByRole('menuitem', { name: 'Name, A to Z' }).click();
  await expect(names.first()).toHaveText('f1.pdf');
  await expect(names.nth(9)).toHaveText('f10.pdf');
  await expect(summary).toContainText(/100 pages in one file, about [\d.]+ KB/u);
  await page.getByRole('button', { name: 'Choose pages of f2.pdf: 2 pages' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pages of f2.pdf' });
  await dialog.getByRole('button', { name: 'Page 1', exact: true }).click();
  await expect(dialog.getByLabel('Pages to take')).toHaveValue('2');
  await dialog.getByRole('button', { name: 'Take 1 page' }).click();
  await expect(page.getByText('50 files, 99 pages')).toBeVisible();
  // What the pages that are left share is not known.
  await expect(summary).toContainText('99 pages in one file');
  await expect(summary).not.toContainText('about');
  await checkAccess(page, 'fifty files');
  await finish(page, 'Merge PDFs');
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const made = await newest(request, member);
  const bytes = await (await request.get(`/api/files/${made}/download`, { headers })).body();
  const order = orderOf(await pdfToText(bytes));
  expect(order).toHaveLength(99);
  expect(order?.slice(0, 4)).toEqual(['f1.pdf page 1', 'f1.pdf page 2', 'f2.pdf page 2', 'f3.pdf page 1']);
});

test('all tools are on one page, found by what people call them, each under its own name and drawing', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storePages(request, member, 'lease.pdf', 8);
  await page.goto(`/tools/all?files=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All tools');
  const main = page.getByRole('main');
  expect(await main.getByRole('listitem').count()).toBeGreaterThan(30);
  await checkAccess(page, 'all tools');
  await main.getByLabel('Search tools').fill('encrypt');
  await expect(main.getByRole('listitem')).toHaveCount(1);
  await main.getByLabel('Search tools').fill('nothing at all');
  await expect(main.getByText('No tool for “nothing at all”.')).toBeVisible();
  await main.getByLabel('Search tools').fill('trim');
  await main.getByRole('link', { name: 'Crop' }).click();
  await expect(page).toHaveURL(`/tools/crop?files=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crop');
  for (const tool of ['crop', 'sign', 'annotate', 'watermark', 'page-numbers']) {
    await page.goto(`/${tool === 'crop' ? 'tools' : 'advanced-tools'}/${tool}?files=${id}`);
    const pages = page.locator('[data-page-surface], main ol li > div');
    await expect(pages.first()).toBeVisible();
    expect((await boxOf(pages.first())).width, tool).toBeGreaterThanOrEqual(480);
  }
  await page.goto(`/tools/crop?files=${id}`);
  await page.getByLabel('Top').fill('60');
  // Seen while it is typed.
  await expect(page.locator('main ol svg rect')).toHaveCount(8);
  await expect(page.getByLabel('Top')).toBeFocused();
  const drawings = new Set<string>();
  for (const tool of ['organize', 'sign', 'protect', 'watermark']) {
    await page.goto(`/advanced-tools/${tool}`);
    drawings.add(await page.locator('main section svg[viewBox="0 0 120 88"]').innerHTML());
  }
  expect(drawings.size).toBe(4);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('pages are chosen by a tap and moved by holding them', async ({ page, member, request }) => {
    const main = await storePages(request, member, 'main.pdf', 6);
    await page.goto(`/advanced-tools/organize?files=${main.id}`);
    const list = page.getByRole('list', { name: 'New page order' });
    const tile = (number: number) => list.getByRole('button', { name: new RegExp(`^page ${number},`, 'u') });
    await tile(1).tap();
    await tile(3).tap();
    await expect(page.getByText('2 of 6 selected')).toBeVisible();
    await tile(1).tap();
    await expect(page.getByText('1 of 6 selected')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await checkAccess(page, 'organizer on a phone');

    await tile(1).scrollIntoViewIfNeeded();
    const [from, to] = [await boxOf(tile(1)), await boxOf(tile(2))];
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    // The row of what chosen pages are done with may lie over the upper part.
    const y = from.y + from.height - 60;
    await send('touchStart', from.x + 30, y);
    // Held: it is taken up.
    await expect(page.getByText('1 page', { exact: true })).toBeVisible();
    await send('touchMove', to.x + to.width / 2, y);
    await send('touchMove', to.x + to.width - 6, y);
    await send('touchEnd', 0, 0);
    await expect(list.getByRole('button', { name: 'page 1, 2 of 6' })).toBeVisible();
    await expect(list.getByRole('button', { name: 'page 2, 1 of 6' })).toBeVisible();
  });
});
