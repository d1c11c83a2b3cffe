import { keyOf, saysNothing } from '../layout/find-furniture.ts';
import type { PageLayout, TextBlock } from '../layout/page-layout.ts';
import { type EdgeLine, textOfRuns } from './document.ts';
import { readRuns } from './read-runs.ts';

/** What the pages of a document repeat above or below their text, each line once. */
export function readEdges(pages: PageLayout[], edge: 'header' | 'footer'): EdgeLine[] {
  const found = new Map<string, string[]>();
  for (const { blocks } of pages)
    for (const block of blocks) {
      if (block.kind !== edge) continue;
      const text = textOfRuns(readRuns((block as TextBlock).lines));
      const key = keyOf(text);
      if (!found.has(key)) found.set(key, []);
      found.get(key)!.push(text);
    }
  return [...found.values()].map(lineOf);
}

/** The number that differs from page to page is that of the page. */
function lineOf([first = '', ...others]: string[]): EdgeLine {
  const numbers = [...first.matchAll(/\d+/g)];
  const other = others.find((text) => text !== first);
  const differing = other
    ? numbers.find(({ 0: digits }, at) => [...other.matchAll(/\d+/g)][at]?.[0] !== digits)
    : saysNothing(first)
      ? numbers[0]
      : undefined;
  if (!differing) return { before: first, number: false, after: '' };
  const { index, 0: digits } = differing;
  return { before: first.slice(0, index), number: true, after: first.slice(index + digits.length) };
}
