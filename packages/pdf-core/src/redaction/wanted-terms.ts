import { type Find, findOnReading, isKept, termOf } from './find-words.ts';
import { isInside, meets, type Rect } from './geometry.ts';
import type { PageReading, PageWords } from './page-words.ts';
import { standsAlone, type Term } from './terms.ts';

/** A term with how often each page may still say it: what was left on purpose, and what stands beside a drawn box. */
export type WantedTerm = Term & {
  /** By page, counted from 0; pages that are not named say it nowhere. */
  allowed: ReadonlyMap<number, number>;
  /** Whether it must be gone from all that a document says beside its pages. */
  isGoneBeside: boolean;
};

export type TermSource = {
  words: readonly string[];
  wholeWords: boolean;
  /** Texts that patterns found beside the pages. */
  also: readonly Term[];
  finds: readonly Find[];
  readings: ReadonlyMap<number, PageReading>;
  boxes: ReadonlyMap<number, readonly Rect[]>;
  /** What is left on purpose, by page. */
  keep: ReadonlyMap<number, readonly Rect[]>;
  /** Pages that are searched. */
  searched: ReadonlySet<number>;
};

/** Shorter words are in any document. */
const SHORTEST = 3;

/** What the result must not say: words that were asked for, texts that were found, and words that lie under boxes as a whole. */
export function listTerms(source: TermSource): WantedTerm[] {
  const terms = new Map<string, Term & { isAsked: boolean }>();
  const note = (term: Term, isAsked: boolean) => {
    const key = `${term.isWhole} ${term.text}`;
    if (term.text && !terms.get(key)?.isAsked) terms.set(key, { ...term, isAsked });
  };
  // A word may stand in notes and fields alone, where no page is searched.
  for (const word of source.words) note(termOf(word, source.wholeWords), true);
  for (const term of source.also) note(term, true);
  for (const { term } of source.finds) note(term, true);
  for (const [page, own] of source.boxes)
    for (const word of wordsUnder(source.readings.get(page)?.words, own)) note(word, false);
  return [...terms.values()].map((term) => {
    const allowed = listAllowed(source, term);
    return { text: term.text, isWhole: term.isWhole, allowed, isGoneBeside: term.isAsked || !allowed.size };
  });
}

function listAllowed(source: TermSource, term: Term & { isAsked: boolean }): Map<number, number> {
  const allowed = new Map<number, number>();
  for (const [page, reading] of source.readings) {
    const boxes = source.boxes.get(page) ?? [];
    const keep = source.keep.get(page);
    if (term.isAsked && source.searched.has(page) && !keep) continue;
    const isLeftAll = !term.isAsked || !source.searched.has(page);
    const left = findOnReading(reading, term).filter(({ words, found: { start, end } }) => {
      const areas = words.areas.slice(start, end).filter((area) => area !== undefined);
      return (isLeftAll || isKept(areas, keep)) && areas.some((area) => !isUnderBox(area, boxes));
    });
    if (left.length) allowed.set(page, left.length);
  }
  return allowed;
}

function wordsUnder(words: PageWords | undefined, boxes: readonly Rect[]): Term[] {
  if (!words) return [];
  const terms: Term[] = [];
  for (const match of words.text.matchAll(/[^ ]{1,200}/g)) {
    const [word] = match;
    if (!mayBeUnder(words, match.index, match.index + word.length, boxes)) continue;
    const plain = word.replaceAll(/^[^\p{L}\p{N}]{1,200}|[^\p{L}\p{N}]{1,200}$/gu, '');
    if (plain.length < SHORTEST) continue;
    const start = match.index + word.indexOf(plain);
    const areas = words.areas.slice(start, start + plain.length);
    const isUnder = areas.every((area) => !area || isUnderBox(area, boxes));
    if (isUnder && standsAlone(words.text, start, start + plain.length))
      terms.push({ text: plain, isWhole: true });
  }
  return terms;
}

/** Most words are far from any box. */
function mayBeUnder({ areas }: PageWords, start: number, end: number, boxes: readonly Rect[]): boolean {
  const around = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity };
  for (let at = start; at < end; at++) {
    const area = areas[at];
    if (!area) continue;
    around.left = Math.min(around.left, area.left);
    around.bottom = Math.min(around.bottom, area.bottom);
    around.right = Math.max(around.right, area.right);
    around.top = Math.max(around.top, area.top);
  }
  return boxes.some((box) => meets(around, box));
}

export function isUnderBox(area: Rect, boxes: readonly Rect[]): boolean {
  return isInside([(area.left + area.right) / 2, area.bottom * 0.6 + area.top * 0.4], boxes);
}
