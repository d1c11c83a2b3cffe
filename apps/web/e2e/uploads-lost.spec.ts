import { once } from 'node:events';
import { createServer } from 'node:net';
import { pdfFile } from '../../server/src/testing/sample-files.ts';
import { expect, test } from './sheaf-test.ts';
import { namesIn } from './stored-files.ts';

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdfFile(name) });

test('a reload during an upload is asked about, and what did not arrive is named and sent to its place', async ({
  page,
  member,
  request,
}) => {
  await page.goto('/dashboard?tab=files');
  // Three are on their way at a time: the first arrives, and the others wait for an answer.
  await page.route('**/api/files/upload', async (route) => {
    if (route.request().postDataBuffer()?.includes('filename="a.pdf"')) await route.continue();
  });
  await page.getByRole('button', { name: 'Upload Files', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Upload Files' });
  const names = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'];
  await dialog.locator('input[type=file]').first().setInputFiles(names.map(pdf));
  await dialog.getByRole('button', { name: 'Upload 5 file(s)' }).click();
  await expect(
    dialog.getByRole('listitem').filter({ hasText: 'a.pdf' }).getByLabel('Uploaded'),
  ).toBeVisible();
  let asked = '';
  page.once('dialog', (question) => {
    asked = question.type();
    void question.accept();
  });
  await page.reload();
  expect(asked).toBe('beforeunload');
  await page.unroute('**/api/files/upload');

  const lost = page.getByRole('complementary', { name: 'Interrupted uploads' });
  await expect(lost).toContainText('4 files were not uploaded');
  await expect(lost.getByRole('listitem')).toHaveText(
    names.slice(1).map((name) => new RegExp(`^${name}`, 'u')),
  );
  const chooser = page.waitForEvent('filechooser');
  await lost.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles(names.slice(1, 4).map(pdf));
  await expect(lost).toContainText('1 file was not uploaded');
  await expect.poll(async () => (await namesIn(request, member, null)).toSorted()).toEqual(names.slice(0, 4));

  // Not on another page while that one is there; and nothing is left of what is not wanted.
  await page.goto('/tools');
  await expect(lost.getByRole('listitem')).toHaveText([/^e\.pdf/u]);
  await lost.getByRole('button', { name: 'Close the list of uploads' }).click();
  await expect(lost).toBeHidden();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Search or jump to' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('unfinished_uploads'))).toBeNull();
});

test('what another tab still sends is not lost', async ({ page, context, member }) => {
  expect(member.email).toContain('@');
  await page.goto('/dashboard?tab=files');
  // A place that takes the bytes and never answers. A request that is merely held goes on its way as its page closes.
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  await page.route('**/api/files/upload', (route) =>
    route.continue({ url: `http://127.0.0.1:${address.port}/api/files/upload` }),
  );
  await page.getByRole('button', { name: 'Upload Files', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Upload Files' });
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles([pdf('a.pdf')]);
  await dialog.getByRole('button', { name: 'Upload 1 file(s)' }).click();
  await expect(dialog.getByRole('progressbar', { name: 'a.pdf' })).toBeVisible();
  const other = await context.newPage();
  const looked = other.waitForResponse(/lost-uploads/u);
  await other.goto('/dashboard');
  await looked;
  const lost = other.getByRole('complementary', { name: 'Interrupted uploads' });
  await expect(other.getByRole('button', { name: 'Search or jump to' })).toBeVisible();
  await expect(lost).toBeHidden();
  await page.close();
  silent.close();
  await other.reload();
  await expect(lost).toContainText('a.pdf');
});
