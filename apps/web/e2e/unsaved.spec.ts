import type { Page } from '@playwright/test';
import { checkAccess } from './check-access.ts';
import { fail } from './failing.ts';
import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { storePages } from './tool-documents.ts';

test.beforeEach(({ member }) => setPlan(member.email, 'premium'));

test('pages that are arranged and not saved are not lost by a reload without a question', async ({
  page,
  member,
  request,
}) => {
  const file = await storePages(request, member, 'arranged.pdf', 3);
  await page.goto(`/advanced-tools/organize?files=${file.id}`);
  const list = page.getByRole('list', { name: 'New page order' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Reverse' }).click();
  const asked = new Promise<string>((resolve) => {
    page.once('dialog', async (dialog) => {
      await dialog.dismiss();
      resolve(dialog.type());
    });
  });
  await page.evaluate(() => void setTimeout(() => location.reload()));
  expect(await asked).toBe('beforeunload');
  await expect(list.getByRole('button', { name: 'page 3, 1 of 3' })).toBeVisible();
});

const goBack = (page: Page) => page.evaluate(() => window.history.back());

test('pages that are arranged are not lost to another page of the app without a question', async ({
  page,
  member,
  request,
}) => {
  const file = await storePages(request, member, 'arranged.pdf', 3);
  await page.goto(`/tools/all?files=${file.id}`);
  await page.getByRole('main').getByRole('link', { name: 'Organize pages' }).first().click();
  const list = page.getByRole('list', { name: 'New page order' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  const home = page.getByRole('link', { name: 'Dashboard' });
  const ready = page.waitForResponse(/assets\/leaving|assets\/leave-question/u);
  await page.getByRole('button', { name: 'Reverse' }).click();
  await ready;

  await home.click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toContainText("What you changed on this page isn't saved and will be lost.");
  await checkAccess(page, 'question before leaving', [], '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(home).toBeFocused();

  await goBack(page);
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/organize/u);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Leave' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(list.getByRole('button', { name: 'page 3, 1 of 3' })).toBeVisible();

  await goBack(page);
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/tools\/all/u);

  // Nothing is held back any more.
  await home.click();
  await expect(page).toHaveURL(/dashboard/u);
});

test('marks that are placed are not lost to another file without a question', async ({
  page,
  member,
  request,
}) => {
  const other = await storePages(request, member, 'other.pdf', 2);
  const file = await storePages(request, member, 'marked.pdf', 3);
  await page.goto(`/advanced-tools/sign?files=${file.id}`);
  const ready = page.waitForResponse(/assets\/leaving|assets\/leave-question/u);
  await page.getByRole('button', { name: 'Date', exact: true }).press('Enter');
  await ready;
  const mark = page.getByRole('button', { name: 'Date on page 1' });
  await expect(mark).toBeVisible();
  const change = page.getByRole('button', { name: 'Change', exact: true });
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  async function choose(name: string): Promise<void> {
    await change.click();
    const picker = page.getByRole('dialog', { name: 'Choose a file' });
    await picker.getByRole('button', { name }).click();
  }

  await choose('marked.pdf');
  await expect(mark).toBeVisible();
  await choose('other.pdf');
  await expect(question).toBeVisible();
  await checkAccess(page, 'question before another file', [], '[role=dialog]');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(mark).toBeVisible();
  await expect(page).toHaveURL(new RegExp(file.id, 'u'));

  await choose('other.pdf');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(new RegExp(other.id, 'u'));
  await expect(page.getByText('2 pages', { exact: false }).first()).toBeVisible();
  await expect(mark).toBeHidden();
  // Nothing is held back any more.
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/dashboard/u);
});

test.describe('a run that fails', () => {
  test.use({ expectedErrors: /503|404/u });

  test('leaves the question where it was; a run that is done ends it', async ({ page, member, request }) => {
    const file = await storePages(request, member, 'arranged.pdf', 3);
    await page.goto(`/advanced-tools/organize?files=${file.id}`);
    await page.getByRole('button', { name: 'Reverse' }).click();
    const mend = await fail(page, 'tools.organize');
    const bar = page.getByRole('region', { name: 'Result' });
    await bar.getByRole('button', { name: 'Save pages' }).click();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await mend();
    const home = page.getByRole('link', { name: 'Dashboard' });
    await home.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
    await again.click();
    await expect(page.getByText('Your document is ready')).toBeVisible();
    await home.click();
    await expect(page).toHaveURL(/dashboard/u);
  });
});
