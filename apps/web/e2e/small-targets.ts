import type { Page } from '@playwright/test';

const TARGETS =
  'a[href], button, input, select, textarea, summary, ' +
  ['button', 'checkbox', 'radio', 'switch', 'tab', 'menuitem', 'option', 'slider', 'combobox']
    .map((role) => `[role=${role}]`)
    .join(', ');

/**
 * What a finger can press on the page but misses easily: less than 44 px wide or high, counted where a press really
 * lands on it. Links within a sentence are as high as their
 * line, and fields of a document as large as it has them.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((targets) => {
    const LEAST = 44;
    const isLandedOn = (target: HTMLElement, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      // A line of writing has its frame around it.
      const frame = target.matches('input, textarea') ? [target.parentElement] : [];
      const own = [target, ...frame, ...((target as HTMLInputElement).labels ?? [])];
      return hit !== null && own.some((one) => one?.contains(hit));
    };
    /** How far a press lands on it along a line through its middle, as far as is asked. */
    const reach = (target: HTMLElement, x: number, y: number, across: number, down: number) => {
      let sum = 1;
      for (const side of [1, -1])
        for (let far = 1; sum < LEAST; far++, sum++)
          if (!isLandedOn(target, x + side * across * far, y + side * down * far)) break;
      return sum;
    };
    const isInline = (one: HTMLElement) => getComputedStyle(one).display === 'inline';
    const isInSentence = (target: HTMLElement) => {
      if (!isInline(target)) return false;
      let around = target.parentElement;
      while (around && isInline(around)) around = around.parentElement;
      return (around?.innerText.trim() ?? '') !== target.innerText.trim();
    };
    const small: string[] = [];
    for (const target of document.querySelectorAll<HTMLElement>(targets)) {
      const isThere =
        target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !target.closest('[inert], [aria-hidden=true], .annotationLayer') &&
        !target.matches(':disabled, [aria-disabled=true]');
      if (!isThere || isInSentence(target)) continue;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = target.getBoundingClientRect();
      // For screen readers alone, or drawn by something else.
      if (width < 2 || height < 2) continue;
      const [x, y] = [left + width / 2, top + height / 2];
      // Below something that floats over the page: measured there.
      if (!isLandedOn(target, x, y)) continue;
      const [wide, high] = [reach(target, x, y, 1, 0), reach(target, x, y, 0, 1)];
      // Half a pixel on each side is lost in counting.
      if (Math.min(wide, high) >= LEAST - 1) continue;
      const name = target.getAttribute('aria-label') ?? target.innerText ?? '';
      small.push(`${wide}x${high} ${target.localName} "${name.trim().slice(0, 40)}"`);
    }
    scrollTo(0, 0);
    return small;
  }, TARGETS);
}
