import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { checkAccess, floating } from './check-access.ts';
import { expect, test } from './sheaf-test.ts';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The page of all components, built as the product is, under the policy that the server sets. */
async function serveComponents(page: Page, folder: string, policy: string): Promise<void> {
  await page.route('**/dev-build/**', async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/dev-build/', '');
    await route.fulfill({
      body: await readFile(join(folder, path)),
      headers: { 'content-type': types[extname(path)] ?? '', 'content-security-policy': policy },
    });
  });
}

test('every component keeps to the policy and is accessible, closed and open, in both themes', async ({
  page,
  request,
}, testInfo) => {
  test.slow();
  const folder = testInfo.outputPath('build');
  const root = join(import.meta.dirname, '..');
  await build({
    root,
    base: '/dev-build/',
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: join(root, 'dev/components.html') },
    },
  });
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("style-src 'self'");
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await serveComponents(page, folder, policy);
  await page.goto('/dev-build/dev/components.html');
  await page.getByRole('heading', { name: 'Components' }).waitFor();

  await checkAccess(page, 'all of them');

  // What floats stands outside the landmarks, by its nature.
  await page.getByRole('combobox', { name: 'Page size' }).click();
  await page.getByRole('option', { name: 'Letter' }).waitFor();
  await page.getByRole('option', { name: 'Letter' }).click();
  await expect(page.getByRole('combobox', { name: 'Page size' })).toHaveText('Letter');
  await page.getByRole('button', { name: 'Show toasts' }).click();
  await page.getByRole('button', { name: 'Open dialog' }).click();
  await page.getByRole('dialog').waitFor();
  await checkAccess(page, 'dialog and toasts', floating);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Star' }).first().hover();
  await page.getByRole('tooltip').waitFor();
  await checkAccess(page, 'tooltip', floating);
});
