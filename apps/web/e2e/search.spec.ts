import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator } from '@playwright/test';
import { pdfFile, pngFile } from '../../server/src/testing/sample-files.ts';
import { checkAccess, floating } from './check-access.ts';
import type { Person } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { makeFolder, storeFile } from './stored-files.ts';

const LETTER = new URL('../../../packages/pdf-core/src/office/fixtures/letter.docx', import.meta.url);

/** A lease by name, a letter that speaks of one on its second page, a plan by its tag, and a folder. */
async function fillDesk(
  request: APIRequestContext,
  member: Person,
): Promise<{ letter: string; folder: string }> {
  await storeFile(request, member, 'Harbour lease.pdf', pdfFile('Signed by both'));
  await storeFile(request, member, 'Floor plan.png', pngFile(), { tags: 'harbour' });
  const letter = await storeFile(request, member, 'letter.docx', await readFile(LETTER));
  const folder = await makeFolder(request, member, 'Harbour papers');
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const read = async () => (await (await request.get(`/api/files/${letter.id}`, { headers })).json()).file;
  await expect.poll(async () => (await read()).has_text).toBe(true);
  return { letter: letter.id, folder: folder.id };
}

const labels = (options: Locator) =>
  options.evaluateAll((rows) => rows.map((row) => row.children[1]?.textContent));

test('the palette finds names, tags, words in documents and folders, and opens the right page', async ({
  page,
  member,
  request,
}) => {
  const { letter, folder } = await fillDesk(request, member);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Search or jump to' }).click();
  const box = page.getByRole('combobox', { name: 'Search or jump to' });
  const options = page.getByRole('option');
  await expect(page.getByRole('group', { name: 'Recent files' }).getByRole('option')).toHaveCount(3);
  await box.pressSequentially('harb');
  await expect(page.getByRole('group', { name: 'In documents' }).getByRole('option')).toHaveCount(1);
  expect(await labels(options)).toEqual([
    'Harbour lease.pdf',
    'Floor plan.png',
    'Harbour papers',
    'letter.docx',
    'All files with “harb”',
  ]);
  await expect(options.filter({ hasText: 'letter.docx' })).toContainText(
    'Lease agreement for the harbour store',
  );
  await expect(options.filter({ hasText: 'letter.docx' }).locator('mark')).toHaveText('harbour');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');

  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await options.last().getAttribute('id')) ?? '');
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toContainText('Harbour papers');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/dashboard?tab=files&folder=${folder}`);

  await page.keyboard.press('Control+k');
  await box.fill('αθηνα');
  await expect(options.first()).toContainText('Page 2');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/files/${letter}?page=2&find=${encodeURIComponent('Αθήνα')}`);
});

test('nonsense is not found, and the link to the list leads to all files', async ({
  page,
  member,
  request,
}) => {
  await storeFile(request, member, 'lease.pdf', pdfFile('x'));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Search or jump to' }).waitFor();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search or jump to' });
  await box.fill('zebra <b>');
  await expect(page.getByText('No results for “zebra <b>”')).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
  await box.fill('lease');
  await page.getByRole('option', { name: 'All files with “lease”' }).click();
  await expect(page).toHaveURL('/dashboard?tab=files&view=all&q=lease');
  await expect(page.getByRole('heading', { name: 'lease.pdf' })).toBeVisible();
});

test('? lists the keys that work where one is, and a text field keeps its question mark', async ({
  page,
  member,
}) => {
  expect(member.name).toBe('Nora Feldt');
  await page.goto('/dashboard');
  await page.getByRole('searchbox').press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(['Anywhere', 'On the dashboard']);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Files' }).click();
  await page.getByRole('heading', { name: 'File Manager' }).waitFor();
  await page.keyboard.press('?');
  await expect(list.getByRole('heading', { level: 3 })).toHaveText([
    'Anywhere',
    'On the dashboard',
    'In the file list',
  ]);
  await checkAccess(page, 'shortcuts', floating);
});

test('the palette is accessible in both themes, empty and full', async ({ page, member, request }) => {
  await fillDesk(request, member);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Search or jump to' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('option').first().waitFor();
  await checkAccess(page, 'recent', floating);
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('harbour');
  await page.getByRole('group', { name: 'In documents' }).waitFor();
  await checkAccess(page, 'results', floating);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the palette is a sheet as high as the screen, and can be closed by hand', async ({
    page,
    member,
  }) => {
    expect(member.name).toBe('Nora Feldt');
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('option').first().waitFor();
    await expect.poll(() => sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toHaveCount(0);
  });
});
