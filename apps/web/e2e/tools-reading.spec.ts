import { makeScan, makeTestPdf, pdfToText } from '@sheaf/pdf-core/testing';
import type { Page, Route } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { checkAccess, floating } from './check-access.ts';
import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';
import { toolPath } from './tool-documents.ts';

test.use({ contextOptions: { reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] } });

const clauses = [
  'The letting of the garage begins on 1 May 2024 and lasts for two years.',
  'The rent is 85 euros a month and is due on the third working day.',
  'The tenant deposits 170 euros with Harrow Lane Estates Ltd.',
];
const lease = () => Buffer.from(makeTestPdf({ pages: clauses.map((text) => ({ text, size: [1400, 500] })) }));

async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Ask about your PDF...' }).fill(question);
  await page.keyboard.press('Enter');
}

test('ocr: a scan is read, copied, made searchable, and goes on to the next tool', async ({
  page,
  member,
  request,
}) => {
  const { bytes } = await makeScan();
  const scan = await storeFile(request, member, 'scan.pdf', Buffer.from(bytes));
  await page.goto(toolPath('ocr', [scan]));
  await expect(page.getByRole('combobox', { name: 'Language' })).toContainText('English');
  await checkAccess(page, 'ocr', floating);
  await page.getByRole('button', { name: 'Extract Text' }).click();
  await expect(page.getByText('Text extracted successfully!')).toBeVisible();
  const pages = page.getByRole('list', { name: 'Extracted text' });
  await expect(pages.getByRole('listitem')).toHaveCount(1);
  await expect(pages).toContainText('Seventeen vessels');
  await expect(pages).toContainText(/\d% confidence/u);
  await page.getByRole('button', { name: 'Copy text' }).click();
  await expect(page.getByText('Text copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Seventeen vessels');
  await checkAccess(page, 'read', floating);

  await page.getByRole('button', { name: 'Save searchable PDF' }).click();
  const result = page.getByRole('region', { name: 'Your document is ready' });
  await expect(result).toBeVisible();
  const saved = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Download' }).click();
  expect(await pdfToText(await readFile(await (await saved).path()))).toContain('Seventeen vessels');
  await result.getByRole('button', { name: 'Back to text' }).click();
  await expect(pages).toContainText('Seventeen vessels');
  await page.getByRole('button', { name: 'Ask about this file' }).click();
  await expect(page.getByRole('button', { name: 'Start Chat' })).toBeEnabled();
});

test('ocr: only the pages that are asked for are read, and the searchable PDF reads no others', async ({
  page,
  member,
  request,
}) => {
  test.slow();
  const { bytes } = await makeScan({ dpi: 100 }, (document) => {
    const [first] = document.getPages();
    for (let i = 0; i < 3; i++) document.addPage(first!);
  });
  const scan = await storeFile(request, member, 'long.pdf', Buffer.from(bytes));
  await page.goto(toolPath('ocr', [scan]));
  const field = page.getByRole('textbox', { name: 'Pages', exact: true });
  await field.fill('2-9');
  await expect(page.getByText('Enter pages from 1 to 4, such as 1-3, 7.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Extract Text' })).toBeDisabled();
  await field.fill('1, 3');
  await expect(page.getByText('2 pages', { exact: true })).toBeVisible();
  await checkAccess(page, 'pages to read', floating);
  await page.getByRole('button', { name: 'Extract Text' }).click();
  await expect(page.getByText('Text extracted successfully!')).toBeVisible();
  await expect(page.getByText('2 of 4 pages read')).toBeVisible();
  const pages = page.getByRole('list', { name: 'Extracted text' });
  await expect(pages.getByRole('listitem')).toContainText([/Page 1/u, /Page 3/u]);
  await page.getByRole('button', { name: 'Save searchable PDF' }).click();
  await expect(page.getByRole('region', { name: 'Your document is ready' })).toBeVisible();
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const { result } = await (await request.get(`/api/ai/ocr/${scan.id}`, { headers })).json();
  expect(result.pages.map((one: { page: number }) => one.page)).toEqual([1, 3]);
});

