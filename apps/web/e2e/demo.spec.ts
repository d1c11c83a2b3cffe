import type { Page } from '@playwright/test';
import { checkAccess } from './check-access.ts';
import { openQuietly } from './open-quietly.ts';
import { newAddress } from './people.ts';
import { expect, test } from './sheaf-test.ts';

const SAMPLES = ['lease.pdf', 'invoice.pdf', 'annual-report.pdf', 'scanned-letter.pdf'];
const bar = (page: Page) => page.getByRole('main').getByText('Demo account.');
const tryDemo = (page: Page) => page.getByRole('button', { name: 'Try Demo' }).first();

async function expectSamples(page: Page): Promise<void> {
  await expect(page).toHaveURL('/dashboard');
  await expect(bar(page)).toBeVisible();
  await page.goto('/dashboard?tab=files');
  await page.getByRole('link', { name: 'Samples' }).first().click();
  for (const name of SAMPLES) await expect(page.getByText(name).first()).toBeVisible();
}

test('by mouse: samples without signing in, a reset, and nothing left after leaving', async ({ page }) => {
  await page.goto('/');
  await tryDemo(page).click();
  await expectSamples(page);
  await checkAccess(page, 'demo', ['region']);
  const first = await page.evaluate(() => JSON.parse(localStorage.auth_session).user.id);
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await page.getByRole('button', { name: 'Reset demo' }).click();
  await expect(page.getByText('Demo reset', { exact: true })).toBeVisible();
  const second = await page.evaluate(() => JSON.parse(localStorage.auth_session).user.id);
  expect(second).not.toBe(first);
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('button', { name: 'Leave demo' }).click();
  await expect(page).toHaveURL('/');
  await expect(tryDemo(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth_session'))).toBeNull();
});

test('by keyboard: it is kept as an account, with its files', async ({ page }) => {
  await page.goto('/');
  await tryDemo(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Keep this account' }).focus();
  await page.keyboard.press('Enter');
  const email = newAddress();
  await page.getByLabel('Full name').fill('Nora Feldt');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('paper and ink');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Account created')).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await page.goto('/dashboard?tab=files');
  await expect(page.getByRole('link', { name: 'Samples' }).first()).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByLabel('Email address')).toHaveValue(email);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('by touch: the bar fits, and what a demo account has not is not offered', async ({ page }) => {
    await page.goto('/');
    await tryDemo(page).tap();
    await expect(bar(page)).toBeVisible();
    for (const name of ['Keep this account', 'Reset', 'Leave']) {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      expect(box!.x + box!.width).toBeLessThanOrEqual(390);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // What the page still asks for would be refused once the account is gone.
    await openQuietly(page, '/profile');
    await expect(page.getByText('A demo account has no email address')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'API keys' })).toBeHidden();
    await page.getByRole('button', { name: 'Leave', exact: true }).tap();
    await page.getByRole('button', { name: 'Leave demo' }).tap();
    await expect(page).toHaveURL('/');
  });
});

test('it is not offered where the instance does not', async ({ page }) => {
  const config = await (await page.request.get('/api/config')).json();
  expect(config.demo).toBe(true);
  await page.route('**/api/config', (route) =>
    route.fulfill({ json: { ...config, demo: false, sells: false } }),
  );
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  await expect(tryDemo(page)).toBeHidden();
  await expect(page.getByText('Free to start')).toBeHidden();
  await expect(page.getByText('Get Started Free')).toBeHidden();
});

test('its dashboard asks for no more than that of any member', async ({ page, browser }) => {
  await page.goto('/');
  await tryDemo(page).click();
  await expectSamples(page);
  const kept = await page.context().storageState();
  // Each sample that is read meanwhile has the page ask again.
  const token = kept.origins[0]?.localStorage.find(({ name }) => name === 'auth_token')?.value;
  const headers = { authorization: `Bearer ${token}` };
  await expect
    .poll(async () => {
      const answer = await page.request.get('/api/files', { headers });
      const { files }: { files: { reading: { state: string } }[] } = await answer.json();
      return files.map(({ reading }) => reading.state).filter((state) => state === 'pending').length;
    })
    .toBe(0);
  // Nothing is kept in the memory of this browser.
  const context = await browser.newContext({ baseURL: process.env.SHEAF_E2E_URL!, storageState: kept });
  const cold = await context.newPage();
  await cold.route(/\/api\/events/u, () => undefined);
  const asked: string[] = [];
  cold.on('request', (one) => {
    if (!one.url().startsWith('blob:')) asked.push(new URL(one.url()).pathname);
  });
  await openQuietly(cold, '/dashboard');
  await expect(bar(cold)).toBeVisible();
  await expect(cold.getByText('lease.pdf').first()).toBeVisible();
  await context.close();
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(25);
});
