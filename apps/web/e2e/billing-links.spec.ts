import { administrator } from './people.ts';
import { enterAsAdmin, expect, test } from './sheaf-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('on a phone, where plans are no longer sold', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('who has a subscription finds it in the menu and in the palette', async ({ page, member }) => {
    expect(member.email).toContain('@');
    await page.goto('/upgrade');
    await page.getByRole('button', { name: 'Start Pro Trial' }).tap();
    await page.getByLabel('Card number').fill('4242424242424242');
    await page.getByRole('button', { name: 'Complete Payment' }).tap();
    await expect(page.getByText('Subscription activated successfully!')).toBeVisible();
    const config = await (await page.request.get('/api/config')).json();
    await page.route('**/api/config', (route) => route.fulfill({ json: { ...config, sells: false } }));
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'Billing & Usage' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Upgrade Plan' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Close menu' }).tap();
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    await page.getByRole('combobox').fill('billing');
    await expect(page.getByRole('option').first()).toContainText('Billing & Usage');
  });
});

test('an administrator has no limits: no price, and no plan to go up to', async ({
  page,
  context,
  request,
  person,
}) => {
  await enterAsAdmin(context, request, person);
  await page.goto('/billing');
  await expect(page.getByText('No limits', { exact: true })).toBeVisible();
  await expect(page.getByText('Free', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Upgrade Plan' })).toHaveCount(0);
  await page.getByRole('button', { name: administrator.name }).click();
  await expect(page.getByRole('menuitem', { name: 'Admin Panel' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Upgrade Plan' })).toHaveCount(0);
});
