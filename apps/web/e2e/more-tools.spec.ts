import { makeTestPdf } from '@sheaf/pdf-core/testing';
import { checkAccess } from './check-access.ts';
import { finish, newest, told } from './pro-tools.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';
import { storePages } from './tool-documents.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Info = { info: { pageCount: number } };

test('a tool that takes two files gets them in the order they are put in', async ({
  page,
  member,
  request,
}) => {
  const letter = await storePages(request, member, 'letter.pdf', 6);
  const bytes = Buffer.from(makeTestPdf({ pages: [{ text: 'Acme Ltd' }] }));
  const paper = await storeFile(request, member, 'letterhead.pdf', bytes);
  await page.goto(`/tools/overlay?files=${paper.id},${letter.id}`);
  const names = page.getByRole('list', { name: 'Order of files' }).getByRole('paragraph');
  await page.getByRole('button', { name: 'Move letterhead.pdf: arrow keys' }).press('ArrowDown');
  await expect(names.first()).toHaveText('letter.pdf');
  await page.getByRole('radio', { name: 'Underneath' }).click();
  await checkAccess(page, 'overlay');
  await finish(page, 'Combine pages');
  await expect(page.getByText('6 pages combined').first()).toBeVisible();
  const { info } = await told<Info>(request, member, `/api/pdf/info/${await newest(request, member)}`);
  expect(info.pageCount).toBe(6);
});

test('a tool for several files asks for a second one', async ({ page, member, request }) => {
  const { id } = await storePages(request, member, 'fronts.pdf', 2);
  await page.goto(`/tools/mix?files=${id}`);
  await expect(page.getByText('Choose at least 2 files.')).toBeVisible();
  const bar = page.getByRole('region', { name: 'Result' });
  await expect(bar.getByRole('button', { name: 'Interleave pages' })).toBeDisabled();
});

test('an intact file is reported as undamaged', async ({ page, member, request }) => {
  const { id } = await storePages(request, member, 'lease.pdf', 3);
  await page.goto(`/tools/repair?files=${id}`);
  await finish(page, 'Repair PDF');
  await expect(page.getByText('No damage found: 3 pages').first()).toBeVisible();
});
