import { makeScan } from '@sheaf/pdf-core/testing';
import { repeatPage } from '../../server/src/testing/scans.ts';
import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('OCR goes on when the viewer is left, in the tray and back in the viewer, and stops there', async ({
  page,
  member,
  request,
}) => {
  await setPlan(member.email, 'premium');
  // Full of grain: each page takes a moment, and there is time to leave and to come back.
  const { bytes } = await makeScan({ noise: 45, dpi: 300 }, repeatPage(99));
  const { id } = await storeFile(request, member, 'long.pdf', Buffer.from(bytes));
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'long.pdf' }).first().click();
  await page.getByRole('button', { name: 'Assistant' }).click();
  await page.getByRole('button', { name: 'Extract Text' }).click();
  await expect(page.getByText(/Page \d+ of 100/u)).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/dashboard/u);

  const tray = page.getByRole('complementary', { name: 'Work in progress' });
  await expect(tray).toContainText('Extracting text · long.pdf');
  await expect(tray.getByRole('button', { name: 'Cancel Extracting text · long.pdf' })).toBeEnabled();
  await expect(tray.getByText(/[1-9]\d* of 100/u)).toBeVisible();

  // The panel was not open at this address: it opens for the work.
  await page.getByRole('link', { name: 'long.pdf' }).first().click();
  await expect(page).toHaveURL(new RegExp(id, 'u'));
  await expect(page.getByText(/Page \d+ of 100/u)).toBeVisible();
  // Advice takes a look into the document, which nothing else waits for.
  const looked = Promise.withResolvers<void>();
  await page.route(/ai\.recommendations/u, async (route) => {
    await looked.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText('It will continue from there.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Extract Text' })).toBeEnabled();
  looked.resolve();
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const { history } = await (await request.get('/api/users/history', { headers })).json();
  expect(history).toContainEqual(expect.objectContaining({ action: 'ocr', status: 'cancelled' }));
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/dashboard/u);
  await expect(tray).toBeHidden();
});
