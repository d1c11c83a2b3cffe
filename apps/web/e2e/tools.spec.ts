import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { pdfToText, runPeer } from '@sheaf/pdf-core/testing';
import { photoPng } from './photo-png.ts';
import { expect, test } from './sheaf-test.ts';
import { namesIn } from './stored-files.ts';
import { lastOperation, storePages, storePhotoDocument, toolPath } from './tool-documents.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

function namesOfStrips(page: Page) {
  return page.getByRole('list', { name: 'Files in order' }).getByRole('heading', { level: 2 });
}

test('merge: picked from the member’s files, ordered by dragging and by keys, and at hand for the next tool', async ({
  page,
  member,
  request,
}) => {
  for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) await storePages(request, member, name, 2);
  // All three in sight, above the bar.
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto('/tools');
  await page.getByRole('button', { name: 'Choose from your files' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose files' });
  for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) await picker.getByRole('checkbox', { name }).click();
  await picker.getByRole('button', { name: 'Add 3 files' }).click();
  await expect(namesOfStrips(page)).toHaveText(['a.pdf', 'b.pdf', 'c.pdf']);

  const grip = page.getByRole('button', { name: 'Move c.pdf, 3 of 3' });
  const from = await grip.boundingBox();
  const first = await page.getByRole('heading', { name: 'a.pdf' }).boundingBox();
  if (!from || !first) throw new Error('The strips are not on the page.');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y - 40, { steps: 4 });
  await page.mouse.move(from.x + 12, first.y - 2, { steps: 8 });
  await expect(page.locator('[data-drop-thread]')).toBeVisible();
  await page.mouse.up();
  await expect(namesOfStrips(page)).toHaveText(['c.pdf', 'a.pdf', 'b.pdf']);
  await page.getByRole('button', { name: 'Move b.pdf, 3 of 3' }).press('ArrowUp');
  await expect(namesOfStrips(page)).toHaveText(['c.pdf', 'b.pdf', 'a.pdf']);
  await expect(page.getByRole('button', { name: 'Move b.pdf, 2 of 3' })).toBeFocused();

  await page.getByLabel('Name of the result').fill('bound');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Merge PDFs' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('bound.pdf');
  const text = await pdfToText(await bytesOf(download));
  expect(text.match(/[abc]\.pdf page \d/gu)).toEqual(
    ['c', 'b', 'a'].flatMap((name) => [`${name}.pdf page 1`, `${name}.pdf page 2`]),
  );
  await expect(page.getByText('PDFs merged successfully!')).toBeVisible();

  const result = page.getByRole('region', { name: 'Your document is ready' });
  await expect(result).toContainText('6 pages');
  const preview = page.waitForEvent('popup');
  await result.getByRole('link', { name: 'Preview' }).click();
  await expect((await preview).getByRole('heading', { name: 'bound.pdf' })).toBeVisible();
  await (await preview).close();
  await result.getByRole('button', { name: 'Run again' }).click();
  await expect.poll(() => namesIn(request, member, null)).toHaveLength(5);
  await result.getByRole('button', { name: 'Split' }).click();
  await expect(page.getByRole('button', { name: 'Remove page 6' })).toBeVisible();
});

test('merge: one file is too few, and a file that is not a PDF is reported', async ({
  page,
  member,
  request,
}) => {
  const file = await storePages(request, member, 'only.pdf', 1);
  await page.goto(toolPath('merge', [file]));
  await page.getByRole('button', { name: 'Merge PDFs' }).click();
  await expect(page.locator('[data-sonner-toast]')).toContainText(
    'Please select at least 2 PDF files to merge',
  );
  await page.getByRole('button', { name: 'Add files' }).click();
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'hills.png', mimeType: 'image/png', buffer: photoPng(60, 40) });
  await expect(page.getByText('All selected files must be PDFs')).toBeVisible();
  await expect(page.getByText('Not added: hills.png. Convert it to PDF first.')).toBeVisible();
});

