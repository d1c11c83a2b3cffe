import { makeDocx, makeWritten, wordParagraph, wordRun } from '@sheaf/pdf-core/testing';
import type { Page } from '@playwright/test';
import { checkAccess, floating } from './check-access.ts';
import { PAYLOADS } from './hostile-texts.ts';
import { test as hostileTest } from './hostile-test.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-read', 'clipboard-write'] });

const rules = Buffer.from(makeWritten());
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const paper = (page: Page) => page.getByRole('region', { name: 'Document' });

/** Headings, each over twelve paragraphs of about a sixth of a page. */
function longDocument(pages: number): Buffer {
  const words = 'The tenant pays the rent by the third day of each month, and heats the rooms. '.repeat(5);
  const page = (at: number) =>
    wordParagraph(wordRun(`Section ${at}`), 'Heading1') +
    wordParagraph(wordRun(words)).repeat(5) +
    wordParagraph(wordRun(`Clause ${at} ends here.`));
  return Buffer.from(makeWritten(Array.from({ length: pages }, (_, at) => page(at + 1)).join('')));
}

test('a Word file is shown with its headings, lists, table, links and notes', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'rules.docx', rules);
  await page.goto(`/files/${id}`);
  const document = paper(page);
  await expect(document.getByRole('heading', { level: 2 })).toHaveText([
    'Harbour rules',
    '1 Who may moor',
    '2 Last orders',
  ]);
  await expect(document.getByRole('heading', { level: 3, name: '1.1 Fees' })).toBeVisible();
  const list = document.getByRole('list').first();
  await expect(list.locator(':scope > li > p')).toHaveText([
    '1. Show your card',
    '2. Pay the fee',
    '• Goods',
    '5. Sign out',
  ]);
  await expect(list.getByRole('list').first().getByRole('listitem')).toHaveText([
    'a) at the gate',
    'b) at the quay',
  ]);
  await expect(document.getByRole('columnheader')).toHaveText(['Boat', 'Summer', 'Winter']);
  await expect(document.getByRole('cell', { name: 'Dinghy' })).toHaveAttribute('rowspan', '2');
  await expect(document.getByRole('cell', { name: 'By the month' })).toHaveAttribute('colspan', '2');
  const link = document.getByRole('link', { name: 'the rules' });
  await expect(link).toHaveAttribute('href', 'https://example.org/rules?a=1&b=2');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(document.getByRole('link')).toHaveText(['the rules', 'Ada']);
  await expect(document.getByText('members', { exact: true })).toHaveCSS('font-weight', '600');
  await expect(document.getByRole('img', { name: 'Plan of the quay' })).toHaveJSProperty('naturalWidth', 1);
  await expect(document.getByText('قواعد الميناء')).toHaveCSS('direction', 'rtl');
  await expect(document.getByRole('separator')).toHaveCount(1);
  // By the keyboard: what is out of sight is not laid out, and a pointer waits until it is.
  await document.getByRole('button', { name: 'Note 1', exact: true }).press('Enter');
  await expect(document.getByText('A card is given to each member.')).toBeInViewport();
  await checkAccess(page, 'Word file');
});

test('words are found, copied, and shown from an address', async ({ page, member, request }) => {
  const { id } = await storeFile(request, member, 'rules.docx', rules);
  await page.goto(`/files/${id}?find=gate`);
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();
  await expect(paper(page).locator('mark')).toHaveText(['gate', 'gate']);
  await page.getByRole('button', { name: 'Next hit' }).click();
  await expect(page.getByText('2 of 2', { exact: true })).toBeVisible();
  await expect(page.locator('[data-mark="current"]')).toBeInViewport();
  await checkAccess(page, 'search in a Word file', floating);
  // Over the ends of runs, however capitalized.
  await page.getByPlaceholder('Find words').fill('MEMBERS and their');
  await expect(paper(page).locator('mark')).toHaveText(['members', ' and ', 'their']);
  await page.getByPlaceholder('Find words').fill('nowhere');
  await expect(page.getByText('No results in this document.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByPlaceholder('Find words')).toBeHidden();

  await paper(page).getByText('Show your card').selectText();
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('1. Show your card');
});

test('a quote of the address is marked where it stands, over the ends of paragraphs', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'long.docx', longDocument(60));
  const quote = 'Clause 41 ends here.\nSection 42';
  await page.goto(`/files/${id}?${new URLSearchParams({ page: '1', quote: `1:${quote}` })}`);
  const marks = page.locator('[data-mark="quote"]');
  await expect(marks).toHaveText(['Clause 41 ends here.', 'Section 42']);
  await expect(marks.first()).toBeInViewport();
});

test('the headings beside it lead through the document, and say where the reader is', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'long.docx', longDocument(60));
  await page.goto(`/files/${id}`);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('button', { name: /Section 50$/ }).click();
  await expect(paper(page).getByRole('heading', { name: /Section 50$/ })).toBeInViewport();
  await expect(contents.locator('[aria-current]')).toHaveText(/Section 50$/);
  await page.getByRole('button', { name: 'Contents' }).click();
  await expect(contents).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the page is no wider than the screen, and the contents lie over it until one is chosen', async ({
    page,
    member,
    request,
  }) => {
    const { id } = await storeFile(request, member, 'rules.docx', rules);
    await page.goto(`/files/${id}`);
    await expect(paper(page).getByRole('heading', { name: 'Harbour rules' })).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await expect(contents).toBeHidden();
    await page.getByRole('button', { name: 'Contents' }).tap();
    await contents.getByRole('button', { name: '2 Last orders' }).tap();
    await expect(contents).toBeHidden();
    await expect(paper(page).getByRole('heading', { name: '2 Last orders' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe('a hostile file', () => {
  test.use({ expectedErrors: /status of 422/u });

  test('a document that asks for files, or is nested without end, is refused in a sentence', async ({
    page,
    member,
    request,
  }) => {
    const outside = makeDocx(
      '<w:p><w:r><w:t>&out;</w:t></w:r></w:p>',
      {},
      '<!DOCTYPE x [<!ENTITY out SYSTEM "file:///etc/passwd">]>',
    );
    for (const bytes of [outside, makeDocx('<w:tbl><w:tr><w:tc>'.repeat(10_000))]) {
      const { id } = await storeFile(request, member, 'hostile.docx', Buffer.from(bytes));
      await page.goto(`/files/${id}`);
      await expect(page.getByRole('heading', { name: "Can't show this document" })).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: 'Download' })).toBeVisible();
    }
  });
});

hostileTest('texts of a document stay texts', async ({ page, member, request }) => {
  const body = PAYLOADS.map((text) => wordParagraph(wordRun(escape(text)), 'Heading1')).join('');
  const { id } = await storeFile(request, member, 'hostile.docx', Buffer.from(makeWritten(body)));
  await page.goto(`/files/${id}`);
  await expect(paper(page).getByRole('heading').first()).toBeVisible();
  await expect(paper(page).getByRole('heading')).toHaveCount(PAYLOADS.length);
});
