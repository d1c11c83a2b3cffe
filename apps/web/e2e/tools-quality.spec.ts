import { gzipSync } from 'node:zlib';
import { checkAccess, floating } from './check-access.ts';
import { photoPng } from './photo-png.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';
import { storePages, storePhotoDocument, toolPath } from './tool-documents.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every tool is accessible in both themes, empty, running and with its result', async ({
  page,
  member,
  request,
}) => {
  test.slow();
  const files = [
    await storePages(request, member, 'a.pdf', 3),
    await storePages(request, member, 'b.pdf', 2),
  ];
  const brochure = await storePhotoDocument(request, member);
  const photo = await storeFile(request, member, 'hills.png', photoPng(120, 80));
  await page.goto('/tools');
  await page.getByRole('button', { name: 'Choose from your files' }).click();
  await page.getByRole('list', { name: 'Your files' }).getByRole('checkbox').first().waitFor();
  await checkAccess(page, 'picker', floating);
  await page.keyboard.press('Escape');
  await checkAccess(page, 'empty');
  await page.goto(toolPath('merge', files));
  await page.getByText('5 pages in one file').waitFor();
  await checkAccess(page, 'merge');
  await page.getByRole('button', { name: 'Merge PDFs' }).click();
  await page.getByRole('region', { name: 'Your document is ready' }).waitFor();
  await checkAccess(page, 'result', floating);
  await page.goto(toolPath('split', files));
  await page.getByRole('button', { name: 'Cut after page 1' }).click();
  await checkAccess(page, 'split');
  await page.goto(toolPath('compress', [brochure]));
  await page.getByText('3 versions ready').waitFor();
  await checkAccess(page, 'compress');
  await page.goto(toolPath('convert', [photo]));
  await page.getByRole('img', { name: 'hills.png' }).waitFor();
  await checkAccess(page, 'convert');
  for (const tab of ['ocr', 'ai-chat']) {
    await page.goto(`/tools?tab=${tab}`);
    await page.getByRole('heading', { level: 2 }).waitFor();
    await checkAccess(page, tab);
  }
});

for (const [tab, ready] of [
  ['split', 'Cut after page 1'],
  ['ocr', 'Extract Text'],
  ['ai-chat', 'Start Chat'],
] as const)
  test(`the tools need less than 250 KB of script: ${tab}`, async ({ page, member, request }) => {
    const file = await storePages(request, member, 'a.pdf', 2);
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) sizes.push(response.body().then((body) => gzipSync(body).length));
    });
    await page.goto(toolPath(tab, [file]));
    await page.getByRole('button', { name: ready }).waitFor();
    await page.getByRole('button', { name: member.name }).waitFor();
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(20_000);
    expect(total).toBeLessThan(250 * 1024);
  });

test('visitors are sent to sign in, and come back to the tool', async ({ page }) => {
  await page.goto('/tools?tab=split');
  await expect(page).toHaveURL(/\/login/u);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('no tool is wider than the screen', async ({ page, member, request }) => {
    const long = `${'a long name '.repeat(10)}.pdf`;
    const files = [await storePages(request, member, long, 9), await storePages(request, member, 'b.pdf', 2)];
    const photo = await storeFile(request, member, 'hills.png', photoPng(120, 80));
    for (const [tab, ready] of [
      ['merge', 'Merge PDFs'],
      ['split', 'Split PDF'],
      ['compress', 'Compress PDF'],
    ] as const) {
      await page.goto(toolPath(tab, files));
      await page.getByRole('button', { name: ready }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), tab).toBeLessThanOrEqual(360);
    }
    await page.goto(toolPath('convert', [photo]));
    await page.getByRole('button', { name: 'Convert to PDF' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
