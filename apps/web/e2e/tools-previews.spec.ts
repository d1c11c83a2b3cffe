import { makeTestPdf } from '@sheaf/pdf-core/testing';
import { boxOf, told } from './pro-tools.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';
import { storePages } from './tool-documents.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

test('pages are seen on each other as the options say, before anything is made', async ({
  page,
  member,
  request,
}) => {
  const square = (color: string, place: string) => ({ extra: `${color} rg ${place} re f` });
  const red = makeTestPdf({ pages: Array.from({ length: 14 }, () => square('1 0 0', '0 0 200 400')) });
  const blue = makeTestPdf({ pages: [square('0 0 1', '100 0 200 400'), square('0 1 0', '100 0 200 400')] });
  const first = await storeFile(request, member, 'first.pdf', Buffer.from(red));
  const second = await storeFile(request, member, 'second.pdf', Buffer.from(blue));
  await page.goto(`/tools/overlay?files=${first.id},${second.id}`);
  const sheets = page.getByRole('list', { name: '14 pages' }).getByRole('listitem');
  const sheet = sheets.first().locator('div').first();
  /** Left, where both lie, and right. */
  const colors = async () => {
    const picture = [...(await sheet.screenshot())];
    return page.evaluate(async (bytes) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      context.drawImage(image, 0, 0);
      const names = ['red', 'green', 'blue'];
      return [0.2, 0.5, 0.8].map((across) => {
        const { data } = context.getImageData(image.width * across, 40, 1, 1);
        return names.filter((_, at) => data[at]! > 128).join(' ');
      });
    }, picture);
  };
  await expect.poll(colors).toEqual(['red', 'blue', 'blue']);
  expect((await sheet.boundingBox())!.width).toBeGreaterThanOrEqual(480);
  await page.getByRole('radio', { name: 'Underneath' }).click();
  await expect.poll(colors).toEqual(['red', 'red', 'blue']);
  // Its pages start with the first that is named.
  await page.getByRole('textbox', { name: 'Pages' }).fill('2-14');
  await expect.poll(colors).toEqual(['red', 'red', 'red green blue']);
  await expect(sheets.nth(2).locator('img[data-laid="2"]')).toBeAttached();
  const list = await told<{ files: unknown[] }>(request, member, '/api/files');
  expect(list.files).toHaveLength(2);
});

test('posters, contact sheets and compared documents are seen large, as they will be', async ({
  page,
  member,
  request,
}) => {
  const first = await storePages(request, member, 'first.pdf', 14);
  const second = await storePages(request, member, 'second.pdf', 14);
  await page.goto(`/tools/poster?files=${first.id}`);
  const sheets = page.locator('main ol > li');
  await expect(sheets.first().locator('svg rect')).toHaveCount(4);
  expect((await boxOf(sheets.first())).width).toBeGreaterThanOrEqual(480);
  await page.getByLabel('Sheets across').fill('3');
  await expect(sheets.first().locator('svg rect')).toHaveCount(6);
  await page.getByRole('textbox', { name: 'Pages' }).fill('2');
  await expect(sheets.first().locator('svg rect')).toHaveCount(0);

  await page.goto(`/tools/contact-sheet?files=${first.id},${second.id}`);
  // 28 thumbnails, 16 on a sheet.
  const made = page.locator('main ol').last().locator('> li');
  await expect(made).toHaveCount(2);
  expect((await boxOf(made.first())).width).toBeGreaterThanOrEqual(480);
  await expect(made.first().locator('img')).toHaveCount(16);
  await expect(made.first().getByText('first.pdf')).toHaveCount(14);
  await page.getByRole('radio', { name: 'First page' }).click();
  await expect(made).toHaveCount(1);
  await expect(made.getByText('second.pdf')).toHaveCount(1);

  await page.goto(`/tools/compare?files=${first.id},${second.id}`);
  const pages = page.locator('[data-page="1"]');
  await expect(pages).toHaveCount(2);
  for (const one of await pages.all()) expect((await boxOf(one)).width).toBeGreaterThanOrEqual(480);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
});

