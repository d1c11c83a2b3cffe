import { pdfOfPages } from '../../server/src/testing/sample-files.ts';
import { boxOf } from './pro-tools.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

test('on a phone a hit that is chosen is seen: its list folds into one bar, and the mark stays', async ({
  page,
  member,
  request,
}) => {
  const lines = Array.from({ length: 9 }, (_, index) => `The penalty of part ${index + 1}`);
  const { id } = await storeFile(request, member, 'report.pdf', pdfOfPages(lines));
  await page.goto(`/files/${id}`);
  await expect(page.getByText('The penalty of part 1')).toBeVisible();
  await page.getByRole('button', { name: 'Search in the document' }).tap();
  const bar = page.getByRole('search');
  const field = bar.getByRole('searchbox');
  await field.fill('penalty');
  const list = bar.getByRole('list');
  await list.getByRole('button').nth(4).tap();
  await expect(list).toBeHidden();
  await expect(bar.getByText('5 of 9')).toBeVisible();
  const mark = page.locator('.textLayer .highlight.selected');
  const isFree = async () => {
    const { y, height } = await boxOf(mark);
    const edge = await boxOf(bar);
    return y > edge.y + edge.height && y + height < 844 - 52;
  };
  await expect(mark).toHaveText('penalty');
  await expect.poll(isFree).toBe(true);
  expect((await boxOf(bar)).height).toBeLessThan(70);

  await bar.getByRole('button', { name: 'Next hit' }).tap();
  await expect(bar.getByText('6 of 9')).toBeVisible();
  await expect(list).toBeHidden();
  await expect.poll(isFree).toBe(true);

  // The list is there again for whoever goes on looking.
  await field.tap();
  await expect(list.getByRole('button').first()).toBeVisible();
});
