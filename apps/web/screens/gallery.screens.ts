import { type Page, expect } from '@playwright/test';
import { openQuietly } from '../e2e/open-quietly.ts';
import { registerPerson } from '../e2e/people.ts';
import { signIn, test } from '../e2e/sheaf-test.ts';
import type { Shot } from './gallery-shot.ts';
import { AREAS } from './gallery-shots.ts';
import { keepPicture, listPictures } from './gallery-pictures.ts';
import { makeWorld, type World } from './gallery-world.ts';

// Every screen in both themes and three widths. One area alone: npm run screens -- gallery -g "Tools".
const THEMES = ['light', 'dark'] as const;
const WIDTHS = { desk: [1280, 800], wide: [2560, 1440], phone: [360, 780] } as const;
type Width = keyof typeof WIDTHS;
const WIDTH_NAMES = Object.keys(WIDTHS) as Width[];
const TALLEST = 5200;
const QUALITY = 55;

// Pictures are no test of the console: a picture of a page that is being drawn may be asked for too early.
test.use({ expectedErrors: /./u });

/** SCREENS=merge,split: these alone. */
const only = process.env.SCREENS?.split(',');

let world: Promise<World> | undefined;

async function openAt(page: Page, shot: Shot, width: Width, here: World): Promise<void> {
  const [w, h] = WIDTHS[width];
  await page.setViewportSize({ width: w, height: h });
  page.setDefaultTimeout(15_000);
  // What an earlier picture holds back is given up, and not sent after all.
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await openQuietly(page, typeof shot.path === 'string' ? shot.path : shot.path(here));
  await shot.open?.(page);
  await page.waitForTimeout(shot.anew ? 2500 : 600);
}

/** Looked through from top to bottom first: some of it is drawn only once it is near. */
async function measureWhole(page: Page): Promise<number> {
  for (let at = 0; at < TALLEST; at += 600) {
    await page.evaluate((y) => window.scrollTo(0, y), at);
    await page.waitForTimeout(60);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(200);
  return Math.min(TALLEST, await page.evaluate(() => document.documentElement.scrollHeight));
}

async function take(page: Page, shot: Shot, width: Width, theme: (typeof THEMES)[number]): Promise<void> {
  const [w, h] = WIDTHS[width];
  await page.setViewportSize({ width: w, height: h });
  await page.evaluate(
    ([next, hidden]) => {
      localStorage.setItem('theme', next);
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: next }));
      document.documentElement.classList.toggle('dark', next === 'dark');
      window.scrollTo(0, 0);
      // What was said in passing does not stand over what is shown.
      for (const toasts of document.querySelectorAll<HTMLElement>(hidden)) toasts.style.display = 'none';
    },
    [theme, shot.toasts ? 'none' : '[data-sonner-toaster]'] as const,
  );
  await page.waitForTimeout(350);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  if (wide > w) throw new Error(`is ${wide} px wide where the window has ${w}`);
  const height = shot.whole ? await measureWhole(page) : h;
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    captureBeyondViewport: shot.whole === true,
    clip: { x: 0, y: 0, width: w, height, scale: 1 },
  });
  await session.detach();
  await keepPicture(`${shot.name}-${width}-${theme}.webp`, Buffer.from(data, 'base64'));
}

for (const { title, who, shots } of AREAS)
  test(title, async ({ page, context, request, browser }) => {
    test.setTimeout(600_000);
    world ??= makeWorld(request, browser);
    const here = await world;
    if (who !== 'visitor') {
      const people = {
        newcomer: () => registerPerson(request),
        member: () => here.member,
        payer: () => here.payer,
        admin: () => here.admin,
      };
      await signIn(context, await people[who]());
      // Who has done all of the first steps is told so once.
      if (who !== 'newcomer') await openQuietly(page, '/dashboard');
    }
    const failed: string[] = [];
    for (const shot of shots.filter(({ name }) => !only || only.includes(name))) {
      try {
        let isOpen = false;
        for (const width of WIDTH_NAMES) {
          if (!isOpen || shot.anew) await openAt(page, shot, width, here);
          isOpen = true;
          for (const theme of THEMES) await take(page, shot, width, theme);
        }
        await shot.close?.(page);
      } catch (error) {
        failed.push(`${shot.name}: ${String(error)}`);
      }
    }
    expect(failed).toEqual([]);
  });

test.afterAll(listPictures);
