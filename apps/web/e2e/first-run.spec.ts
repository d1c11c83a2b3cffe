import { checkAccess, floating } from './check-access.ts';
import { newAddress, openSession } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { foldersOf, namesIn } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const MINUTE = 60_000;

test('from an account to a merged file and an answer with its passage, within a minute', async ({
  page,
  request,
}) => {
  test.setTimeout(3 * MINUTE);
  const begun = Date.now();
  const email = newAddress();
  await page.goto('/register');
  await page.getByLabel('Full name').fill('Mira Sand');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('paper and ink');
  await page.getByLabel('Confirm password').fill('paper and ink');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/tools');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();

  const steps = page.getByRole('region', { name: 'Get started' });
  await expect(steps).toContainText('0 of 3 done');
  await steps.getByRole('button', { name: 'Add sample documents' }).click();
  await expect(page.getByText('4 sample documents added')).toBeVisible();
  await expect(steps).toContainText('1 of 3 done');
  const person = {
    name: 'Mira Sand',
    email,
    password: 'paper and ink',
    session: await openSession(request, email, 'paper and ink'),
  };
  const [folder] = await foldersOf(request, person);
  expect(folder?.name).toBe('Samples');
  expect(await namesIn(request, person, folder?.id ?? '')).toEqual([
    'annual-report.pdf',
    'invoice.pdf',
    'lease.pdf',
    'scanned-letter.pdf',
  ]);
  const usage = page.getByRole('complementary', { name: 'Usage' });
  await expect(usage).toContainText('0 of 10');

  await steps.getByRole('link', { name: 'Merge PDFs' }).click();
  await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('Your document is ready')).toBeVisible();
  expect(await namesIn(request, person, folder?.id ?? '')).toContain('merged-document.pdf');
  expect(Date.now() - begun).toBeLessThan(MINUTE);

  const askedAt = Date.now();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(steps).toContainText('2 of 3 done');
  await steps.getByRole('link', { name: 'Ask the lease' }).click();
  const panel = page.getByRole('complementary', { name: 'AI Assistant' });
  await panel.getByRole('button', { name: 'Enable Chat' }).click();
  await panel.getByRole('textbox').fill('What does it cost to leave early?');
  await page.keyboard.press('Enter');
  const source = panel.getByRole('button', { name: /^Source 1/u });
  await expect(source).toContainText('one and one-half months’ rent');
  expect(Date.now() - askedAt).toBeLessThan(MINUTE);

  // It says so once, where it was seen, and does not come again.
  await page.goto('/dashboard');
  await expect(steps).toContainText('3 of 3 done');
  await expect(steps.getByText('3 of 3 done. You won’t see this again.')).toBeVisible();
  await expect(steps.getByText('Done', { exact: true })).toHaveCount(3);
  await page.getByRole('link', { name: 'Basic Tools' }).first().click();
  await expect(page).toHaveURL(/\/tools/u);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { name: 'Recent files' })).toBeVisible();
  await expect(steps).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Recent files' })).toBeVisible();
  await expect(steps).toBeHidden();
});

test('the steps can be sent away, and stay away', async ({ page, member }) => {
  await page.goto('/dashboard');
  const steps = page.getByRole('region', { name: 'Get started' });
  await expect(steps).toContainText('0 of 3 done');
  await checkAccess(page, 'dashboard with first steps', floating);
  await steps.getByRole('button', { name: 'Dismiss' }).click();
  await expect(steps).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(member.name.split(' ')[0] ?? '');
  await expect(page.getByRole('heading', { name: 'No files yet' })).toBeVisible();
  await expect(steps).toBeHidden();
});

test('a tool without anything to work on offers samples, and puts them within reach', async ({
  page,
  member,
}) => {
  await page.goto('/tools?tab=split');
  await expect(page.getByRole('button', { name: member.name })).toBeVisible();
  await page.getByRole('button', { name: 'Add sample documents' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a file' });
  await picker.getByRole('button', { name: /^annual-report.pdf/u }).click();
  await expect(page.getByText('annual-report.pdf').first()).toBeVisible();
  await page.goto('/dashboard?tab=files');
  await page
    .getByRole('link', { name: /^Samples/u })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'scanned-letter.pdf' })).toBeVisible();
  await page.goto('/tools?tab=compress');
  await expect(page.getByRole('button', { name: 'Choose from your files' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add sample documents' })).toHaveCount(0);
});

test('the file manager offers samples to a member without files', async ({ page, member }) => {
  await page.goto('/dashboard?tab=files');
  await expect(page.getByRole('button', { name: member.name })).toBeVisible();
  await page.getByRole('button', { name: 'Add sample documents' }).click();
  await expect(page.getByRole('link', { name: /^Samples/u }).first()).toBeVisible();
});
