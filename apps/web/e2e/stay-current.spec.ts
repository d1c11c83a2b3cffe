import { openQuietly } from './open-quietly.ts';
import { expect, test } from './sheaf-test.ts';

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
  await expect.poll(() => streams).toBe(2);
  expect(reads).toBe(1);
  letIn();
  await expect.poll(() => reads).toBe(2);
});
