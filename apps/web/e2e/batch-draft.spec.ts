import { readFile } from 'node:fs/promises';
import { encryptBy, makeScan, makeTestPdf, pdfToText } from '@sheaf/pdf-core/testing';
import type { Page } from '@playwright/test';
import { checkAccess, floating } from './check-access.ts';
import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile, untilRead } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ member }) => setPlan(member.email, 'pro'));

const builder = (page: Page) => page.getByRole('dialog', { name: 'Batch Processor' });
const open = (page: Page) => page.getByRole('button', { name: 'Batch Process', exact: true }).click();

test('what was put together in the builder is there again after it was closed, until it is cancelled', async ({
  page,
  member,
  request,
}) => {
  await storeFile(request, member, 'lease.pdf', Buffer.from(makeTestPdf({ pages: [{ text: 'Lease' }] })));
  await page.goto('/dashboard');
  for (const way of ['Escape', 'Close'] as const) {
    await open(page);
    const dialog = builder(page);
    if (way === 'Escape') {
      await dialog.getByRole('textbox', { name: 'Batch name' }).fill('Spring leases');
      await dialog.getByRole('button', { name: 'Add step' }).click();
      await dialog.getByRole('button', { name: 'Choose files' }).first().click();
      const picker = page.getByRole('dialog').last();
      await picker.getByText('lease.pdf').click();
      await picker
        .getByRole('button', { name: /^(?:Add|Choose|Use)/u })
        .last()
        .click();
      await expect(dialog.getByText(/^1 file\b/u).first()).toBeVisible();
      await page.keyboard.press('Escape');
    } else await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await open(page);
    await expect(dialog.getByRole('textbox', { name: 'Batch name' })).toHaveValue('Spring leases');
    await expect(dialog.getByRole('listitem', { name: /^Step \d/u })).toHaveCount(2);
    await expect(dialog.getByText(/^1 file\b/u).first()).toBeVisible();
    if (way === 'Escape') await page.keyboard.press('Escape');
  }
  await builder(page).getByRole('button', { name: 'Cancel' }).click();
  await open(page);
  await expect(builder(page).getByRole('textbox', { name: 'Batch name' })).toHaveValue('');
  await expect(builder(page).getByRole('listitem', { name: /^Step \d/u })).toHaveCount(1);
});

test('a merge shows its files in order, by name at first, and joins them as shown', async ({
  page,
  member,
  request,
}) => {
  for (const number of [2, 10, 1]) {
    const bytes = Buffer.from(makeTestPdf({ pages: [{ text: `Part ${number}` }] }));
    const { id } = await storeFile(request, member, `part-${number}.pdf`, bytes);
    await untilRead(request, member, id);
  }
  await page.goto('/dashboard');
  await open(page);
  const dialog = builder(page);
  await dialog.getByRole('textbox', { name: 'Batch name' }).fill('Parts');
  await dialog.getByRole('button', { name: 'Choose files' }).click();
  const picker = page.getByRole('dialog').last();
  await picker.getByRole('checkbox', { name: /^Select all/u }).click();
  await picker.getByRole('button', { name: 'Add 3 files' }).click();
  const list = dialog.getByRole('list', { name: 'Order of files' });
  const expectOrder = (names: RegExp[]) => expect(list.getByRole('listitem')).toHaveText(names);
  await expectOrder([/part-1\.pdf/u, /part-2\.pdf/u, /part-10\.pdf/u]);
  await dialog.getByRole('button', { name: 'Sort' }).click();
  await page.getByRole('menuitem', { name: 'Date added, newest first' }).click();
  await expectOrder([/part-1\.pdf/u, /part-10\.pdf/u, /part-2\.pdf/u]);
  await list.getByRole('button', { name: 'Move part-2.pdf: arrow keys' }).press('Home');
  await expectOrder([/part-2\.pdf/u, /part-1\.pdf/u, /part-10\.pdf/u]);
  await list.getByRole('button', { name: 'Remove part-10.pdf' }).click();
  await checkAccess(page, 'batch-order', floating, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Start Batch' }).click();
  const detail = dialog.getByRole('region', { name: 'Parts' });
  const saved = page.waitForEvent('download');
  await detail.getByRole('button', { name: /^Download part-2/u }).click();
  const bytes = await readFile(await (await saved).path());
  expect((await pdfToText(bytes)).trim().split(/\s*\f\s*/u)).toEqual(['Part 2', 'Part 1']);
});

test('the foot of the builder tells files without text from those that are locked', async ({
  page,
  member,
  request,
}) => {
  const paper = Buffer.from(makeTestPdf({ pages: [{ text: 'Lease of the boat' }] }));
  const locked = await encryptBy(paper, ['--encrypt', 'paper and ink', 'owner', '256', '--']);
  const stored = [
    await storeFile(request, member, 'lease.pdf', paper),
    await storeFile(request, member, 'scan.pdf', Buffer.from((await makeScan()).bytes)),
    await storeFile(request, member, 'locked.pdf', Buffer.from(locked)),
  ];
  for (const { id } of stored) await untilRead(request, member, id);
  await page.goto(`/dashboard?batch=to-text&files=${stored.map(({ id }) => id).join(',')}`);
  const foot = builder(page).getByRole('contentinfo').or(builder(page).locator('footer'));
  await expect(foot.getByRole('button').first()).toHaveText(
    '1 of 3 files needs OCR first. 1 of 3 files needs to be unlocked first.',
  );
});
