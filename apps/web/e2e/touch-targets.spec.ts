import type { Page } from '@playwright/test';
import { checkTouch } from './check-touch.ts';
import { administrator, openSession } from './people.ts';
import { pdfOfPages } from '../../server/src/testing/sample-files.ts';
import { expect, signIn, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({
  viewport: { width: 360, height: 780 },
  isMobile: true,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

async function walk(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await checkTouch(page, path);
  }
}

test('a visitor presses everything with a finger, and no page is wider than the screen', async ({ page }) => {
  await walk(page, [
    '/',
    '/login',
    '/register',
    '/pricing',
    '/api',
    '/contact',
    '/help',
    '/terms',
    '/privacy',
    '/about',
    '/docs',
    '/nothing',
  ]);
});

test('a member does', async ({ page, member, request }) => {
  const pdf = pdfOfPages(['one', 'two', 'three']);
  const one = await storeFile(request, member, 'A long name, as people give them to documents.pdf', pdf);
  const two = await storeFile(request, member, 'two.pdf', pdf);
  const lines = await storeFile(
    request,
    member,
    'lines.pdf',
    pdfOfPages(['Signature: ______________', 'Date: __________']),
  );
  const files = `files=${one.id}`;
  await walk(page, ['/dashboard', '/dashboard?tab=ai', '/dashboard?tab=recent', '/ask', '/tools/all']);
  await walk(page, ['/tools', `/tools?tab=merge&${files},${two.id}`, '/advanced-tools']);
  await walk(page, [
    `/tools?tab=split&${files}`,
    `/advanced-tools/organize?${files}`,
    `/advanced-tools/sign?files=${lines.id}`,
    '/profile',
    '/profile?tab=statistics',
    '/billing',
    '/upgrade',
    '/help',
  ]);

  await walk(page, ['/dashboard?tab=files']);
  await page.getByRole('radio', { name: 'List' }).tap();
  await page.getByRole('checkbox', { name: /^Select two/u }).tap();
  await checkTouch(page, 'a list with a selection');
  // Each action has its word below its icon, in one row.
  const bar = page.getByRole('toolbar', { name: 'Selection' });
  const words = ['Tools', 'Move', 'Download', 'Delete (1)'];
  for (const word of words) await expect(bar.getByText(word, { exact: true })).toBeInViewport({ ratio: 1 });
  const tops = await bar
    .getByRole('button')
    .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
  expect(new Set(tops.slice(0, words.length)).size).toBe(1);
  await page.getByRole('button', { name: 'New Folder' }).tap();
  await checkTouch(page, 'a new folder');

  await walk(page, [`/files/${one.id}`]);
  await page.getByRole('button', { name: 'Mark up' }).tap();
  await expect(page.getByRole('region', { name: 'Mark up' })).toBeVisible();
  await checkTouch(page, 'marks');
});

test('an administrator does', async ({ page, context, request }) => {
  const session = await openSession(request, administrator.email, administrator.password);
  await signIn(context, { ...administrator, session });
  await walk(page, ['/admin', `/admin/users/${session.user.id}`, '/admin/settings', '/admin/audit']);
});
