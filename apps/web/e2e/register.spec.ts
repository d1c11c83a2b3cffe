import { hold } from './failing.ts';
import { linkFromEmail, newAddress } from './people.ts';
import { expect, test } from './sheaf-test.ts';

test('a new member is asked to confirm the address, and does so by the link in the letter', async ({
  page,
}) => {
  const email = newAddress();
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started Free' }).click();
  const offer = page.getByRole('heading', { name: "What you'll get" });
  await expect(page.locator('section, div').filter({ has: offer }).last().getByRole('listitem')).toHaveText([
    'Unlimited PDF processing',
    'Cloud storage included',
    'Advanced security',
    '24/7 support',
  ]);
  await page.getByLabel('Full name').fill('Idris Calloway');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('rope walk');
  await page.getByLabel('Confirm password').fill('rope walk');
  const letThrough = await hold(page, 'auth\\.register');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('button', { name: 'Creating account...' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeDisabled();
  letThrough();

  // No mail server is set: nothing is said of an email.
  await expect(page.getByText('Registration successful!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/tools');
  await expect(page.getByText('Member', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect(page.getByText('Confirm your email address')).toBeVisible();

  await page.goto(await linkFromEmail(email, /confirm/iu));
  await expect(page.getByRole('heading', { name: 'Email address confirmed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to tools' }).click();
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect(page.getByText('No notifications')).toBeVisible();
});

test.describe('with a link that is spent', () => {
  test.use({ expectedErrors: /status of 400/u });

  test('the page reports that the link has expired', async ({ page, person }) => {
    const link = await linkFromEmail(person.email, /confirm/iu);
    const confirm = async () => {
      await page.goto(link);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByRole('button', { name: 'Confirm email address' }).click();
    };
    await confirm();
    await expect(page.getByRole('heading', { name: 'Email address confirmed' })).toBeVisible();
    await page.goto('/');
    await page.goto(link);
    // Before anything is typed.
    await expect(page.getByRole('heading', { name: "This link doesn't work" })).toBeVisible();
  });
});

test('mistakes are named at their fields, and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('auth.register')) sent.push(request.url());
  });
  await page.goto('/register');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Please enter a name.')).toBeVisible();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();

  await page.getByLabel('Full name').fill('Idris');
  await page.getByLabel('Email address').fill(newAddress());
  await page.getByLabel('Password', { exact: true }).fill('rope walk');
  await page.getByLabel('Confirm password').fill('rope wall');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(page.getByLabel('Confirm password')).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
});

test.describe('with an address that is taken', () => {
  test.use({ expectedErrors: /status of 409/u });

  test('the field shows the error', async ({ page, person }) => {
    await page.goto('/register');
    await page.getByLabel('Full name').fill('Somebody Else');
    await page.getByLabel('Email address').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill('rope walk');
    await page.getByLabel('Confirm password').fill('rope walk');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Email address')).toBeFocused();
    await expect(page).toHaveURL('/register');
  });
});

test('nothing is promised and no form is shown before the instance says whether anybody may sign up', async ({
  page,
}) => {
  const letThrough = await hold(page, 'instance\\.config');
  await page.goto('/register');
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  const promises = page.getByText("What you'll get");
  await expect(page.getByText('Free to start.')).toHaveCount(0);
  await expect(promises).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  letThrough();
  await expect(page.getByLabel('Email address')).toBeVisible();
  await expect(promises.first()).toBeAttached();
});
