import { makeScan } from '@sheaf/pdf-core/testing';
import { openQuietly } from './open-quietly.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile, untilRead } from './stored-files.ts';

test('a page reads its lists once, and again when its stream was away', async ({ page, member }) => {
  expect(member.email).toContain('@');
  let reads = 0;
  page.on('request', (request) => {
    if (request.url().includes('files.list')) reads += 1;
  });
  let letIn = () => {};
  const closed = new Promise<void>((resolve) => (letIn = resolve));
  let streams = 0;
  await page.route(/\/api\/events/u, async (route) => {
    streams += 1;
    if (streams === 1) {
      // Nothing has changed since the page began.
      expect(new URL(route.request().url()).searchParams.get('missed_ms')).toMatch(/^\d+$/u);
      return route.fulfill({ body: ': here\n\n', contentType: 'text/event-stream' });
    }
    await closed;
    return route.continue();
  });
  await openQuietly(page, '/dashboard?tab=files');
  await expect(page.getByRole('heading', { name: 'This folder is empty' })).toBeVisible();
  await expect.poll(() => streams).toBe(2);
  expect(reads).toBe(1);
  letIn();
  await expect.poll(() => reads).toBe(2);
});

test('what changed while the stream was on its way is shown', async ({ page, member, request }) => {
  let missed = 0;
  let letIn = () => {};
  const open = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(/\/api\/events/u, async (route) => {
    missed = Number(new URL(route.request().url()).searchParams.get('missed_ms'));
    await open;
    return route.continue();
  });
  await page.goto('/dashboard?tab=files');
  await expect(page.getByRole('heading', { name: 'This folder is empty' })).toBeVisible();
  const { id } = await storeFile(request, member, 'note.txt', Buffer.from('Changed'));
  await untilRead(request, member, id);
  // What the stream has asked for no longer reaches back to the change.
  const changed = performance.now();
  await expect.poll(() => performance.now() - changed).toBeGreaterThan(missed + 100);
  letIn();
  await expect(page.getByRole('link', { name: 'note.txt' }).first()).toBeVisible();
});

test('an answer that was on its way when something changed is asked for again', async ({
  page,
  member,
  request,
}) => {
  const list = Promise.withResolvers<void>();
  const stream = Promise.withResolvers<void>();
  let [answered, streams] = [0, 0];
  await page.route(/files\.list/u, async (route) => {
    const response = await route.fetch();
    answered += 1;
    if (answered === 1) await list.promise;
    return route.fulfill({ response });
  });
  await page.route(/\/api\/events/u, async (route) => {
    streams += 1;
    // The second is not let through, as it would have all read anew.
    if (streams > 1) return undefined;
    await stream.promise;
    return route.fulfill({ body: 'data: {"kind":"files"}\n\n', contentType: 'text/event-stream' });
  });
  await page.goto('/dashboard?tab=files');
  await expect.poll(() => [answered, streams]).toEqual([1, 1]);
  await storeFile(request, member, 'note.txt', Buffer.from('Changed'));
  stream.resolve();
  // By then the page has heard of the change.
  await expect.poll(() => streams).toBe(2);
  list.resolve();
  await expect(page.getByRole('link', { name: 'note.txt' }).first()).toBeVisible();
});

test('a file that has been read shows it without having been told', async ({ page, member, request }) => {
  const { bytes } = await makeScan();
  const { id } = await storeFile(request, member, 'scan.pdf', Buffer.from(bytes));
  await untilRead(request, member, id);
  // The stream stays silent, and the first answer is one of before.
  await page.route(/\/api\/events/u, () => undefined);
  let answered = 0;
  await page.route(/files\.get/u, async (route) => {
    const response = await route.fetch();
    answered += 1;
    const body = await response.text();
    return route.fulfill({
      response,
      body: answered === 1 ? body.replaceAll('"needs_ocr"', '"pending"') : body,
    });
  });
  await page.goto(`/files/${id}?assistant=summary`);
  await expect(page.getByText('This file is being read')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Extract Text' })).toBeVisible();
});
