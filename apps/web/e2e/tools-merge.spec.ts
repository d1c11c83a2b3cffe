import { pdfFile, undrawablePdf } from '../../server/src/testing/sample-files.ts';
import { checkAccess } from './check-access.ts';
import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile, untilRead } from './stored-files.ts';
import { storePages, toolPath } from './tool-documents.ts';

test.beforeEach(({ member }) => setPlan(member.email, 'premium'));

test('merge: pages that are left out look so, and are said to be', async ({ page, member, request }) => {
  const files = [
    await storePages(request, member, 'a.pdf', 8),
    await storePages(request, member, 'b.pdf', 2),
  ];
  const choose = async () => {
    await page.getByRole('button', { name: 'Choose pages of a.pdf: 8 pages' }).click();
    await page.getByLabel('Pages to take').fill('2-4');
    await page.getByRole('button', { name: 'Take 3 pages' }).click();
  };
  const summary = page.getByRole('region', { name: 'Result' });
  await page.goto(toolPath('merge', files));
  await expect(summary).toContainText('10 pages in one file, about');
  await choose();
  const strip = page.getByRole('list', { name: 'a.pdf' }).getByRole('listitem');
  await expect(strip).toHaveText(['1Left out', '2', '3', '4', ...[5, 6, 7, 8].map((at) => `${at}Left out`)]);
  await expect(strip.nth(0).locator('span').first()).toHaveCSS('opacity', '0.3');
  await expect(strip.nth(1).locator('span').first()).toHaveCSS('opacity', '1');
  await expect(page.getByRole('list', { name: 'b.pdf' })).not.toContainText('Left out');
  // What the pages of a file share is not known, and with it their size.
  await expect(summary).toContainText('5 pages in one file');
  await expect(summary).not.toContainText('about');
  await checkAccess(page, 'merge with left out pages');
  await page.goto(`/advanced-tools/merge?files=${files.map(({ id }) => id).join(',')}`);
  await choose();
  const shown = page.getByRole('region', { name: 'a.pdf' }).getByRole('listitem');
  await expect(shown).toHaveText(['1Left out', '1', '2', '3', '5Left out', '6Left out', /2/u]);
});

test('merge: the single pages of fifty files', async ({ page, member, request }) => {
  const files = [];
  for (let at = 1; at <= 50; at += 1) files.push(await storePages(request, member, `${at}.pdf`, 1));
  await page.goto(toolPath('merge', files));
  await page.getByRole('radio', { name: 'Single pages' }).click();
  const pages = page.getByRole('list', { name: 'Pages' });
  await expect(pages.getByRole('listitem').first()).toContainText('1.pdf');
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('50 pages in one file');
});

test('a document that cannot be drawn is asked for once, and shows its type', async ({
  page,
  member,
  request,
}) => {
  const files = [
    await storeFile(request, member, 'huge.pdf', undrawablePdf()),
    await storeFile(request, member, 'plain.pdf', pdfFile('plain')),
  ];
  for (const { id } of files) await untilRead(request, member, id);
  const asked: string[] = [];
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url());
    if (pathname === `/api/files/${files[0]!.id}/thumbnail`) asked.push(sent.url());
  });
  await page.goto(toolPath('merge', files));
  const strip = page.getByRole('list', { name: 'huge.pdf' }).getByRole('listitem');
  await expect(strip.locator('svg')).toContainText('PDF');
  await page.getByRole('radio', { name: 'Single pages' }).click();
  await expect(page.getByRole('list', { name: 'Pages' }).locator('svg', { hasText: 'PDF' })).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Pages' }).locator('img')).toHaveCount(1);
  await page.goto('/dashboard?tab=files');
  await expect(page.getByRole('list', { name: 'Files' }).locator('img')).toHaveCount(1);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked).toEqual([...new Set(asked)]);
});
