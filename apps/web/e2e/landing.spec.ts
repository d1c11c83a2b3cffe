import { checkAccess } from './check-access.ts';
import { expect, test } from './sheaf-test.ts';

// The plans, where they do not come.
test.use({ expectedErrors: /status of 503.*\/api\/plans/u });

test('the strip tells what this instance has done, follows it, and stays away where that is little', async ({
  page,
  request,
  person,
}) => {
  expect(person.email).toContain('@');
  const counts = await (await request.get('/api/counts')).json();
  expect(counts.users).toBeGreaterThan(0);
  let told = { ...counts, operations: counts.operations + 100 };
  await page.route('**/api/counts', (route) => route.fulfill({ json: told }));
  await page.clock.install();
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Sheaf in numbers' });
  await expect(strip.getByRole('term')).toHaveText(['Happy Users', 'Files Processed', 'Operations']);
  await expect(strip.getByRole('definition')).toHaveText([
    counts.users.toLocaleString('en'),
    counts.files_processed.toLocaleString('en'),
    (counts.operations + 100).toLocaleString('en'),
  ]);
  told = { users: 7, files_processed: 41_250, operations: 1200 };
  await page.clock.fastForward(31_000);
  await expect(strip.getByRole('definition')).toHaveText(['7', '41,250', '1,200']);
  told = { users: 7, files_processed: 12, operations: 99 };
  await page.clock.fastForward(31_000);
  await expect(strip).toBeHidden();
});

test('prices are those of the server, and a stranger chooses one by opening an account', async ({
  page,
  request,
}) => {
  const { plans } = await (await request.get('/api/plans')).json();
  await page.route('**/api/plans', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/');
  await page.getByRole('heading', { name: 'Simple pricing' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Failed to load subscription plans.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See all prices' })).toHaveAttribute('href', '/pricing');
  await page.unroute('**/api/plans');
  await page.reload();
  await page.getByRole('heading', { name: 'Simple pricing' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Pro', exact: true })).toContainText('Most Popular');
  for (const { name, price, description } of plans) {
    const card = page.getByRole('region', { name, exact: true });
    await expect(card).toContainText(description);
    await expect(card).toContainText(`$${price}`);
    await expect(card.getByRole('link')).toHaveAttribute('href', '/register');
  }
  await page.getByRole('link', { name: 'Start Pro Trial' }).click();
  await expect(page).toHaveURL('/register');
});

test('a stranger’s ways in lead to an account, and by signing in to the tools', async ({ page }) => {
  const follow = async (name: string, to: string) => {
    await page.getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(to);
  };
  await page.goto('/');
  await page.goto('/tools');
  await expect(page).toHaveURL('/login?redirect=%2Ftools');
  await follow('Sign up for free', '/register?redirect=%2Ftools');
  await follow('Sign in here', '/login?redirect=%2Ftools');
  await follow('Sheaf', '/');
  await follow('Get Started Free', '/register');
  await follow('Sheaf', '/');
  await follow('Start Free Today', '/register');
});

test('a member is shown the way to their desk', async ({ page, member }) => {
  expect(member.name).toBe('Nora Feldt');
  await page.goto('/');
  await page.getByRole('link', { name: 'Go to Dashboard' }).first().click();
  await expect(page).toHaveURL('/dashboard');
});

test('every link of the footer leads to a page', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Terms' }).waitFor();
  const paths = await footer
    .getByRole('link')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths.filter((to) => !NEEDS_MORE.has(to ?? ''))) {
    await footer.locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path ?? '');
    await expect(page.getByRole('heading', { level: 1 }), path ?? '').toBeVisible();
    await expect(page, path ?? '').not.toHaveTitle(/not found/u);
  }
});

/** For members, who are asked to sign in first. */
const NEEDS_MORE = new Set(['/', '/tools', '/advanced-tools', '/api']);

test('from top to bottom nothing moves that was seen, and axe finds nothing', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const name of [
    'Smart PDF merge',
    'Precision split',
    'Compression you can see',
    'Images to PDF',
    'Batch processing',
    'Folders and an API',
    'Smart OCR',
    'AI Summarization',
    'Chat with PDFs',
    'Use cases',
    'Simple pricing',
    'Start with one folder',
  ]) {
    await page.getByRole('heading', { name }).scrollIntoViewIfNeeded();
  }
  await page.getByRole('link', { name: 'Go Premium' }).waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.02);
  await checkAccess(page, 'the whole landing page');
});
