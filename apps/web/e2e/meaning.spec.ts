import type { APIRequestContext } from '@playwright/test';
import { makeTestPdf } from '@sheaf/pdf-core/testing';
import { checkAccess, floating } from './check-access.ts';
import type { Person } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PAGES = [
  'Swifts arrive in the first week of May. They nest under the tiles of old houses.',
  'The young birds are fed with insects that both parents catch in the air. A chick fledges after six weeks.',
];
const QUESTION = 'food of baby swallows';

/** A document about birds, once it can be found by what it means. */
async function storeSwifts(request: APIRequestContext, member: Person): Promise<string> {
  const size: [number, number] = [900, 400];
  const bytes = makeTestPdf({ pages: PAGES.map((text) => ({ text, size })) });
  const { id } = await storeFile(request, member, 'swifts.pdf', Buffer.from(bytes));
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const find = async () => {
    const answer = await request.get('/api/search/meaning', { headers, params: { q: QUESTION } });
    return (await answer.json()).passages.length;
  };
  await expect.poll(find).toBe(1);
  return id;
}

test('the palette finds a passage by what it means, and opens its page with the passage lit', async ({
  page,
  member,
  request,
}) => {
  const id = await storeSwifts(request, member);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Search or jump to' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill(QUESTION);
  const option = page.getByRole('group', { name: 'Related' }).getByRole('option');
  await expect(option).toHaveCount(1);
  await expect(option).toContainText('swifts.pdf');
  await expect(option).toContainText('Page 2');
  await expect(option).toContainText('The young birds are fed with insects');
  await expect(option.locator('mark').filter({ hasText: 'insects' })).toHaveCount(1);
  // What is related is a result.
  await expect(page.getByText(`No results for “${QUESTION}”`)).toBeHidden();
  await checkAccess(page, 'by meaning', floating);

  await option.click();
  await expect(page).toHaveURL(new RegExp(`/files/${id}\\?page=2&quote=2`));
  const lit = page.locator('.pdf-highlight');
  await expect(lit).toHaveCount(1);
  await expect(lit).toBeInViewport();
  const box = (await lit.boundingBox())!;
  expect(box.width).toBeGreaterThan(100);
});

test('related passages appear beside the list of files, and none for nonsense', async ({
  page,
  member,
  request,
}) => {
  await storeSwifts(request, member);
  await page.goto(`/dashboard?${new URLSearchParams({ tab: 'files', view: 'all', q: QUESTION })}`);
  const results = page.getByRole('region', { name: 'Related' });
  await expect(results.getByRole('link')).toHaveCount(1);
  await expect(results).toContainText('Page 2');
  await checkAccess(page, 'by meaning', floating);
  const asked = page.waitForResponse((answer) => answer.url().includes('search.meaning'));
  await page.getByRole('searchbox').fill('xkqvw plorbt');
  await asked;
  await expect(results).toHaveCount(0);
});
