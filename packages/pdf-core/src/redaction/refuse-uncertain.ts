import { PdfError } from '../errors.ts';
import { runsOver } from './across-pages.ts';
import { mayBeWord } from './aslant-lines.ts';
import { termOf, type Wanted } from './find-words.ts';
import type { Rect } from './geometry.ts';
import type { PageReading } from './page-words.ts';
import { isUnderBox } from './wanted-terms.ts';

export function isSearch({ words, patterns, expressions }: Wanted): boolean {
  return words.length + patterns.length + expressions.length > 0;
}

/** Letters that stand aslant or mirrored among others are in no order that is certain: a box has to cover them. */
export function refuseScattered(
  readings: ReadonlyMap<number, PageReading>,
  searched: ReadonlySet<number>,
  boxes: ReadonlyMap<number, readonly Rect[]>,
  plan: Wanted,
): void {
  if (!isSearch(plan)) return;
  for (const page of searched) {
    const left = readings.get(page)?.scattered.filter((area) => !isUnderBox(area, boxes.get(page) ?? []));
    if (mayBeWord(left?.length ?? 0)) throw new PdfError('redaction_scattered', { page: page + 1 });
  }
}

/** A word over two pages is found by no search of one page. */
export function refuseOverPages(
  readings: ReadonlyMap<number, PageReading>,
  searched: ReadonlySet<number>,
  boxes: ReadonlyMap<number, readonly Rect[]>,
  plan: Wanted,
): void {
  const terms = plan.words.map((word) => termOf(word, plan.wholeWords)).filter(({ text }) => text.length > 1);
  for (const page of searched) {
    const [before, after] = [readings.get(page), readings.get(page + 1)];
    const around = [boxes.get(page) ?? [], boxes.get(page + 1) ?? []] as const;
    if (before && after && searched.has(page + 1) && runsOver(before, after, around, terms))
      throw new PdfError('redaction_over_pages', { page: page + 1 });
  }
}
