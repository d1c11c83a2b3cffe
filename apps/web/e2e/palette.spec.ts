import { makeScan } from '@sheaf/pdf-core/testing';
import { pdfFile } from '../../server/src/testing/sample-files.ts';
import { enterAsAdmin, expect, test } from './sheaf-test.ts';
import { storeFile, untilRead } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('commands are found by their synonyms and with a typing error, above documents, and the last ones are kept', async ({
  page,
  member,
  request,
}) => {
  await storeFile(request, member, 'trash collection.pdf', pdfFile('x'));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Search or jump to' }).waitFor();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search or jump to' });
  const first = page.getByRole('option').first();
  for (const [typed, command] of [
    ['rotate', 'Rotate'],
    ['watremark', 'Watermark'],
    ['api key', 'API keys'],
    ['upload', 'Upload files'],
    ['dark', 'Switch to dark theme'],
    ['2fa', 'Two-step sign-in and passkeys'],
    ['deutsch', 'Language: Deutsch'],
    ['combine', 'Merge'],
    ['split pdf', 'Split'],
    ['merge my pdfs', 'Merge'],
    ['signature', 'Sign'],
    ['initials', 'Sign'],
    ['insert blank page', 'Organize pages'],
    ['number pages', 'Page numbers'],
    ['rotaet', 'Rotate'],
    ['merj', 'Merge'],
    ['two factor', 'Two-step sign-in and passkeys'],
    ['extract tables', 'PDF to Excel'],
    ['trash', 'Trash'],
  ] as const) {
    await box.fill(typed);
    await expect(first, typed).toContainText(command);
  }
  const file = page.getByRole('option', { name: 'trash collection.pdf' });
  await expect(file).toContainText('Name');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard?tab=files&view=trash');
  await page.keyboard.press('Control+k');
  // The page that is open comes last.
  await expect(page.getByRole('group', { name: 'Recent commands' }).getByRole('option')).toHaveText([
    'Dashboard',
    'Trash',
  ]);
  await box.fill('colection');
  await expect(file).toContainText('Similar name');
  await box.fill('api key');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile#api-keys');
  await expect(page.locator('#api-keys')).toBeInViewport();
  await page.keyboard.press('Control+k');
  await box.fill('new folder');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Create New Folder' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await box.fill('notifications');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
});

test('before anything is typed: what is most useful, and later what was done anywhere', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@');
  const openPalette = async () => {
    await page.getByRole('button', { name: 'Search or jump to' }).waitFor();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused();
  };
  const group = (name: string) => page.getByRole('group', { name }).getByRole('option');
  await page.goto('/dashboard');
  await openPalette();
  await expect(group('Suggested')).toHaveText([
    'Merge',
    'Compress',
    'Upload files',
    'Ask all files',
    'All tools',
  ]);
  await expect(group('Recent commands')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.goto('/tools?tab=split');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await page.goto('/profile#api-keys');
  await page.getByRole('button', { name: 'Search or jump to' }).waitFor();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Upload Files', exact: true }).first().click();
  await page.getByRole('dialog', { name: 'Upload Files' }).waitFor();
  await page.keyboard.press('Escape');
  await openPalette();
  await expect(group('Suggested')).toHaveCount(0);
  await expect(group('Recent commands')).toHaveText([
    'Upload files',
    'API keys',
    'Switch to light theme',
    'Split',
    'Dashboard',
  ]);
  // Each is there once, so that the arrow keys pass through all of them.
  const all = await page.getByRole('option').evaluateAll((rows) => rows.map(({ id }) => id));
  expect(new Set(all).size).toBe(all.length);
  for (const _ of all) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
});

