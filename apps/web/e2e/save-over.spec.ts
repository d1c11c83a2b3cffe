import type { Page } from '@playwright/test';
import { pdfOfPages } from '../../server/src/testing/sample-files.ts';
import { checkAccess } from './check-access.ts';
import { setPlan } from './people.ts';
import { told } from './pro-tools.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ member }) => setPlan(member.email, 'premium'));

const bar = (page: Page) => page.getByRole('region', { name: 'Result', exact: true });
const choice = (page: Page, name: string) => bar(page).getByRole('radio', { name, exact: true });
const LEASE = pdfOfPages(['The tenant pays', 'The lease ends in May']);

test('the result of a tool is saved over its file, compared, and undone', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'lease.pdf', LEASE);
  await page.goto(`/advanced-tools/watermark?files=${id}`);
  await expect(choice(page, 'New file')).toBeChecked();
  await choice(page, 'New version').click();
  await expect(bar(page)).toContainText('The result replaces this file. Version 1 is kept.');
  const name = bar(page).getByRole('textbox', { name: 'Name of the result' });
  await expect(name).toBeDisabled();
  await expect(name).toHaveValue('lease');
  await page.getByRole('textbox', { name: 'Words' }).fill('Draft');
  await checkAccess(page, 'save over');
  await bar(page).getByRole('button', { name: 'Add watermark' }).click();

  await expect(page.getByText('Saved as version 2')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'lease.pdf' })).toBeVisible();
  await expect(page.getByText('Version 1 is kept.')).toBeVisible();
  await checkAccess(page, 'saved over');
  await page.getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL(new RegExp(`/tools/compare\\?files=${id}&versions=1$`, 'u'));
  await expect(page.getByRole('list', { name: 'Changes' })).toContainText('Draft');

  // The choice is of the page alone.
  await page.goto(`/advanced-tools/rotate?files=${id}`);
  await expect(choice(page, 'New file')).toBeChecked();
  await choice(page, 'New version').press('Enter');
  await bar(page).getByRole('button', { name: 'Rotate PDF' }).click();
  await expect(page.getByText('Saved as version 3')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Version 2 is now the current version.')).toBeVisible();
  // Back at the options, with the version that is current now.
  await expect(choice(page, 'New version')).toBeChecked();
  await expect(bar(page)).toContainText('Version 4 is kept.');
  const { file } = await told<{ file: { version: number } }>(request, member, `/api/files/${id}`);
  expect(file.version).toBe(4);
});

test('a tool whose result is no version of a file offers none', async ({ page, member, request }) => {
  const { id } = await storeFile(request, member, 'lease.pdf', LEASE);
  for (const tool of ['to-word', 'to-images', 'auto-rename', 'redact', 'sanitize', 'split']) {
    await page.goto(`/advanced-tools/${tool}?files=${id}`);
    await expect(bar(page)).toBeVisible();
    await expect(choice(page, 'New version')).toHaveCount(0);
  }
});

test.describe('a version that was saved meanwhile', () => {
  test.use({ expectedErrors: /409 \(Conflict\)/u });

  test('is not saved over, and the tool is run again on it', async ({ page, member, request }) => {
    const { id } = await storeFile(request, member, 'lease.pdf', LEASE);
    await page.goto(`/advanced-tools/reverse?files=${id}`);
    await choice(page, 'New version').click();
    await page.route(
      '**/trpc/tools.reverse*',
      async (route) => {
        const answer = await request.post(`/api/files/${id}/versions`, {
          headers: { authorization: `Bearer ${member.session.access_token}` },
          multipart: {
            file: {
              name: 'lease.pdf',
              mimeType: 'application/pdf',
              buffer: pdfOfPages(['The guest pays', 'Two']),
            },
          },
        });
        expect(answer.status()).toBe(201);
        await route.continue();
      },
      { times: 1 },
    );
    await bar(page).getByRole('button', { name: 'Reverse pages' }).click();
    await expect(
      page.getByText(/A newer version of this file was saved in the meantime/u).first(),
    ).toBeVisible();
    await expect(bar(page)).toContainText('Version 2 is kept.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Saved as version 3')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('the choice is above the name, and the result is undone', async ({ page, member, request }) => {
    const { id } = await storeFile(request, member, 'lease.pdf', LEASE);
    await page.goto(`/advanced-tools/rotate?files=${id}`);
    await choice(page, 'New version').tap();
    await bar(page).getByRole('button', { name: 'Rotate PDF' }).tap();
    await expect(page.getByText('Saved as version 2')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(bar(page)).toContainText('Version 3 is kept.');
  });
});
