import { type Page, expect } from '@playwright/test';

/** Where Tab has led to. */
interface Stop {
  name: string;
  /** Undefined outside of the page: on its frame, or in the browser's own bar. */
  at: number | undefined;
  isInSight: boolean;
  /** The one before looks different now that the focus has left it. */
  wasShown: boolean;
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const MOST = 400;

/**
 * Goes from stop to stop with Tab until the focus leaves the part, or is where it was first: each can be seen and shows that it is
 * there, the way leads down or on to the right, and nothing that can be reached by a pointer is left out.
 */
export async function walkByKeys(page: Page, where: string, part = 'body'): Promise<number> {
  await prepare(page, part);
  const stops: Stop[] = [];
  const back: string[] = [];
  for (let count = 0; count < MOST; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await readStop(page);
    const before = stops.at(-1);
    if (before) expect.soft(stop.wasShown, `${where}: the focus is seen on ${before.name}`).toBe(true);
    if (stop.at === undefined || stops.some(({ at }) => at === stop.at)) break;
    expect.soft(stop.isInSight, `${where}: ${stop.name} is in sight`).toBe(true);
    if (before && stop.bottom < before.top && stop.left < before.right)
      back.push(`from ${before.name} to ${stop.name}`);
    stops.push(stop);
  }
  // A dialog goes round: the focus need not have begun at its top.
  expect.soft(back.slice(part === 'body' ? 0 : 1), `${where}: ways that go back`).toEqual([]);
  expect.soft(await leftOut(page, part), `${where}: what no key reaches`).toEqual([]);
  expect(stops.length, `${where}: stops`).toBeLessThan(MOST);
  return stops.length;
}

/** What is asked of each stop, told to the page once. */
async function prepare(page: Page, part: string): Promise<void> {
  await page.evaluate((selector) => {
    const isPart = selector !== 'body';
    if (!isPart) (document.activeElement as HTMLElement | null)?.blur();
    const looks = ['outline', 'boxShadow', 'borderColor', 'backgroundColor', 'textDecorationLine'] as const;
    const seen: Element[] = [];
    let last: { element: Element; look: string } | undefined;
    const lookOf = (element: Element) => {
      const around = [element, element.parentElement, element.nextElementSibling];
      const shown = around.flatMap((one) => {
        if (!one) return [];
        const style = getComputedStyle(one);
        // The color and width of an outline differ also where its style hides it.
        return looks.map((name) => (name === 'outline' && style.outlineStyle === 'none' ? '' : style[name]));
      });
      return shown.join(' ');
    };
    Reflect.set(window, 'seenByKeys', seen);
    Reflect.set(window, 'readStop', () => {
      const element = document.activeElement;
      // A frame around a field and its button is marked for both.
      const frame = last?.element.parentElement;
      const isFramed = frame?.contains(element) && getComputedStyle(frame).outlineStyle !== 'none';
      const wasShown = !last || Boolean(isFramed) || lookOf(last.element) !== last.look;
      if (!element || element === document.body || !element.closest(selector))
        return { name: 'outside', isInSight: false, wasShown, top: 0, bottom: 0, left: 0, right: 0 };
      if (!seen.includes(element)) seen.push(element);
      last = { element, look: lookOf(element) };
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const isInSight =
        element.checkVisibility({ opacityProperty: true }) &&
        bottom > 0 &&
        right > 0 &&
        top < innerHeight &&
        left < innerWidth;
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
      const y = scrollY;
      return {
        name: `${element.tagName.toLowerCase()} ${name}`,
        at: seen.indexOf(element),
        isInSight,
        wasShown,
        top: top + y,
        bottom: bottom + y,
        left,
        right,
      };
    });
  }, part);
}

async function readStop(page: Page): Promise<Stop> {
  return page.evaluate(() => (Reflect.get(window, 'readStop') as () => Stop)());
}

/** What is drawn, does something, and was passed over. What belongs to a group is reached by its arrows. */
async function leftOut(page: Page, part: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const seen = Reflect.get(window, 'seenByKeys') as Element[];
    const groups =
      '[role=tablist], [role=radiogroup], [role=toolbar], [role=listbox], [role=tree], [data-items]';
    return [
      ...document.querySelectorAll(
        `${selector} :is(a[href], button, input, select, textarea, [tabindex="0"])`,
      ),
    ]
      .filter(
        (element) => !element.matches(':disabled, [type=hidden], [aria-hidden] *, [aria-hidden], [inert] *'),
      )
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !seen.includes(element) && !element.closest(groups))
      .map((element) => element.outerHTML.slice(0, 160));
  }, part);
}
