import { pdfFile, pngFile } from '../../server/src/testing/sample-files.ts';
import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('files of several kinds go into a batch, and to the tools that take some of them', async ({
  page,
  member,
  request,
}) => {
  await setPlan(member.email, 'pro');
  const a = await storeFile(request, member, 'a.pdf', pdfFile('a'));
  const b = await storeFile(request, member, 'b.pdf', pdfFile('b'));
  await storeFile(request, member, 'photo.png', pngFile());
  await storeFile(request, member, 'notes.txt', Buffer.from('The rent is due on the third.'));
  await page.goto('/dashboard?tab=files');
  for (const name of ['a.pdf', 'b.pdf', 'photo.png', 'notes.txt'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  const bar = page.getByRole('toolbar', { name: 'Selection' });
  await expect(bar.getByRole('link', { name: 'Batch Process' })).toBeVisible();
  await bar.getByRole('button', { name: 'Tools' }).click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem', { name: 'Run OCR: 3 files' })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: 'Convert to PDF: 1 image' })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: 'File to PDF: 1 file' })).toBeVisible();
  await menu.getByRole('menuitem', { name: 'Batch Process' }).click();
  const dialog = page.getByRole('dialog', { name: 'Batch Processor' });
  await expect(dialog.getByLabel('Step type')).toHaveText([/Compress/u, /Convert/u, /File to PDF/u]);
  await expect(dialog.getByText('2 files, 2 pages')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Start Batch' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Tools' }).click();
  await menu.getByRole('menuitem', { name: 'Merge: 2 PDFs' }).click();
  await expect(page).toHaveURL(/\/tools\?tab=merge&files=/u);
  const held = new URL(page.url()).searchParams.get('files')?.split(',');
  expect(new Set(held)).toEqual(new Set([a.id, b.id]));
});

test('a PDF that is brought to Convert is told what it can become', async ({ page, member, request }) => {
  const lease = await storeFile(request, member, 'lease.pdf', pdfFile('lease'));
  for (const start of [`/tools/rotate?files=${lease.id}`, `/tools?tab=split&files=${lease.id}`]) {
    await page.goto(start);
    await page
      .getByRole('link', { name: 'Convert', exact: true })
      .or(page.getByRole('tab', { name: 'Convert', exact: true }))
      .click();
    await expect(page.getByRole('heading', { name: 'Convert lease.pdf to' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`files=${lease.id}`, 'u'));
  }
  await page.getByRole('link', { name: 'PDF to Word' }).click();
  await expect(page).toHaveURL(`/tools/to-word?files=${lease.id}`);
  await expect(page.getByText('lease.pdf').first()).toBeVisible();
});
