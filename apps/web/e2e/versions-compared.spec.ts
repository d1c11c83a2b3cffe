import type { APIRequestContext, Page } from '@playwright/test';
import { pdfOfPages } from '../../server/src/testing/sample-files.ts';
import { checkAccess } from './check-access.ts';
import { type Person, setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ member }) => setPlan(member.email, 'premium'));

const PAGES = ['The tenant pays 900 euros', 'The owner pays 950 euros', 'The owner pays 980 euros'];
const panel = (page: Page) => page.getByRole('complementary', { name: 'Versions' });
const changes = (page: Page) => page.getByRole('list', { name: 'Changes' }).getByRole('button');

/** A file with a version for each of the pages. */
async function storeVersions(request: APIRequestContext, member: Person): Promise<string> {
  const [first = '', ...next] = PAGES;
  const { id } = await storeFile(request, member, 'lease.pdf', pdfOfPages([first]));
  for (const text of next) {
    const answer = await request.post(`/api/files/${id}/versions`, {
      headers: { authorization: `Bearer ${member.session.access_token}` },
      multipart: { file: { name: 'lease.pdf', mimeType: 'application/pdf', buffer: pdfOfPages([text]) } },
    });
    expect(answer.status()).toBe(201);
  }
  return id;
}

test('a version is compared with the current one from the versions panel, and with any other', async ({
  page,
  member,
  request,
}) => {
  const id = await storeVersions(request, member);
  await page.goto(`/files/${id}?versions=open`);
  const rows = panel(page).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.first().getByRole('link', { name: /Compare/u })).toHaveCount(0);
  await rows.last().getByRole('link', { name: 'Compare with current: Version 1' }).click();

  await expect(page).toHaveURL(new RegExp(`/tools/compare\\?files=${id}&versions=1$`, 'u'));
  await expect(changes(page).first()).toContainText('tenant');
  await expect(changes(page).last()).toContainText('980');
  const before = page.getByRole('combobox', { name: 'Version before' });
  const after = page.getByRole('combobox', { name: 'Version after' });
  await expect(before).toContainText('Version 1');
  await expect(after).toContainText('Version 3 (current)');
  await checkAccess(page, 'compare versions');

  // By keyboard: the list of versions, and the one above.
  await before.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Version 2' }).press('Enter');
  await expect(page).toHaveURL(/versions=2,$/u);
  await expect(changes(page)).toHaveCount(1);
  await expect(changes(page).locator('del')).toHaveText('950');

  await page.getByRole('button', { name: 'Swap files' }).click();
  await expect(changes(page).locator('del')).toHaveText('980');
  await page.reload();
  await expect(changes(page).locator('del')).toHaveText('980');
  await expect(before).toContainText('Version 3 (current)');

  await page.getByRole('button', { name: 'Save PDF with notes' }).click();
  await expect(page.getByText('lease-compared.pdf').first()).toBeVisible();
  await page.goBack();
  await expect(panel(page)).toBeVisible();
});

test.describe('a version that is gone', () => {
  test.use({ expectedErrors: /404 \(Not Found\)/u });

  test('says so', async ({ page, member, request }) => {
    const id = await storeVersions(request, member);
    await page.goto(`/tools/compare?files=${id}&versions=7`);
    await expect(page.getByText('Version not found. It may have been restored or deleted.')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('versions are chosen above their pages', async ({ page, member, request }) => {
    const id = await storeVersions(request, member);
    await page.goto(`/files/${id}?versions=open`);
    await panel(page).getByRole('link', { name: 'Compare with current: Version 2' }).tap();
    const after = page.getByRole('combobox', { name: 'Version after' });
    await expect(after).toContainText('Version 3 (current)');
    await page.getByRole('combobox', { name: 'Version before' }).tap();
    await page.getByRole('option', { name: 'Version 1' }).tap();
    await page.getByRole('button', { name: 'Show changes' }).tap();
    await expect(page.getByRole('dialog', { name: 'Changes' })).toContainText('tenant');
  });
});
