import type { Page } from '@playwright/test';
import { hold } from './failing.ts';
import { administrator, linkFromEmail, openSession, type Person } from './people.ts';
import { expect, test } from './sheaf-test.ts';

async function fillLogin(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('signing in leads to the tools and leaves no way back to the form', async ({ page, person }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  for (const [name, path] of [
    ['terms', '/terms'],
    ['privacy notice', '/privacy'],
    ['Forgot your password?', '/forgot-password'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  const letThrough = await hold(page, 'auth\\.login');
  await fillLogin(page, person);
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeDisabled();
  await page.clock.install();
  letThrough();
  await expect(page).toHaveURL('/tools');
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Welcome back!' });
  await expect(toast).toBeVisible();
  await expect(toast).toHaveAttribute('data-x-position', 'right');
  await expect(toast).toHaveAttribute('data-y-position', 'top');
  await page.clock.runFor(4500);
  await expect(toast).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeTruthy();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test.describe('of a disabled account', () => {
  test.use({ expectedErrors: /status of 40[13]/u });

  test('the form says so for as long as it is open, and no longer that a session has ended', async ({
    page,
    member,
    request,
  }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { access_token } = await openSession(request, administrator.email, administrator.password);
    const answer = await request.put(`/api/admin/users/${member.session.user.id}/disabled`, {
      data: { disabled: true },
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(answer.status()).toBe(200);
    await page.reload();
    await expect(page).toHaveURL(/\/login/u);
    const ended = page.getByText('Your session has ended.');
    await expect(ended).toBeVisible();
    await fillLogin(page, member);
    const reason = page.getByRole('main').getByText('This account is disabled.');
    await expect(reason).toBeVisible();
    await expect(ended).toHaveCount(0);
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0, { timeout: 30_000 });
    await expect(reason).toBeVisible();
  });
});

test('the page that asked for a sign-in is the page that follows it', async ({ page, person }) => {
  await page.goto('/billing?from=letter#history');
  await expect(page).toHaveURL(/\/login\?redirect=/u);
  await fillLogin(page, person);
  await expect(page).toHaveURL('/billing?from=letter#history');
});

const hostile = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'https://evil.example/',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/%09/evil.example',
  '/..//evil.example',
  'data:text/html,hello',
];
test('a remembered origin that is not a page of ours is not gone to', async ({ page, member }) => {
  for (const origin of hostile) {
    await page.goto(`/login?redirect=${encodeURIComponent(origin)}`);
    await expect(page, origin).toHaveURL('/tools');
  }
  await expect(page.getByRole('button', { name: member.name })).toBeVisible();
});

test.describe('with a wrong password', () => {
  test.use({ expectedErrors: /status of 401/u });

  test('the page shows the error, as a toast and at the field', async ({ page, person }) => {
    await page.goto('/login');
    await fillLogin(page, { email: person.email, password: 'not this' });
    await expect(page.getByText('The email address or password is incorrect.')).toHaveCount(2);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(page).toHaveURL('/login');
    await fillLogin(page, person);
    await expect(page).toHaveURL('/tools');
  });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/u });

  test('the page shows the error and keeps the input', async ({ page, context, person }) => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    // Before anything has the focus, which fetches code.
    await context.setOffline(true);
    await fillLogin(page, person);
    await expect(page.getByText('Network error: Please check your connection and try again.')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/tools');
  });
});

test.describe('through the provider', () => {
  // Its own pages ask for a font of another site and have no icon.
  test.use({ expectedErrors: /ERR_NAME_NOT_RESOLVED|status of 404/u });

  test('continuing with Google leads to the dashboard', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    // The provider's own pages: who signs in, and the consent.
    await page.getByPlaceholder(/login/iu).fill('greta');
    await page.getByPlaceholder(/password/iu).fill('any');
    await page.getByRole('button', { name: /sign-in/iu }).click();
    await page.getByRole('button', { name: /continue/iu }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { name: /Greta/u })).toBeVisible();

    // Without a password there is none to type: an email lets her choose one.
    await page.goto('/profile');
    await expect(page.getByText('You sign in with a provider.')).toBeVisible();
    await expect(page.getByLabel('Current password')).toHaveCount(0);
    await page.getByRole('button', { name: 'Request a link' }).click();
    await expect(page.getByText('This instance does not send email.').first()).toBeVisible();
    expect(await linkFromEmail('greta@sheaf.example', /new password/u)).toContain('/reset-password#token=');
  });
});

test('a sign-in canceled by a provider shows a message', async ({ page }) => {
  await page.goto('/login#error=expired');
  await expect(page.getByText("Couldn't sign in with Google.")).toBeVisible();
  await page.goto('/auth/callback');
  await expect(page).toHaveURL('/login#error=expired');
});
