import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listOutbox } from '../../server/src/adapters/network/mail-outbox.ts';
import { type ServerProcess, startServerProcess } from '../../server/src/testing/server-process.ts';
import type { Page } from '@playwright/test';
import { checkAccess, floating } from './check-access.ts';
import { findFreePort } from './find-free-port.ts';
import { expect, test } from './sheaf-test.ts';

// What is decided holds for everybody: these tests have an instance of their own.
let dataDir: string;
let server: ServerProcess;
test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sheaf-settings-'));
  await chmod(dataDir, 0o755);
  server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
});
test.afterEach(async ({ page }) => {
  // It would go on asking a server that has ended.
  await page.close();
  await server.end();
  await rm(dataDir, { recursive: true, force: true });
});

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // What is refused on purpose; and a page asks before it learns that an address has to be confirmed.
  expectedErrors: /the server responded with a status of (400|403|409)/u,
});

const linkTo = async (email: string) => {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const letters = await listOutbox(join(dataDir, 'outbox'));
      link = /https?:\S+/u.exec(letters.find(({ to }) => to === email)?.text ?? '')?.[0];
      return link;
    })
    .toBeTruthy();
  return link ?? '';
};

/** The owner, who is the first, begins on the dashboard. */
const register = async (on: Page, name: string, email: string, home: '/dashboard' | '/tools') => {
  await on.goto(`${server.url}/register`);
  await on.getByLabel('Full name').fill(name);
  await on.getByLabel('Email address').fill(email);
  await on.getByLabel('Password', { exact: true }).fill('paper and ink');
  await on.getByLabel('Confirm password').fill('paper and ink');
  await on.getByRole('button', { name: 'Create account' }).click();
  await expect(on).toHaveURL(`${server.url}${home}`);
};

test('sign-up is closed, addresses are confirmed first, and both take effect at once', async ({
  page,
  browser,
}) => {
  test.slow();
  await register(page, 'Ada Admin', 'ada@sheaf.example', '/dashboard');
  await page.goto(`${server.url}/admin`);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  const verification = page.getByRole('switch', { name: 'Require a confirmed email address' });
  const access = page.locator('form').filter({ hasText: 'Identity provider domain' });
  const save = access.getByRole('button', { name: 'Save Changes' });
  await verification.click();
  await save.click();
  await expect(
    page.getByText('Confirm your own email address before you require it of others.'),
  ).toBeVisible();

  await page.goto(await linkTo('ada@sheaf.example'));
  await expect(page.getByRole('heading', { name: 'Email address confirmed' })).toBeVisible();
  await page.goto(`${server.url}/admin/settings`);
  await verification.click();
  await page.getByLabel('Identity provider domain').fill('not a domain');
  await save.click();
  await expect(page.getByText('Please enter a domain such as example.com.').first()).toBeVisible();
  await page.getByLabel('Identity provider domain').fill('sheaf.example');
  // An instance "just for me" begins with invitations.
  await expect(page.getByRole('radio', { name: 'By invitation' })).toBeChecked();
  await page.getByRole('radio', { name: 'Anyone' }).click();
  await save.click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(save).toBeDisabled();
  await checkAccess(page, 'settings', floating);

  const other = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' });
  const newcomer = await other.newPage();
  await register(newcomer, 'Nora Feldt', 'nora@sheaf.example', '/tools');
  await expect(newcomer.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  await checkAccess(newcomer, 'confirm first', floating);
  await newcomer.goto(await linkTo('nora@sheaf.example'));
  await newcomer.getByRole('link', { name: 'Go to tools' }).click();
  await expect(newcomer.getByRole('tab', { name: 'Merge' })).toBeVisible();

  await page.getByRole('radio', { name: 'Nobody' }).click();
  await save.click();
  await expect(save).toBeDisabled();
  await other.clearCookies();
  await newcomer.evaluate(() => localStorage.clear());
  await newcomer.goto(`${server.url}/register`);
  await expect(newcomer.getByText('Sign-up is closed.')).toBeVisible();
  await newcomer.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(newcomer).toHaveURL(`${server.url}/login`);

  // Every way in is to sign in, also on the narrowest phone.
  await newcomer.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/', '/pricing', '/help']) {
    await newcomer.goto(server.url + path);
    const entrance = newcomer.getByRole('banner').getByRole('link', { name: 'Sign In' });
    await expect(entrance).toBeVisible();
    await expect(entrance).toHaveAttribute('href', '/login');
    await expect(newcomer.locator('a[href^="/register"]')).toHaveCount(0);
  }
  await newcomer.goto(server.url);
  const hero = newcomer.getByRole('main').getByRole('link', { name: 'Sign In' });
  await expect(hero.first()).toHaveAttribute('href', '/login');
  await newcomer.getByRole('button', { name: 'Open menu' }).click();
  const menu = newcomer.locator('#mobile-menu').getByRole('link');
  await expect(menu).toHaveText(['Sign In']);
  await other.close();

  await page.goto(`${server.url}/admin/audit`);
  await expect(page.getByText('Changed sign-up from “Anyone” to “Nobody”')).toBeVisible();
  await expect(page.getByText('confirmed addresses from off to on')).toBeVisible();
  await expect(page.getByText('provider domain from none to sheaf.example')).toBeVisible();
});

