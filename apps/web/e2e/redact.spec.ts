import { makeTestPdf, pdfToText } from '@sheaf/pdf-core/testing';
import type { APIRequestContext } from '@playwright/test';
import { checkAccess } from './check-access.ts';
import { boxOf, drag, finish, newest } from './pro-tools.ts';
import { type Person, setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ member }) => setPlan(member.email, 'premium'));

/** What poppler reads in the newest file. */
async function newestText(request: APIRequestContext, member: Person): Promise<string> {
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const made = await newest(request, member);
  return pdfToText(await (await request.get(`/api/files/${made}/download`, { headers })).body());
}

const pages = [{ text: 'Letter to Ada Lovelace' }, { text: 'Ada Lovelace, 12 March 2024' }];

test('words are found, looked at, and covered but for those that are left', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'letter.pdf', Buffer.from(makeTestPdf({ pages })));
  await page.goto(`/advanced-tools/redact?files=${id}`);
  await expect(page.getByRole('button', { name: 'Redact PDF' })).toBeDisabled();
  await page.getByLabel('Words', { exact: true }).fill('Ada Lovelace');
  await page.getByRole('checkbox', { name: 'Dates' }).click();
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('status').getByText('3 matches')).toBeVisible();
  await expect(page.locator('[data-redaction=removed]')).toHaveCount(1);
  await page.getByRole('checkbox', { name: '12 March 2024, Page 2' }).click();
  await page
    .getByRole('button', { name: /12 March 2024/u })
    .last()
    .click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(page.locator('[data-redaction=kept]')).toHaveCount(1);
  await checkAccess(page, 'redact');
  await finish(page, 'Redact PDF');
  await expect(page.getByText('2 matches covered, 1 left as it was.')).toBeVisible();
  await expect(page.getByText(/2 pages of the result were searched again/u)).toBeVisible();
  const result = page.getByRole('region', { name: 'Your document is ready' });
  await expect(
    result.getByRole('heading', { name: 'Continue with' }).locator('..').locator('a, button'),
  ).toHaveText(['Merge', 'Split', 'Compress', 'More tools for this file']);
  const text = await newestText(request, member);
  expect(text).not.toMatch(/Ada|Lovelace/u);
  expect(text).toContain('12 March 2024');
});

test('on a phone, finds and the page are beside each other, and a find leads to its page', async ({
  page,
  member,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await storeFile(request, member, 'letter.pdf', Buffer.from(makeTestPdf({ pages })));
  await page.goto(`/advanced-tools/redact?files=${id}`);
  const surface = page.locator('[data-page-surface]');
  await expect(surface).toBeVisible();
  await page.getByRole('radio', { name: 'Find' }).click();
  await expect(surface).toBeHidden();
  await page.getByLabel('Words', { exact: true }).fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('radio', { name: '2 matches' })).toBeChecked();
  await page.getByRole('button', { name: /Page 2/u }).click();
  await expect(page.getByRole('radio', { name: 'Page 2' })).toBeChecked();
  await expect(surface).toBeInViewport();
  await expect(page.locator('[data-redaction=removed]')).toHaveCount(1);
  await checkAccess(page, 'redact on a phone');
});

test('a box is drawn by mouse, and one is added and moved by keys', async ({ page, member, request }) => {
  const { id } = await storeFile(request, member, 'letter.pdf', Buffer.from(makeTestPdf({ pages })));
  await page.goto(`/advanced-tools/redact?files=${id}`);
  const surface = await boxOf(page.locator('[data-page-surface]'));
  const at = (across: number, down: number) => ({
    x: surface.x + surface.width * across,
    y: surface.y + surface.height * down,
  });
  await drag(page, at(0.02, 0.02), at(0.98, 0.98));
  await expect(page.getByRole('button', { name: 'Box 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).press('Enter');
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Add box' }).press('Enter');
  const second = page.getByRole('button', { name: 'Box 2' });
  const before = await boxOf(second);
  await second.press('Shift+ArrowUp');
  await expect.poll(async () => (await boxOf(second)).y).toBeLessThan(before.y);
  await finish(page, 'Redact PDF');
  await expect(page.getByText('2 boxes on 2 pages.', { exact: true })).toBeVisible();
  const text = await newestText(request, member);
  expect(text).not.toContain('Letter');
  expect(text).toContain('Ada');
  expect(text).not.toContain('Ada Lovelace, 12 March 2024');
});

test('words are picked in the page', async ({ page, member, request }) => {
  const { id } = await storeFile(request, member, 'letter.pdf', Buffer.from(makeTestPdf({ pages })));
  await page.goto(`/advanced-tools/redact?files=${id}`);
  const words = page.waitForResponse((response) => response.url().includes('find-words'));
  await page.getByRole('radio', { name: 'Pick text' }).click();
  await words;
  const surface = page.locator('[data-page-surface]');
  await expect(surface).toHaveClass(/cursor-text/u);
  const frame = await boxOf(surface);
  await drag(
    page,
    { x: frame.x + 2, y: frame.y + 2 },
    { x: frame.x + frame.width - 2, y: frame.y + frame.height - 2 },
  );
  await expect(page.getByRole('button', { name: 'Box 4' })).toBeVisible();
  await finish(page, 'Redact PDF');
  const text = await newestText(request, member);
  expect(text).not.toMatch(/Letter/u);
  expect(text).toContain('12 March 2024');
});

test('a box that only covers words leads to redaction', async ({ page, member, request }) => {
  const { id } = await storeFile(request, member, 'letter.pdf', Buffer.from(makeTestPdf({ pages })));
  const cover = { type: 'rectangle', page: 1, x: 0, y: 0, width: 2000, height: 2000, fill: '#000000' };
  const answer = await request.post('/api/pdf/tools/annotate', {
    headers: { authorization: `Bearer ${member.session.access_token}` },
    data: { fileIds: [id], options: { annotations: [cover] } },
  });
  expect(answer.status()).toBe(200);
  const { file } = (await answer.json()) as { file: { id: string } };
  await page.goto(`/advanced-tools/flatten?files=${file.id}`);
  await finish(page, 'Flatten PDF');
  await page
    .getByText(/can still be selected, copied and searched/u)
    .getByRole('link', { name: 'Redact', exact: true })
    .click();
  await expect(page).toHaveURL(/advanced-tools\/redact\?files=/u);
  await expect(page.getByRole('button', { name: 'Find' })).toBeVisible();
});
