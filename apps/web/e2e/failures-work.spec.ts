import { makeTestPdf } from '@sheaf/pdf-core/testing';
import { fail, press, says, tryAgain } from './failing.ts';
import { setPlan } from './people.ts';
import { photoPng } from './photo-png.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';
import { storePages } from './tool-documents.ts';

// Each page shows an error when the server fails, keeps the input, and can repeat the action.
test.use({
  // Work that never began is not found when its end is asked for.
  expectedErrors: /status of 503|status of 404.*(\/thumbnail|operations\.get)/u,
  contextOptions: { reducedMotion: 'reduce' },
});

const SENTENCES = [
  'The letting of the garage begins on 1 May 2024 and lasts for two years.',
  'The rent is 85 euros a month and is due on the third working day.',
];

test('the tools, the assistant and a batch', async ({ page, member, request }) => {
  await setPlan(member.email, 'pro');
  const book = await storePages(request, member, 'book.pdf', 3);
  const pages = SENTENCES.map((text) => ({ text, size: [1400, 500] as [number, number] }));
  const lease = await storeFile(request, member, 'lease.pdf', Buffer.from(makeTestPdf({ pages })));
  let mend = await fail(page, 'pdfTools\\.split');
  await page.goto(`/tools?tab=split&files=${book.id}`);
  await press(page, 'Cut after page 2');
  await press(page, 'Split PDF');
  await says(page, 'Failed to split PDF: API request failed');
  await says(page, "Your files weren't changed, and nothing was charged.");
  await mend();
  await press(page, 'Try again');
  const saved = page.waitForEvent('download');
  await press(page, 'Download all as ZIP');
  expect((await saved).suggestedFilename()).toMatch(/\.zip$/u);

  mend = await fail(page, 'ai\\.summarize', 'ai\\.createEmbeddings');
  await page.goto(`/files/${lease.id}?assistant=chat`);
  await press(page, 'Enable Chat');
  await says(page, 'Failed to enable chat');
  await page.getByRole('tab', { name: 'Summary' }).click();
  await press(page, 'Detailed Summary');
  await says(page, 'Summarization failed');
  await mend();
  await press(page, 'Detailed Summary');
  await says(page, 'Summary generated successfully!');

  mend = await fail(page, 'batch\\.create');
  await page.goto('/dashboard');
  await press(page, 'Batch Process');
  const dialog = page.getByRole('dialog', { name: 'Batch Processor' });
  await press(page, 'Remove this step');
  await dialog.getByLabel('Batch name').fill('October');
  await press(page, 'Start Batch');
  await says(page, 'Please add at least one operation');
  await press(page, 'Add step');
  await dialog.getByRole('combobox', { name: 'Step type' }).click();
  await page.getByRole('option', { name: 'Compress', exact: true }).click();
  await press(page, 'Choose files');
  const picker = page.getByRole('dialog').last();
  await picker.getByRole('checkbox', { name: 'book.pdf' }).click();
  await picker.getByRole('button', { name: /^Add 1/u }).click();
  await press(page, 'Start Batch');
  await says(page, 'Failed to create batch operation');
  await mend();
  await press(page, 'Start Batch');
  mend = await fail(page, 'batch\\.delete');
  await dialog.getByRole('region', { name: 'October' }).getByText('100%').waitFor();
  await press(page, 'Remove');
  await says(page, 'Failed to cancel batch operation');
  await mend();
  await expect(dialog.getByRole('region', { name: 'October' })).toBeVisible();
});

test('a smaller file, a document of pictures, a conversation, and a batch by a template', async ({
  page,
  member,
  request,
}) => {
  await setPlan(member.email, 'pro');
  const photo = await storeFile(request, member, 'hills.png', photoPng(120, 80));
  const book = await storePages(request, member, 'book.pdf', 2);
  const pages = SENTENCES.map((text) => ({ text, size: [1400, 500] as [number, number] }));
  const lease = await storeFile(request, member, 'lease.pdf', Buffer.from(makeTestPdf({ pages })));
  for (const [call, path, action, sentence] of [
    ['compress', `compress&files=${book.id}`, 'Compress PDF', 'Failed to compress PDF'],
    ['imagesToPdf', `convert&files=${photo.id}`, 'Convert to PDF', 'Failed to convert images'],
  ] as const) {
    const mend = await fail(page, `pdfTools\\.${call}`);
    await page.goto(`/tools?tab=${path}`);
    await press(page, action);
    await says(page, `${sentence}: API request failed`);
    await mend();
    await press(page, 'Try again');
    await says(page, 'Your document is ready');
  }

  let mend = await fail(page, 'ai\\.createEmbeddings', 'ai\\.ocr');
  await page.goto(`/advanced-tools/ocr?files=${lease.id}`);
  await press(page, 'Extract Text');
  await says(page, 'Advanced OCR failed: API request failed');
  await page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name: 'AI Chat' }).click();
  await press(page, 'Start Chat');
  await says(page, 'Advanced AI Chat failed');
  await page.goto(`/tools?tab=ai-chat&files=${lease.id}`);
  await press(page, 'Start Chat');
  await says(page, 'Failed to start chat: API request failed');
  await mend();
  await press(page, 'Start Chat');
  await expect(page.getByRole('textbox', { name: 'Ask about your PDF...' })).toBeVisible();

  await page.goto('/dashboard');
  await press(page, 'Batch Process');
  const dialog = page.getByRole('dialog', { name: 'Batch Processor' });
  await dialog.getByRole('tab', { name: 'Templates' }).click();
  mend = await fail(page, 'files\\.list');
  await dialog.getByRole('button', { name: 'Choose files' }).click();
  const picker = page.getByRole('dialog').last();
  await expect(picker.getByText('Failed to load files')).toBeVisible();
  await mend();
  await tryAgain(picker, picker.getByRole('checkbox', { name: 'lease.pdf' }));
  await picker.getByRole('checkbox', { name: 'lease.pdf' }).click();
  await picker.getByRole('button', { name: /^Add 1/u }).click();
  mend = await fail(page, 'batch\\.fromTemplate');
  await dialog.getByRole('button', { name: 'Start Mark as confidential' }).click();
  await says(page, 'Failed to create batch from template');
  await mend();
  await dialog.getByRole('button', { name: 'Start Mark as confidential' }).click();
  await expect(dialog.getByRole('region', { name: 'Mark as confidential' })).toBeVisible();
});
