import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { pdfFile } from '../../server/src/testing/sample-files.ts';
import { expect, test } from './sheaf-test.ts';
import { makeFolder, namesIn, storeFile } from './stored-files.ts';

const MB = 1024 * 1024;
const UPLOADS = '**/api/files/uploads/*';
const openUpload = async (page: Page) => {
  await page.getByRole('button', { name: 'Upload Files', exact: true }).first().click();
  return page.getByRole('dialog', { name: 'Upload Files' });
};

/** Within the free plan's 10 MB, and above the 8 from which an upload goes on where it stopped. */
async function largeFile(): Promise<{ path: string; bytes: Buffer; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-large-'));
  const bytes = Buffer.concat([pdfFile('large'), randomBytes(9.5 * MB)]);
  const path = join(folder, 'large.pdf');
  await writeFile(path, bytes);
  return { path, bytes, remove: () => rm(folder, { recursive: true }) };
}

test.describe('a large file', () => {
  test.use({ expectedErrors: /net::ERR_|Failed to load resource/u });

  test('goes on by itself after a cut, with its bytes in order', async ({ page, member, request }) => {
    const { path, bytes, remove } = await largeFile();
    let cuts = 0;
    const offsets: number[] = [];
    await page.route(UPLOADS, async (route) => {
      const sent = route.request();
      if (sent.method() !== 'PATCH') return route.continue();
      offsets.push(Number(sent.headers()['upload-offset']));
      // The first part arrives, the second is cut once.
      if (offsets.at(-1) === 8 * MB && cuts++ === 0) return route.abort('connectionreset');
      return route.continue();
    });
    await page.goto('/dashboard?tab=files');
    const dialog = await openUpload(page);
    await dialog.locator('input[type=file]').setInputFiles(path);
    await dialog.getByRole('button', { name: 'Upload 1 file(s)' }).click();
    await expect(page.getByText('1 file(s) uploaded successfully')).toBeVisible();
    expect(offsets).toEqual([0, 8 * MB, 8 * MB]);
    expect(await namesIn(request, member, null)).toEqual(['large.pdf']);
    await page.getByRole('button', { name: 'More actions for large.pdf' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Download' }).click();
    expect((await readFile(await (await download).path())).equals(bytes)).toBe(true);
    await remove();
  });

  test('reports a lost connection, and a retry resumes where it stopped', async ({
    page,
    member,
    request,
  }) => {
    const { path, remove } = await largeFile();
    let isAway = true;
    const offsets: string[] = [];
    await page.route(UPLOADS, async (route) => {
      const sent = route.request();
      if (sent.method() === 'PATCH') offsets.push(sent.headers()['upload-offset'] ?? '');
      const isSecond = sent.method() === 'HEAD' || sent.headers()['upload-offset'] === String(8 * MB);
      return isAway && isSecond ? route.abort('internetdisconnected') : route.continue();
    });
    await page.goto('/dashboard?tab=files');
    const dialog = await openUpload(page);
    await dialog.locator('input[type=file]').setInputFiles(path);
    await dialog.getByRole('button', { name: 'Upload 1 file(s)' }).click();
    await expect(
      dialog.getByText('Network error: Please check your connection and try again.'),
    ).toBeVisible();
    isAway = false;
    const before = offsets.length;
    await dialog.getByRole('button', { name: 'Retry 1 failed' }).click();
    await expect(page.getByText('1 file(s) uploaded successfully')).toBeVisible();
    expect(offsets.slice(before)).toEqual([String(8 * MB)]);
    expect(await namesIn(request, member, null)).toEqual(['large.pdf']);
    await remove();
  });

  test('shows how far it is, and stopped it is gone here and there', async ({ page, member, request }) => {
    const { path, remove } = await largeFile();
    const slow = await page.context().newCDPSession(page);
    await page.goto('/dashboard?tab=files');
    await slow.send('Network.enable');
    await slow.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 2 * MB,
    });
    const dialog = await openUpload(page);
    await dialog.locator('input[type=file]').setInputFiles(path);
    await dialog.getByRole('button', { name: 'Upload 1 file(s)' }).click();
    await expect(dialog.getByText(/^[1-9]\d*%$/u)).toBeVisible();
    const ended = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await dialog.getByRole('button', { name: 'Cancel large.pdf' }).click();
    expect((await ended).status()).toBe(204);
    await expect(dialog.getByRole('button', { name: 'Remove large.pdf' })).toBeVisible();
    expect(await namesIn(request, member, null)).toEqual([]);
    await remove();
  });
});

test('a selection of files and folders is saved as one zip, a folder from its menu', async ({
  page,
  member,
  request,
}) => {
  const scans = await makeFolder(request, member, 'Scans');
  await storeFile(request, member, 'inside.pdf', pdfFile('inside'), { folder_id: scans.id });
  await storeFile(request, member, 'beside.pdf', pdfFile('beside'));
  await page.goto('/dashboard?tab=files');
  await page.getByRole('button', { name: 'More actions for Scans' }).click();
  const first = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download' }).click();
  expect((await first).suggestedFilename()).toBe('Scans.zip');
  await expect(page.getByText('Download started')).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select beside.pdf' }).click();
  await page.getByRole('checkbox', { name: 'Select Scans' }).click();
  const second = page.waitForEvent('download');
  await page.getByRole('toolbar').getByRole('button', { name: 'Download' }).click();
  const saved = await second;
  expect(saved.suggestedFilename()).toMatch(/^Sheaf \d{4}-\d\d-\d\d\.zip$/u);
  const entries = unzipSync(new Uint8Array(await readFile(await saved.path())));
  expect(Object.keys(entries).toSorted()).toEqual(['Scans/inside.pdf', 'beside.pdf']);
  await expect(page).toHaveURL(/tab=files/u);
});
