import type { Page } from '@playwright/test';
import { expect, test } from './sheaf-test.ts';

type Held = Window & { held: (() => void)[] | null };

/** Closing gives the focus back by a timer, which is late where the processor is busy: here as late as a test says. */
async function holdTimers(page: Page) {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const state = window as unknown as Held;
    state.held = null;
    window.setTimeout = ((run: () => void, delay?: number) => {
      if (delay || !state.held) return setTimeout(run, delay);
      return state.held.push(run);
    }) as typeof setTimeout;
  });
  return {
    hold: () => page.evaluate(() => void ((window as unknown as Held).held = [])),
    release: () =>
      page.evaluate(() => {
        const state = window as unknown as Held;
        const held = state.held ?? [];
        state.held = null;
        for (const run of held) run();
        return held.length;
      }),
  };
}

test('what is opened before the focus of the notifications or a menu is back stays open', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@');
  const { hold, release } = await holdTimers(page);
  await page.goto('/dashboard');
  const bell = page.getByRole('button', { name: /^Notifications/u });
  const notices = page.getByRole('dialog', { name: 'Notifications' });
  const menu = page.getByRole('menu');
  const quick = page.getByRole('button', { name: 'Quick Tools' });
  for (const [first, part, second, other] of [
    [bell, notices, quick, menu],
    [quick, menu, bell, notices],
  ] as const) {
    await first.click();
    await expect(part).toBeVisible();
    await hold();
    await page.keyboard.press('Escape');
    await second.click();
    await expect(other).toBeVisible();
    expect(await release()).toBeGreaterThan(0);
    await expect(part).toBeHidden();
    await expect(other).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(other).toBeHidden();
    await expect(second).toBeFocused();
  }
});

test('a menu opened again while the page is slow stays open', async ({ page, member }) => {
  expect(member.email).toContain('@');
  // Closing gives the focus back by a timer, which is late where the processor is busy.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((run: TimerHandler, delay?: number) =>
      setTimeout(run, delay || 400)) as typeof setTimeout;
  });
  await page.goto('/dashboard');
  for (const path of ['/tools', '/tools?tab=split', '/tools?tab=compress', '/tools?tab=convert']) {
    await page.getByRole('button', { name: 'Quick Tools' }).click();
    await page.locator(`[role=menuitem][href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('menu')).toHaveCount(0);
  }
});
