import { pdfOfPages, pngFile } from '../../server/src/testing/sample-files.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

const lines = Array.from({ length: 12 }, (_, index) => `Clause ${index + 1} of the lease`);

test('a document opens by its name, at the page of the address, and back leads to where one was', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'lease.pdf', pdfOfPages(lines));
  await page.goto('/dashboard?tab=files');
  await page.getByRole('link', { name: 'lease.pdf' }).click();
  await expect(page.getByText('Clause 1 of the lease')).toBeVisible();
  await page.getByRole('textbox', { name: 'Page' }).fill('5');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?page=5$/u);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/tab=files/u);
  await page.goto(`/files/${id}?page=7`);
  await expect(page.getByText('Clause 7 of the lease')).toBeInViewport();
});

test('words are found on every page, and passages of the address are marked', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'lease.pdf', pdfOfPages(lines));
  await page.goto(`/files/${id}?find=Clause&mark=3:72,710,200,30`);
  await expect(page.getByText(/^\d+ of 12$/u)).toBeVisible();
  await page.getByRole('button', { name: 'Page 9 Clause 9 of the lease' }).click();
  await expect(page.getByText('9 of 12', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Close search' }).click();
  await page.goto(`/files/${id}?mark=3:72,710,200,30`);
  await expect(page.getByRole('button', { name: 'Passage 1' })).toBeInViewport();
});

test('a picture is zoomed, and what is broken is said and can be downloaded', async ({
  page,
  member,
  request,
}) => {
  const picture = await storeFile(request, member, 'dot.png', pngFile());
  const broken = await storeFile(request, member, 'broken.pdf', Buffer.from('%PDF-1.7\nnothing else'));
  await page.goto(`/files/${picture.id}`);
  await expect(page.getByRole('img', { name: 'dot.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.getByText('125%')).toBeVisible();
  await page.goto(`/files/${broken.id}`);
  await expect(page.getByRole('heading', { name: 'This document cannot be shown' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Download' })).toBeVisible();
});

test.describe('what cannot be had', () => {
  test.use({ expectedErrors: /404/u });

  test('a document that was never there is said to be none', async ({ page, member }) => {
    await page.goto('/files/0198c0de-0000-7000-8000-000000000000');
    await expect(page.getByRole('heading', { name: 'No such document' })).toBeVisible();
    expect(member.name).toBeTruthy();
  });
});
