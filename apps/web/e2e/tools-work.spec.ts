import { protectOptions } from '@sheaf/pdf-core/options';
import type { Page } from '@playwright/test';
import { makeTestPdf } from '@sheaf/pdf-core/testing';
import { protect } from '../../../packages/pdf-core/src/tools/protect/protect.ts';
import { expect, test } from './sheaf-test.ts';
import { namesIn, storeFile } from './stored-files.ts';
import { lastOperation, storePages, toolPath } from './tool-documents.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // A document that is locked.
  expectedErrors: /status of 422/u,
});

/** So many pages that there is time to look at the work. */
const MANY = 20_000;

test('work that is stopped leaves nothing behind and costs nothing', async ({ page, member, request }) => {
  test.slow();
  const texts = Array.from({ length: MANY }, (_, index) => ({ text: `page ${index + 1}` }));
  const bytes = Buffer.from(makeTestPdf({ pages: texts }));
  const files = [
    await storeFile(request, member, 'one.pdf', bytes),
    await storeFile(request, member, 'two.pdf', bytes),
  ];
  const before = await lastOperation(request, member, 'merge');
  const { stopped } = await holdUntilStopped(page);
  await page.goto(toolPath('merge', files));
  await page.getByRole('heading', { name: 'two.pdf' }).waitFor();
  await page.getByRole('button', { name: 'Merge PDFs' }).click();
  await page.getByRole('button', { name: 'Cancel Merging 2 files' }).click();
  expect(await stopped).toBe(200);
  await expect(page.getByText('Stopped. Nothing was saved, and nothing was charged.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Merge PDFs' })).toBeVisible();
  const after = await lastOperation(request, member, 'merge');
  expect(after.operation).toMatchObject({ status: 'cancelled', outputs: [], cost: {} });
  expect(after.totalStorage).toBe(before.totalStorage);
  expect(await namesIn(request, member, null)).toEqual(['one.pdf', 'two.pdf']);

  // Left, it goes on in the tray, and is told of.
  await page.getByRole('button', { name: 'Merge PDFs' }).click();
  await page.getByRole('button', { name: 'Cancel Merging 2 files' }).waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  const tray = page.getByRole('complementary', { name: 'Work in progress' });
  await expect(tray.getByText('merged-document.pdf')).toBeVisible();
  await expect(tray.getByRole('link', { name: 'Show' })).toHaveAttribute('href', /^\/files\//u);
  await tray.getByRole('button', { name: 'Dismiss merged-document.pdf' }).click();
  await expect(tray).toBeHidden();
  await page.getByRole('button', { name: 'Notifications, 1 new' }).click();
  const notices = page.getByRole('dialog', { name: 'Notifications' });
  await expect(notices.getByRole('link', { name: /merged-document\.pdf/u })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('a locked document is named, nothing is charged, and the rest can go on', async ({
  page,
  member,
  request,
}) => {
  const open = await storePages(request, member, 'open.pdf', 2);
  const other = await storePages(request, member, 'other.pdf', 1);
  const locked = await storeFile(request, member, 'locked.pdf', await lockedPdf());
  await page.goto(toolPath('merge', [open, locked, other]));
  await page.getByRole('button', { name: 'Merge PDFs' }).click();
  const note = page.getByRole('main').getByRole('alert');
  await expect(note).toContainText('locked.pdf is protected with a password');
  await expect(note).toContainText('nothing was charged');
  await expect(page.locator('[data-sonner-toast]')).toContainText('Failed to merge PDFs: locked.pdf');
  await page.getByRole('button', { name: 'Remove locked.pdf' }).click();
  await page.getByRole('button', { name: 'Merge PDFs' }).click();
  await expect(page.getByRole('region', { name: 'Your document is ready' })).toBeVisible();
  await page.getByRole('button', { name: /^Notifications, \d new/u }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText(
    'is protected with a password',
  );
});

/** Holds the request for the merge back until its stop has been answered. */
async function holdUntilStopped(page: Page) {
  const { promise: stopped, resolve: answer } = Promise.withResolvers<number>();
  await page.route('**/trpc/operations.cancel*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response });
    answer(response.status());
  });
  await page.route('**/trpc/pdfTools.merge*', async (route) => {
    await stopped;
    await route.continue();
  });
  return { stopped };
}

/** Made here, as the member’s plan has no tool for it. */
async function lockedPdf(): Promise<Buffer> {
  const whole = { name: 'locked.pdf', bytes: makeTestPdf({ pages: [{ text: 'Locked' }] }) };
  const { files } = await protect([whole], protectOptions.parse({ password: 'sesame' }));
  return Buffer.from(files[0]?.bytes ?? []);
}
