import { makeTestPdf } from '@sheaf/pdf-core/testing';
import { checkAccess, floating } from './check-access.ts';
import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // What is made on the way stands among the recent files for a moment, and may be gone before its picture is asked for.
  expectedErrors: /status of 404.*\/thumbnail/u,
});

const paper = (text: string) => Buffer.from(makeTestPdf({ pages: [{ text }] }));
const brokenFile = Buffer.from('%PDF-1.7\nThe rest is missing');

test('a batch that a broken file stops says which steps did not run, that nothing was made, and runs without it', async ({
  page,
  member,
  request,
}) => {
  await setPlan(member.email, 'pro');
  await storeFile(request, member, 'lease.pdf', paper('Lease'));
  await storeFile(request, member, 'rent.pdf', paper('Rent'));
  await storeFile(request, member, 'broken.pdf', brokenFile);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Batch Process', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Batch Processor' });
  await dialog.getByRole('tab', { name: 'Templates' }).click();
  await dialog.getByRole('button', { name: 'Use Combine and number' }).click();
  await dialog.getByRole('button', { name: 'Choose files' }).click();
  const picker = page.getByRole('dialog').last();
  await picker.getByRole('checkbox', { name: 'lease.pdf' }).click();
  await picker.getByRole('checkbox', { name: 'broken.pdf' }).click();
  await picker.getByRole('checkbox', { name: 'rent.pdf' }).click();
  await picker.getByRole('button', { name: /^Add 3/u }).click();
  await dialog.getByLabel('Batch name').fill('Three files');
  await dialog.getByRole('button', { name: 'Start Batch' }).click();
  const detail = dialog.getByRole('region', { name: 'Three files' });
  const note = detail.getByRole('alert');
  await expect(note).toContainText('broken.pdf, step 1 (Compress)');
  await expect(note).toContainText('Steps 2 to 3 did not run. No results were saved.');
  await expect(detail.getByText('100%')).toBeHidden();
  await expect(detail.getByRole('row', { name: /^lease.pdf/u })).not.toContainText('Saved');
  await expect(detail.getByRole('row', { name: /^lease.pdf/u })).toContainText('Not saved');
  await checkAccess(page, 'failed batch', floating, '[role=dialog]');

  const send = Promise.withResolvers<void>();
  await page.route(/batch\.create/u, async (route) => {
    await send.promise;
    await route.continue();
  });
  const without = note.getByRole('button', { name: 'Run without this file' });
  await without.click();
  await expect(without).toBeDisabled();
  send.resolve();
  await expect(detail.getByText('100%')).toBeVisible();
  await expect(detail.getByRole('row', { name: /^lease/u }).first()).toBeVisible();
  await expect(detail.getByText(/broken/u)).toHaveCount(0);
  await expect(detail.getByRole('link', { name: 'bundle.pdf' })).toBeVisible();
});

test('a batch with a password runs without a broken file, and the password is not asked for again', async ({
  page,
  member,
  request,
}) => {
  await setPlan(member.email, 'pro');
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const stored = [
    await storeFile(request, member, 'lease.pdf', paper('Lease')),
    await storeFile(request, member, 'rent.pdf', paper('Rent')),
    await storeFile(request, member, 'broken.pdf', brokenFile),
  ];
  const first = { type: 'compress', fileIds: stored.map(({ id }) => id) };
  const last = { type: 'protect', options: { password: 'paper and ink' } };
  const data = { name: 'Locked', operations: [first, { type: 'merge' }, last] };
  expect((await request.post('/api/batch', { headers, data })).status()).toBe(201);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Batch Process', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Batch Processor' });
  await dialog.getByRole('tab', { name: 'Monitor' }).click();
  await dialog.getByRole('button', { name: /^Locked/u }).click();
  const detail = dialog.getByRole('region', { name: 'Locked' });
  await expect(detail.getByRole('alert')).toContainText('Steps 2 to 3 did not run.');
  // It is as damaged the second time.
  await expect(detail.getByRole('button', { name: 'Retry failed' })).toHaveCount(0);
  await detail.getByRole('button', { name: 'Run without this file' }).click();
  await expect(detail.getByText('100%')).toBeVisible();
  const [result] = await detail
    .getByRole('link', { name: /\.pdf$/u })
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  const id = /[\da-f-]{36}/u.exec(result ?? '')?.[0];
  const made = await request.get(`/api/files/${id}/download`, { headers });
  expect((await made.body()).includes('/Encrypt')).toBe(true);
});

