import type { Page } from '@playwright/test';
import { pdfFile } from '../../server/src/testing/sample-files.ts';
import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { makeFolder } from './stored-files.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
});

const openUpload = async (page: Page) => {
  await page.getByRole('button', { name: 'Upload Files', exact: true }).first().tap();
  return page.getByRole('dialog', { name: 'Upload Files' });
};
const choose = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `receipt ${index + 1}.pdf`,
    mimeType: 'application/pdf',
    buffer: pdfFile(`receipt ${index + 1}`),
  }));

test('however many files are chosen, the button that sends them stays in sight', async ({ page, member }) => {
  await setPlan(member.email, 'premium');
  await page.goto('/dashboard?tab=files');
  const dialog = await openUpload(page);
  await expect(dialog.getByText('Tap to choose files')).toBeVisible();
  await expect(dialog.getByText('Drag & drop files here')).toBeHidden();
  for (const [total, added] of [
    [8, 8],
    [13, 5],
  ] as const) {
    await dialog.locator('input[type=file]').setInputFiles(choose(added));
    const send = dialog.getByRole('button', { name: `Upload ${total} file(s)` });
    for (const [width, height] of [
      [390, 844],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(send).toBeInViewport({ ratio: 1 });
    }
  }
  // What lies below the last row is the foot, and the row can be read.
  const last = dialog.getByRole('listitem').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Upload 13 file(s)' }).tap();
  await expect(page.getByText('13 file(s) uploaded successfully')).toBeVisible();
});

test('files that were chosen are not lost without a question', async ({ page, member, request }) => {
  await makeFolder(request, member, 'Leases');
  await page.goto('/dashboard?tab=files');
  await page.getByRole('heading', { name: 'Leases' }).getByRole('link').tap();
  await expect(page).toHaveURL(/folder/u);
  const dialog = await openUpload(page);
  await dialog.locator('input[type=file]').setInputFiles(choose(2));
  const question = page.getByRole('dialog', { name: 'Leave without uploading?' });
  const send = dialog.getByRole('button', { name: 'Upload 2 file(s)' });
  await expect(send).toBeVisible();

  const asked = new Promise<string>((resolve) => {
    page.once('dialog', async (one) => {
      await one.dismiss();
      resolve(one.type());
    });
  });
  await page.evaluate(() => void setTimeout(() => location.reload()));
  expect(await asked).toBe('beforeunload');

  // A finger beside the window.
  await page.touchscreen.tap(4, 4);
  await expect(question).toContainText('The files you chose have not been uploaded.');
  await question.getByRole('button', { name: 'Back to upload' }).tap();
  await expect(question).toBeHidden();
  await expect(send).toBeVisible();

  await page.evaluate(() => window.history.back());
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/folder/u);
  await question.getByRole('button', { name: 'Back to upload' }).tap();
  await expect(send).toBeVisible();

  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave' }).tap();
  await expect(dialog).toBeHidden();
  // Nothing is left to be asked about.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Upload Files', exact: true }).first()).toBeVisible();
});

test('refused files are told of by one toast, which lies over no row and no button', async ({
  page,
  member: _member,
}) => {
  await page.goto('/dashboard?tab=files');
  const dialog = await openUpload(page);
  const zip = (name: string) => ({ name, mimeType: 'application/zip', buffer: Buffer.from('PK') });
  await dialog
    .locator('input[type=file]')
    .setInputFiles([...choose(3), zip('a.zip'), zip('b.zip'), zip('c.zip')]);
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toHaveText(/^3 files can’t be uploaded/u);
  const covered = () =>
    page.evaluate(() => {
      const box = document.querySelector('[data-sonner-toast]')?.getBoundingClientRect();
      if (!box) return null;
      return [...document.querySelectorAll('[role=dialog] :is(li, button)')].filter((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      }).length;
    });
  await expect.poll(covered, { intervals: [100] }).toBe(0);
});