test('split: by clicks and by ranges; the parts are shown and come in a zip', async ({
  page,
  member,
  request,
}) => {
  const file = await storePages(request, member, 'book.pdf', 6);
  await page.goto(toolPath('split', [file]));
  const ranges = page.getByLabel('Pages of each file');
  await expect(page.getByRole('button', { name: 'Split PDF' })).toBeDisabled();
  // Six pages are few enough to be seen well.
  const shown = await page.getByRole('button', { name: 'Remove page 1' }).boundingBox();
  expect(shown!.height).toBeGreaterThan(236);
  await page.getByRole('button', { name: 'Cut after page 2' }).click();
  await expect(ranges).toHaveValue('1-2, 3-6');
  await page.getByRole('button', { name: 'Remove page 5' }).click();
  await expect(ranges).toHaveValue('1-2, 3-4+6');
  await page.getByRole('button', { name: 'Join page 2 and 3' }).click();
  await expect(ranges).toHaveValue('1-4+6');
  await ranges.fill('1-3, 9');
  // The cuts of before are not made in place of what was typed.
  await expect(page.getByText("“9” isn't within the 6 pages.")).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Split PDF' })).toBeDisabled();
  await ranges.fill('1-3, 6');
  // Its name is what a press does, so that it is not pressed besides.
  await expect(page.getByRole('button', { name: 'Restore page 4' })).not.toHaveAttribute('aria-pressed');
  await expect(page.getByText('4 of 6 pages are included.')).toBeVisible();
  await page.getByRole('radio', { name: 'ZIP' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Split PDF' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('book-split.zip');
  const { stdout } = await runPeer('unzip', ['-Z1', 'FILE'], await bytesOf(download));
  expect(stdout.trim().split('\n')).toHaveLength(2);
  await expect(page.getByRole('list', { name: 'Parts' }).getByRole('listitem')).toHaveText([
    /pages 1-3/u,
    /page 6/u,
  ]);
  // The next one of the same document is numbered, here and with more options.
  await page.goto(toolPath('split', [file]));
  await page.getByRole('radio', { name: 'ZIP' }).click();
  await expect(page.getByLabel('Name of the result')).toHaveValue('book-split (2)');
});

test('compress: three results with their bytes, before and after, and what was seen is what is kept', async ({
  page,
  member,
  request,
}) => {
  const file = await storePhotoDocument(request, member);
  await page.goto(toolPath('compress', [file]));
  await expect(page.getByText('3 versions ready')).toBeVisible();
  const compare = page.getByRole('region', { name: 'Before and after' });
  await expect(compare.locator('img')).toHaveCount(2);
  const [before, after] = await compare
    .locator('img')
    .evaluateAll((images) => images.map((one) => (one as HTMLImageElement).src));
  expect(before).not.toBe(after);
  const regions = page.getByRole('radio', { name: /^Balanced/ }).getByRole('img');
  await expect(regions).toHaveCount(2);
  await page.getByRole('button', { name: 'Show largest change (page 1)' }).click();
  await expect(page.getByRole('radio', { name: '200%' })).toBeChecked();
  const slider = compare.getByRole('slider');
  await slider.press('Home');
  await expect(slider).toHaveValue('0');
  const small = page.getByRole('radio', { name: /^Small / });
  await small.click();
  const size = /Small\s*([\d.]+ KB)/u.exec((await small.textContent()) ?? '')?.[1] ?? 'no size';
  await expect(small).toContainText('Quality 0.5');
  const sent = page.waitForRequest('**/pdfTools.compress**');
  await page.getByRole('button', { name: 'Compress PDF' }).click();
  expect((await sent).postData()).toContain('previewId');
  const result = page.getByRole('region', { name: 'Your document is ready' });
  await expect(result).toContainText(`to ${size}`);
  const { operation } = await lastOperation(request, member, 'compress');
  expect(operation).toMatchObject({ status: 'done', options: { quality: 0.5 } });
});

test('compress: what does not get smaller is not saved once more', async ({ page, member, request }) => {
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const book = await storePages(request, member, 'book.pdf', 2);
  const data = { fileId: book.id, quality: 0.5 };
  const { file } = await (await request.post('/api/pdf/compress', { headers, data })).json();
  await page.goto(toolPath('compress', [file]));
  await expect(page.getByText('3 versions ready')).toBeVisible();
  await expect(page.getByText('The file is already as small as it gets at this quality.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Compress PDF' })).toBeDisabled();
});

test('compress: stopping ends the versions that are being made, and they can go on', async ({
  page,
  member,
  request,
}) => {
  const file = await storePhotoDocument(request, member);
  let left = 0;
  await page.route('**/api/pdf/compress-preview', async (route) => {
    // The request hangs until the page gives it up, or asks again.
    if (left++ >= 3) await route.continue();
  });
  page.on('requestfailed', (one) => one.url().endsWith('/compress-preview') && left++);
  await page.goto(toolPath('compress', [file]));
  const small = page.getByRole('radio', { name: /^Small / });
  await expect(small).toContainText('0%');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText('Stopped. Continue to see this version.')).toBeVisible();
  const bar = page.getByRole('region', { name: 'Result' });
  await expect(bar).toContainText('Stopped');
  await expect(bar).not.toContainText('Making three versions');
  await expect.poll(() => left).toBe(6);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('3 versions ready')).toBeVisible();
});

test('convert: new pictures from the device become pages as they were shown', async ({
  page,
  member,
  request,
}) => {
  await page.goto('/tools?tab=convert');
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(page.getByText('Please select at least one image file')).toBeVisible();
  await input.setInputFiles(
    ['one', 'two'].map((name) => ({
      name: `${name}.png`,
      mimeType: 'image/png',
      buffer: photoPng(name === 'one' ? 300 : 200, 200),
    })),
  );
  const sheets = page.getByRole('list', { name: 'Pages of the new document' });
  await expect(sheets.getByRole('img')).toHaveCount(2);
  await page.getByRole('button', { name: 'Move two.png, 2 of 2' }).press('Home');
  await page.getByRole('button', { name: 'Convert to PDF' }).click();
  await expect(page.getByRole('region', { name: 'Your document is ready' })).toContainText('2 pages');
  const { operation } = await lastOperation(request, member, 'images-to-pdf');
  expect(operation.inputs.map(({ filename }: { filename: string }) => filename)).toEqual([
    'two.png',
    'one.png',
  ]);
  expect(await namesIn(request, member, null)).toContain('converted-images.pdf');
});