test('chat: a document is asked, and its page lies beside the answer with the passage marked', async ({
  page,
  member,
  request,
}) => {
  const file = await storeFile(request, member, 'lease.pdf', lease());
  await page.goto(toolPath('ai-chat', [file]));
  await page.getByRole('button', { name: 'Start Chat' }).click();
  const chat = page.getByRole('region', { name: 'Active Chat' });
  await expect(chat.getByText('I have read lease.pdf.')).toBeVisible();
  await ask(page, 'How much is the rent a month?');
  await expect(chat.getByText('“The rent is 85 euros a month', { exact: false })).toBeVisible();
  await expect(chat.getByText('Sources: 1 relevant section')).toBeVisible();
  const document = page.getByRole('region', { name: 'The document' });
  await expect(document.getByText('Page 2 of 3')).toBeVisible();
  const mark = document.getByRole('button', { name: 'Passage 1' });
  await expect(mark).toBeInViewport();
  await checkAccess(page, 'chat', floating);
  await document.getByRole('button', { name: 'Next page' }).click();
  await expect(mark).toBeHidden();
  await chat.getByRole('button', { name: 'Source 1, page 2' }).click();
  await expect(mark).toBeInViewport();
  const opened = page.waitForEvent('popup');
  await document.getByRole('link', { name: 'Open in viewer' }).click();
  const viewer = await opened;
  await expect(viewer.getByRole('button', { name: 'Passage 1' })).toBeInViewport();
  await expect(viewer.getByRole('complementary', { name: 'AI Assistant' })).toContainText('The rent is 85');
  await viewer.close();
  await chat.getByRole('button', { name: 'End chat' }).click();
  await expect(page.getByRole('button', { name: 'Start Chat' })).toBeVisible();
});

test('chat: a scan is read right there before it is asked', async ({ page, member, request }) => {
  await setPlan(member.email, 'pro');
  const { bytes } = await makeScan();
  const scan = await storeFile(request, member, 'scan.pdf', Buffer.from(bytes));
  await page.goto(`/advanced-tools/ai-chat?files=${scan.id}`);
  await expect(page.getByText('Please run OCR on this file first to enable chat').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Chat' })).toBeDisabled();
  await page.getByRole('button', { name: 'Extract Text' }).click();
  await expect(page.getByText('Text extracted successfully!')).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Letters each' }).fill('300');
  await page.getByRole('button', { name: 'Start Chat' }).click();
  await ask(page, 'How many vessels came before the storm?');
  await expect(page.getByRole('button', { name: /^Source 1/u })).toContainText('Seventeen vessels');
  await expect(page.getByRole('button', { name: 'Passage 1' })).toBeInViewport();
});

test.describe('what does not come', () => {
  test.use({ expectedErrors: /503|422|404.*operations\.get|ERR_INTERNET_DISCONNECTED/u });

  test('a failure is shown, and the question can be sent again', async ({ page, member, request }) => {
    const file = await storeFile(request, member, 'lease.pdf', lease());
    await page.goto(toolPath('ai-chat', [file]));
    const busy = { error: 'Too much is going on.', code: 'busy', requestId: 'x' };
    let answer = (route: Route) => route.fulfill({ status: 503, json: busy });
    await page.route('**/api/ai/chat-pdf', (route) => answer(route));
    await page.getByRole('button', { name: 'Start Chat' }).click();
    await ask(page, 'How much is the rent?');
    await expect(page.getByText('Failed to send message: Too much is going on.')).toBeVisible();
    await expect(page.getByRole('log')).toContainText(
      'Sorry, I encountered an error processing your message. Please try again.',
    );
    await expect(page.getByRole('textbox', { name: 'Ask about your PDF...' })).toHaveValue(
      'How much is the rent?',
    );
    answer = (route) => route.abort('internetdisconnected');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Failed to send message: Network error: Please check')).toBeVisible();
    answer = (route) => route.continue();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log')).toContainText('“The rent is 85 euros a month');
    await expect(page.getByRole('log')).not.toContainText('Sorry');
  });

  test('a damaged scan is reported as damaged, and can be tried again', async ({ page, member, request }) => {
    const broken = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(400, 'x')]);
    const file = await storeFile(request, member, 'broken.pdf', broken);
    await page.goto(toolPath('ocr', [file]));
    await page.getByRole('button', { name: 'Extract Text' }).click();
    await expect(page.locator('[data-sonner-toast]')).toContainText('OCR failed: ');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
