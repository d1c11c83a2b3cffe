import { pdfFile } from '../../server/src/testing/sample-files.ts';
import { checkAccess, floating } from './check-access.ts';
import { openQuietly } from './open-quietly.ts';
import { expect, test } from './sheaf-test.ts';
import { namesIn, storeFile, untilRead } from './stored-files.ts';

// Requests without a connection are lost on purpose.
test.use({ expectedErrors: /net::ERR_/u });

const READS = /\/trpc\/[^?]*(?:files|folders)\./u;

for (const [place, address, fact] of [
  ['the file manager', '/dashboard?tab=files', 'Failed to load folder contents'],
  ['the dashboard', '/dashboard', 'Failed to load files'],
] as const)
  test(`${place} keeps its list while there is no connection, and reads it again with one`, async ({
    page,
    member,
    request,
  }) => {
    const { id } = await storeFile(request, member, 'Lease.pdf', pdfFile('lease'));
    // A list that is being read when the connection is lost is not asked for again.
    await untilRead(request, member, id);
    await openQuietly(page, address);
    const main = page.getByRole('main');
    await expect(main.getByText('Lease.pdf').first()).toBeVisible();
    await page.route(READS, (route) => route.abort());
    // The browser tells the page that it is back, and what it reads then is lost again.
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    const note = main.getByRole('alert').filter({ hasText: fact });
    await expect(note).toContainText('This is what was loaded before.');
    await expect(main.getByText('Lease.pdf').first()).toBeVisible();
    await checkAccess(page, `${place} without a connection`, floating);
    await page.unroute(READS);
    await note.getByRole('button', { name: 'Try again' }).click();
    await expect(note).toBeHidden();
    await expect(main.getByText('Lease.pdf').first()).toBeVisible();
  });

test('files given without a connection are refused in words, and taken with one', async ({
  page,
  member,
  request,
}) => {
  await page.goto('/dashboard?tab=files');
  await page.getByRole('heading', { name: 'File Manager' }).waitFor();
  const paste = () =>
    page.evaluate((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'Lease.pdf', { type: 'application/pdf' }));
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true }));
    }, pdfFile('lease').toString('latin1'));
  // The code that sends files comes with the first of them.
  await page.context().setOffline(true);
  await paste();
  await expect(page.getByText('Network error: Please check your connection and try again.')).toBeVisible();
  await page.context().setOffline(false);
  await paste();
  const tray = page.getByRole('complementary', { name: 'Uploads' });
  await expect(tray.getByRole('link', { name: 'Lease.pdf' })).toBeVisible();
  expect(await namesIn(request, member, null)).toEqual(['Lease.pdf']);
});
