import type { FontUse } from '../content/survey.ts';

/** At most so many pages that together show as many codes of as many fonts as can be. */
export function pagesToCompare(uses: FontUse[], atMost: number): number[] {
  const shown = new Map<number, number>();
  for (const { byPage } of uses) {
    for (const [page, codes] of byPage) shown.set(page, (shown.get(page) ?? 0) + codes.size);
  }
  const missing = uses.map(({ codes }) => new Set(codes));
  const chosen: number[] = [];
  for (const [page] of [...shown].sort(([, one], [, other]) => other - one)) {
    if (chosen.length >= atMost) break;
    let isNeeded = false;
    for (const [index, { byPage }] of uses.entries()) {
      for (const code of byPage.get(page) ?? []) if (missing[index]?.delete(code)) isNeeded = true;
    }
    if (isNeeded) chosen.push(page);
  }
  return chosen.sort((one, other) => one - other);
}
