import { pdfOfPages } from '../../server/src/testing/sample-files.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the assistant is opened, asked and closed by keys, and comes before the document', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'lease.pdf', pdfOfPages(['The rent is 900 euros', 'Two']));
  await page.goto(`/files/${id}`);
  await expect(page.getByText('The rent is 900 euros')).toBeVisible();
  const open = page.getByRole('button', { name: 'Assistant', exact: true });
  const panel = page.getByRole('complementary', { name: 'AI Assistant' });

  // Nothing can be asked yet: its tabs are where one begins.
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('tab', { name: 'Chat' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(open).toBeFocused();

  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Enable Chat' }).press('Enter');
  const field = panel.getByRole('textbox', { name: /^Ask about/u });
  await expect(field).toBeVisible();
  await field.press('Escape');
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();

  // From the button on, the panel comes after the two small pages in the rail and before the document.
  await open.focus();
  const isInside = () => panel.evaluate((element) => element.contains(document.activeElement));
  const content = page.getByRole('main');
  for (let stops = 0; stops < 6 && !(await isInside()); stops += 1) {
    await page.keyboard.press('Tab');
    expect(await content.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  }
  expect(await isInside()).toBe(true);

  // A menu of the panel that Escape closes leaves the panel open.
  await field.focus();
  await panel.getByRole('button', { name: 'Conversations' }).press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(panel).toBeVisible();
});
