import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { makeScan, makeTestPdf } from '@sheaf/pdf-core/testing';
import { checkAccess } from './check-access.ts';
import type { Person } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const QUESTION = 'Which invoices are over 100 EUR?';

async function storeInvoice(request: APIRequestContext, member: Person, name: string, total: string) {
  const text = [
    'Invoice',
    `Invoice number: ${name.length}`,
    'Invoice date: 2025-03-01',
    `Total: ${total} EUR`,
  ];
  const lines = text.map((line, i) => `BT /F1 14 Tf 40 ${340 - 40 * i} Td (${line}) Tj ET`);
  const bytes = makeTestPdf({ pages: [{ extra: lines.join(' '), size: [900, 400] }] });
  return storeFile(request, member, name, Buffer.from(bytes));
}

async function storeLibrary(request: APIRequestContext, member: Person) {
  const first = await storeInvoice(request, member, '=one.pdf', '1,200.00');
  await storeInvoice(request, member, 'two.pdf', '300.00');
  await storeInvoice(request, member, 'three.pdf', '20.00');
  await storeFile(request, member, 'scan.pdf', Buffer.from((await makeScan()).bytes));
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const state = async () => {
    const answer = await request.post('/api/library/ask', { headers, data: { question: 'Napoleon?' } });
    const { counts } = await answer.json();
    return [counts.searched, counts.unread];
  };
  await expect.poll(state).toEqual([3, 1]);
  return first;
}

const answers = (page: Page) => page.getByRole('table', { name: 'Answers' });
const fileNames = (page: Page) => answers(page).locator('tbody tr td:first-child').allInnerTexts();

test('all files are asked: typed rows that sort, a total, unread scans, a passage and a CSV', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeLibrary(request, member);
  await page.goto('/dashboard?tab=ai');
  await page.getByRole('link', { name: 'Ask all files' }).click();
  const field = page.getByRole('textbox', { name: 'Question' });
  await field.fill(QUESTION);
  await field.press('Enter');

  await expect(page.getByText('2 files state a value that matches')).toBeVisible();
  await expect(page.getByText('At least €100.00')).toBeVisible();
  await expect(page.getByText('Total of 2 answers: €1,500.00')).toBeVisible();
  await expect(page.getByText('1 file has not been read')).toBeVisible();
  await expect(page.getByRole('link', { name: 'scan.pdf' })).toHaveAttribute('href', /tab=ocr&files=/);
  await checkAccess(page, 'answers of all files');

  await page.getByRole('button', { name: 'Show 1 file with another value' }).click();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Answer' })).toHaveAttribute('aria-sort', 'ascending');
  expect(await fileNames(page)).toEqual(['three.pdf', 'two.pdf', '=one.pdf']);
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Answer' })).toHaveAttribute('aria-sort', 'descending');
  expect(await fileNames(page)).toEqual(['=one.pdf', 'two.pdf', 'three.pdf']);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.split('\r\n')[1]).toContain(`'=one.pdf,Answer,Yes,`);
  expect(csv.split('\r\n')[1]).toContain(',1200,EUR,');

  await answers(page).getByRole('link', { name: 'Total: 1,200.00 EUR' }).click();
  await expect(page).toHaveURL(new RegExp(`/files/${id}\\?page=1&quote=1`));
  await expect(page.locator('.pdf-highlight')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByText('2 files state a value that matches')).toBeVisible();
});

test('a folder is asked alone, from the file manager', async ({ page, member, request }) => {
  await storeLibrary(request, member);
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const made = await request.post('/api/folders', { headers, data: { name: 'Empty' } });
  const { folder } = await made.json();
  await page.goto(`/dashboard?tab=files&folder=${folder.id}`);
  await page.getByRole('link', { name: 'Ask this folder' }).click();
  await expect(page.getByRole('heading', { name: 'Ask “Empty”' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Question' }).fill(QUESTION);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText('No file answers this question.')).toBeVisible();
  await expect(page.getByText('Searched 0 files')).toBeVisible();
});

test('on a phone each answer is a card', async ({ page, member, request }) => {
  await storeLibrary(request, member);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ask');
  await page.getByRole('textbox', { name: 'Question' }).fill(QUESTION);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const cards = page.getByRole('list', { name: 'Answers' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await expect(cards.filter({ hasText: 'two.pdf' })).toContainText('€300.00');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
  await checkAccess(page, 'answers on a phone');
});
