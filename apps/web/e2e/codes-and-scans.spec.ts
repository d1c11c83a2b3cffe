import { makeScan } from '@sheaf/pdf-core/testing';
import { checkAccess } from './check-access.ts';
import { setPlan } from './people.ts';
import { finish, newest } from './pro-tools.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';
import { storePages } from './tool-documents.ts';

test.use({ expectedErrors: /status of 400/u, contextOptions: { reducedMotion: 'reduce' } });

test('a code is put on pages, read again, and splits the document', async ({ page, member, request }) => {
  await setPlan(member.email, 'premium');
  const { id } = await storePages(request, member, 'stack.pdf', 4);
  await page.goto(`/tools/add-code?files=${id}`);
  const button = page.getByRole('button', { name: 'Add code' });
  await expect(button).toBeDisabled();
  await expect(page.getByRole('slider', { name: 'Width' })).toHaveCSS('background-image', /linear-gradient/u);
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'EAN-13' }).click();
  await page.getByLabel('Text or link').fill('4006381333932');
  await page.getByLabel('Pages', { exact: true }).fill('1, 3');
  await checkAccess(page, 'add-code');
  await button.click();
  await expect(page.getByText('The check digit at the end of 4006381333932 is wrong.').first()).toBeVisible();
  await page.getByLabel('Text or link').fill('400638133393');
  await finish(page, 'Add code');
  await expect(page.getByText('Code added to 2 pages').first()).toBeVisible();
  const coded = await newest(request, member);

  await page.goto(`/tools/read-codes?files=${coded}`);
  await checkAccess(page, 'read-codes');
  await finish(page, 'Read codes');
  const result = page.getByRole('region', { name: 'Your document is ready' });
  await expect(result.getByText('2 codes found')).toBeVisible();
  await expect(result.getByRole('listitem')).toHaveText([
    'Page 1 · EAN-134006381333931',
    'Page 3 · EAN-134006381333931',
  ]);
  await checkAccess(page, 'codes that were read');

  await page.goto(`/advanced-tools/split?files=${coded}`);
  await page.getByRole('combobox', { name: 'Split by' }).click();
  await page.getByRole('option', { name: 'QR codes or barcodes' }).click();
  await page.getByLabel('Text of the code').fill('4006381333931');
  await expect(page.getByText('Each page with the code is the first page of a file.')).toBeVisible();
  await checkAccess(page, 'split by codes');
  await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Split PDF' }).click();
  await expect(page.getByText('2 parts').first()).toBeVisible();
});

test('a scan is straightened, and a document is optimized for the web', async ({ page, member, request }) => {
  const { bytes } = await makeScan({ turn: 4 });
  const { id } = await storeFile(request, member, 'scan.pdf', Buffer.from(bytes));
  await page.goto(`/tools/deskew?files=${id}`);
  await checkAccess(page, 'deskew');
  await finish(page, 'Straighten pages');
  await expect(page.getByText('1 page straightened').first()).toBeVisible();
  await page.goto(`/tools/linearize?files=${await newest(request, member)}`);
  await checkAccess(page, 'linearize');
  await finish(page, 'Optimize PDF');
  const result = await request.get(`/api/files/${await newest(request, member)}/download`, {
    headers: { authorization: `Bearer ${member.session.access_token}` },
  });
  expect((await result.body()).toString('latin1', 0, 1024)).toContain('/Linearized');
});