test('what can be done with one file stands below all commands and all files', async ({
  page,
  member,
  request,
}) => {
  const { bytes } = await makeScan();
  for (const name of ['compress one.pdf', 'compress two.pdf'])
    await storeFile(request, member, name, Buffer.from(bytes));
  await page.goto('/dashboard?tab=files');
  await expect(page.getByText('Needs OCR')).toHaveCount(2);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('compres');
  const commands = page.getByRole('group', { name: 'For these files' }).getByRole('option');
  await expect(commands).toHaveCount(2);
  const labels = await page
    .getByRole('option')
    .evaluateAll((rows) => rows.map((row) => row.children[1]?.textContent ?? ''));
  const kinds = labels.map((label) => (/^compress (?:one|two)/u.test(label) ? 'a file' : label.slice(0, 7)));
  expect(kinds).toEqual(['Compres', 'a file', 'a file', 'Run OCR', 'Run OCR', 'All fil']);
});

test('the settings of the instance are found one by one', async ({ page, context, request, person }) => {
  await enterAsAdmin(context, request, person);
  await page.goto('/dashboard');
  const box = page.getByRole('combobox', { name: 'Search or jump to' });
  for (const [typed, part] of [
    ['default plan', 'use'],
    ['smtp', 'mail'],
    ['ollama', 'model'],
    ['logo', 'brand'],
    ['libreoffice', 'reading'],
  ] as const) {
    await page.getByRole('button', { name: 'Search or jump to' }).waitFor();
    await page.keyboard.press('Control+k');
    await box.fill(typed);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/admin/settings#${part}`);
    await expect(page.locator(`#${part}`)).toBeInViewport();
    await expect(page.locator(`#${part}`)).toBeFocused();
  }
});

test('what is typed while the palette loads is looked for in it, and opens the file at these words', async ({
  page,
  member,
  request,
}) => {
  await storeFile(request, member, 'invoice.pdf', pdfFile('The total is 482.50 euros'));
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  await page.route(/assets\/palette-places/u, async (route) => {
    await loaded;
    await route.continue();
  });
  await page.goto('/tools');
  await page.getByRole('button', { name: 'Search or jump to' }).waitFor();
  await page.keyboard.press('Control+k');
  // "g" and "d" in turn are a shortcut of the page.
  await page.keyboard.type('gd');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('482.50');
  await page.keyboard.press('Enter');
  load();
  const box = page.getByRole('combobox', { name: 'Search or jump to' });
  await expect(box).toHaveValue('482.50');
  await expect(box).toBeFocused();
  // What is typed on follows it.
  await page.keyboard.type(' euros');
  await expect(box).toHaveValue('482.50 euros');
  await expect(page).toHaveURL('/tools');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(box).toHaveValue('');

  // The words are known once the file has been read.
  await expect(async () => {
    await box.fill('');
    await box.fill('482.50');
    await expect(page.getByRole('option', { name: 'invoice.pdf' })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/find=482\.50/u);
});

test('in the viewer the palette opens by its keys, and takes the keys that are typed', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'lease.pdf', pdfFile('The rent is due on Monday'));
  await page.goto(`/files/${id}`);
  await expect(page.locator('.textLayer').getByText('The rent is due')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('compress');
  const box = page.getByRole('combobox', { name: 'Search or jump to' });
  await expect(box).toHaveValue('compress');
  await expect(page.getByRole('option').first()).toContainText('Compress');
  await page.keyboard.press('Control+k');
  await expect(box).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Ctrl K');
});

test('a word of a document with a wrong letter is found, and the page says what was looked for instead', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(
    request,
    member,
    'study.pdf',
    pdfFile('Watermelons and obesity among children'),
  );
  await untilRead(request, member, id);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Search or jump to' }).waitFor();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search or jump to' });
  await box.fill('obesty children');
  await expect(
    page.getByText('No results for “obesty children”. Results for “obesity children”:'),
  ).toBeVisible();
  const found = page.getByRole('option', { name: 'study.pdf' });
  await expect(found.locator('mark')).toHaveText(['obesity', 'children']);
  await box.fill('watremark');
  await expect(page.getByRole('option').first()).toContainText('Watermark');
  await expect(page.getByText('No results for')).toBeHidden();
  await box.fill('obesty');
  await expect(found).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/files/${id}?page=1&find=obesity`);
});
