import { makeTestPdf } from '@sheaf/pdf-core/testing';
import { checkAccess } from './check-access.ts';
import { setPlan } from './people.ts';
import { finish, newest, told } from './pro-tools.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A black box over the words of its second page, and beside the pages an author, a note and a file. */
const badlyRedacted = makeTestPdf({
  pages: [
    { text: 'All of this is seen', notes: ['remark'] },
    { text: 'Ada Lovelace', extra: '0 g 0 0 2000 2000 re f' },
  ],
  info: { Author: 'Grace Hopper' },
  attachments: { 'ledger.txt': 'attached' },
});

type Report = { words: number; carried: { kind: string }[] };

test('hidden words are shown at their place, and what is carried goes by choice', async ({
  page,
  member,
  request,
}) => {
  await setPlan(member.email, 'pro');
  const { id } = await storeFile(request, member, 'lease.pdf', Buffer.from(badlyRedacted));
  await page.goto(`/advanced-tools/find-hidden?files=${id}`);
  await expect(page.getByText('2 hidden words on the pages')).toBeVisible();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(page.locator('[data-chosen]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Ada Lovelace Below a box' }).press('Enter');
  await expect(page.locator('[data-chosen=true]')).toBeVisible();
  await page.getByText('Attachments', { exact: true }).click();
  await expect(page.getByText('ledger.txt')).toBeVisible();
  await checkAccess(page, 'find-hidden');

  await page.getByRole('main').getByRole('link', { name: 'Sanitize' }).click();
  await expect(page).toHaveURL(`/advanced-tools/sanitize?files=${id}`);
  await expect(page.getByText('2 hidden words stay on the pages')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Scripts and actions' })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Comments (1)' }).click();
  await checkAccess(page, 'sanitize');
  await finish(page, 'Sanitize PDF');
  await expect(page.getByText('Removed: Metadata (1), Attachments (1)')).toBeVisible();
  const left = await told<Report>(
    request,
    member,
    `/api/pdf/advanced/find-hidden/${await newest(request, member)}`,
  );
  expect([left.words, left.carried.map(({ kind }) => kind)]).toEqual([2, ['comments']]);
});

test('a document with nothing hidden is said to have none, with what was looked for', async ({
  page,
  member,
  request,
}) => {
  await setPlan(member.email, 'pro');
  const bytes = makeTestPdf({ pages: [{ text: 'All of this is seen' }] });
  const { id } = await storeFile(request, member, 'plain.pdf', Buffer.from(bytes));
  await page.goto(`/advanced-tools/find-hidden?files=${id}`);
  await expect(page.getByText('Nothing hidden found')).toBeVisible();
  await expect(page.getByText('Every word on 1 page was compared')).toBeVisible();
  await expect(page.getByText('no earlier revisions, attachments')).toBeVisible();
});
