import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { checkAccess, floating } from './check-access.ts';
import { enterAsAdmin, expect, test } from './sheaf-test.ts';
import { openQuietly } from './open-quietly.ts';

const open = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password#token=t',
  '/pricing',
  '/api',
  '/terms',
  '/privacy',
  '/nowhere',
];
const members = [
  '/dashboard',
  '/tools',
  '/advanced-tools',
  '/profile',
  '/billing',
  '/upgrade',
  '/admin',
  '/admin/audit',
  '/admin/settings',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Nothing that axe finds fault with in either theme. The watching fixture fails on a breach of the policy. */
async function checkPage(page: Page, path: string): Promise<void> {
  await openQuietly(page, path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await checkAccess(page, path);
}

test('pages for everyone are accessible', async ({ page }) => {
  test.slow();
  for (const path of open) await checkPage(page, path);
});

test('pages for members are accessible', async ({ page, context, request, person }) => {
  test.slow();
  await enterAsAdmin(context, request, person);
  for (const path of members) await checkPage(page, path);
});

test('what opens is accessible, and keeps to the policy', async ({ page, member }) => {
  test.slow();
  await page.goto('/profile');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Quick Tools' }).click();
  await page.getByRole('menu').waitFor();
  await checkAccess(page, 'quick tools', floating);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: member.name }).click();
  await page.getByRole('menu').waitFor();
  await checkAccess(page, 'user menu', floating);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Notifications' }).click();
  await page.getByRole('button', { name: 'Create a new link' }).click();
  await page.getByText('This instance does not send email.').first().waitFor();
  await checkAccess(page, 'notifications and a toast', floating);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await checkAccess(page, 'palette', floating);
});

test('the start page needs less than 120 KB of script', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await openQuietly(page, '/');
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(20_000);
  expect(total).toBeLessThan(120 * 1024);
});
