import { makeTestPdf } from '@sheaf/pdf-core/testing';
import { checkAccess } from './check-access.ts';
import { finish, newest, told } from './pro-tools.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';
import { storePages } from './tool-documents.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Info = { info: { pageCount: number } };

test('a tool that takes two files gets them in the order they are put in', async ({
  page,
  member,
  request,
}) => {
  const letter = await storePages(request, member, 'letter.pdf', 6);
  const bytes = Buffer.from(makeTestPdf({ pages: [{ text: 'Acme Ltd' }] }));
  const paper = await storeFile(request, member, 'letterhead.pdf', bytes);
  await page.goto(`/tools/overlay?files=${paper.id},${letter.id}`);
  const names = page.getByRole('list', { name: 'Order of files' }).getByRole('paragraph');
  await page.getByRole('button', { name: 'Move letterhead.pdf: arrow keys' }).press('ArrowDown');
  await expect(names.first()).toHaveText('letter.pdf');
  await page.getByRole('radio', { name: 'Underneath' }).click();
  await checkAccess(page, 'overlay');
  await finish(page, 'Combine pages');
  await expect(page.getByText('6 pages combined').first()).toBeVisible();
  const { info } = await told<Info>(request, member, `/api/pdf/info/${await newest(request, member)}`);
  expect(info.pageCount).toBe(6);
});

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
  await page.setViewportSize({ width: 1440, height: 900 });
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

test('a tool for several files asks for a second one', async ({ page, member, request }) => {
  const { id } = await storePages(request, member, 'fronts.pdf', 2);
  await page.goto(`/tools/mix?files=${id}`);
  await expect(page.getByText('Choose at least 2 files.')).toBeVisible();
  const bar = page.getByRole('region', { name: 'Result' });
  await expect(bar.getByRole('button', { name: 'Interleave pages' })).toBeDisabled();
});

test('an intact file is reported as undamaged', async ({ page, member, request }) => {
  const { id } = await storePages(request, member, 'lease.pdf', 3);
  await page.goto(`/tools/repair?files=${id}`);
  await finish(page, 'Repair PDF');
  await expect(page.getByText('No damage found: 3 pages').first()).toBeVisible();
});
