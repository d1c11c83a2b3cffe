import { makeScan } from '@sheaf/pdf-core/testing';
import { pdfOfPages } from '../../server/src/testing/sample-files.ts';
import { checkTouch } from './check-touch.ts';
import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile, untilRead } from './stored-files.ts';

test.use({
  viewport: { width: 360, height: 780 },
  isMobile: true,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});
test.beforeEach(({ member }) => setPlan(member.email, 'premium'));

const lease = pdfOfPages([
  'The rent is due on Monday. The rent is 85 euros.',
  'Rent that is late bears interest.',
]);

test('a scan leads to OCR by a badge that a finger can press', async ({ page, member, request }) => {
  const { id } = await storeFile(request, member, 'scan.pdf', Buffer.from((await makeScan()).bytes));
  await untilRead(request, member, id);
  await page.goto('/dashboard?tab=files');
  await expect(page.getByRole('link', { name: 'Needs OCR' })).toBeVisible();
  await checkTouch(page, 'a scan');
});

test('the finds of a search to redact are chosen by a finger', async ({ page, member, request }) => {
  const { id } = await storeFile(request, member, 'lease.pdf', lease);
  await page.goto(`/advanced-tools/redact?files=${id}`);
  await page.getByRole('radio', { name: 'Find' }).tap();
  await page.getByLabel('Words', { exact: true }).fill('rent');
  await page.getByRole('button', { name: 'Find', exact: true }).tap();
  await expect(page.getByRole('status').getByText('3 matches')).toBeVisible();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await checkTouch(page, 'finds');
});

test('a batch is watched and its results opened by a finger', async ({ page, member, request }) => {
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const stored = [
    await storeFile(request, member, 'lease.pdf', lease),
    await storeFile(request, member, 'scan.pdf', Buffer.from((await makeScan()).bytes)),
  ];
  const data = { name: 'Two texts', operations: [{ type: 'to-text', fileIds: stored.map(({ id }) => id) }] };
  expect((await request.post('/api/batch', { headers, data })).status()).toBe(201);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Batch Process', exact: true }).first().tap();
  const dialog = page.getByRole('dialog', { name: 'Batch Processor' });
  await dialog.getByRole('tab', { name: 'Monitor' }).tap();
  await expect(dialog.getByRole('link', { name: 'lease.txt' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /and try again/u })).toBeVisible();
  await checkTouch(page, 'the monitor');
});

test('passages of an answer are pressed on their page', async ({ page, member, request }) => {
  const { id } = await storeFile(request, member, 'lease.pdf', lease);
  await page.goto(`/tools?tab=ai-chat&files=${id}`);
  await page.getByRole('button', { name: 'Start Chat' }).tap();
  await page.getByRole('textbox', { name: 'Ask about your PDF...' }).fill('When is the rent due?');
  await page.keyboard.press('Enter');
  const passage = page
    .getByRole('region', { name: 'The document' })
    .getByRole('button', { name: /1/u, pressed: true });
  await expect(passage).toBeVisible();
  await checkTouch(page, 'an answer');
  // What is left of the screen is for the answers.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const gap = await page
    .getByRole('region', { name: 'Active Chat' })
    .evaluate((card) => innerHeight - card.getBoundingClientRect().bottom);
  expect(gap).toBeLessThan(24);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(await page.getByRole('log').evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(320);
});
