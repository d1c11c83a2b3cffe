import { encryptBy, makeScan, makeTestPdf } from '@sheaf/pdf-core/testing';
import { pdfFile } from '../../server/src/testing/sample-files.ts';
import { checkAccess } from './check-access.ts';
import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const restricted = async (...limits: string[]) => {
  const document = makeTestPdf({ pages: [{ text: 'Owned' }] });
  return Buffer.from(await encryptBy(document, ['--encrypt', '', 'owner', '256', ...limits, '--']));
};
const forbidding = () => restricted('--modify=none');

test('a protected file is named before marks are placed, and Unlock leads back to the tool', async ({
  page,
  member,
  request,
}) => {
  await setPlan(member.email, 'pro');
  const { id } = await storeFile(request, member, 'owned.pdf', await forbidding());
  await page.goto(`/advanced-tools/sign?files=${id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('This file is protected.')).toBeVisible();
  await expect(main.getByText('Place on a page')).toHaveCount(0);
  await checkAccess(page, 'sign a protected file');
  await main.getByRole('link', { name: 'Unlock', exact: true }).click();
  await expect(page).toHaveURL(/\/advanced-tools\/unlock\?files=[\w-]+&then=sign$/u);
  await main.getByLabel('Password').first().fill('owner');
  await main.getByRole('button', { name: 'Unlock' }).click();
  const result = page.getByRole('region', { name: 'Your document is ready' });
  await result.getByRole('button', { name: 'Sign' }).click();
  await expect(page).toHaveURL(/\/advanced-tools\/sign\?files=(?!.*then)/u);
  await expect(main.getByText('owned-unlocked.pdf')).toBeVisible();
  await expect(main.getByText('Place on a page')).toBeVisible();
});

test('a file that forbids printing is signed as it is, and one that takes notes only without a certificate', async ({
  page,
  member,
  request,
}) => {
  await setPlan(member.email, 'pro');
  const printed = await storeFile(request, member, 'unprinted.pdf', await restricted('--print=none'));
  const noted = await storeFile(request, member, 'noted.pdf', await restricted('--modify=annotate'));
  const main = page.getByRole('main');
  const place = async (id: string) => {
    await page.goto(`/advanced-tools/sign?files=${id}`);
    await main.getByRole('button', { name: 'Date', exact: true }).press('Enter');
  };
  await place(printed.id);
  await expect(main.getByText('This file is protected.')).toHaveCount(0);
  await main.getByRole('button', { name: 'Sign PDF' }).click();
  const result = page.getByRole('region', { name: 'Your document is ready' });
  await expect(result.getByRole('heading', { name: 'unprinted-signed.pdf' })).toBeVisible();
  await place(noted.id);
  await expect(main.getByText('This file is protected.')).toBeVisible();
  await expect(main.getByText('Unlock the file, or turn off the certificate')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Sign PDF' })).toBeDisabled();
  await main.getByRole('switch', { name: 'Sign with a certificate' }).click();
  await expect(main.getByText('This file is protected.')).toHaveCount(0);
  await main.getByRole('button', { name: 'Sign PDF' }).click();
  await expect(result.getByRole('heading', { name: 'noted-signed.pdf' })).toBeVisible();
});

test('a scan is read on the page of the conversion, which goes on with the copy', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'scan.pdf', Buffer.from((await makeScan()).bytes));
  await page.goto(`/tools/to-word?files=${id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('This file is a scan without text.')).toBeVisible();
  await checkAccess(page, 'a scan to convert');
  await main.getByRole('button', { name: 'Run OCR' }).click();
  await expect(main.getByText('scan-searchable.pdf')).toBeVisible({ timeout: 60_000 });
  await expect(main.getByText('This file is a scan without text.')).toHaveCount(0);
  await main.getByRole('button', { name: 'Convert to Word' }).click();
  const result = page.getByRole('region', { name: 'Your document is ready' });
  await expect(result.getByRole('heading', { name: 'scan-searchable.docx' })).toBeVisible();
});

test('a blank page is nothing to read: no tool offers OCR for it', async ({ page, member, request }) => {
  const bytes = Buffer.from(makeTestPdf({ pages: [{}] }));
  const { id } = await storeFile(request, member, 'blank.pdf', bytes);
  const main = page.getByRole('main');
  for (const path of ['/tools/to-word?', '/tools?tab=ocr&']) {
    await page.goto(`${path}files=${id}`);
    await expect(main.getByText('This file has no text.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Run OCR' })).toHaveCount(0);
  }
  await page.goto('/dashboard?tab=files');
  await page.getByRole('checkbox', { name: 'Select blank.pdf' }).click();
  const bar = page.getByRole('toolbar', { name: 'Selection' });
  await expect(bar.getByRole('link', { name: 'Compress' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'OCR' })).toHaveCount(0);
});

test.describe('steps one after the other', () => {
  // What is made on the way stands among the files for a moment, and may be gone before its picture is asked for.
  test.use({ expectedErrors: /status of 404.*\/thumbnail/u });

  test('a batch says which signature breaks and which file is protected, unlocks it, and tells on the row', async ({
    page,
    member,
    request,
  }) => {
    await setPlan(member.email, 'pro');
    const draft = await storeFile(request, member, 'draft.pdf', pdfFile('A contract'));
    const headers = { authorization: `Bearer ${member.session.access_token}` };
    const data = {
      fileIds: [draft.id],
      options: { signatureData: { name: 'Ada' } },
      outputName: 'signed.pdf',
    };
    const made = await request.post('/api/pdf/tools/sign', { headers, data });
    const { file: signed } = (await made.json()) as { file: { id: string } };
    const owned = await storeFile(request, member, 'owned.pdf', await forbidding());
    await page.goto(`/dashboard?tab=files&batch=rotate&files=${signed.id},${owned.id}`);
    const step = page.getByRole('listitem', { name: 'Step 1' });
    await expect(step).toContainText('Signed: signed.pdf. The result of this step will not carry a valid');
    await expect(step).toContainText('Step 1 will fail for “owned.pdf”');
    await step.getByRole('button', { name: 'Unlock before this step' }).click();
    await expect(page.getByText('will fail')).toHaveCount(0);
    await step.getByLabel('Password').first().fill('owner');
    await page.getByRole('button', { name: 'Start Batch' }).click();
    const row = page.getByRole('row').filter({ hasText: 'signed.pdf' });
    await expect(row).toContainText('Signature not valid in the result');
    await expect(page.getByRole('row').filter({ hasText: 'owned.pdf' })).toContainText('Done');
  });
});
