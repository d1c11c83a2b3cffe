import type { Locator, Page } from '@playwright/test';
import { makeScan, scanPixels } from '@sheaf/pdf-core/testing';
import { checkAccess, floating } from './check-access.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Where "Seventeen" is on the scan: points from the upper left, as it is drawn. */
const SEVENTEEN = { left: 40, baseline: 110, width: 78, height: 12 };

test('a search finds what OCR reads while it is open, at its place, and the words are selected and copied', async ({
  page,
  context,
  member,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // A stamp is text of its own on a page that is a scan.
  const { bytes } = await makeScan({}, (document) =>
    document.getPage(0).drawText('Exhibit A-113', { x: 320, y: 184, size: 10 }),
  );
  const { id } = await storeFile(request, member, 'scan.pdf', Buffer.from(bytes));
  const asked: string[] = [];
  page.on('request', (one) => {
    if (one.url().includes('ai.ocrResult') && decodeURIComponent(one.url()).includes('"words":true'))
      asked.push(one.url());
  });
  await page.goto(`/files/${id}`);
  const sheet = page.locator('.page[data-page-number="1"]');
  await sheet.getByText('Exhibit A-113').waitFor();
  await page.keyboard.press('Control+f');
  const field = page.getByRole('searchbox', { name: 'Search' });
  await field.fill('Seventeen');
  await expect(page.getByText('No results')).toBeVisible();
  expect(asked).toEqual([]);
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  expect((await request.post('/api/ai/ocr', { headers, data: { fileId: id } })).status()).toBe(200);
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
  await expectPlace(sheet, SEVENTEEN, { width: 420, height: 200 });
  await field.fill('exhibit');
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await sheet.getByText('harbour', { exact: true }).dblclick();
  await page.keyboard.press('Control+c');
  expect(await copied(page)).toBe('harbour');
  const [from, to] = [await edge(sheet, 'Seventeen', 'left'), await edge(sheet, 'eleven', 'right')];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 8 });
  await page.mouse.up();
  await page.keyboard.press('Control+c');
  expect(await copied(page)).toBe('Seventeen vessels came before the storm,\nand only eleven');
  await page.screenshot({ path: test.info().outputPath('selected.png') });

  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.keyboard.press('Control+f');
  await field.fill('Seventeen');
  await expectPlace(sheet, SEVENTEEN, { width: 420, height: 200 });
  await checkAccess(page, 'search in a scan', floating);
  expect(asked).toHaveLength(1);
});

test('words of a turned page with a crop box are at their place, and a corrected word is found', async ({
  page,
  member,
  request,
}) => {
  // Upright as it is seen: 20 points are cut off at the left, and 15 at the top.
  const { bytes } = await makeScan({ turn: 270 }, (document) => {
    const sheet = document.getPage(0);
    sheet.setRotation({ ...sheet.getRotation(), angle: 90 });
    sheet.setCropBox(15, 20, 180, 395);
  });
  const { id } = await storeFile(request, member, 'turned.pdf', Buffer.from(bytes));
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const read = await request.post('/api/ai/ocr', { headers, data: { fileId: id } });
  const { result } = await read.json();
  await page.goto(`/files/${id}?find=Seventeen`);
  const sheet = page.locator('.page[data-page-number="1"]');
  const place = { ...SEVENTEEN, left: SEVENTEEN.left - 20, baseline: SEVENTEEN.baseline - 15 };
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
  await expectPlace(sheet, place, { width: 395, height: 180 });
  await page.screenshot({ path: test.info().outputPath('turned.png') });

  const words: { text: string }[] = result.pages[0].words;
  const word = words.findIndex(({ text }) => text === 'Seventeen');
  const correction = { fileId: id, page: 1, word, text: 'Nineteen' };
  expect((await request.post(`/api/ai/ocr/${id}/corrections`, { headers, data: correction })).status()).toBe(
    200,
  );
  await page.goto(`/files/${id}?find=Nineteen`);
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
});

