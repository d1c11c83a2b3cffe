import type { Page, Request } from '@playwright/test';

const QUIET_MS = 500;

/** Goes to a page and waits until it has asked for nothing for a while. */
export function openQuietly(page: Page, path: string): Promise<void> {
  return quietly(page, () => page.goto(path));
}

/** Does something and waits until the page has asked for nothing for a while. The stream of events stays open, and does not count. */
export async function quietly(page: Page, act: () => Promise<unknown>): Promise<void> {
  const open = new Set<Request>();
  let last = Date.now();
  const begin = (request: Request) => {
    if (new URL(request.url()).pathname === '/api/events') return;
    open.add(request);
    last = Date.now();
  };
  const end = (request: Request) => {
    if (open.delete(request)) last = Date.now();
  };
  // What the page before had asked for may never be told to have ended.
  page.once('framenavigated', () => open.clear());
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await act();
  while (open.size || Date.now() - last < QUIET_MS) await page.waitForTimeout(50);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}