test('beside the builder, why an earlier batch failed is said in the language of the page', async ({
  page,
  member,
  request,
}) => {
  await setPlan(member.email, 'pro');
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const { id } = await storeFile(request, member, 'broken.pdf', brokenFile);
  const data = { name: 'Octobre', operations: [{ type: 'compress', fileIds: [id] }] };
  expect((await request.post('/api/batch', { headers, data })).status()).toBe(201);
  await page.addInitScript(() => localStorage.setItem('language', 'fr'));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Traiter un lot', exact: true }).click();
  const earlier = page.getByRole('dialog').getByRole('button', { name: /^Échec Octobre/u });
  await expect(earlier).toContainText('broken.pdf, étape 1 (Compresser) : Le document est endommagé');
});

test('a file that lacks the pages of a step is not offered again; results of one file are told apart', async ({
  page,
  member,
  request,
}) => {
  await setPlan(member.email, 'pro');
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const short = await storeFile(request, member, 'short.pdf', paper('One'));
  const long = await storeFile(
    request,
    member,
    'long.pdf',
    Buffer.from(makeTestPdf({ pages: [{ text: 'One' }, { text: 'Two' }] })),
  );
  const fileIds = [short.id, long.id, long.id];
  const data = { name: 'Second pages', operations: [{ type: 'rotate', fileIds, options: { pages: '2' } }] };
  expect((await request.post('/api/batch', { headers, data })).status()).toBe(201);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Batch Process', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Batch Processor' });
  await dialog.getByRole('tab', { name: 'Monitor' }).click();
  await dialog.getByRole('button', { name: /Second pages/u }).click();
  const detail = dialog.getByRole('region', { name: 'Second pages' });
  await expect(detail.getByRole('alert')).toContainText('1 file would fail again for the same reason.');
  await expect(detail.getByRole('button', { name: /Retry failed|Run without/u })).toHaveCount(0);
  await expect(detail.getByRole('link')).toHaveText(['long-rotated.pdf', 'long-rotated (2).pdf']);
  await expect(detail.getByRole('rowheader')).toContainText(['short.pdf', 'long.pdf', 'long (2).pdf']);
  await checkAccess(page, 'batch without another try', floating, '[role=dialog]');
});

test('the name of a result is shown before one is typed', async ({ page, member, request }) => {
  await setPlan(member.email, 'pro');
  await storeFile(request, member, 'lease.pdf', paper('Lease'));
  await storeFile(request, member, 'rent.pdf', paper('Rent'));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Batch Process', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Batch Processor' });
  // A batch gets no name by itself, so none is shown.
  await expect(dialog.getByLabel('Batch name')).not.toHaveAttribute('placeholder');
  const name = dialog.getByLabel('Name', { exact: true });
  await expect(name).not.toHaveAttribute('placeholder');
  await dialog.getByRole('button', { name: 'Choose files' }).click();
  const picker = page.getByRole('dialog').last();
  await picker.getByRole('checkbox', { name: 'lease.pdf' }).click();
  await picker.getByRole('checkbox', { name: 'rent.pdf' }).click();
  await picker.getByRole('button', { name: /^Add 2/u }).click();
  await expect(name).toHaveAttribute('placeholder', 'lease-merged');
  await dialog.getByLabel('Batch name').fill('Both');
  await dialog.getByRole('button', { name: 'Start Batch' }).click();
  const detail = dialog.getByRole('region', { name: 'Both' });
  await expect(detail.getByRole('link')).toHaveText(['lease-merged.pdf']);
});
