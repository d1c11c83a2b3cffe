import type { Page } from '@playwright/test';
import { pdfOfPages } from '../../server/src/testing/sample-files.ts';
import { contractPdf } from './contract-pdf.ts';
import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';
import { storePhotoDocument, toolPath } from './tool-documents.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });
test.beforeEach(({ member }) => setPlan(member.email, 'premium'));

const bar = (page: Page) => page.getByRole('region', { name: 'Result' });

/** How far the lowest of these parts stands below the upper edge of the bar; 0 or less: none is behind it. */
const behindBar = async (page: Page, parts: string) => {
  const top = (await bar(page).boundingBox())!.y;
  return page
    .locator(parts)
    .evaluateAll(
      (all, edge) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)) - edge,
      top,
    );
};

const line = (x: number, y: number, width: number) => `${x} ${y} m ${x + width} ${y} l S`;
const words = (x: number, y: number, text: string) => `BT /F1 11 Tf ${x} ${y} Td (${text}) Tj ET`;
const lowLines = () =>
  pdfOfPages([
    'Terms',
    `Signatures) Tj ET ${[
      words(62, 240, 'Signed by the parties:'),
      words(62, 180, 'Signature:'),
      line(125, 178, 180),
      words(330, 180, 'Date:'),
      line(365, 178, 90),
      line(62, 84, 180),
      words(62, 72, 'Provider'),
      line(287, 84, 180),
      words(287, 72, 'Client'),
    ].join(' ')} BT (`,
  ]);

for (const language of ['en', 'de', 'fr', 'es'])
  test(`the places to sign that the page opens at are all in view: ${language}`, async ({
    page,
    member,
    request,
  }) => {
    await page.addInitScript((code) => localStorage.setItem('language', code), language);
    const { id } = await storeFile(request, member, 'agreement.pdf', lowLines());
    await page.goto(`/advanced-tools/sign?files=${id}`);
    const places = page.locator('[data-place]');
    await expect(places).toHaveCount(4);
    for (const place of await places.all()) await expect(place).toBeInViewport({ ratio: 1 });
    const low = () =>
      page.evaluate(() => {
        const edge = document.querySelector('[data-page-scroll]')!.getBoundingClientRect().bottom;
        const result = [...document.querySelectorAll('[data-place]')];
        return Math.max(...result.map((one) => one.getBoundingClientRect().bottom)) - edge;
      });
    expect(await low()).toBeLessThanOrEqual(0);
    const edge = (await page.locator('[data-page-scroll]').boundingBox())!;
    const top = await page.evaluate(() =>
      Number.parseFloat(document.documentElement.style.getPropertyValue('--bar-height')),
    );
    expect(edge.y + edge.height).toBeLessThanOrEqual(900 - top);

    // Its tools take one row as long as nothing is chosen.
    const frame = await page.locator('[data-page-scroll]').evaluate((pages) => {
      const { top: start } = pages.parentElement!.getBoundingClientRect();
      return pages.getBoundingClientRect().top - start;
    });
    expect(frame).toBeLessThan(70);

    // What can be done with a mark comes above the pages, which stay where they are seen.
    const last = places.last();
    const before = await last.boundingBox();
    await places.nth(1).click();
    await expect(places).toHaveCount(3);
    await expect.poll(() => last.boundingBox()).toEqual(before);
  });

test('compress shows its three versions and one more to try, and one number for each', async ({
  page,
  member,
  request,
}) => {
  const file = await storePhotoDocument(request, member);
  // Held, so that the page is seen while they are made.
  await page.route('**/api/pdf/compress-preview', () => undefined);
  await page.goto(toolPath('compress', [file]));
  await expect(page.getByRole('radio', { name: /^Balanced / })).toContainText('0%');
  const compared = page.getByRole('region', { name: 'Before and after' });
  await expect(compared.getByText('The original. Making Balanced.')).toBeVisible();
  await page.unroute('**/api/pdf/compress-preview');
  await page.reload();
  await expect(page.getByText('3 versions ready')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try quality 0.3' })).toBeInViewport({ ratio: 1 });
  expect(await behindBar(page, 'aside [role=radio], aside button')).toBeLessThanOrEqual(0);
});

test('of a signed file compress says once that it stays as it is', async ({ page, member, request }) => {
  const { id } = await storeFile(request, member, 'contract.pdf', contractPdf());
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const data = { fileId: id, signatureData: { name: 'Nora Feldt' } };
  const answer = await request.post('/api/pdf/advanced/digital-sign', { headers, data });
  const { file } = (await answer.json()) as { file: { id: string } };
  await expect
    .poll(async () => (await (await request.get(`/api/files/${file.id}`, { headers })).json()).file.reading)
    .toMatchObject({ signed: true });
  await page.goto(`/tools?tab=compress&files=${file.id}`);
  await expect(page.getByText(/would break the signature/u)).toHaveCount(1);
  await expect(bar(page)).toContainText('KB');
  await expect(page.getByRole('radio', { name: /^Sharp/u })).toHaveCount(0);
  await expect(page.getByText(/Quality 0/u)).toHaveCount(0);
  await expect(bar(page).locator('s')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Compress PDF' })).toBeDisabled();
});

for (const width of [360, 390, 1024])
  test(`the title of a page is not cut for its buttons: ${width} px`, async ({ page, member, request }) => {
    const file = await storePhotoDocument(request, member);
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => localStorage.setItem('language', 'de'));
    for (const path of [toolPath('compress', [file]), '/dashboard?tab=files']) {
      await page.goto(path);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(/Komprimieren|Dateiverwaltung/u);
      // One word, one line.
      const lines = await title.evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(lines, `${path} at ${width} px`).toBe(1);
    }
  });