test('a mail server is tried without being saved, and one that takes no emails is only used by those who insist', async ({
  page,
}) => {
  await register(page, 'Ada Admin', 'ada@sheaf.example', '/dashboard');
  await page.goto(`${server.url}/admin/settings`);
  const card = page.locator('form').filter({ has: page.getByLabel('Mail server') });
  const tryIt = card.getByRole('button', { name: 'Send test email' });
  await tryIt.click();
  await expect(page.getByText('The test email was not sent.')).toBeVisible();
  await page.getByLabel('Mail server').fill('127.0.0.1');
  await page.getByLabel('Port').fill(String(await findFreePort()));
  await page.getByLabel('Sender').fill('Sheaf <sheaf@sheaf.example>');
  await tryIt.click();
  await expect(page.getByText('Answer: connect ECONNREFUSED')).toBeVisible();
  await expect(page.getByText('These settings are not saved yet.')).toBeVisible();

  const save = card.getByRole('button', { name: 'Save Changes' });
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'The test email was not sent' });
  await expect(dialog.getByText('Answer: connect ECONNREFUSED')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await page.goto(`${server.url}/admin/settings`);
  await expect(page.getByLabel('Mail server')).toHaveValue('');

  await page.getByLabel('Mail server').fill('127.0.0.1');
  await page.getByLabel('Port').fill(String(await findFreePort()));
  await page.getByLabel('Sender').fill('Sheaf <sheaf@sheaf.example>');
  await save.click();
  await dialog.getByRole('button', { name: 'Save anyway' }).click();
  await expect(save).toBeDisabled();
  await page.reload();
  await expect(page.getByLabel('Mail server')).toHaveValue('127.0.0.1');
  const failing = page.getByText('Emails are not being delivered (first failure');
  await expect(failing).toBeVisible();
  await expect(page.getByText('The server below does not deliver emails.')).toBeVisible();
  await expect(page.getByText('Emails are sent by the server below.')).toBeHidden();
  await tryIt.click();
  await expect(page.getByText('The test email was not sent.')).toBeVisible();
  await expect(failing).toBeVisible();
  await page.getByRole('link', { name: 'Open unsent emails' }).click();
  await expect(page.getByText('SMTP server (not delivering)')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Unsent emails' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${server.url}/forgot-password`);
  await expect(page.getByText('This instance does not send email.')).toBeVisible();
});

test('every page is called by the name of the instance, from its first byte', async ({ page, request }) => {
  await register(page, 'Ada Admin', 'ada@sheaf.example', '/dashboard');
  await page.goto(`${server.url}/admin/settings`);
  await expect(page).toHaveTitle('Settings · Sheaf');
  await page.getByLabel('Name of this instance').fill('Kanzlei Nord & Söhne');
  await page
    .locator('form')
    .filter({ has: page.getByLabel('Name of this instance') })
    .getByRole('button', { name: 'Save Changes' })
    .click();
  await expect(page).toHaveTitle('Settings · Kanzlei Nord & Söhne');
  const entry = await (await request.get(`${server.url}/login`, { headers: { accept: 'text/html' } })).text();
  expect(entry).toContain('<title>Kanzlei Nord &amp; Söhne</title>');
  await page.evaluate(() => localStorage.clear());
  for (const path of ['/', '/login', '/help', '/help/keyboard', '/pricing', '/about', '/nothing-here']) {
    await page.goto(server.url + path);
    await expect(page).toHaveTitle(/ · Kanzlei Nord & Söhne$/u);
  }
  await page.goto(`${server.url}/help/upload`);
  await expect(page.getByText('Kanzlei Nord & Söhne checks the content of a file')).toBeVisible();
});
