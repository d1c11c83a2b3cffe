import type { Frame, Page, Request } from '@playwright/test';

const QUIET_MS = 500;
/** Chromium does not tell the end of every request that a page gives up. */
const LOST_MS = 60_000;

/** Goes to a page and waits until it has asked for nothing for a while. */
export function openQuietly(page: Page, path: string): Promise<void> {
  return quietly(page, () => page.goto(path));
}

/** Does something and waits until the page has asked for nothing for a while. The stream of events stays open, and does not count. */
export async function quietly(page: Page, act: () => Promise<unknown>): Promise<void> {
  const open = new Map<Request, number>();
  let last = Date.now();
  let document: Request | undefined;
  const begin = (request: Request) => {
    if (new URL(request.url()).pathname === '/api/events') return;
    if (request.isNavigationRequest()) document = request;
    last = Date.now();
    open.set(request, last);
  };
  const end = (request: Request) => {
    if (open.delete(request)) last = Date.now();
  };
  // What the page before had asked for may never be told to have ended. A page that only changes its address is the same page.
  const leave = (frame: Frame) => {
    if (document?.frame() !== frame || document.url() !== frame.url()) return;
    document = undefined;
    open.clear();
  };
  page.on('framenavigated', leave);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await act();
  const isOpen = (since: number) => Date.now() - since < LOST_MS;
  while ([...open.values()].some(isOpen) || Date.now() - last < QUIET_MS) await page.waitForTimeout(50);
  page.off('framenavigated', leave);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}
