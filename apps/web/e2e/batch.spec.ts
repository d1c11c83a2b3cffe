import { makeScan, makeTestPdf } from '@sheaf/pdf-core/testing';
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
  await dialog.getByRole('button', { name: 'Use Combine and number' }).click();
  await expect(dialog.getByRole('listitem', { name: 'Step 3' })).toContainText('Results of step 2');
  await dialog.getByRole('button', { name: 'Choose files' }).click();
  const picker = page.getByRole('dialog').last();
  await picker.getByRole('checkbox', { name: 'lease.pdf' }).click();
  await picker.getByRole('checkbox', { name: 'rent.pdf' }).click();
  await picker.getByRole('button', { name: /^Add 2/u }).click();
  await expect(dialog.getByText('2 files → 1 PDF file')).toBeVisible();
  await expect(dialog.getByText('bundle.pdf', { exact: true })).toBeVisible();
  await expect(dialog.getByText(/^2 files, 2 pages\./u)).toBeVisible();
  await checkAccess(page, 'batch', floating, '[role=dialog]');

  await dialog.getByLabel('Batch name').fill('October paperwork');
  await dialog.getByRole('button', { name: 'Save as template' }).click();
  await expect(page.getByText('Template saved')).toBeVisible();
  await dialog.getByRole('button', { name: 'Start Batch' }).click();
  const detail = dialog.getByRole('region', { name: 'October paperwork' });
  await expect(detail.getByText('100%')).toBeVisible();
  await expect(detail.getByRole('img', { name: 'Done' })).toHaveCount(4);
  await checkAccess(page, 'batch', floating, '[role=dialog]');
  await expect(detail.getByRole('link', { name: 'bundle.pdf' })).toHaveAttribute('href', /\/files\//u);
  const saved = page.waitForEvent('download');
  await detail.getByRole('button', { name: 'Download bundle.pdf' }).click();
  expect((await saved).suggestedFilename()).toBe('bundle.pdf');

  await dialog.getByRole('tab', { name: 'Templates' }).click();
  await dialog.getByRole('button', { name: 'Delete October paperwork' }).click();
  await expect(page.getByText('Template deleted')).toBeVisible();
});

test('an order that cannot work is shown at its step while it is built; a file that fails is named with its step', async ({
  page,
  member,
  request,
}) => {
  await setPlan(member.email, 'pro');
  await storeFile(request, member, 'lease.pdf', paper('Lease'));
  await storeFile(request, member, 'blank.pdf', paper(''));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Batch Process', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Batch Processor' });
  const kinds = dialog.getByRole('combobox', { name: 'Step type' });
  const choose = async (index: number, name: string) => {
    await kinds.nth(index).click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  await choose(0, 'Rotate');
  await dialog.getByRole('button', { name: 'Choose files' }).click();
  const picker = page.getByRole('dialog').last();
  await picker.getByRole('checkbox', { name: 'lease.pdf' }).click();
  await picker.getByRole('checkbox', { name: 'blank.pdf' }).click();
  await picker.getByRole('button', { name: /^Add 2/u }).click();
  await dialog.getByRole('button', { name: 'Add step' }).click();
  await choose(1, 'Remove blank pages');
  await expect(dialog.getByText('2 files → 2 PDF files')).toBeVisible();

  await choose(0, 'PDF to images');
  const second = dialog.getByRole('listitem', { name: 'Step 2' });
  await expect(second.getByRole('alert')).toHaveText(
    'Step 2 (Remove blank pages) takes PDFs, but step 1 makes ZIP files.',
  );
  await kinds.nth(1).click();
  const unfit = page.getByRole('option', { name: /^Compress/u });
  await expect(unfit).toBeDisabled();
  await expect(unfit).toContainText('Takes PDFs, not ZIP files');
  await page.keyboard.press('Escape');
  await checkAccess(page, 'batch with an impossible order', floating, '[role=dialog]');
  const start = dialog.getByRole('button', { name: 'Start Batch' });
  await expect(start).toBeDisabled();
  await expect(start).toHaveAccessibleDescription(/Step 2 \(Remove blank pages\) takes PDFs/u);

  // A page that no file has is told before anything runs.
  await choose(0, 'Rotate');
  await choose(1, 'Compress');
  const first = dialog.getByRole('listitem', { name: 'Step 1' });
  await first.getByRole('textbox', { name: 'Pages' }).fill('5-8');
  await expect(first.getByRole('alert')).toHaveText(/asks for page 5, but “blank.pdf” has 1 page/u);
  await expect(start).toBeDisabled();
  await first.getByRole('textbox', { name: 'Pages' }).fill('1');
  await expect(start).toBeEnabled();

  // What a step cannot do without is asked for here; a request of it would fail.
  await choose(0, 'Rotate');
  await choose(1, 'Watermark');
  await dialog.getByLabel('Batch name').fill('Without blanks');
  await second.getByRole('textbox').first().fill('');
  await dialog.getByRole('button', { name: 'Start Batch' }).click();
  await expect(second.getByRole('alert')).toHaveText('Fill in "Words"');
  await choose(1, 'Remove blank pages');
  await expect(second.getByRole('alert')).toHaveCount(0);
  await expect(dialog.getByText('blank-rotated.pdf, lease-rotated.pdf')).toBeVisible();
  await dialog.getByRole('button', { name: 'Start Batch' }).click();
  const detail = dialog.getByRole('region', { name: 'Without blanks' });
  await expect(detail.getByText(/1 of 2 files done$/u)).toBeVisible();
  await expect(detail.getByText(/^blank.*\.pdf, step 2 \(Remove blank pages\): /u)).toBeVisible();
  await expect(detail.getByRole('link', { name: 'lease-rotated.pdf' })).toBeVisible();
  await expect(detail.getByText('1 file would fail again for the same reason.')).toBeVisible();
  await expect(detail.getByRole('button', { name: 'Retry failed' })).toHaveCount(0);
});

