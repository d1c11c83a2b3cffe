import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { checkAccess } from './check-access.ts';
import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every call of the description is on the page, found by its words, and its curl works', async ({
  page,
  context,
  request,
  person,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { paths } = await (await request.get('/api/openapi.json')).json();
  const calls = Object.values(paths as Record<string, object>).flatMap((methods) => Object.keys(methods));
  await page.goto('/api');
  await expect(page.getByRole('heading', { level: 1, name: 'API' })).toBeVisible();
  await expect(page.getByText(`${calls.length} calls`)).toBeVisible();
  const entries = page.locator('main li button[aria-expanded]');
  await expect(entries).toHaveCount(calls.length);

  await page.getByRole('searchbox').fill('merge post');
  await expect(entries).toHaveCount(3);
  await page.getByRole('searchbox').fill('no such words');
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('searchbox').fill('your files GET');
  const entry = page.getByRole('listitem').filter({ hasText: 'Your files' }).first();
  await entry.getByRole('button', { expanded: false }).click();
  await expect(entry.getByRole('table', { name: 'Parameters' })).toContainText(
    'name, date, modified, size, type',
  );
  await expect(entry.getByRole('table', { name: 'Response 200' })).toContainText('pagination');
  await checkAccess(page, 'an open call');

  await entry.getByRole('button', { name: 'Copy: Example' }).click();
  await expect(page.getByText('Copied to clipboard')).toBeVisible();
  const curl = await page.evaluate(() => navigator.clipboard.readText());
  await setPlan(person.email, 'pro');
  const headers = { authorization: `Bearer ${person.session.access_token}` };
  const made = await request.post('/api/users/api-keys', {
    headers,
    data: { name: 'curl', password: person.password },
  });
  const env = { ...process.env, SHEAF_KEY: (await made.json()).key };
  const { stdout } = await promisify(execFile)('bash', ['-c', curl], { env });
  expect(JSON.parse(stdout)).toMatchObject({ files: [], pagination: { total: 0 } });
});

test('a call has an address of its own, also on a phone', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/api#pdfTools-merge');
  const entry = page.locator('#pdfTools-merge');
  await expect(entry.getByRole('button', { expanded: true })).toBeInViewport();
  await expect(entry).toContainText('"fileIds":["FILE_ID","FILE_ID"]');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await checkAccess(page, 'the phone', [], '#pdfTools-merge');
});

test.describe('without the description', () => {
  test.use({ expectedErrors: /status of 503/u });
  test('the page shows the error, and tries again', async ({ page }) => {
    await page.route('**/api/openapi.json', (route) => route.fulfill({ status: 503 }));
    await page.goto('/api');
    await expect(page.getByRole('alert')).toContainText("Couldn't load the API description");
    await page.unroute('**/api/openapi.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Errors' })).toBeVisible();
  });
});
