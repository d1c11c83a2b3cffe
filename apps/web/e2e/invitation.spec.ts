import { newAddress } from './people.ts';
import { enterAsAdmin, expect, test } from './sheaf-test.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // An address that is taken, and a link that has been used, are refused on purpose.
  expectedErrors: /status of (400|409)/u,
});

test('a person is invited, and signs in with a password of their own', async ({
  page,
  context,
  request,
  person,
  browser,
}) => {
  await enterAsAdmin(context, request, person);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Invite person' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Ida Invited');
  const [address, email] = [dialog.getByLabel('Email address'), newAddress()];
  await address.fill(person.email);
  await page.keyboard.press('Enter');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill(email);
  await page.keyboard.press('Enter');
  const link = page.getByRole('dialog', { name: 'Pass on this link' }).getByRole('textbox');
  await expect(link).toHaveValue(/\/reset-password#token=/u);
  const invited = await browser.newPage();
  await invited.goto(await link.inputValue());
  await expect(invited.getByText(`Choose a password for ${email}.`)).toBeVisible();
  await invited.getByLabel('Password', { exact: true }).fill('a newer one');
  await invited.getByLabel('Confirm password').fill('a newer one');
  await invited.keyboard.press('Enter');
  await expect(invited.getByRole('button', { name: 'Ida Invited' })).toBeVisible();

  const late = await browser.newPage();
  await late.goto(await link.inputValue());
  await expect(late.getByRole('heading', { name: 'This invitation no longer works' })).toBeVisible();
  await expect(late.getByLabel('Password', { exact: true })).toHaveCount(0);
  await late.getByRole('link', { name: 'Sign in' }).click();
  await expect(late).toHaveURL(/\/login/u);
});
