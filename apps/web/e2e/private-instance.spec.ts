import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '../../server/src/testing/server-process.ts';
import { newAddress } from './people.ts';
import { expect, test } from './sheaf-test.ts';

test('the owner of a private instance meets no plans, and no failing request, from the first page on', async ({
  page,
  browser,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sheaf-e2e-private-'));
  await chmod(dataDir, 0o755);
  const server = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  try {
    await page.goto(`${server.url}/register`);
    await page.getByLabel('Full name').fill('Olive Owner');
    await page.getByLabel('Email address').fill(newAddress());
    await page.getByLabel('Password', { exact: true }).fill('lantern quiet river');
    await page.getByLabel('Confirm password').fill('lantern quiet river');
    const choice = page.getByRole('radiogroup');
    await expect(choice.getByText(/^For you alone/u)).toBeVisible();
    await expect(choice.getByText(/Each member has separate files/u)).toBeVisible();
    await expect(choice.getByText(/^Members choose a plan/u)).toBeVisible();
    await expect(page.getByLabel('Just for me')).toBeChecked();
    // What plans promise is no matter of the first account.
    await expect(page.getByText('24/7 support')).toHaveCount(0);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(`${server.url}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Basic Tools' }).first().click();
    await expect(page.getByRole('heading', { name: 'PDF Tools' })).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('button', { name: 'Olive Owner' }).click();
    await expect(page.getByRole('menuitem', { name: 'Admin Panel' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Billing' })).toHaveCount(0);

    await page.goto(`${server.url}/profile`);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('dialog', { name: "You can't delete this account yet" });
    await expect(dialog.getByText('You are the last administrator.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Continue' })).toHaveCount(0);
    await dialog.getByRole('link', { name: 'Open users' }).click();
    await expect(page).toHaveURL(/\/admin$/u);

    const visitor = await browser.newPage();
    await visitor.goto(`${server.url}/register`);
    await expect(visitor.getByText('This instance is by invitation.')).toBeVisible();
    await expect(visitor.getByText('By opening an account')).toHaveCount(0);
    await visitor.goto(`${server.url}/forgot-password`);
    await expect(visitor.getByRole('button', { name: 'Request a link' })).toBeVisible();
    await visitor.goto(server.url);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Try Demo' })).toHaveCount(0);
    await page.goto(`${server.url}/admin/settings`);
    await page.getByLabel('Offer "Try Demo"').click();
    await page.getByRole('button', { name: 'Save Changes', disabled: false }).click();
    await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
    await visitor.reload();
    await visitor.getByRole('button', { name: 'Try Demo' }).first().click();
    await expect(visitor.getByRole('heading', { name: 'Usage overview' })).toBeVisible();
    await expect(visitor.getByText(/\d left$/u)).toHaveCount(0);
    await visitor.goto(`${server.url}/profile`);
    await expect(visitor.getByText('A demo account has no email address, password or API keys.')).toHaveText(
      'A demo account has no email address, password or API keys.',
    );
    await visitor.close();

    const plans = page.getByRole('link', { name: 'Plans and limits' });
    await page.goto(`${server.url}/docs`);
    await expect(page.getByRole('link', { name: 'Rate limits' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Payments' })).toHaveCount(0);
    await page.goto(`${server.url}/api`);
    await expect(
      page.getByText('/api/files/upload').or(page.getByText('/files/upload')).first(),
    ).toBeVisible();
    await expect(page.getByText('/subscriptions/plan')).toHaveCount(0);
    await page.goto(`${server.url}/help`);
    await expect(page.getByRole('link', { name: 'Create an API key' })).toBeVisible();
    await expect(plans).toHaveCount(0);
    await page.goto(`${server.url}/admin/settings`);
    for (const use of ['To sell plans', 'For a team']) {
      await page.getByLabel(use).click();
      await page.getByRole('button', { name: 'Save Changes' }).first().click();
      await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
      await page.goto(`${server.url}/help`);
      await expect(plans).toHaveCount(use === 'To sell plans' ? 1 : 0);
      await page.goto(`${server.url}/admin/settings`);
    }
  } finally {
    await page.close();
    await server.end();
    await rm(dataDir, { recursive: true, force: true });
  }
});
