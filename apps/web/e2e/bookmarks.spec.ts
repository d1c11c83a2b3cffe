import { makeTestPdf } from '@sheaf/pdf-core/testing';
import { checkAccess } from './check-access.ts';
import { finish, newest, told } from './pro-tools.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Bookmark = { title: string; page?: number; children: Bookmark[] };
type Info = { info: { outline: Bookmark[] } };

const linesOf = (items: Bookmark[], indent = ''): string[] =>
  items.flatMap(({ title, page, children }) => [
    `${indent}${title} ${page}`,
    ...linesOf(children, `${indent}  `),
  ]);

const outline = [
  { title: 'Part one', page: 0, children: [{ title: 'Ropes', page: 1 }] },
  { title: 'Part two', page: 2 },
];
const pages = Array.from({ length: 4 }, (_, n) => ({
  extra: `BT /F1 24 Tf 30 350 Td (Heading ${'ABCD'[n]}) Tj ET BT /F1 11 Tf 30 300 Td (The carts stood still whenever it rained.) Tj ET`,
}));

test('bookmarks are edited by keyboard, beside the page that they lead to', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'book.pdf', Buffer.from(makeTestPdf({ pages, outline })));
  await page.goto(`/tools/bookmarks?files=${id}`);
  const list = page.getByRole('list', { name: 'Bookmarks' });
  const title = (name: string) => list.getByRole('textbox', { name });
  await expect(list.getByRole('textbox')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Save bookmarks' })).toBeDisabled();
  await title('Title of bookmark 3, level 1').click();
  await expect(page.getByText('Page 3 of 4').last()).toBeVisible();
  await checkAccess(page, 'bookmarks');

  await page.keyboard.press('Tab');
  await expect(title('Title of bookmark 3, level 2')).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(title('Title of bookmark 2, level 2')).toHaveValue('Part two');
  await expect(title('Title of bookmark 2, level 2')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(title('Title of bookmark 3, level 2')).toBeFocused();
  await expect(page.getByText('Bookmark 3 has no title.')).toBeVisible();
  await page.keyboard.type('Anchors');
  await page.keyboard.press('Escape');
  const field = page.getByLabel('Page of bookmark 3');
  await expect(field).toBeFocused();
  await field.fill('9');
  await expect(page.getByText('Bookmark 3: this document has 4 pages.')).toBeVisible();
  await field.fill('');
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByRole('button', { name: 'Use page 4' }).click();
  await expect(field).toHaveValue('4');
  await title('Title of bookmark 4, level 2').click();
  await page.keyboard.press('ArrowUp');
  await expect(title('Title of bookmark 3, level 2')).toBeFocused();
  await finish(page, 'Save bookmarks');
  await expect(page.getByText('4 bookmarks').first()).toBeVisible();
  const { info } = await told<Info>(request, member, `/api/pdf/info/${await newest(request, member)}`);
  expect(linesOf(info.outline)).toEqual(['Part one 1', 'Part two 3', '  Anchors 4', '  Ropes 2']);
});

test('bookmarks are made from headings, changed by buttons, and taken back', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'plain.pdf', Buffer.from(makeTestPdf({ pages })));
  await page.goto(`/tools/bookmarks?files=${id}`);
  const list = page.getByRole('list', { name: 'Bookmarks' });
  await expect(page.getByText('This document has no bookmarks.')).toBeVisible();
  await page.getByRole('button', { name: 'From headings' }).click();
  await expect(list.getByRole('textbox')).toHaveCount(4);
  await list.getByRole('textbox').nth(1).click();
  await page.getByRole('button', { name: 'Indent' }).click();
  await page.getByRole('button', { name: 'Hide the bookmarks below Heading A' }).click();
  await expect(list.getByRole('textbox')).toHaveCount(3);
  await list.getByRole('textbox').nth(2).click();
  await page.getByRole('button', { name: 'Move up' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(list.getByRole('textbox')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('textbox')).toHaveCount(3);
  await finish(page, 'Save bookmarks');
  const { info } = await told<Info>(request, member, `/api/pdf/info/${await newest(request, member)}`);
  expect(linesOf(info.outline)).toEqual(['Heading A 1', '  Heading B 2', 'Heading D 4', 'Heading C 3']);
});
