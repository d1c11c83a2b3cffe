import { encryptBy, makeScan, makeTestPdf } from '@sheaf/pdf-core/testing';
import type { Page } from '@playwright/test';
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
