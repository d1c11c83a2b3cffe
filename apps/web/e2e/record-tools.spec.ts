import { makeTestPdf } from '@sheaf/pdf-core/testing';
import { checkAccess, floating } from './check-access.ts';
import { setPlan } from './people.ts';
import { photoPng } from './photo-png.ts';
import { finish, newest, told } from './pro-tools.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';
import { storePages, storePhotoDocument } from './tool-documents.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Info = {
  info: { pageCount: number; metadata: object; pages: { width: number; height: number; rotation: number }[] };
};

test('margins are cut off the pages that are named, on the free plan', async ({ page, member, request }) => {
  const { id } = await storePages(request, member, 'lease.pdf', 3);
  const before = await told<Info>(request, member, `/api/pdf/info/${id}`);
  await page.goto('/tools');
  await page.getByRole('link', { name: 'All tools' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Crop' }).click();
  await expect(page).toHaveURL('/tools/crop');
  await page.goto(`/tools/crop?files=${id}`);
  const button = page.getByRole('button', { name: 'Crop PDF' });
  await page.getByLabel('Pages', { exact: true }).fill('1-9');
  await expect(page.getByRole('alert')).toContainText('There is no page 9');
  await expect(button).toBeDisabled();
  await page.getByLabel('Pages', { exact: true }).fill('2-3');
  await page.getByLabel('Top').fill('100');
  await page.getByLabel('Left').fill('40');
  await page.getByLabel('Left').press('Enter');
  await checkAccess(page, 'crop');
  await finish(page, 'Crop PDF');
  await expect(page.getByText('2 pages cropped').first()).toBeVisible();
  const { info } = await told<Info>(request, member, `/api/pdf/info/${await newest(request, member)}`);
  const [whole] = before.info.pages;
  const size = { width: whole?.width ?? 0, height: whole?.height ?? 0 };
  const cut = { width: size.width - 40, height: size.height - 100 };
  expect(info.pages.map(({ width, height }) => ({ width, height }))).toEqual([size, cut, cut]);
  await page.getByRole('link', { name: 'More tools for this file' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Rotate', exact: true }).click();
  await expect(page).toHaveURL(/\/tools\/rotate\?files=/u);
});

test('pages are turned as they are seen', async ({ page, member, request }) => {
  const { id } = await storePages(request, member, 'lease.pdf', 2);
  await page.goto(`/tools/rotate?files=${id}`);
  await page.getByLabel('Pages', { exact: true }).fill('even');
  await page.getByRole('radio', { name: 'Left' }).click();
  await checkAccess(page, 'rotate');
  await finish(page, 'Rotate PDF');
  await expect(page.getByText('1 page rotated').first()).toBeVisible();
  const { info } = await told<Info>(request, member, `/api/pdf/info/${await newest(request, member)}`);
  expect(info.pages.map(({ rotation }) => rotation)).toEqual([0, 270]);
});

test('properties begin as they are, and are set and removed', async ({ page, member, request }) => {
  const bytes = makeTestPdf({ pages: [{ text: 'Lease' }], info: { Title: 'Draft', Author: 'Ada' } });
  const { id } = await storeFile(request, member, 'lease.pdf', Buffer.from(bytes));
  await page.goto(`/tools/metadata?files=${id}`);
  await expect(page.getByLabel('Title')).toHaveValue('Draft');
  await page.getByLabel('Title').fill('Lease of 2026');
  await page.getByLabel('Author').fill('');
  await checkAccess(page, 'metadata');
  await finish(page, 'Save properties');
  const { info } = await told<Info>(request, member, `/api/pdf/info/${await newest(request, member)}`);
  expect(info.metadata).toMatchObject({ title: 'Lease of 2026' });
  expect(info.metadata).not.toHaveProperty('author');
});

test('blank pages go, and images come out in one zip', async ({ page, member, request }) => {
  const bytes = makeTestPdf({ pages: [{ text: 'one' }, {}, { text: 'three' }] });
  const { id } = await storeFile(request, member, 'scan.pdf', Buffer.from(bytes));
  await page.goto(`/tools/remove-blank-pages?files=${id}`);
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  await checkAccess(page, 'remove-blank-pages');
  await finish(page, 'Remove blank pages');
  await expect(page.getByText('1 blank page removed, 2 pages kept').first()).toBeVisible();

  const photo = await storePhotoDocument(request, member);
  await page.goto(`/tools/extract-images?files=${photo.id}`);
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  await checkAccess(page, 'extract-images');
  await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Extract images' }).click();
  await expect(page.getByText('1 image extracted').first()).toBeVisible();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByRole('combobox').fill('margins');
  await expect(page.getByRole('option', { name: 'Crop' })).toBeVisible();
});

test('a tool is a step of a batch with the options of its schema', async ({ page, member, request }) => {
  await setPlan(member.email, 'pro');
  await storePages(request, member, 'lease.pdf', 2);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Batch Process', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Batch Processor' });
  await dialog.getByLabel('Batch name').fill('Turn them');
  await dialog.getByRole('combobox', { name: 'Step type' }).click();
  await page.getByRole('option', { name: 'Rotate', exact: true }).click();
  await dialog.getByRole('radio', { name: 'Half' }).click();
  await dialog.getByLabel('Pages').fill('2');
  await dialog.getByRole('button', { name: 'Choose files' }).click();
  const picker = page.getByRole('dialog').last();
  await picker.getByRole('checkbox', { name: 'lease.pdf' }).click();
  await picker.getByRole('button', { name: /^Add 1/u }).click();
  await checkAccess(page, 'batch', floating, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Start Batch' }).click();
  const detail = dialog.getByRole('region', { name: 'Turn them' });
  await expect(detail.getByText('100%')).toBeVisible();
  const { info } = await told<Info>(request, member, `/api/pdf/info/${await newest(request, member)}`);
  expect(info.pages.map(({ rotation }) => rotation)).toEqual([0, 180]);
});

test('files from the device are attached, with what they are', async ({ page, member, request }) => {
  const { id } = await storePages(request, member, 'lease.pdf', 1);
  await page.goto(`/tools/attach-files?files=${id}`);
  const button = page.getByRole('button', { name: 'Attach files' });
  await expect(button).toBeDisabled();
  await page.getByLabel('Add file').setInputFiles([
    { name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from('a;1') },
    { name: 'wrong.bin', mimeType: 'application/octet-stream', buffer: Buffer.from('b') },
  ]);
  await page.getByRole('button', { name: 'Remove wrong.bin' }).click();
  await page.getByLabel('Description of prices.csv').fill('Price list');
  await checkAccess(page, 'attach-files');
  await finish(page, 'Attach files');
  await expect(page.getByText('1 file attached').first()).toBeVisible();
  await page.goto(`/tools/extract-attachments?files=${await newest(request, member)}`);
  const bar = page.getByRole('region', { name: 'Result' });
  await bar.getByRole('button', { name: 'Extract attachments' }).click();
  await expect(page.getByText('1 attachment extracted').first()).toBeVisible();
});

test('a stack of scans is split at its blank pages', async ({ page, member, request }) => {
  await setPlan(member.email, 'premium');
  const bytes = makeTestPdf({ pages: [{ text: 'one' }, {}, { text: 'two' }, { text: 'three' }] });
  const { id } = await storeFile(request, member, 'stack.pdf', Buffer.from(bytes));
  await page.goto(`/advanced-tools/split?files=${id}`);
  await page.getByRole('combobox', { name: 'Split by' }).click();
  await page.getByRole('option', { name: 'Blank pages' }).click();
  await expect(page.getByText('Blank pages separate the files')).toBeVisible();
  await checkAccess(page, 'split by blank pages');
  await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Split PDF' }).click();
  await expect(page.getByText('2 parts').first()).toBeVisible();
});

test('a picture is seen on the pages, and stamped there', async ({ page, member, request }) => {
  const { id } = await storePages(request, member, 'letter.pdf', 3);
  await page.goto(`/tools/stamp-picture?files=${id}`);
  await expect(page.getByRole('button', { name: 'Stamp picture' })).toBeDisabled();
  const picker = page.getByLabel('Choose picture');
  await picker.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('none') });
  await expect(page.getByRole('alert')).toContainText('Choose a PNG, JPEG or WebP');
  await picker.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: photoPng() });
  await page.getByLabel('Pages', { exact: true }).fill('2-');
  await expect(page.locator('svg image')).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Position' }).click();
  await page.getByRole('option', { name: 'Top left' }).click();
  await checkAccess(page, 'stamp-picture');
  await finish(page, 'Stamp picture');
  await expect(page.getByText('2 pages stamped').first()).toBeVisible();
});

