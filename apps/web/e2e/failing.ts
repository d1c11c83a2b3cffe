import type { Locator, Page } from '@playwright/test';
import { expect } from './sheaf-test.ts';

const callsOf = (names: string[]) => new RegExp(`/trpc/(?:[^?]*,)?(?:${names.join('|')})(?:[,?]|$)`, 'u');

/** The calls of these names are answered by something that is not Sheaf; what is given back ends that. */
export async function fail(page: Page, ...names: string[]): Promise<() => Promise<void>> {
  const calls = callsOf(names);
  await page.route(calls, (route) => route.fulfill({ status: 503, body: 'The gateway is tired.' }));
  return () => page.unroute(calls);
}

/** The call of this name waits until it is let through: what is there meanwhile can be looked at. */
export async function hold(page: Page, name: string): Promise<() => void> {
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(callsOf([name]), async (route) => {
    await isLetThrough;
    await route.continue();
  });
  return letThrough;
}

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
export const says = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

/** As a person would: the button is pressed where it stands. A page that hears news may have tried by itself before. */
export async function tryAgain(within: Page | Locator, seen: Locator): Promise<void> {
  const button = within.getByRole('button', { name: 'Try again', exact: true }).first();
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 2000 });
    await expect(seen).toBeVisible({ timeout: 4000 });
  }).toPass({ timeout: 30_000 });
}
