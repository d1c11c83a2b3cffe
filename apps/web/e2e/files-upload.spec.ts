import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pdfFile, pngFile } from '../../server/src/testing/sample-files.ts';
import { expect, test } from './sheaf-test.ts';
import { foldersOf, namesIn, storeFile } from './stored-files.ts';

const pdf = (name: string, buffer = pdfFile(name)) => ({ name, mimeType: 'application/pdf', buffer });
const openUpload = async (page: Page) => {
  await page.getByRole('button', { name: 'Upload Files', exact: true }).first().click();
  return page.getByRole('dialog', { name: 'Upload Files' });
};

test('files are chosen, checked, sent, listed and downloaded as the same bytes', async ({ page, member }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: `${member.name.split(' ')[0]}` })).toBeVisible();
  const dialog = await openUpload(page);
  await expect(dialog).toContainText('Upload PDF, images, Word, or Excel files (max 10MB each)');
  await expect(dialog).toContainText('Drag & drop files here, or click to select');
  await expect(dialog).toContainText('Supports PDF, JPG, PNG, DOC, DOCX, XLS, XLSX');
  const bytes = pdfFile('lease', 300_000);
  await dialog
    .locator('input[type=file]')
    .setInputFiles([
      pdf('lease.pdf', bytes),
      { name: 'photos.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') },
      pdf('huge.pdf', Buffer.alloc(10 * 1024 * 1024 + 1)),
    ]);
  await expect(dialog.getByText('File type application/zip is not allowed')).toBeVisible();
  await expect(dialog.getByText('File size 10 MB exceeds limit of 10 MB')).toBeVisible();
  // The rows say why, and one toast that there are two of them.
  await expect(page.getByText('2 files can’t be uploaded. The list shows why.')).toBeVisible();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Remove photos.zip' }).click();
  await dialog.getByRole('button', { name: 'Remove huge.pdf' }).click();
  await dialog.getByRole('button', { name: 'Upload 1 file(s)' }).click();
  await expect(page.getByText('1 file(s) uploaded successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'lease.pdf' })).toBeVisible();
  await expect(page.getByText('1 added since')).toBeVisible();

  await page.getByRole('button', { name: 'More actions for lease.pdf' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('lease.pdf');
  expect((await readFile(await saved.path())).equals(bytes)).toBe(true);
  await expect(page.getByText('File downloaded successfully')).toBeVisible();
});

test('nothing that is ready is nothing to send', async ({ page, member }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: member.name })).toBeVisible();
  const dialog = await openUpload(page);
  await expect(dialog.getByRole('button', { name: 'Choose files first' })).toBeDisabled();
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') });
  await expect(page.getByText('a.zip is not a supported file type.')).toBeVisible();
  await input.setInputFiles(pdf('huge.pdf', Buffer.alloc(10 * 1024 * 1024 + 1)));
  await expect(page.getByText('huge.pdf is too large. Max size is 10MB.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'No valid files to upload' })).toBeDisabled();
  await input.setInputFiles({
    name: 'disk.bin',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from([1, 2]),
  });
  await expect(
    dialog.getByText(/^File type bin is not allowed\. Accepted types: PDF, JPG, .*DOCX/u),
  ).toBeVisible();
});

test('duplicate bytes are reported, with a link to the existing file', async ({ page, member, request }) => {
  const bytes = pdfFile('twice');
  await storeFile(request, member, 'first.pdf', bytes);
  await page.goto('/dashboard?tab=files');
  const dialog = await openUpload(page);
  await dialog.locator('input[type=file]').setInputFiles(pdf('second.pdf', bytes));
  await dialog.getByRole('button', { name: 'Upload 1 file(s)' }).click();
  await expect(dialog.getByText('You already have this file:')).toBeVisible();
  await dialog.getByRole('link', { name: 'first.pdf' }).click();
  await expect(page).toHaveURL(/view=all&q=first.pdf/u);
  await expect(page.getByRole('heading', { name: 'first.pdf' })).toBeVisible();
});

test('a whole folder keeps its structure', async ({ page, member, request }) => {
  const home = await mkdtemp(join(tmpdir(), 'sheaf-drop-'));
  await mkdir(join(home, 'scans/2026'), { recursive: true });
  await writeFile(join(home, 'scans/outer.pdf'), pdfFile('outer'));
  await writeFile(join(home, 'scans/2026/inner.pdf'), pdfFile('inner'));
  await writeFile(join(home, 'scans/2026/other.png'), pngFile());
  await page.goto('/dashboard?tab=files');
  const dialog = await openUpload(page);
  const chooseFolder = async (path: string) => {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Choose a folder' }).click();
    await (await chooser).setFiles(path);
  };
  await chooseFolder(join(home, 'scans'));
  await expect(dialog.getByText('in scans / 2026')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Upload 3 file(s)' }).click();
  await expect(page.getByText('3 file(s) uploaded successfully')).toBeVisible();
  const folders = await foldersOf(request, member);
  const idOf = (name: string) => folders.find((folder) => folder.name === name)?.id ?? name;
  expect(folders).toHaveLength(2);
  expect(await namesIn(request, member, idOf('scans'))).toEqual(['outer.pdf']);
  expect(await namesIn(request, member, idOf('2026'))).toEqual(['inner.pdf', 'other.png']);
  await expect(page.getByRole('link', { name: 'scans' }).first()).toBeVisible();

  // Once more, after the folders were deleted: they are made anew.
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'More actions for scans' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('1 item(s) deleted')).toBeVisible();
  // What was said in passing lies over the button in the corner; the empty folder has one of its own.
  await page.getByRole('tabpanel').getByRole('button', { name: 'Upload Files' }).last().click();
  await chooseFolder(join(home, 'scans/2026'));
  await dialog.getByRole('button', { name: 'Upload 2 file(s)' }).click();
  await expect(page.getByText('2 file(s) uploaded successfully')).toBeVisible();
  expect(await foldersOf(request, member)).toMatchObject([{ name: '2026', parent_id: null }]);
  await rm(home, { recursive: true });
});

test('files can be dropped anywhere on the page, and pasted', async ({ page, member, request }) => {
  await page.goto('/dashboard?tab=files');
  const target = page.getByRole('heading', { name: 'File Manager' });
  await target.waitFor();
  const bytes = pdfFile('dropped').toString('latin1');
  await target.evaluate((element, text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'dropped.pdf', { type: 'application/pdf' }));
    const drag = (type: string) =>
      element.dispatchEvent(new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }));
    for (const type of ['dragenter', 'dragover']) drag(type);
    Object.assign(window, { letGo: () => drag('drop') });
  }, bytes);
  await expect(page.getByText('Drop the files here...')).toBeVisible();
  await page.evaluate(() => (Reflect.get(window, 'letGo') as () => void)());
  const tray = page.getByRole('complementary', { name: 'Uploads' });
  await expect(tray.getByRole('link', { name: 'dropped.pdf' })).toBeVisible();
  await page.evaluate((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'pasted.pdf', { type: 'application/pdf' }));
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true }));
  }, `${bytes} `);
  await expect(tray.getByRole('link', { name: 'pasted.pdf' })).toBeVisible();
  expect(await namesIn(request, member, null)).toEqual(['dropped.pdf', 'pasted.pdf']);
});

