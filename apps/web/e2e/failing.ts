import type { Page } from '@playwright/test';
import { expect } from './sheaf-test.ts';

/** The calls of these names are answered by something that is not Sheaf; what is given back ends that. */
export async function fail(page: Page, ...names: string[]): Promise<() => Promise<void>> {
  const calls = new RegExp(`/trpc/(?:[^?]*,)?(?:${names.join('|')})(?:[,?]|$)`, 'u');
  await page.route(calls, (route) => route.fulfill({ status: 503, body: 'The gateway is tired.' }));
  return () => page.unroute(calls);
}

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
export const says = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();
