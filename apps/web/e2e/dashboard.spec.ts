import { scanPixels } from '@sheaf/pdf-core/testing';
import { pdfFile, pdfOfPages } from '../../server/src/testing/sample-files.ts';
import { checkAccess, floating } from './check-access.ts';
import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { namesIn, storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a new member sees what is true of them', async ({ page, member }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Good (morning|afternoon|evening), Nora$/u,
  );
  const figures = page.getByRole('region', { name: 'Storage and activity' });
  await expect(figures).toContainText(/0 added since \d+ \p{L}+/u);
  // There is no month to compare this one with.
  await expect(figures.getByText(/last month/u)).toHaveCount(0);
  const usage = page.getByRole('complementary', { name: 'Usage' });
  await expect(usage).toContainText('0 of 10');
  await expect(usage).toContainText(/Resets on \d+ \p{L}+/u);
  await expect(usage.getByText('API calls')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'No files yet' })).toBeVisible();
  await setPlan(member.email, 'pro');
  await page.reload();
  await expect(usage.getByText('API calls')).toBeVisible();
  await expect(usage).toContainText('0 of 10,000');
  await setPlan(member.email, 'premium');
  await page.reload();
  await expect(usage).toContainText('0 Unlimited');
});

test('figures follow what is done, and limits warn before they are reached', async ({
  page,
  member,
  request,
}) => {
  for (const name of 'abcdefgh') await storeFile(request, member, `${name}.pdf`, pdfFile(name));
  await page.goto('/dashboard');
  const figures = page.getByRole('region', { name: 'Storage and activity' });
  await expect(figures.getByRole('term')).toHaveText([
    'Total files',
    'Storage used',
    'AI-enhanced files',
    'Operations',
  ]);
  await expect(figures).toContainText('8 added since');
  const usage = page.getByRole('complementary', { name: 'Usage' });
  await expect(usage.getByText('2 left')).toHaveClass(/text-warn-ink/u);
  await storeFile(request, member, 'i.pdf', pdfFile('i'));
  // The server sends it, without a reload.
  await expect(figures).toContainText('9 added since');
  await expect(usage.getByText('1 left')).toHaveClass(/text-danger-ink/u);
  await expect(usage.getByText(/9 operations since .+, at most 9 on/u)).toBeAttached();
  await checkAccess(page, 'overview with figures', floating);
});

test('what waits for the member is named with the way to it, and gone when it is done', async ({
  page,
  member,
  request,
}) => {
  await storeFile(request, member, 'lease.pdf', pdfFile('lease'));
  const { id } = await storeFile(request, member, 'receipt.png', await scanPixels());
  await page.goto('/dashboard');
  const toDo = page.locator('section', { has: page.getByRole('heading', { name: 'To do next' }) }).last();
  await expect(toDo.getByRole('listitem')).toHaveCount(1);
  await expect(toDo).toContainText('A picture, no text yet');
  await checkAccess(page, 'overview with something to do', floating);
  await toDo.getByRole('link', { name: 'Extract Text from receipt.png' }).click();
  await expect(page).toHaveURL(`/files/${id}?assistant=recommendations`);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'More actions for receipt.png' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('1 item(s) deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'To do next' })).toHaveCount(0);
});

test('recent files are looked at, downloaded, and deleted with a way back', async ({
  page,
  member,
  request,
}) => {
  for (const name of ['1', '2', '3', '4', '5', '6'])
    await storeFile(request, member, `paper ${name}.pdf`, pdfOfPages([name]));
  await page.goto('/dashboard');
  const books = page.getByRole('list').filter({ has: page.getByRole('heading', { name: 'paper 6.pdf' }) });
  await expect(books.getByRole('heading')).toHaveCount(5);
  const choose = async (entry: string) => {
    await page.getByRole('button', { name: 'More actions for paper 6.pdf' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  const download = page.waitForEvent('download');
  await choose('Download');
  expect((await download).suggestedFilename()).toBe('paper 6.pdf');
  await choose('Delete');
  await expect(books.getByRole('heading', { name: 'paper 6.pdf' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'paper 6.pdf' })).toBeVisible();
  expect(await namesIn(request, member, null)).toContain('paper 6.pdf');
  await choose('Preview');
  await expect(page).toHaveURL(/\/files\//u);
  await page.goBack();
  await page.getByRole('link', { name: 'View All' }).click();
  await expect(page).toHaveURL('/dashboard?tab=files&view=all');
});

test('the assistant’s files and the history have tabs of their own', async ({ page, member, request }) => {
  test.slow();
  await setPlan(member.email, 'pro');
  for (let at = 1; at <= 11; at += 1) await storeFile(request, member, `paper ${at}.pdf`, pdfFile(`${at}`));
  await page.goto('/dashboard');
  // The first steps have one of that name too, to the same place.
  await expect(page.getByRole('link', { name: 'Merge PDFs' }).last()).toHaveAttribute('href', '/tools');
  await page.getByRole('link', { name: 'AI Assistant' }).click();
  await expect(page).toHaveURL('/dashboard?tab=ai');
  await expect(page.getByText('No AI-enhanced files yet')).toBeVisible();
  const kinds = page.getByRole('list', { name: 'AI-enhanced files by kind' }).getByRole('listitem');
  await expect(kinds).toHaveText([/^OCR.*0$/u, /^AI Summaries.*0$/u, /^PDF Chat.*0$/u]);
  await expect(page.getByRole('tab')).toHaveText([/^Overview/u, /^Files/u, /^AI Tools/u, /^Activity/u]);
  await checkAccess(page, 'AI tools');
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page.getByText('1 to 10 of 11')).toBeVisible();
  await page.getByRole('button', { name: 'Older' }).click();
  await expect(page.getByText('11 to 11 of 11')).toBeVisible();
  await expect(page.getByRole('row', { name: /Uploaded paper 1\.pdf/u })).toBeVisible();
  await checkAccess(page, 'activity');
});