test('a folder that is dragged in keeps its structure', async ({ page, member, request }) => {
  const home = await mkdtemp(join(tmpdir(), 'sheaf-drag-'));
  for (const folder of ['2025', 'later/2027']) await mkdir(join(home, 'papers', folder), { recursive: true });
  await writeFile(join(home, 'papers/outer.pdf'), pdfFile('outer dragged'));
  await writeFile(join(home, 'papers/2025/inner.pdf'), pdfFile('inner dragged'));
  // A folder that is needed twice is made once.
  const refused: string[] = [];
  page.on('response', (one) => void (one.status() === 409 && refused.push(one.url())));
  await page.goto('/dashboard?tab=files');
  await page.getByRole('heading', { name: 'File Manager' }).waitFor();
  // The browser's own drop, with a folder of the disk: a page could not make one up.
  const hand = await page.context().newCDPSession(page);
  const data = { items: [], files: [join(home, 'papers')], dragOperationsMask: 1 };
  const drag = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    hand.send('Input.dispatchDragEvent', { type, x: 500, y: 400, data });
  for (const type of ['dragEnter', 'dragOver'] as const) await drag(type);
  // The place to drop on comes with the files; a hand is over it when it lets go.
  await expect(page.getByText('Drop the files here...')).toBeVisible();
  for (const type of ['dragOver', 'drop'] as const) await drag(type);
  await expect(page.getByText('2 file(s) uploaded successfully')).toBeVisible();
  await expect(page.getByText('1 empty folder created')).toBeVisible();
  expect(refused).toEqual([]);
  const folders = await foldersOf(request, member);
  const idOf = (name: string) => folders.find((folder) => folder.name === name)?.id ?? name;
  expect(await namesIn(request, member, idOf('papers'))).toEqual(['outer.pdf']);
  expect(await namesIn(request, member, idOf('2025'))).toEqual(['inner.pdf']);
  expect(await namesIn(request, member, idOf('2027'))).toEqual([]);
  expect(folders.find(({ id }) => id === idOf('2027'))?.parent_id).toBe(idOf('later'));
  expect(folders.find(({ id }) => id === idOf('later'))?.parent_id).toBe(idOf('papers'));
  await rm(home, { recursive: true });
});

test('what was chosen is forgotten when the member signs out', async ({ page, member }) => {
  await page.goto('/dashboard');
  const dialog = await openUpload(page);
  await dialog.locator('input[type=file]').setInputFiles(pdf('private.pdf'));
  await expect(dialog.getByText('private.pdf')).toBeVisible();
  // Signed out in another tab, and in again here, without the page being loaded anew.
  const kept = await page.evaluate(() => {
    const session = localStorage.getItem('auth_session') ?? '';
    localStorage.removeItem('auth_session');
    dispatchEvent(new StorageEvent('storage', { key: 'auth_session' }));
    return session;
  });
  await expect(page).toHaveURL(/\/login/u);
  await page.evaluate((session) => {
    localStorage.setItem('auth_session', session);
    dispatchEvent(new StorageEvent('storage', { key: 'auth_session' }));
  }, kept);
  await expect(page.getByRole('button', { name: member.name })).toBeVisible();
  await openUpload(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('private.pdf')).toHaveCount(0);
});
