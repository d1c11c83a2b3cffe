import { encryptBy, makeScan, makeTestPdf } from '@sheaf/pdf-core/testing';
import { checkAccess, floating } from './check-access.ts';
import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // What is made on the way stands among the recent files for a moment, and may be gone before its picture is asked for.
  expectedErrors: /status of 404.*\/thumbnail/u,
});

test('a file that failed for its text or its password is offered OCR or unlocking, and its result is there then', async ({
  page,
  member,
  request,
}) => {
  await setPlan(member.email, 'pro');
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const paper = Buffer.from(makeTestPdf({ pages: [{ text: 'Lease of the boat' }] }));
  const locked = await encryptBy(paper, ['--encrypt', 'paper and ink', 'owner', '256', '--']);
  const stored = [
    await storeFile(request, member, 'lease.pdf', paper),
    await storeFile(request, member, 'scan.pdf', Buffer.from((await makeScan()).bytes)),
    await storeFile(request, member, 'locked.pdf', Buffer.from(locked)),
  ];
  const data = {
    name: 'Three texts',
    operations: [{ type: 'to-text', fileIds: stored.map(({ id }) => id) }],
  };
  expect((await request.post('/api/batch', { headers, data })).status()).toBe(201);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Batch Process', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Batch Processor' });
  await dialog.getByRole('tab', { name: 'Monitor' }).click();
  const detail = dialog.getByRole('region', { name: 'Three texts' });
  const note = detail.getByRole('alert').first();
  await expect(note).toContainText('2 files failed');
  await expect(detail.getByText('1 of 3 files done')).toBeVisible();
  await expect(detail.getByText('100%')).toBeHidden();
  await expect(note).not.toContainText('would fail again');
  // Each file has its own way; the note has none for a single file.
  await expect(note.getByRole('button', { name: /and try again/u })).toHaveCount(0);
  const unlock = detail.getByRole('button', { name: 'Unlock and try again locked.pdf' });
  await unlock.click();
  await unlock.click();
  await expect(detail.getByText('Enter the password')).toBeVisible();
  await checkAccess(page, 'batch with a locked file', floating, '[role=dialog]');
  await detail.getByLabel('Password of this file').fill('paper and ink');
  await unlock.click();
  await expect(detail.getByRole('link', { name: 'locked.txt' })).toBeVisible();
  await dialog.getByRole('button', { name: /^Three texts.*1 of 3 files done/u }).click();
  await detail.getByRole('button', { name: 'Run OCR and try again scan.pdf' }).click();
  await expect(detail.getByRole('link', { name: 'scan.txt' })).toBeVisible();
});

test('of two scans that failed, one can be read alone by its own button, and both by the note', async ({
  page,
  member,
  request,
}) => {
  await setPlan(member.email, 'pro');
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const { bytes } = await makeScan();
  const stored = [
    await storeFile(request, member, 'spring.pdf', Buffer.from(bytes)),
    await storeFile(request, member, 'autumn.pdf', Buffer.from(bytes)),
    await storeFile(request, member, 'lease.pdf', Buffer.from(makeTestPdf({ pages: [{ text: 'Lease' }] }))),
  ];
  const data = { name: 'Texts', operations: [{ type: 'to-text', fileIds: stored.map(({ id }) => id) }] };
  expect((await request.post('/api/batch', { headers, data })).status()).toBe(201);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Batch Process', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Batch Processor' });
  await dialog.getByRole('tab', { name: 'Monitor' }).click();
  const detail = dialog.getByRole('region', { name: 'Texts' });
  const note = detail.getByRole('alert').first();
  await expect(note.getByRole('button', { name: 'Run OCR on 2 files and try again' })).toBeVisible();
  await expect(detail.getByRole('button', { name: /^Run OCR and try again/u })).toHaveCount(2);
  await detail.getByRole('button', { name: 'Run OCR and try again autumn.pdf' }).click();
  await expect(detail.getByRole('link', { name: 'autumn.txt' })).toBeVisible();
  await expect(detail.getByRole('link', { name: 'spring.txt' })).toHaveCount(0);
  await expect(detail.getByRole('row', { name: /spring/u })).toHaveCount(0);
});
