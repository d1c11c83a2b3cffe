import { type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { checkAccess } from './check-access.ts';
import type { Person } from './people.ts';
import { expect, test } from './sheaf-test.ts';

test.use({ expectedErrors: /status of 40[01]/u, contextOptions: { reducedMotion: 'reduce' } });

/** The app's code of now, or of the next period: each is taken once, and neither is too old should a period end meanwhile. */
function codeOf(secret: string, periods = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + periods * 30_000,
  });
}

async function signOut(page: Page, { name }: Person): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
}

async function fillLogin(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('an authenticator app is set up, asked for at the next sign-in, and replaced by a recovery code', async ({
  page,
  member,
}) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByLabel('Your password')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Your password').fill(member.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await checkAccess(page, 'the app', [], '[role=dialog]');
  const secret = await dialog.getByLabel('Or enter this key in the app').inputValue();
  await dialog.getByLabel('Code from the app').fill('000000');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This code is wrong');
  await dialog.getByLabel('Code from the app').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('Save your recovery codes')).toBeVisible();
  await checkAccess(page, 'recovery codes', [], '[role=dialog]');
  const codes = await dialog.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('sheaf-recovery-codes.txt');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('10 codes left')).toBeVisible();

  await signOut(page, member);
  await fillLogin(page, member);
  await expect(page.getByRole('heading', { name: "Confirm it's you" })).toBeVisible();
  await checkAccess(page, 'the second step');
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Code').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/tools');

  await signOut(page, member);
  await fillLogin(page, member);
  await page.getByLabel('Code').fill(codes[0]!);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/tools');
  await page.goto('/profile');
  await expect(page.getByText('9 codes left')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Authenticator app' }).click();
  await dialog.getByLabel('Your password').fill(member.password);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
  await expect(page.getByText('codes left')).toHaveCount(0);
});

test('a passkey is added, signs in without a password, and passes a second step', async ({
  page,
  member,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2' as const,
    transport: 'internal' as const,
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  };
  await session.send('WebAuthn.addVirtualAuthenticator', { options });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Test laptop');
  await dialog.getByLabel('Your password').fill(member.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Save your recovery codes')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Test laptop' })).toContainText('never used');

  await signOut(page, member);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/tools');

  await signOut(page, member);
  await fillLogin(page, member);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/tools');
  await page.goto('/profile');
  await expect(page.getByRole('listitem').filter({ hasText: 'Test laptop' })).toContainText('used now');
  await page.getByRole('button', { name: 'Remove Test laptop' }).click();
  await dialog.getByLabel('Your password').fill(member.password);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Test laptop')).toHaveCount(0);
});