test('sheets with several pages and sides of booklets are seen as they will be', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storePages(request, member, 'first.pdf', 14);
  const sheets = page.locator('main ol > li');
  /** From left to right, and each with its picture. */
  const pagesOn = (sheet: number) =>
    sheets
      .nth(sheet)
      .locator('[data-page]:has(img)')
      .evaluateAll((pages: HTMLElement[]) =>
        pages
          .map((one) => ({ page: Number(one.dataset.page), left: one.getBoundingClientRect().left }))
          .toSorted((one, other) => one.left - other.left)
          .map((one) => one.page),
      );
  await page.goto(`/tools/n-up?files=${id}`);
  await expect(sheets).toHaveCount(7);
  expect((await boxOf(sheets.first())).width).toBeGreaterThanOrEqual(480);
  await expect.poll(() => pagesOn(0)).toEqual([1, 2]);
  await page.getByRole('textbox', { name: 'Pages' }).fill('5,3,1');
  await expect(sheets).toHaveCount(2);
  await expect.poll(() => pagesOn(0)).toEqual([5, 3]);

  await page.goto(`/tools/booklet?files=${id}`);
  await expect(sheets).toHaveCount(8);
  // The last two of sixteen are empty: the outer side has the first page alone, the next the second.
  await expect.poll(() => pagesOn(0)).toEqual([1]);
  await page.getByRole('textbox', { name: 'Pages' }).fill('1-8');
  await expect.poll(() => pagesOn(0)).toEqual([8, 1]);
  await expect.poll(() => pagesOn(1)).toEqual([2, 7]);
  await page.getByRole('radio', { name: 'Right' }).click();
  await expect.poll(() => pagesOn(0)).toEqual([1, 8]);
});

test('headers, codes, labels and new sizes are seen on the pages while they are chosen', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storePages(request, member, 'Lease.pdf', 3);
  const sheets = page.locator('main ol > li');
  await page.goto(`/tools/headers-footers?files=${id}`);
  const footers = page.getByRole('group', { name: 'Footer' });
  await expect(page.getByRole('button', { name: 'Add headers and footers' })).toBeDisabled();
  await footers.getByRole('textbox', { name: 'Right' }).fill('{file} {page}/{pages}');
  await expect(sheets.locator('svg text')).toHaveText(['Lease 1/3', 'Lease 2/3', 'Lease 3/3']);
  const sheet = await boxOf(sheets.nth(1).locator('div').first());
  const words = await boxOf(sheets.nth(1).locator('svg text'));
  // 30 points from the edges of a page that is 300 wide.
  const point = sheet.width / 300;
  expect(sheet.width).toBeGreaterThanOrEqual(480);
  expect(Math.abs(sheet.x + sheet.width - words.x - words.width - 30 * point)).toBeLessThan(2);
  expect(sheet.y + sheet.height - words.y - words.height).toBeGreaterThan(24 * point);
  await page.getByRole('textbox', { name: 'Pages' }).fill('2-');
  await expect(sheets.locator('svg text')).toHaveText(['Lease 2/3', 'Lease 3/3']);

  await page.goto(`/tools/add-code?files=${id}`);
  const code = sheets.first().locator('[data-code="qr"]');
  const paper = await boxOf(sheets.first().locator('div').first());
  await expect.poll(async () => Math.round((100 * (await boxOf(code)).width) / paper.width)).toBe(20);
  await page.getByRole('textbox', { name: 'Pages' }).fill('2');
  await expect(code).toHaveCount(0);

  await page.goto(`/tools/page-labels?files=${id}`);
  await page.getByRole('textbox', { name: 'Prefix' }).fill('A-');
  await page.getByLabel('Pages numbered i, ii, iii').fill('2');
  await expect(sheets).toHaveText(['i', 'ii', 'A-1']);

  await page.goto(`/tools/resize?files=${id}`);
  await page.getByRole('textbox', { name: 'Pages' }).fill('1');
  await page.getByRole('radio', { name: 'Percent' }).click();
  await page.getByRole('spinbutton', { name: 'Percent' }).fill('50');
  await expect(sheets).toHaveText(['1 · 53 × 71 mm', '2 · 106 × 141 mm', '3 · 106 × 141 mm']);
  const [half, whole] = [
    await boxOf(sheets.nth(0).locator('div').first()),
    await boxOf(sheets.nth(1).locator('div').first()),
  ];
  expect(Math.round((100 * half.width) / whole.width)).toBe(50);
});
