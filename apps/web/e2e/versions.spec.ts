import type { Page } from '@playwright/test';
import { pdfOfPages } from '../../server/src/testing/sample-files.ts';
import { checkAccess } from './check-access.ts';
import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { markBar, writeText } from './mark-up.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ member }) => setPlan(member.email, 'premium'));

const panel = (page: Page) => page.getByRole('complementary', { name: 'Versions' });

/** The message that says how it went. */
const told = (page: Page, message: string | RegExp) => expect(page.getByText(message)).toBeVisible();

async function openVersions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More actions for lease.pdf' }).click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  await expect(panel(page)).toBeVisible();
}

test('marks are saved over a file, and the version before is viewed, restored and deleted', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'lease.pdf', pdfOfPages(['The tenant pays']));
  await page.goto(`/files/${id}`);
  await expect(page.getByText('The tenant pays')).toBeVisible();
  await writeText(page, 'Agreed on Monday');
  await markBar(page).getByRole('button', { name: 'Save new version' }).click();
  await told(page, 'Saved as version 2.');
  await expect(page).toHaveURL(new RegExp(id, 'u'));
  await expect(page.locator('.freeTextAnnotation')).toHaveCount(1);

  await openVersions(page);
  const rows = panel(page).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Version 2');
  await expect(rows.first()).toContainText('Current');
  await expect(rows.last()).toContainText('Original file');
  await expect(panel(page)).toContainText('The latest 20 earlier versions are kept for 90 days.');
  await checkAccess(page, 'versions');

  await rows.last().getByRole('button', { name: 'View: Version 1' }).click();
  await expect(page.getByText('Version 1 (read-only)')).toBeVisible();
  await expect(page.getByText('The tenant pays')).toBeVisible();
  await expect(page.locator('.freeTextAnnotation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mark up' })).toBeHidden();

  await rows.last().getByRole('button', { name: 'Restore: Version 1' }).click();
  await told(page, 'Version 1 is now the current version.');
  await expect(rows.first()).toContainText('Version 3');
  await expect(rows.first()).toContainText('Restored from version 1');
  // Its number stays in the list, and says where its bytes are.
  await expect(rows.last()).toHaveText('Version 1Restored as version 3');
  await expect(rows.nth(1)).toContainText('Version 2');
  await expect(page.getByText('Version 1 (read-only)')).toBeHidden();
  await expect(page.getByText('The tenant pays')).toBeVisible();
  await expect(page.locator('.freeTextAnnotation')).toHaveCount(0);

  const saved = page.waitForEvent('download');
  await rows.nth(1).getByRole('button', { name: 'More actions for version 2' }).click();
  await page.getByRole('menuitem', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('lease.pdf');

  await rows.nth(1).getByRole('button', { name: 'More actions for version 2' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await told(page, 'Version 2 deleted.');
  await expect(rows).toHaveCount(2);

  await page.getByRole('button', { name: 'Assistant', exact: true }).click();
  await expect(panel(page)).toBeHidden();
  await openVersions(page);
  await panel(page).getByRole('button', { name: 'Close versions' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(page.getByText('The tenant pays')).toBeVisible();
});

async function chooseVersion(page: Page, text: string): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await panel(page).getByRole('button', { name: 'Upload new version' }).click();
  const file = { name: 'next.pdf', mimeType: 'application/pdf', buffer: pdfOfPages([text]) };
  await (await chosen).setFiles(file);
}

test('a file is uploaded as the new version, and the same file again changes nothing', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'lease.pdf', pdfOfPages(['The tenant pays']));
  await page.goto(`/files/${id}?versions=open`);
  await expect(page.getByText('The tenant pays')).toBeVisible();
  await chooseVersion(page, 'The owner pays');
  await told(page, 'Uploaded as version 2.');
  await expect(page.getByText('The owner pays')).toBeVisible();
  const rows = panel(page).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Uploaded');
  await chooseVersion(page, 'The owner pays');
  await told(page, 'This is already the current version.');
  await expect(rows).toHaveCount(2);
});

test.describe('a refused save', () => {
  test.use({ expectedErrors: /409 \(Conflict\)/u });

  test('marks on a version that was replaced meanwhile are not saved over the newer one', async ({
    page,
    member,
    request,
  }) => {
    const { id } = await storeFile(request, member, 'lease.pdf', pdfOfPages(['The tenant pays']));
    await page.goto(`/files/${id}`);
    await expect(page.getByText('The tenant pays')).toBeVisible();
    await writeText(page, 'Agreed on Monday');
    // This page hears of nothing: it saves what it started from.
    await page.route('**/trpc/tools.annotate*', async (route) => {
      const answer = await request.post(`/api/files/${id}/versions`, {
        headers: { authorization: `Bearer ${member.session.access_token}` },
        multipart: {
          file: { name: 'lease.pdf', mimeType: 'application/pdf', buffer: pdfOfPages(['The owner pays']) },
        },
      });
      expect(answer.status()).toBe(201);
      await route.continue();
    });
    await markBar(page).getByRole('button', { name: 'Save new version' }).click();
    await told(page, /A newer version of this file was saved in the meantime/u);
    // The newer version is shown, and the marks are still there to be saved.
    await expect(page.getByText('The owner pays')).toBeVisible();
    await expect(markBar(page)).toContainText('1 unsaved change');
  });

  test('an upload is refused when another version was saved meanwhile', async ({ page, member, request }) => {
    const { id } = await storeFile(request, member, 'lease.pdf', pdfOfPages(['The tenant pays']));
    await page.goto(`/files/${id}?versions=open`);
    await expect(page.getByText('The tenant pays')).toBeVisible();
    await page.route(`**/api/files/${id}/versions`, async (route) => {
      const answer = await request.post(`/api/files/${id}/versions`, {
        headers: { authorization: `Bearer ${member.session.access_token}` },
        multipart: {
          file: { name: 'lease.pdf', mimeType: 'application/pdf', buffer: pdfOfPages(['The guest pays']) },
        },
      });
      expect(answer.status()).toBe(201);
      await route.continue();
    });
    await chooseVersion(page, 'The owner pays');
    await told(page, /A newer version of this file was saved in the meantime/u);
    await expect(page.getByText('The guest pays')).toBeVisible();
    await expect(panel(page).getByRole('listitem')).toHaveCount(2);
  });
});