test('documents and pictures become thumbnails on one sheet', async ({ page, member, request }) => {
  const { id } = await storePages(request, member, 'lease.pdf', 3);
  const photo = await storeFile(request, member, 'photo.png', photoPng());
  await page.goto(`/tools/contact-sheet?files=${id},${photo.id}`);
  await expect(page.getByRole('list', { name: 'Order of files' }).getByRole('listitem')).toHaveCount(2);
  await checkAccess(page, 'contact-sheet');
  await finish(page, 'Make contact sheet');
  await expect(page.getByText('4 thumbnails on 1 sheet').first()).toBeVisible();
});

test('a form is filled in for each row of a table', async ({ page, member, request }) => {
  await setPlan(member.email, 'premium');
  const fields = [{ name: 'who', value: '', pages: [0] }];
  const bytes = makeTestPdf({ pages: [{ text: 'Form' }], fields });
  const { id } = await storeFile(request, member, 'form.pdf', Buffer.from(bytes));
  await page.goto(`/advanced-tools/fill-from-csv?files=${id}`);
  const picker = page.getByLabel('Choose CSV file');
  const table = { mimeType: 'text/csv', buffer: Buffer.from('who,phone\nAda,1\nGrace,2\n') };
  await picker.setInputFiles({ ...table, name: 'people.xlsx' });
  await expect(page.getByRole('alert')).toContainText('save an Excel table as CSV');
  await picker.setInputFiles({ ...table, name: 'people.csv' });
  await checkAccess(page, 'fill-from-csv');
  await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Fill forms' }).click();
  await expect(page.getByText('2 forms filled, 1 column not used').first()).toBeVisible();
});