test('words that OCR read in a picture are found at their place, selected and copied, at any size', async ({
  page,
  context,
  member,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id } = await storeFile(request, member, 'photo.png', await scanPixels({ dpi: 150 }));
  await page.goto(`/files/${id}`);
  await page.getByRole('img', { name: 'photo.png' }).waitFor();
  await expect(page.getByRole('button', { name: 'Search in the document' })).toBeHidden();
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  expect((await request.post('/api/ai/ocr', { headers, data: { fileId: id } })).status()).toBe(200);
  await page.goto(`/files/${id}?find=only%20eleven`);
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
  await expect(page.locator('.highlight.selected')).toHaveText(['only', ' ', 'eleven']);
  const field = page.getByRole('searchbox', { name: 'Search' });
  await field.fill('Seventeen');
  const picture = page.getByRole('img', { name: 'photo.png' });
  await expectPlace(page.locator('body'), SEVENTEEN, { width: 420, height: 200 }, picture);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expectPlace(page.locator('body'), SEVENTEEN, { width: 420, height: 200 }, picture);
  await field.fill('nowhere');
  await expect(page.getByText('No results in the text of this image.')).toBeVisible();
  await checkAccess(page, 'search in a picture', floating);
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();

  const zoom = page.getByRole('status', { name: /^Zoom/u });
  const before = await zoom.textContent();
  await page.getByText('harbour', { exact: true }).dblclick();
  await page.keyboard.press('Control+c');
  expect((await copied(page)).trim()).toBe('harbour');
  expect(await zoom.textContent()).toBe(before);
  const body = page.locator('body');
  await page.mouse.move(...(await edge(body, 'Seventeen', 'left')));
  await page.mouse.down();
  await page.mouse.move(...(await edge(body, 'eleven', 'right')), { steps: 8 });
  await page.mouse.up();
  await page.keyboard.press('Control+c');
  expect(await copied(page)).toBe('Seventeen vessels came before the storm,\nand only eleven');
  await page.screenshot({ path: test.info().outputPath('picture.png') });
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('a word of a scan is found, and lies under the finger to be selected', async ({
    page,
    member,
    request,
  }) => {
    const { bytes } = await makeScan();
    const { id } = await storeFile(request, member, 'scan.pdf', Buffer.from(bytes));
    const headers = { authorization: `Bearer ${member.session.access_token}` };
    await request.post('/api/ai/ocr', { headers, data: { fileId: id } });
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.goto(`/files/${id}`);
    await page.getByRole('button', { name: 'Search in the document' }).tap();
    await page.getByRole('searchbox', { name: 'Search' }).fill('Seventeen');
    await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
    const sheet = page.locator('.page[data-page-number="1"]');
    await expectPlace(sheet, SEVENTEEN, { width: 420, height: 200 });
    await page.screenshot({ path: test.info().outputPath('found.png') });
    await page.getByRole('button', { name: 'Close search' }).tap();
    const box = await sheet.getByText('harbour', { exact: true }).boundingBox();
    // A finger on the word meets it, and what it meets can be selected.
    const met = await page.evaluate(
      ([x, y]) => {
        const word = document.elementFromPoint(x, y);
        return [word?.textContent, word && getComputedStyle(word).userSelect];
      },
      [box!.x + box!.width / 2, box!.y + box!.height / 2] as const,
    );
    expect(met).toEqual(['harbour', 'text']);
  });
});

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** A point just inside of a word. */
async function edge(sheet: Locator, word: string, side: 'left' | 'right'): Promise<[number, number]> {
  const box = await sheet.getByText(word, { exact: true }).boundingBox();
  return [side === 'left' ? box!.x + 1 : box!.x + box!.width - 0.5, box!.y + box!.height / 2];
}

/** The hit that is shown covers the word as it is drawn, whatever the page is scaled to. */
async function expectPlace(
  sheet: Locator,
  word: typeof SEVENTEEN,
  size: { width: number; height: number },
  drawn = sheet.locator('.canvasWrapper'),
): Promise<void> {
  const hit = sheet.locator('.highlight.selected');
  await expect(hit).toBeInViewport();
  await expect(async () => {
    const [mark, whole] = [await hit.boundingBox(), await drawn.boundingBox()];
    const scale = whole!.width / size.width;
    const at = (y: number) => (y - whole!.y) / scale;
    expect(Math.abs((mark!.x - whole!.x) / scale - word.left)).toBeLessThan(3);
    expect(Math.abs(mark!.width / scale - word.width)).toBeLessThan(6);
    expect(at(mark!.y)).toBeLessThan(word.baseline - word.height + 3);
    expect(at(mark!.y)).toBeGreaterThan(word.baseline - word.height - 8);
    expect(at(mark!.y + mark!.height)).toBeGreaterThan(word.baseline - 1);
    expect(at(mark!.y + mark!.height)).toBeLessThan(word.baseline + 8);
  }).toPass();
}
