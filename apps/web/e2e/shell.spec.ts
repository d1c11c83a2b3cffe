import { quietly } from './open-quietly.ts';
import { expect, test } from './sheaf-test.ts';

test('the theme is kept, and is there before the first paint', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveClass(/dark/u);
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/u);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  // Without the page's own code, only what runs before the first paint is left.
  await page.route('**/assets/*.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/u);
});

test('the bar has its links, menus and entries', async ({ page, member }) => {
  await page.goto('/dashboard');
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const [name, path] of [
    ['Basic Tools', '/tools'],
    ['Pro Tools', '/advanced-tools'],
    ['Dashboard', '/dashboard'],
  ] as const) {
    await bar.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
  }
  await page.getByRole('button', { name: 'Quick Tools' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Merge',
    'Split',
    'Compress',
    'Convert Images',
    'Professional Tools',
  ]);
  await page.getByRole('menuitem', { name: 'Merge' }).click();
  await expect(page).toHaveURL('/tools');
  await expect(page.getByRole('tab')).toHaveText(['Merge', 'Split', 'Compress', 'Convert', 'OCR', 'AI Chat']);
  for (const [name, path] of [
    ['Split', '/tools?tab=split'],
    ['Compress', '/tools?tab=compress'],
    ['Convert Images', '/tools?tab=convert'],
    ['Professional Tools', '/advanced-tools'],
  ] as const) {
    await page.getByRole('button', { name: 'Quick Tools' }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect(page).toHaveURL(path);
  }
  await expect(page.getByRole('button', { name: member.name })).toContainText('Member');
  await page.getByRole('button', { name: member.name }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Dashboard',
    'Profile Settings',
    'Billing & Usage',
    'Upgrade Plan',
    'Sign Out',
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Sheaf' }).click();
  await expect(page).toHaveURL('/');
});

test('the keyboard opens the palette and goes to a page', async ({ page, member }) => {
  expect(member.email).toContain('@');
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Search or jump to' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('bill');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/billing');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the bar turns translucent once the page is scrolled by more than ten pixels', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  await page.getByRole('heading', { name: 'Start with one folder' }).waitFor();
  await page.evaluate(() => window.scrollTo(0, 8));
  await expect(bar).not.toHaveAttribute('data-scrolled');
  await page.evaluate(() => window.scrollTo(0, 40));
  await expect(bar).toHaveAttribute('data-scrolled');
});

test('members are sent from the administrators’ page to the dashboard', async ({ page, member }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL('/dashboard');
  expect(member.session.user.role).toBe('user');
});

test('visitors of every page for members are asked to sign in', async ({ page }) => {
  for (const path of [
    '/dashboard',
    '/tools',
    '/advanced-tools',
    '/profile',
    '/billing',
    '/upgrade',
    '/admin',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
  }
});

test('the addresses that people type for their settings and files lead to them', async ({ page, member }) => {
  await page.goto('/settings');
  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel('Email Address')).toHaveValue(member.email);
  await page.goto('/files');
  await expect(page).toHaveURL('/dashboard?tab=files');
  // No tool is shown in place of one that does not exist.
  await page.goto('/advanced-tools/signatures');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('an unknown address shows a page for it', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('when the code of a page cannot be loaded', () => {
  test.use({ expectedErrors: /./u });

  test('the page shows the error and can be loaded again', async ({ page }) => {
    await page.goto('/');
    await page.route('**/assets/terms-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    // By the keyboard: the start page may still grow above the footer, and a pointer would come down beside the link.
    await page.getByRole('link', { name: 'Terms' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute('**/assets/terms-*.js');
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('heading', { name: 'Terms' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('the menu repeats the links, and closes when one is followed', async ({ page, member }) => {
    expect(member.name).toBe('Nora Feldt');
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    for (const name of [
      'Dashboard',
      'Basic Tools',
      'Pro Tools',
      'Profile Settings',
      'Billing & Usage',
      'Upgrade Plan',
    ]) {
      await expect(menu.getByRole('link', { name })).toBeVisible();
    }
    // What the page still asks for would be refused once the session has ended.
    await quietly(page, () => menu.getByRole('link', { name: 'Billing & Usage' }).click());
    await expect(page).toHaveURL('/billing');
    await expect(menu).toHaveCount(0);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
  });

  test('visitors find the way in, in the menu too', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('no page is wider than the screen', async ({ page, member }) => {
    expect(member.name).toBe('Nora Feldt');
    for (const path of [
      '/',
      '/dashboard',
      '/tools',
      '/profile',
      '/billing',
      '/upgrade',
      '/terms',
      '/forgot-password',
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
    }
  });
});