test('steps are put in order by dragging and by keys; scans are read and summed up', async ({
  page,
  member,
  request,
}) => {
  test.slow();
  await setPlan(member.email, 'pro');
  const { bytes } = await makeScan();
  await storeFile(request, member, 'log.pdf', Buffer.from(bytes));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Batch Process', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Batch Processor' });
  const kinds = dialog.getByRole('combobox', { name: 'Step type' });
  const choose = async (index: number, name: string) => {
    await kinds.nth(index).click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  await choose(0, 'Summarize');
  await dialog.getByRole('button', { name: 'Choose files' }).click();
  const picker = page.getByRole('dialog').last();
  await picker.getByRole('checkbox', { name: 'log.pdf' }).click();
  await picker.getByRole('button', { name: /^Add 1/u }).click();
  for (const [index, name] of [
    [1, 'Compress'],
    [2, 'OCR'],
  ] as const) {
    await dialog.getByRole('button', { name: 'Add step' }).click();
    await choose(index, name);
  }
  await dialog.getByRole('button', { name: 'Move step 3 of 3' }).press('Home');
  await expect(kinds).toHaveText(['OCR', 'Summarize', 'Compress']);
  await expect(dialog.getByRole('button', { name: 'Move step 1 of 3' })).toBeFocused();
  const first = dialog.getByRole('listitem', { name: 'Step 1' });
  await expect(first).toContainText('1 file');
  await expect(first.getByRole('combobox', { name: 'Language' })).toHaveText('English');
  const grip = await dialog.getByRole('button', { name: 'Move step 3 of 3' }).boundingBox();
  const second = await dialog.getByRole('listitem', { name: 'Step 2' }).boundingBox();
  if (!grip || !second) throw new Error('The steps are not in sight.');
  await page.mouse.move(grip.x + 8, grip.y + 8);
  await page.mouse.down();
  await page.mouse.move(grip.x + 10, grip.y - 20, { steps: 4 });
  await page.mouse.move(grip.x + 10, second.y + 10, { steps: 6 });
  await expect(page.locator('[data-drop-thread]')).toBeVisible();
  await page.mouse.up();
  await expect(kinds).toHaveText(['OCR', 'Compress', 'Summarize']);
  await dialog.getByRole('radio', { name: 'Brief' }).click();
  await expect(dialog.getByText('Reads 1 page at most: 0 of 200 OCR pages used so far.')).toBeVisible();
  await checkAccess(page, 'reading steps', floating, '[role=dialog]');
  await dialog.getByLabel('Batch name').fill('Log book');
  await dialog.getByRole('button', { name: 'Start Batch' }).click();
  const detail = dialog.getByRole('region', { name: 'Log book' });
  await expect(detail.getByRole('img', { name: 'Done' })).toHaveCount(3);
  await expect(detail.getByRole('button', { name: /^Download log/u })).toHaveCount(1);
});

test('a template is started with the files chosen for it', async ({ page, member, request }) => {
  await setPlan(member.email, 'pro');
  await storeFile(request, member, 'lease.pdf', paper('Lease'));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Batch Process', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Batch Processor' });
  await dialog.getByRole('tab', { name: 'Templates' }).click();
  await dialog.getByRole('button', { name: 'Start Mark as confidential' }).click();
  await expect(page.getByText('Please select files first')).toBeVisible();
  await dialog.getByRole('button', { name: 'Choose files' }).click();
  const picker = page.getByRole('dialog').last();
  await picker.getByRole('checkbox', { name: 'lease.pdf' }).click();
  await picker.getByRole('button', { name: /^Add 1/u }).click();
  await dialog.getByRole('button', { name: 'Start Mark as confidential' }).click();
  const detail = dialog.getByRole('region', { name: 'Mark as confidential' });
  await expect(detail.getByText('100%')).toBeVisible();
  await expect(detail.getByRole('button', { name: /^Download lease/u })).toHaveCount(1);
});

test('a batch under way is cancelled, and can be tried again', async ({ page, member, request }) => {
  await setPlan(member.email, 'pro');
  // Full of grain: its reading takes longer than a press.
  const { bytes } = await makeScan({ noise: 45 }, (document) => {
    const [first] = document.getPages();
    for (let i = 0; i < 5; i++) document.addPage(first!);
  });
  const { id } = await storeFile(request, member, 'log.pdf', Buffer.from(bytes));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Batch Process', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Batch Processor' });
  await dialog.getByRole('tab', { name: 'Monitor' }).click();
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const operations = [{ type: 'ocr', fileIds: [id] }];
  expect((await request.post('/api/batch', { headers, data: { name: 'Log book', operations } })).ok()).toBe(
    true,
  );
  const detail = dialog.getByRole('region', { name: 'Log book' });
  await detail.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Batch operation cancelled')).toBeVisible();
  await expect(detail.getByText('Cancelled').first()).toBeVisible();
  await expect(detail.getByRole('button', { name: 'Try again' })).toBeVisible();
});
