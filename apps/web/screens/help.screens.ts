import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Page, expect } from '@playwright/test';
import { openQuietly } from '../e2e/open-quietly.ts';
import { setPlan } from '../e2e/people.ts';
import { test } from '../e2e/sheaf-test.ts';
import { makeFolder, storeFile } from '../e2e/stored-files.ts';
import { toolPath } from '../e2e/tool-documents.ts';
import { drawView, printPapers } from './papers.ts';

const folder = join(import.meta.dirname, '../public/help');
const MOST_BYTES = 60 * 1024;

/** As WebP, which Playwright itself does not write. */
async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(600);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  const bytes = Buffer.from(data, 'base64');
  expect(bytes.length, name).toBeLessThan(MOST_BYTES);
  await writeFile(join(folder, `${name}.webp`), bytes);
}

test('the pictures of the guide', async ({ page, browser, request, member }) => {
  test.setTimeout(300_000);
  await setPlan(member.email, 'pro');
  const papers = await printPapers(browser);
  const year = await makeFolder(request, member, 'Linden Row');
  await makeFolder(request, member, 'Cooperative');
  const lease = await storeFile(request, member, 'lease.pdf', papers.lease, { tags: 'signed' });
  const invoice = await storeFile(request, member, 'invoice-0418.pdf', papers.invoice);
  const minutes = await storeFile(request, member, 'minutes-october.pdf', papers.minutes);
  const view = await storeFile(request, member, 'view-from-the-roof.png', await drawView(browser));
  await storeFile(request, member, 'north-stair.pdf', papers.minutes, { folder_id: year.id });
  const converted = await request.post('/api/pdf/convert/images-to-pdf', {
    headers: { authorization: `Bearer ${member.session.access_token}` },
    data: { fileIds: [view.id], outputName: 'brochure.pdf' },
  });
  const { file: brochure }: { file: { id: string } } = await converted.json();
  await page.waitForTimeout(5000);

  await openQuietly(page, '/dashboard?tab=files');
  await shoot(page, 'folders');
  await page.getByRole('button', { name: 'Upload Files' }).click();
  await page.locator('input[type=file]').setInputFiles([
    { name: 'survey-north-stair.pdf', mimeType: 'application/pdf', buffer: papers.minutes },
    { name: 'receipts-november.pdf', mimeType: 'application/pdf', buffer: papers.invoice },
  ]);
  await shoot(page, 'upload');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('deposit');
  await page.getByText('returned within', { exact: false }).first().waitFor();
  await shoot(page, 'search');

  await openQuietly(page, toolPath('merge', [lease, invoice, minutes]));
  await shoot(page, 'merge');
  await openQuietly(page, toolPath('split', [lease]));
  await page.getByRole('button', { name: 'Cut after page 2' }).click();
  await shoot(page, 'split');
  await openQuietly(page, toolPath('compress', [brochure]));
  await page.getByText('versions ready').waitFor();
  await shoot(page, 'compress');

  await openQuietly(page, '/dashboard');
  await page.getByRole('button', { name: 'Batch Process' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add step' }).click();
  await shoot(page, 'batch');

  await openQuietly(page, `/files/${lease.id}?assistant=chat`);
  const panel = page.getByRole('complementary', { name: 'AI Assistant' });
  await panel.getByRole('button', { name: 'Enable Chat' }).click();
  await panel.getByRole('textbox').fill('What is the fee for ending the agreement early?');
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: /^Source 1/u }).waitFor();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await shoot(page, 'ask');
});
