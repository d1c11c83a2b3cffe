import { checkAccess } from './check-access.ts';
import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { namesIn } from './stored-files.ts';
import { storePages } from './tool-documents.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /status of (400|422)/u });
test.beforeEach(({ member }) => setPlan(member.email, 'premium'));

test('what would be one part is not split, and the reason stands at the button', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storePages(request, member, 'small.pdf', 3);
  await page.goto(`/advanced-tools/split?files=${id}`);
  const button = page.getByRole('button', { name: 'Split PDF' });
  const bar = page.getByRole('region', { name: 'Result' });
  await expect(button).toBeEnabled();
  const type = page.getByRole('combobox', { name: 'Split by' });
  const choose = async (name: string) => {
    await type.click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  await choose('Size');
  await expect(bar.getByText('There is nothing to split.')).toBeVisible();
  await expect(button).toBeDisabled();
  await choose('Custom');
  await page.getByLabel('Ranges').fill('1-3');
  await expect(bar.getByText('There is nothing to split.')).toBeVisible();
  await expect(button).toBeDisabled();
  await page.getByLabel('Ranges').fill('1-2');
  await expect(button).toBeEnabled();
  // Of codes only the work knows: without one it says so, and where the way out is.
  await choose('QR codes or barcodes');
  await button.click();
  await expect(page.getByRole('main').getByText('No page of this document has such a code')).toBeVisible();
});

test('the parts are files beside the document, each with its preview and next tools', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storePages(request, member, 'book.pdf', 3);
  await page.goto(`/tools?tab=split&files=${id}`);
  await page.getByRole('button', { name: 'Cut after page 2' }).click();
  await expect(page.getByLabel('Name of the result')).toBeHidden();
  await page.getByRole('button', { name: 'Split PDF' }).click();
  const parts = page.getByRole('list', { name: 'Results' }).getByRole('listitem');
  await expect(parts).toHaveText([/pages 1-2/u, /page 3/u]);
  await expect(parts.first().getByRole('link', { name: /^Preview /u })).toHaveAttribute('href', /\/files\//u);
  await checkAccess(page, 'parts of a split', []);
  const names = await namesIn(request, member, null);
  expect(names).toHaveLength(3);
  expect(names.filter((name) => name.endsWith('.pdf'))).toHaveLength(3);
  await parts
    .last()
    .getByRole('button', { name: /^Continue with /u })
    .click();
  await page.getByRole('menuitem', { name: 'Compress' }).click();
  await expect(page).toHaveURL(/tab=compress/u);
});
