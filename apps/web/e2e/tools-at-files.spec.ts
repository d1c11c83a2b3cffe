import { pdfFile, pngFile } from '../../server/src/testing/sample-files.ts';
import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { makeFolder, namesIn, storeFile } from './stored-files.ts';
import { storePages } from './tool-documents.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a selection goes to a tool and back: the address holds it, the result lies beside it', async ({
  page,
  member,
  request,
}) => {
  const folder = await makeFolder(request, member, 'Leases');
  const a = await storeFile(request, member, 'a.pdf', pdfFile('a'), { folder_id: folder.id });
  const b = await storeFile(request, member, 'b.pdf', pdfFile('b'), { folder_id: folder.id });
  await page.goto(`/dashboard?tab=files&folder=${folder.id}`);
  const grid = page.getByRole('list', { name: 'Files' });
  await grid.getByRole('heading').first().waitFor();
  const before = await grid.boundingBox();
  await page.getByRole('checkbox', { name: 'Select a.pdf' }).click();
  await page.getByRole('checkbox', { name: 'Select b.pdf' }).click();
  const bar = page.getByRole('toolbar', { name: 'Selection' });
  await bar.waitFor();
  expect((await grid.boundingBox())?.y, 'the first selection moves nothing').toBe(before?.y);
  await bar.getByRole('link', { name: 'Merge' }).click();
  await expect(page).toHaveURL(`/tools?tab=merge&files=${a.id},${b.id}`);
  await expect(page.getByText('a.pdf').first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Remove a.pdf' }).click();
  await expect(page).toHaveURL(`/tools?tab=merge&files=${b.id}`);
  await page.goBack();
  await expect(page).toHaveURL(`/dashboard?tab=files&folder=${folder.id}`);
  await page.goto(`/tools?tab=merge&files=${a.id},${b.id}`);
  await page.getByRole('button', { name: 'Merge PDFs' }).click();
  await page.getByRole('link', { name: 'Show in folder' }).click();
  await expect(bar).toContainText('1 selected');
  expect(await namesIn(request, member, folder.id)).toHaveLength(3);
  // What was made is offered to the next tool where it lies.
  await expect(bar.getByRole('link', { name: 'Compress' })).toHaveAttribute(
    'href',
    /^\/tools\?tab=compress&files=/u,
  );
});

