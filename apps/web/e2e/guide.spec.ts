import { checkAccess } from './check-access.ts';
import { expect, test } from './sheaf-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an article is found by a word of one’s own, and shows the product', async ({ page }) => {
  await page.goto('/help');
  await page.getByRole('searchbox', { name: 'Search the guide' }).fill('combine');
  await page.getByRole('link', { name: 'Merge files into one PDF' }).click();
  await expect(page).toHaveURL('/help/merge');
  await expect(page).toHaveTitle('Merge files into one PDF · Sheaf');
  const picture = page.getByRole('img', { name: 'Files in order, and the contents of the new document' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200);
  await page.getByRole('link', { name: 'Split a PDF' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Split a PDF');
});

test('every picture of the guide is there, and every link within it leads somewhere', async ({
  page,
  request,
}) => {
  test.slow();
  await page.goto('/help');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const articles = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(articles.length).toBeGreaterThanOrEqual(12);
  const pictures = new Set<string>();
  const targets = new Set<string>();
  for (const path of articles) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const src of await page
      .locator('article img')
      .evaluateAll((all) => all.map((img) => img.getAttribute('src'))))
      pictures.add(src ?? '');
    for (const to of await page
      .locator('article a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href'))))
      if (/^\/(?:help|docs|blog|contact|pricing|privacy)/u.test(to ?? '')) targets.add(to ?? '');
  }
  expect(pictures.size).toBeGreaterThanOrEqual(8);
  for (const src of pictures)
    expect((await request.get(src)).headers()['content-type'], src).toBe('image/webp');
  for (const to of targets) {
    await page.goto(to);
    await expect(page.getByRole('heading', { level: 1 }), to).not.toHaveText(/not found$/u);
  }
});

test('a missing page is reported, with links to others', async ({ page }) => {
  await page.goto('/help');
  await page.getByRole('searchbox').fill('quantum flux');
  await expect(page.getByRole('heading', { name: 'No results for “quantum flux”' })).toBeVisible();
  await checkAccess(page, 'nothing found');
  for (const path of ['/help/nothing', '/docs/nothing', '/blog/nothing']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found$/u);
  }
});

test('the settings are those of the guide for hosts', async ({ page }) => {
  await page.goto('/docs');
  await page.getByRole('searchbox').fill('CONTACT_EMAIL');
  await page.getByRole('link', { name: 'Settings' }).click();
  const row = page.getByRole('row').filter({ hasText: 'CONTACT_EMAIL' });
  await expect(row).toContainText('Email address of the operator');
});

test('without an address, the contact page explains how to set one', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByText('hasn’t published an email address')).toBeVisible();
  await expect(page.getByRole('link', { name: 'the settings' })).toHaveAttribute('href', '/docs/settings');
  await page.route('**/trpc/instance.config**', async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replace('"contact":null', '"contact":"desk@tannery-court.example"');
    await route.fulfill({ response: answer, body: text });
  });
  await page.reload();
  await expect(page.getByRole('link', { name: 'desk@tannery-court.example' })).toHaveAttribute(
    'href',
    'mailto:desk@tannery-court.example',
  );
});

test('these pages are accessible, and no wider than a phone', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of [
    '/help',
    '/help/merge',
    '/docs/settings',
    '/docs/calling-the-api',
    '/blog',
    '/blog/compression-you-can-compare',
    '/about',
    '/careers',
    '/contact',
  ]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
    await checkAccess(page, path);
  }
});
