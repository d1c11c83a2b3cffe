import type { Page } from '@playwright/test';
import { SCAN_WORDS, qpdfComplaints } from '@sheaf/pdf-core/testing';
import { checkAccess } from './check-access.ts';
import { newest } from './pro-tools.ts';
import { PHOTO_CORNERS, scanPhoto } from './scan-photo.ts';
import { expect, test } from './sheaf-test.ts';
import { namesIn } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Everyone who scans is signed in.
test.beforeEach(({ member }) => {
  expect(member.session.access_token).toBeTruthy();
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Scan pages' });
const corner = (page: Page, number: number) =>
  dialog(page).getByRole('button', { name: `Corner ${number}: arrow keys move it` });

async function middleOf(page: Page, number: number) {
  const box = await corner(page, number).boundingBox();
  if (!box) throw new Error('The corner is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height };
}

async function photoBox(page: Page) {
  const box = await dialog(page).getByRole('img', { name: 'Photo of the page' }).boundingBox();
  if (!box) throw new Error('The photo is not on the page.');
  return box;
}

async function choosePhotos(page: Page, seeds: number[], button: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: button }).click();
  await (await chooser).setFiles(await Promise.all(seeds.map(scanPhoto)));
}

for (const [width, height] of [
  [390, 844],
  [360, 740],
] as const)
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height }, isMobile: true, hasTouch: true });

    test('photos become one straightened PDF in the folder', async ({ page, member, request }) => {
      test.slow();
      await page.goto('/dashboard?tab=files');
      await page.getByRole('button', { name: 'Scan', exact: true }).tap();
      await expect(dialog(page).locator('input[capture=environment]')).toHaveAttribute('accept', 'image/*');
      await choosePhotos(page, [1], 'Take photos');

      // Where the page was put into the photo.
      const photo = await photoBox(page);
      for (const [index, { x, y }] of PHOTO_CORNERS.entries()) {
        await expect(corner(page, index + 1)).toBeVisible();
        const at = await middleOf(page, index + 1);
        expect(Math.abs(at.x - photo.x - x * photo.width)).toBeLessThan(3);
        expect(Math.abs(at.y - photo.y - y * photo.height)).toBeLessThan(3);
        expect(Math.min(at.width, at.height)).toBeGreaterThanOrEqual(44);
      }

      // A corner follows the finger, and the arrow keys.
      const before = await middleOf(page, 1);
      const touch = await page.context().newCDPSession(page);
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
      await send('touchStart', [before]);
      await send('touchMove', [{ x: before.x - 6, y: before.y - 8 }]);
      await send('touchMove', [{ x: before.x - 12, y: before.y - 16 }]);
      await send('touchEnd', []);
      await expect.poll(async () => Math.round((await middleOf(page, 1)).y - before.y)).toBe(-16);
      await corner(page, 1).focus();
      for (let step = 0; step < 4; step++) await page.keyboard.press('Shift+ArrowDown');
      await expect.poll(async () => (await middleOf(page, 1)).y - before.y).toBeGreaterThan(-16);
      await checkAccess(page, 'the corners of a scan', [], '[role="dialog"]');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

      await choosePhotos(page, [2], 'Take more');
      await expect(dialog(page).getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await dialog(page).getByRole('button', { name: 'Delete page' }).tap();
      await choosePhotos(page, [3], 'Add photos');
      await dialog(page).getByRole('button', { name: 'Move earlier' }).tap();
      await dialog(page).getByRole('textbox', { name: 'Name of the PDF' }).fill('receipt');
      await dialog(page).getByRole('button', { name: 'Save PDF of 2 pages' }).tap();
      await expect(page.getByRole('dialog', { name: 'Scan saved' })).toContainText('receipt.pdf');
      await page.getByRole('dialog').getByRole('button', { name: 'Done' }).tap();
      await expect(page.getByRole('heading', { name: 'receipt.pdf' })).toBeVisible();
      expect(await namesIn(request, member, null)).toEqual(['receipt.pdf']);
      const headers = { authorization: `Bearer ${member.session.access_token}` };
      const path = `/api/files/${await newest(request, member)}/download`;
      const answer = await request.get(path, { headers });
      expect(await qpdfComplaints(await answer.body())).toBe('');
    });
  });

test.describe('turned, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('the result of a tall page stays in its place, above the pages and buttons', async ({ page }) => {
    await page.goto('/dashboard?tab=files');
    await page.getByRole('button', { name: 'Scan', exact: true }).tap();
    await choosePhotos(page, [6], 'Take photos');
    await dialog(page).getByRole('button', { name: 'Rotate right' }).tap();
    await dialog(page).getByRole('radio', { name: 'Result' }).tap();
    const result = dialog(page).getByRole('img', { name: 'Result' });
    const ratio = () => result.evaluate((img: HTMLImageElement) => img.naturalHeight / img.naturalWidth);
    await expect.poll(ratio).toBeGreaterThan(1.5);
    const box = (await result.boundingBox())!;
    expect(Math.abs(box.height / box.width - (await ratio()))).toBeLessThan(0.05);
    const pages = (await dialog(page).getByRole('list', { name: 'Pages' }).boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(pages.y);
  });
});

test('from pictures on a desktop: shadows go, and OCR reads the straightened page', async ({ page }) => {
  test.slow();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Scan', exact: true }).click();
  await expect(dialog(page).getByRole('button', { name: 'Take photos' })).toHaveCount(0);
  await choosePhotos(page, [5], 'Choose photos');
  expect((await photoBox(page)).width).toBeGreaterThan(300);
  await dialog(page).getByRole('radio', { name: 'Result' }).click();
  await dialog(page).getByRole('radio', { name: 'Grayscale' }).click();
  await expect(dialog(page).getByRole('img', { name: 'Result' })).toBeVisible();
  await checkAccess(page, 'the result of a scan', [], '[role="dialog"]');
  await dialog(page).getByRole('button', { name: 'Save PDF of 1 page' }).click();
  await page.getByRole('link', { name: 'Run OCR' }).click();
  await page.getByRole('button', { name: 'Extract Text' }).click();
  await expect(page.getByText('Text extracted successfully!')).toBeVisible();
  const text = await page.getByRole('main').innerText();
  const read = SCAN_WORDS.filter((word) => text.includes(word));
  expect(read.length).toBeGreaterThanOrEqual(SCAN_WORDS.length - 1);
});

test('what is no picture says so, and scanned pages are not discarded by a slip', async ({ page }) => {
  await page.goto('/dashboard?tab=files');
  await page.getByRole('button', { name: 'Scan', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: 'Choose photos' }).click();
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  await (await chooser).setFiles([broken]);
  await expect(dialog(page)).toContainText("This photo can't be read");
  await expect(dialog(page).getByRole('button', { name: /^Save PDF/u })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog(page).getByRole('alert').filter({ hasText: 'Discard 1 scanned page?' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Keep scanning' }).click();
  await dialog(page).getByRole('button', { name: 'Delete page' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Choose photos' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toHaveCount(0);
});
