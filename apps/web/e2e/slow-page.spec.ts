import { makeTestPdf } from '@sheaf/pdf-core/testing';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

/** pdf.js says in the console that it gave up. */
test.use({ expectedErrors: /renderView: .*takes too long to draw/su });

const LEVELS = 5;
const GLYPHS = 12;

/** Fonts whose letter draws twelve letters of the next font, five times over: a quarter of a million squares in 3 KB. */
function nestedFonts(): Buffer {
  const objects: string[] = [];
  const add = (object: string) => objects.push(object);
  const stream = (text: string) => `<</Length ${text.length}>>stream\n${text}\nendstream`;
  const letters = 'a'.repeat(GLYPHS);
  let font = 0;
  for (let level = 0; level < LEVELS; level += 1) {
    const drawn = level === 0 ? '0 0 900 900 re f' : `BT /F 1 Tf (${letters}) Tj ET`;
    const letter = add(stream(`1000 0 d0 ${drawn}`));
    const inner = font ? `/Font<</F ${font} 0 R>>` : '';
    font = add(
      '<</Type/Font/Subtype/Type3/FontBBox[0 0 1000 1000]/FontMatrix[.001 0 0 .001 0 0]/FirstChar 97/LastChar 97' +
        `/Widths[1000]/Encoding<</Type/Encoding/Differences[97/a]>>/CharProcs<</a ${letter} 0 R>>/Resources<<${inner}>>>>`,
    );
  }
  const content = add(stream(`BT /F 40 Tf 50 400 Td (${letters}) Tj ET`));
  const pages = objects.length + 2;
  const fonts = `/Resources<</Font<</F ${font} 0 R>>>>`;
  add(`<</Type/Page/Parent ${pages} 0 R/MediaBox[0 0 500 500]/Contents ${content} 0 R${fonts}>>`);
  add(`<</Type/Pages/Kids[${pages - 1} 0 R]/Count 1>>`);
  const root = add(`<</Type/Catalog/Pages ${pages} 0 R>>`);
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.7\n${body}trailer<</Root ${root} 0 R>>\n%%EOF`, 'latin1');
}

test('a page that would freeze the tab is stopped, and the server’s picture is shown', async ({
  page,
  member,
  request,
}) => {
  const bytes = nestedFonts();
  expect(bytes.length).toBeLessThan(5000);
  const file = await storeFile(request, member, 'frozen.pdf', bytes);
  // How long the tab answers nothing, at most.
  await page.addInitScript(() => {
    let last = performance.now();
    Object.assign(window, { longestPause: 0 });
    setInterval(() => {
      const now = performance.now();
      const paused = { longestPause: Math.max((window as never as Paused).longestPause, now - last) };
      Object.assign(window, paused);
      last = now;
    }, 20);
  });
  await page.goto(`/files/${file.id}`);
  const picture = page.locator('[data-page-picture]');
  await expect(picture).toBeVisible();
  await expect(picture).toContainText('takes too long to draw');
  const longestPause = () => page.evaluate(() => (window as never as Paused).longestPause);
  expect(await longestPause()).toBeLessThan(6000);
  // It stays a picture, and the tab awake, when the page is laid out anew.
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(picture).toBeVisible();
  const image = picture.locator('img');
  await expect(image).toBeVisible();
  expect(await longestPause()).toBeLessThan(6000);
  expect(await image.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth))).toBe(
    960,
  );
});

test('a page that is drawn in time is no picture', async ({ page, member, request }) => {
  const file = await storeFile(
    request,
    member,
    'plain.pdf',
    Buffer.from(makeTestPdf({ pages: [{ text: 'Plain' }] })),
  );
  await page.goto(`/files/${file.id}`);
  await expect(page.locator('.textLayer').getByText('Plain')).toBeVisible();
  await expect(page.locator('.pdfViewer canvas').first()).toBeVisible();
  await expect(page.locator('[data-page-picture]')).toHaveCount(0);
});

interface Paused {
  longestPause: number;
}