test('a right click and the menu offer the tools that take the file, and no others', async ({
  page,
  member,
  request,
}) => {
  await storeFile(request, member, 'lease.pdf', pdfFile('lease'));
  const photo = await storeFile(request, member, 'photo.png', pngFile());
  await storeFile(request, member, 'notes.html', Buffer.from('<html><body><p>The rent</p></body></html>'));
  await page.goto('/dashboard?tab=files');
  await page.getByRole('heading', { name: 'lease.pdf' }).click({ button: 'right' });
  const menu = page.getByRole('menu');
  for (const name of ['AI Assistant', 'Merge', 'Compress', 'Run OCR', 'Sign']) {
    await expect(menu.getByRole('menuitem', { name, exact: true })).toBeVisible();
  }
  // One entry for one thing: the assistant is where the file is asked.
  const ask = menu.getByRole('menuitem', { name: 'Ask', exact: true });
  await expect(ask).toHaveCount(0);
  await expect(menu.getByRole('menuitem', { name: 'Convert to PDF' })).toHaveCount(0);
  await menu.getByRole('menuitem', { name: /^All \d+ tools$/u }).click();
  await expect(menu.getByRole('menuitem', { name: 'Rotate' })).toBeVisible();
  await page.keyboard.press('Escape');
  // Two tools are not worth folding.
  await page.getByRole('button', { name: 'More actions for notes.html' }).click();
  for (const name of ['AI Assistant', 'File to PDF']) {
    await expect(menu.getByRole('menuitem', { name, exact: true })).toBeVisible();
  }
  await expect(ask).toHaveCount(0);
  await expect(menu.getByRole('menuitem', { name: /^All \d+ tools$/u })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More actions for photo.png' }).click();
  await expect(menu.getByRole('menuitem', { name: 'Merge' })).toHaveCount(0);
  await menu.getByRole('menuitem', { name: 'Convert to PDF' }).click();
  await expect(page).toHaveURL(`/tools?tab=convert&files=${photo.id}`);
  await expect(page.getByRole('img', { name: 'photo.png' })).toBeVisible();
});

test('several files go to a tool for one as a batch, over their folder', async ({
  page,
  member,
  request,
}) => {
  await setPlan(member.email, 'pro');
  for (const name of ['a.pdf', 'b.pdf']) await storePages(request, member, name, 1);
  await page.goto('/dashboard?tab=files');
  await page.getByRole('heading', { name: 'a.pdf' }).waitFor();
  await page.keyboard.press('Control+a');
  await page.getByRole('toolbar', { name: 'Selection' }).getByRole('link', { name: 'Compress' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('2 files, 2 pages');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/dashboard?tab=files');
});

test('the viewer renames, tags, moves, hands to tools, and deletes with a way back', async ({
  page,
  member,
  request,
}) => {
  await makeFolder(request, member, 'Leases');
  const { id } = await storeFile(request, member, 'lease.pdf', pdfFile('lease'));
  await page.goto('/dashboard?tab=files');
  await page.getByRole('heading', { name: 'lease.pdf' }).getByRole('link').click();
  const choose = async (entry: string) => {
    await page.getByRole('button', { name: /^More actions for /u }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await choose('Rename');
  await page.getByRole('textbox', { name: 'New name for lease.pdf' }).fill('harbour.pdf');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('harbour.pdf');
  await choose('Tags');
  await page.getByLabel('New tag').fill('signed');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Tags saved')).toBeVisible();
  await choose('Move');
  await page.getByRole('button', { name: 'Leases', exact: true }).click();
  await page.getByRole('button', { name: 'Move to Leases' }).click();
  await expect(page.getByText('1 item moved to Leases')).toBeVisible();
  await page.getByRole('button', { name: 'Tools' }).click();
  await page.getByRole('menuitem', { name: 'Compress' }).click();
  await expect(page).toHaveURL(`/tools?tab=compress&files=${id}`);
  await page.goBack();
  await choose('Delete');
  await expect(page).toHaveURL(/\/dashboard/u);
  await expect(page.getByText('1 item(s) deleted')).toBeVisible();
});

test.describe('an address of files that are not there', () => {
  test.use({ expectedErrors: /status of (404|207|400)/u });

  test('shows the error, and the other files stay', async ({ page, member, request }) => {
    const { id } = await storePages(request, member, 'here.pdf', 1);
    const gone = '0198c0de-0000-7000-8000-000000000000';
    await page.goto(`/tools/rotate?files=${gone},${id},nonsense`);
    await expect(page.getByText('2 files of this link are not available')).toBeVisible();
    await expect(page.getByText('here.pdf').first()).toBeVisible();
    await expect(page.getByText('The other file is here.')).toBeVisible();
  });

  for (const path of ['/tools/rotate?', '/tools?tab=merge&'])
    test(`says of no other that it is here where none is: ${path}`, async ({ page, member, request }) => {
      const { id } = await storePages(request, member, 'here.pdf', 1);
      const other = await storePages(request, member, 'too.pdf', 1);
      const gone = '0198c0de-0000-7000-8000-000000000000';
      const fact = page.getByText('1 file of this link is not available');
      const others = page.getByText(/The other files? (?:is|are) here/u);
      await page.goto(`${path}files=${gone}`);
      await expect(fact).toBeVisible();
      await expect(page.getByText('It was deleted, it belongs to someone else')).toBeVisible();
      await expect(others).toHaveCount(0);
      await page.goto(`${path}files=${gone},${id},${other.id}`);
      await expect(fact).toBeVisible();
      await expect(others).toHaveText(/The other files are here\.$/u);
    });
});

test('closing the file picker cuts off no picture that is on its way', async ({ page, member, request }) => {
  await storeFile(request, member, 'a.pdf', pdfFile('a'));
  const cut: string[] = [];
  page.on('requestfailed', (one) => cut.push(one.url()));
  const closed = Promise.withResolvers<void>();
  await page.route('**/thumbnail*', async (route) => {
    await closed.promise;
    await route.continue();
  });
  await page.goto('/tools/rotate');
  const asked = page.waitForRequest('**/thumbnail*');
  await page.getByRole('button', { name: 'Choose from your files' }).click();
  const picture = await asked;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  closed.resolve();
  expect((await picture.response())?.ok()).toBe(true);
  expect(cut).toEqual([]);
});