test('a document is copied under the name of its title', async ({ page, member, request }) => {
  const bytes = makeTestPdf({ pages: [{}], info: { Title: 'Lease of 2026' } });
  const { id } = await storeFile(request, member, 'scan0001.pdf', Buffer.from(bytes));
  await page.goto(`/tools/auto-rename?files=${id}`);
  await checkAccess(page, 'auto-rename');
  await finish(page, 'Rename PDF');
  await expect(page.getByText('Named Lease of 2026.pdf').first()).toBeVisible();
  const { file } = await told<{ file: { filename: string } }>(
    request,
    member,
    `/api/files/${await newest(request, member)}`,
  );
  expect(file.filename).toBe('Lease of 2026.pdf');
});

test('Markdown becomes a PDF on its page, which shows the file while it has no pages', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(
    request,
    member,
    'notes.md',
    Buffer.from('# Notes\n\nThe rent is $2,150.\n'),
  );
  await page.goto(`/tools/to-pdf?files=${id}`);
  await expect(page.getByRole('button', { name: 'Convert to PDF' })).toBeEnabled();
  await checkAccess(page, 'to-pdf');
  await finish(page, 'Convert to PDF');
  const { info } = await told<Info>(request, member, `/api/pdf/info/${await newest(request, member)}`);
  expect(info.pageCount).toBe(1);
  expect(info.metadata).toMatchObject({ title: 'Notes' });
});
