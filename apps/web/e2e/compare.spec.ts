import { checkAccess } from './check-access.ts';
import { LEASE_AFTER, LEASE_BEFORE, makePages } from './office-prints.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('two versions of a file: changes are listed, marked, stepped through and saved', async ({
  page,
  member,
  request,
}) => {
  const one = await storeFile(request, member, 'lease-1.pdf', LEASE_BEFORE);
  const other = await storeFile(request, member, 'lease-2.pdf', LEASE_AFTER);
  await page.goto(`/tools/compare?files=${one.id},${other.id}`);
  const rows = page.getByRole('list', { name: 'Changes' }).getByRole('button');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText('900');
  await expect(rows.nth(0)).toContainText('950');
  await expect(rows.nth(1)).toContainText('The tenant keeps the garden.');
  await expect(rows.nth(2)).toContainText('Pets are welcome in the house.');
  await checkAccess(page, 'compare');

  await page.keyboard.press('n');
  await expect(rows.nth(0)).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('[data-here]')).toHaveCount(2);
  await page.getByRole('button', { name: 'Next change' }).click();
  await page.getByRole('button', { name: 'Next change' }).click();
  await expect(rows.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('3 of 3')).toBeVisible();
  const after = page.getByRole('region', { name: 'Pages of the second file' });
  await expect(after.locator('[data-page="2"] [data-here]')).toBeInViewport();
  await page.keyboard.press('p');
  await expect(page.getByText('2 of 3')).toBeVisible();

  await page.getByRole('radio', { name: 'Removed 1' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('radio', { name: 'All 3' }).click();
  await expect(rows).toHaveCount(3);

  await page.getByRole('button', { name: 'Swap files' }).click();
  await expect(rows.nth(0).locator('del')).toHaveText('950');
  await page.getByRole('button', { name: 'Swap files' }).click();
  await expect(rows.nth(0).locator('del')).toHaveText('900');
  await page.getByRole('button', { name: 'Save PDF with notes' }).click();
  await expect(page.getByText('Your document is ready')).toBeVisible();
  await expect(page.getByText('lease-2-compared.pdf').first()).toBeVisible();
});

test('a page with one file asks for the second, and equal files have no differences', async ({
  page,
  member,
  request,
}) => {
  const one = await storeFile(request, member, 'lease-1.pdf', LEASE_BEFORE);
  await page.goto(`/tools/compare?files=${one.id}`);
  await expect(page.getByText('Compare lease-1.pdf with another version.')).toBeVisible();
  const other = await storeFile(request, member, 'lease-copy.pdf', makePages(['Lease'], ['Terms']));
  const copy = await storeFile(request, member, 'lease-3.pdf', makePages(['Lease'], ['Terms']));
  await page.goto(`/tools/compare?files=${other.id},${copy.id}`);
  await expect(page.getByText('No differences found')).toBeVisible();
  // No empty list takes room from the documents.
  await expect(page.getByRole('complementary', { name: 'Changes' })).toHaveCount(0);
  await expect(page.getByText('Compared 2 words on 2 pages')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('both files are one above the other, and the list is a sheet', async ({ page, member, request }) => {
    const one = await storeFile(request, member, 'lease-1.pdf', LEASE_BEFORE);
    const other = await storeFile(request, member, 'lease-2.pdf', LEASE_AFTER);
    await page.goto(`/tools/compare?files=${one.id},${other.id}`);
    const before = page.getByRole('region', { name: 'Pages of the first file' });
    const after = page.getByRole('region', { name: 'Pages of the second file' });
    const [upper, lower] = [await before.boundingBox(), await after.boundingBox()];
    expect(lower!.y).toBeGreaterThan(upper!.y + upper!.height - 2);
    await page.getByRole('button', { name: 'Show changes' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Changes' });
    await sheet.getByRole('button', { name: /Pets are welcome/ }).tap();
    await expect(sheet).toBeHidden();
    await expect(page.getByText('3 of 3')).toBeVisible();
    await page.getByRole('radio', { name: 'After', exact: true }).tap();
    await expect(before).toBeHidden();
    await expect(after).toBeVisible();
  });
});
