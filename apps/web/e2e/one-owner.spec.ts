import { checkAccess } from './check-access.ts';
import { linkFromEmail, newAddress, openSession, registerPerson } from './people.ts';
import { expect, test } from './sheaf-test.ts';

test.use({ expectedErrors: /status of 40[013]/u, contextOptions: { reducedMotion: 'reduce' } });

test('an email address changes once its link is followed, and the one before takes the account back', async ({
  page,
  member,
  request,
}) => {
  await page.goto(await linkFromEmail(member.email, /confirm/iu));
  await expect(page.getByRole('heading', { name: 'Email address confirmed' })).toBeVisible();
  const email = newAddress();
  await page.goto('/profile');
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByLabel('Your password')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Your password').fill(member.password);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(`${email} isn't confirmed yet.`)).toBeVisible();
  await expect(page.getByLabel('Email Address')).toHaveValue(member.email);
  await checkAccess(page, 'a pending address', [], 'main');

  await page.goto(await linkFromEmail(email, /new email address/iu));
  await expect(page.getByRole('heading', { name: 'Email address confirmed' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByLabel('Email Address')).toHaveValue(email);
  await openSession(request, email, member.password);

  await page.goto(await linkFromEmail(member.email, /address was changed/iu));
  await checkAccess(page, 'the way back');
  await page.getByRole('button', { name: 'Take the account back' }).click();
  await expect(page).toHaveURL(/\/reset-password/u);
  await page.getByLabel('New password').fill('rope and canvas');
  await page.getByLabel('Confirm password').fill('rope and canvas');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email address').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill('rope and canvas');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/tools');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Removed access' })).toBeVisible();
  await expect(page.getByText('You took the account back').first()).toBeVisible();
  await checkAccess(page, 'what was ended', [], 'main');
});

test('a link opened where nobody is signed in asks for the password, and gives the account to its owner', async ({
  page,
  request,
}) => {
  const person = await registerPerson(request);
  await page.goto(await linkFromEmail(person.email, /confirm/iu));
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  await checkAccess(page, 'asked for the password');
  await page.getByLabel('Password', { exact: true }).fill('a guess');
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(page.getByRole('alert')).toContainText('This is not your current password.');
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(page.getByRole('heading', { name: 'Email address confirmed' })).toBeVisible();
  await openSession(request, person.email, person.password);

  const squatter = await registerPerson(request);
  await page.goto('/');
  await page.goto(await linkFromEmail(squatter.email, /confirm/iu));
  await page.getByRole('button', { name: 'I did not create this account' }).click();
  await expect(page).toHaveURL(/\/reset-password/u);
  await page.getByLabel('New password').fill('rope and canvas');
  await page.getByLabel('Confirm password').fill('rope and canvas');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL('/login');
  await openSession(request, squatter.email, 'rope and canvas');
  const authorization = `Bearer ${squatter.session.access_token}`;
  expect((await request.get('/api/users/profile', { headers: { authorization } })).status()).toBe(401);
});

test('a common password is refused, and a longer one is advised as it is typed', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Full name').fill('Idris Calloway');
  await page.getByLabel('Email address').fill(newAddress());
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('password1');
  await expect(page.getByText('Longer is safer: 12 characters or more')).toBeVisible();
  await page.getByLabel('Confirm password').fill('password1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert').getByText('This password is too common.')).toBeVisible();
  await password.fill('rope and canvas');
  await page.getByLabel('Confirm password').fill('rope and canvas');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/tools');
});
