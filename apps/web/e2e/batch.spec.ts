import { makeTestPdf } from '@sheaf/pdf-core/testing';
import { checkAccess, floating } from './check-access.ts';
import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const paper = (text: string) => Buffer.from(makeTestPdf({ pages: [{ text }] }));

test('two papers are made smaller and joined, watched, and taken home', async ({ page, member, request }) => {
  await setPlan(member.email, 'pro');
  await storeFile(request, member, 'lease.pdf', paper('Lease'));
  await storeFile(request, member, 'rent.pdf', paper('Rent'));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Batch Process', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Batch Processor' });
  await dialog.getByRole('button', { name: 'Start Batch' }).click();
  await expect(dialog.getByText('Please enter a batch name')).toBeVisible();
  await dialog.getByLabel('Batch name').fill('October paperwork');
  await dialog.getByRole('button', { name: 'Start Batch' }).click();
  await expect(dialog.getByText('Operation "merge" needs at least one file')).toBeVisible();

  await dialog.getByRole('tab', { name: 'Templates' }).click();
  await dialog.getByRole('button', { name: 'Use One tidy bundle' }).click();
  await expect(dialog.getByRole('listitem', { name: 'Step 3' })).toContainText('The results of step 2');
  await dialog.getByRole('button', { name: 'Choose files' }).click();
  const picker = page.getByRole('dialog').last();
  await picker.getByRole('button', { name: 'lease.pdf' }).click();
  await picker.getByRole('button', { name: 'rent.pdf' }).click();
  await picker.getByRole('button', { name: /^Add 2/u }).click();
  await expect(dialog.getByText('You get 1 file')).toBeVisible();
  await expect(dialog.getByText(/^2 files, 2 pages\./u)).toBeVisible();
  await checkAccess(page, 'batch', floating, '[role=dialog]');

  await dialog.getByLabel('Batch name').fill('October paperwork');
  await dialog.getByRole('button', { name: 'Save as template' }).click();
  await expect(page.getByText('Template saved')).toBeVisible();
  await dialog.getByRole('button', { name: 'Start Batch' }).click();
  await expect(page.getByText('Batch operation created successfully!')).toBeVisible();
  const detail = dialog.getByRole('region', { name: 'October paperwork' });
  await expect(detail.getByText('100%')).toBeVisible({ timeout: 20_000 });
  await expect(detail.getByRole('img', { name: 'Done' })).toHaveCount(4);
  await checkAccess(page, 'batch', floating, '[role=dialog]');
  const saved = page.waitForEvent('download');
  await detail.getByRole('button', { name: 'Download bundle.pdf' }).click();
  expect((await saved).suggestedFilename()).toBe('bundle.pdf');

  await dialog.getByRole('tab', { name: 'Templates' }).click();
  await dialog.getByRole('button', { name: 'Delete October paperwork' }).click();
  await expect(page.getByText('Template deleted')).toBeVisible();
});
