import { pdfToText, runPeer } from '@sheaf/pdf-core/testing';
import { pdfFile } from '../../server/src/testing/sample-files.ts';
import { checkAccess } from './check-access.ts';
import { setPlan } from './people.ts';
import { photoPng } from './photo-png.ts';
import { finish, newest, told } from './pro-tools.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';
import { storePages, storePhotoDocument } from './tool-documents.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ member }) => setPlan(member.email, 'premium'));

test('single pages of several files are merged in any order', async ({ page, member, request }) => {
  const one = await storePages(request, member, 'one.pdf', 2);
  const two = await storePages(request, member, 'two.pdf', 2);
  await page.goto(`/advanced-tools/merge?files=${one.id},${two.id}`);
  await page.getByRole('radio', { name: 'Single pages' }).click();
  const pages = page.getByRole('list', { name: 'Order of pages' }).getByRole('listitem');
  await expect(pages).toHaveText([/1, one/u, /2, one/u, /1, two/u, /2, two/u]);
  await page.getByRole('button', { name: 'two.pdf, page 2, 4 of 4' }).press('Alt+Home');
  await page.getByRole('button', { name: 'Remove one.pdf, page 1' }).click();
  await expect(pages).toHaveText([/2, two/u, /2, one/u, /1, two/u]);
  await finish(page, 'Merge PDFs');
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const made = await newest(request, member);
  const bytes = await (await request.get(`/api/files/${made}/download`, { headers })).body();
  expect((await pdfToText(bytes)).match(/(?:one|two)\.pdf page \d/gu)).toEqual([
    'two.pdf page 2',
    'one.pdf page 2',
    'two.pdf page 1',
  ]);
});

test('a form is begun on empty pages', async ({ page, member, request }) => {
  await page.goto('/advanced-tools/create-form');
  await page.getByRole('button', { name: 'Start with a blank page' }).click();
  await page.getByRole('combobox', { name: 'Page size' }).click();
  await page.getByRole('option', { name: 'A5' }).click();
  await page.getByRole('button', { name: 'Add a page' }).click();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill('tenant');
  await checkAccess(page, 'empty pages');
  await finish(page, 'Create form');
  const made = await newest(request, member);
  type Info = { info: { pages: { width: number; height: number }[] } };
  const { info } = await told<Info>(request, member, `/api/pdf/info/${made}`);
  expect(info.pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
    [420, 595],
    [420, 595],
  ]);
  type Fields = { fields: { name: string; places: { page: number }[] }[] };
  const { fields } = await told<Fields>(request, member, `/api/pdf/advanced/form-fields/${made}`);
  expect(fields.map(({ name, places }) => [name, places[0]?.page])).toEqual([['tenant', 2]]);
});

test('a rectangle is filled, and a stamp is a picture', async ({ page, member, request }) => {
  const { id } = await storeFile(request, member, 'lease.pdf', pdfFile('lease'));
  await page.goto(`/advanced-tools/annotate?files=${id}`);
  await page.getByRole('button', { name: 'Rectangle' }).click();
  await page.getByRole('button', { name: 'Place in center' }).click();
  await page.getByRole('switch', { name: 'Filled' }).click();
  await page.getByLabel('Color inside').fill('#00ff00');
  await page.getByRole('button', { name: 'Stamp' }).click();
  await page.locator('[data-page-surface]').click({ position: { x: 200, y: 100 } });
  const input = page.locator('input[type=file][accept="image/png,image/jpeg"]');
  await input.setInputFiles({ name: 'seal.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(page.getByRole('alert')).toHaveText('Choose a PNG or JPG of up to 5 MB.');
  await input.setInputFiles({ name: 'seal.png', mimeType: 'image/png', buffer: photoPng(80, 40) });
  await expect(page.locator('[data-page-surface] image')).toBeVisible();
  const sent = page.waitForRequest(/tools\.annotate/u);
  await finish(page, 'Save annotations');
  type Mark = { type: string; fill?: string; image?: string; width: number; height: number };
  const [call] = Object.values(
    (await sent).postDataJSON() as Record<string, { options: { annotations: Mark[] } }>,
  );
  expect(call?.options.annotations).toMatchObject([
    { type: 'rectangle', fill: '#00ff00' },
    { type: 'stamp', width: 160, height: 80, image: expect.stringMatching(/^iVBOR/u) },
  ]);
  const made = await newest(request, member);
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const bytes = await (await request.get(`/api/files/${made}/download`, { headers })).body();
  const { stdout } = await runPeer('pdfimages', ['-list', 'FILE'], bytes);
  expect(stdout.trim().split('\n').length).toBeGreaterThan(2);
});

test('compressing shows the page before and after at each level', async ({ page, member, request }) => {
  const file = await storePhotoDocument(request, member);
  await page.goto(`/advanced-tools/compress?files=${file.id}`);
  await page.getByRole('button', { name: 'Preview each level' }).click();
  const compare = page.getByRole('region', { name: 'Before and after' });
  await expect(compare.locator('img')).toHaveCount(2);
  const after = () => compare.locator('img').nth(1).getAttribute('src');
  const medium = await after();
  await page.getByRole('button', { name: 'Maximum', exact: true }).click();
  await expect(compare).toContainText('Maximum');
  await expect.poll(after).not.toBe(medium);
  await page.getByRole('radio', { name: 'High' }).click();
  const high = page.getByRole('row', { name: /^High/ });
  await expect(high).toContainText(/KB/u);
  await checkAccess(page, 'levels');
  const sent = page.waitForRequest('**/pdfTools.advancedCompress**');
  await page.getByRole('button', { name: 'Compress PDF' }).click();
  expect((await sent).postData()).toContain('previewId');
});
