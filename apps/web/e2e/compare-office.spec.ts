import { wordFile } from '../../server/src/testing/office-stand-in.ts';
import { pngFile } from '../../server/src/testing/sample-files.ts';
import { checkAccess } from './check-access.ts';
import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const OLD = wordFile('LEASEBEFORE');
const NEW = wordFile('LEASEAFTER');

test('two Word files of the file manager are compared, from the bar of the selection', async ({
  page,
  member,
  request,
}) => {
  await storeFile(request, member, 'lease-1.docx', OLD);
  await storeFile(request, member, 'lease-2.docx', NEW);
  await page.goto('/dashboard?tab=files');
  for (const name of ['lease-1.docx', 'lease-2.docx'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  const bar = page.getByRole('toolbar', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Tools' }).click();
  await page.getByRole('menuitem', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(/\/tools\/compare\?files=/u);

  const rows = page.getByRole('list', { name: 'Changes' }).getByRole('button');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText('900');
  await expect(rows.nth(0)).toContainText('950');
  for (const name of ['Pages of the first file', 'Pages of the second file']) {
    const pane = page.getByRole('region', { name });
    await expect(pane.getByRole('listitem')).toHaveCount(2);
    // The pages of the converted file are drawn.
    await expect(pane.locator('[data-page="1"] img')).toBeVisible();
  }
  await checkAccess(page, 'compare Word files');
  await rows.nth(2).click();
  await expect(
    page.getByRole('region', { name: 'Pages of the second file' }).locator('[data-page="2"] [data-here]'),
  ).toBeInViewport();
  await page.getByRole('button', { name: 'Save PDF with notes' }).click();
  await expect(page.getByText('lease-2-compared.pdf').first()).toBeVisible();
});

test('a Word file and its PDF are compared by a right click, and one file waits for the other', async ({
  page,
  member,
  request,
}) => {
  const word = await storeFile(request, member, 'lease.docx', NEW);
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const made = await request.post('/api/pdf/tools/to-pdf', { headers, data: { fileIds: [word.id] } });
  expect(made.status()).toBe(200);
  await page.goto('/dashboard?tab=files');
  for (const name of ['lease.docx', 'lease.pdf'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  await page.getByRole('heading', { name: 'lease.pdf' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Compare', exact: true }).click();
  await expect(page.getByText('No differences found')).toBeVisible();

  await page.goto('/dashboard?tab=files');
  await page.getByRole('button', { name: 'More actions for lease.docx' }).click();
  await page.getByRole('menuitem', { name: 'Compare', exact: true }).click();
  await expect(page.getByText('Compare lease.docx with another version.')).toBeVisible();
  await storeFile(request, member, 'scan.png', pngFile());
  await page.getByRole('button', { name: 'Choose file' }).click();
  const picker = page.getByRole('dialog');
  await expect(picker.getByText('lease.pdf')).toBeVisible();
  await expect(picker.getByText('scan.png')).toHaveCount(0);
});

test('versions of a Word file are compared from the versions panel', async ({ page, member, request }) => {
  await setPlan(member.email, 'premium');
  const { id } = await storeFile(request, member, 'lease.docx', OLD);
  const answer = await request.post(`/api/files/${id}/versions`, {
    headers: { authorization: `Bearer ${member.session.access_token}` },
    multipart: { file: { name: 'lease.docx', mimeType: 'application/octet-stream', buffer: NEW } },
  });
  expect(answer.status()).toBe(201);
  await page.goto(`/files/${id}?versions=open`);
  await page.getByRole('link', { name: 'Compare with current: Version 1' }).click();
  const rows = page.getByRole('list', { name: 'Changes' }).getByRole('button');
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole('combobox', { name: 'Version after' })).toContainText('Version 2 (current)');
  await page.getByRole('button', { name: 'Swap files' }).click();
  await expect(rows.nth(0).locator('del')).toHaveText('950');
});

test.describe('a file that cannot be converted', () => {
  test.use({ expectedErrors: /422 \(Unprocessable/u });

  test('says so', async ({ page, member, request }) => {
    const one = await storeFile(request, member, 'lease.docx', OLD);
    const broken = await storeFile(request, member, 'broken.docx', wordFile('nothing that becomes a PDF'));
    await page.goto(`/tools/compare?files=${one.id},${broken.id}`);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByText(/damaged/u).first()).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('Markdown and a Word file are one above the other', async ({ page, member, request }) => {
    const notes = '# Lease of the house\n\nThe rent is 900 euros in each month of the lease.';
    const one = await storeFile(request, member, 'lease.md', Buffer.from(notes));
    const other = await storeFile(request, member, 'lease.docx', NEW);
    await page.goto(`/tools/compare?files=${one.id},${other.id}`);
    for (const name of ['Pages of the first file', 'Pages of the second file'])
      await expect(page.getByRole('region', { name }).locator('[data-page="1"] img')).toBeVisible();
    await page.getByRole('button', { name: 'Show changes' }).tap();
    await expect(page.getByRole('dialog', { name: 'Changes' })).toContainText('Pets are welcome');
  });
});
