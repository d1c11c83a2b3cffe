import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { storePages } from './tool-documents.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });
test.beforeEach(({ member }) => setPlan(member.email, 'premium'));

test('organize: the pages in the middle stay there when they are enlarged', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storePages(request, member, 'long.pdf', 1000);
  const other = await storePages(request, member, 'other.pdf', 1);
  await page.goto(`/advanced-tools/organize?files=${id}`);
  const list = page.getByRole('list', { name: 'New page order' });
  const tile = (number: number) =>
    list.getByRole('button', { name: `page ${number}, ${number} of 1,000`, exact: true });
  await page.getByLabel('Select pages').fill('700');
  await expect(tile(700)).toBeInViewport();
  await tile(700).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  for (const name of ['Larger pages', 'Larger pages', 'Smaller pages', 'Smaller pages', 'Smaller pages']) {
    await page.getByRole('button', { name }).click();
    // Pages of another size are drawn when the list has been measured anew.
    const awayFromMiddle = () =>
      page.evaluate(() => {
        const seen = [...document.querySelectorAll('[data-page-key]')].filter((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return top < innerHeight / 2 && bottom > innerHeight / 2;
        });
        const numbers = seen.map((one) => Number(/\d+/u.exec(one.getAttribute('aria-label') ?? '')?.[0]));
        return Math.min(...numbers.map((number) => Math.abs(number - 700)));
      });
    await expect.poll(awayFromMiddle, { message: name }).toBeLessThanOrEqual(20);
  }
  // The pages of another file make a file of their own, and the bar says so where the choice was.
  await expect(page.getByRole('radio', { name: 'New version' })).toBeVisible();
  await page.goto(`/advanced-tools/organize?files=${id},${other.id}`);
  await expect(page.getByText('the result is a new file, not a new version')).toBeVisible();
});
