import type { Page } from '@playwright/test';
import { pdfFile } from '../../server/src/testing/sample-files.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Search or jump to' });
const group = (page: Page, name: string) => page.getByRole('group', { name }).getByRole('option');

async function run(page: Page, words: string, command: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await boxOf(page).fill(words);
  await expect(page.getByRole('option').first(), words).toContainText(command);
  await page.keyboard.press('Enter');
  await expect(boxOf(page)).toBeHidden();
}

test('in an open file, its own commands come first and do what they say', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'lease.pdf', pdfFile('The rent is due on Monday'));
  await page.goto(`/files/${id}`);
  await expect(page.locator('.textLayer').getByText('The rent is due')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(group(page, 'This file')).toHaveText([
    'Ask about lease.pdf',
    'Summarize lease.pdf',
    'Rename lease.pdf',
    'Move lease.pdf',
    'Edit the tags of lease.pdf',
    'Download lease.pdf',
    'Print lease.pdf',
    'Find in lease.pdf',
    'Versions of lease.pdf',
    'Show lease.pdf in its folder',
    'Delete lease.pdf',
  ]);
  await expect(page.getByRole('option').first()).toHaveText('Ask about lease.pdf');
  // Whoever types the name looks for the file.
  await boxOf(page).fill('lease');
  await expect(page.getByRole('option').first()).toHaveText(/^lease\.pdf/u);
  await page.keyboard.press('Escape');

  await run(page, 'rename', 'Rename lease.pdf');
  const name = page.getByRole('textbox', { name: 'New name for lease.pdf' });
  await expect(name).toBeFocused();
  // The ending is not selected.
  await page.keyboard.type('contract');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'More actions for contract.pdf' })).toBeVisible();
  await run(page, 'tag', 'Edit the tags of contract.pdf');
  await expect(page.getByRole('dialog', { name: 'Tags' })).toBeVisible();
  await page.keyboard.press('Escape');
  await run(page, 'summary', 'Summarize contract.pdf');
  await expect(page.getByRole('tab', { name: 'Summary', selected: true })).toBeVisible();
  await run(page, 'history', 'Versions of contract.pdf');
  await expect(page).toHaveURL(/versions=open/u);
  await run(page, 'share', 'Download contract.pdf');
  await run(page, 'recognize text', 'Run OCR');
  await expect(page).toHaveURL(`/tools?tab=ocr&files=${id}`);

  await page.goto(`/files/${id}`);
  await expect(page.locator('.textLayer').getByText('The rent is due')).toBeVisible();
  await run(page, 'delete', 'Delete contract.pdf');
  await expect(page).toHaveURL('/dashboard?tab=files');
  await expect(page.getByText('1 item(s) deleted')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(group(page, 'This file')).toHaveCount(0);
});

test('with files selected, the commands are for all of them', async ({ page, member, request }) => {
  const files = [];
  for (const name of ['one.pdf', 'two.pdf', 'three.pdf'])
    files.push(await storeFile(request, member, name, pdfFile(name)));
  await page.goto('/dashboard?tab=files');
  await page.getByRole('checkbox', { name: 'Select one.pdf' }).click();
  await page.keyboard.press('Control+k');
  await boxOf(page).fill('rename');
  await expect(page.getByRole('option').first()).toHaveText('Rename one.pdf');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'New name for one.pdf' })).toBeFocused();
  await page.keyboard.type('first');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Select two.pdf' }).click();
  await page.keyboard.press('Control+k');
  await expect(group(page, 'Selection')).toHaveText([
    'Move 2 files',
    'Download 2 files',
    'Delete 2 files',
    'Clear the selection',
  ]);
  await page.keyboard.press('Escape');
  await run(page, 'deselect', 'Clear the selection');
  await expect(page.getByRole('toolbar', { name: 'Selection' })).toBeHidden();
  await page.getByRole('checkbox', { name: 'Select first.pdf' }).click();
  await page.keyboard.press('Control+k');
  // By the name that it has now.
  await expect(group(page, 'Selection').first()).toHaveText('Open first.pdf');
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Select two.pdf' }).click();
  await run(page, 'merge', 'Merge');
  await expect(page).toHaveURL(
    new RegExp(`/tools\\?tab=merge&files=${files[0]!.id}(?:,|%2C)${files[1]!.id}`),
  );
  await page.goBack();
  await page.getByRole('checkbox', { name: 'Select three.pdf' }).click();
  await page.getByRole('checkbox', { name: 'Select two.pdf' }).click();
  await run(page, 'delete', 'Delete 2 files');
  await expect(page.getByText('2 item(s) deleted')).toBeVisible();
  await expect(page.locator('[data-items]')).not.toContainText('three.pdf');
});

test('the list of files is shown and sorted from anywhere, and languages are known by every name', async ({
  page,
  member,
  request,
}) => {
  await storeFile(request, member, 'b small.pdf', pdfFile('b'), { tags: 'invoice' });
  await storeFile(request, member, 'a large.pdf', pdfFile('a '.repeat(3000)));
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Search or jump to' }).waitFor();
  const rows = page.locator('[data-items] [data-name]');
  await run(page, 'sort by name', 'Sort files by name');
  await expect(page).toHaveURL('/dashboard?tab=files');
  await expect(rows).toHaveText(['a large.pdf', 'b small.pdf']);
  await run(page, 'list view', 'Show files as a list');
  await expect(page.getByRole('columnheader', { name: 'Name' })).toBeVisible();
  await run(page, 'reverse the order', 'Reverse the order of files');
  await expect(rows).toHaveText(['b small.pdf', 'a large.pdf']);
  await run(page, 'largest', 'Sort files by size');
  await expect(rows).toHaveText(['a large.pdf', 'b small.pdf']);
  await run(page, 'grid', 'Show files as cards');
  await expect(page.getByRole('columnheader', { name: 'Name' })).toBeHidden();
  await run(page, 'tags', 'Tags of all files');
  await expect(page).toHaveURL('/dashboard?tab=files&view=all');
  await expect(page.getByRole('columnheader', { name: 'Tags' })).toBeVisible();
  await page.keyboard.press('Control+k');
  for (const [typed, command] of [
    ['german', 'Language: Deutsch'],
    ['allemand', 'Language: Deutsch'],
    ['französisch', 'Language: Français'],
    ['spanish', 'Language: Español'],
    ['recycle bin', 'Trash'],
    ['share link', 'Who can see your files'],
    ['text recognition', 'Run OCR'],
    ['summarize', 'AI-enhanced files'],
    ['privacy', 'Privacy notice'],
  ] as const) {
    await boxOf(page).fill(typed);
    await expect(page.getByRole('option').first(), typed).toContainText(command);
  }
});
