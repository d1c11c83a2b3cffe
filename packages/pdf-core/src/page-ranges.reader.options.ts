// Without zod, so that a page reads what is typed into it by the same grammar.

import { isArticle, toEnglish } from './page-ranges.words.options.ts';

/** Of the pages it lists, which may be far more than the document has: `all,all,all`. */
const MOST_PAGES = 100_000;

const EVERY = { all: [1, 1], odd: [1, 2], even: [2, 2] } as const;
const RANGE = /^(?<from>\d{1,9}|first|last)?(?<dash>-)?(?<to>\d{1,9}|first|last)?$/;
const DIGIT = /\d/;
const COUNTED = /^(?<word>first|last|every) (?<count>\d{1,9})$/;

/** Why a text is no pages at all: the reason of a refusal, and what it is about. */
type Unreadable =
  | [reason: 'page_range_missing']
  | [reason: 'page_range_unreadable', params: { range: string; at: number }];
/** Why it names no pages of a document. */
export type PageRangesProblem =
  | Unreadable
  | [reason: 'page_missing', params: { page: number; count: number }]
  | [reason: 'page_range_too_long', params: { most: number }];

/** One range as it was written, and its pages, counted from 0. */
export type PageRange = { label: string; pages: number[] };

/**
 * Pages as people write them: `all`, `odd`, `even`, `3`, `1-3`, `8-` (to the end), `-2` (from the start), `first`,
 * `last`, `5-last`, `first 3`, `last 2`, `every 3rd`, and these words in German, French and Spanish; several of them with
 * commas, semicolons or spaces between. The one reader of it, for every option, field and flag.
 */
export function readPageRanges(
  text: string,
  pageCount: number,
): { ranges: PageRange[] } | { problem: PageRangesProblem } {
  const words = splitWords(text);
  if (!words.length) return { problem: ['page_range_missing'] };
  const ranges: PageRange[] = [];
  let listed = 0;
  for (const [index, label] of words.entries()) {
    const range = readRange(label, pageCount, index + 1);
    if ('problem' in range) return range;
    const { from, to, step } = range;
    const length = Math.floor((to - from) / step) + 1;
    listed += length;
    if (listed > MOST_PAGES) return { problem: ['page_range_too_long', { most: MOST_PAGES }] };
    ranges.push({ label, pages: Array.from({ length }, (_, i) => from - 1 + i * step) });
  }
  return { ranges };
}

/** All pages meant, counted from 0, in the order written. */
export function listPages(
  text: string,
  pageCount: number,
): { pages: number[] } | { problem: PageRangesProblem } {
  const read = readPageRanges(text, pageCount);
  return 'problem' in read ? read : { pages: read.ranges.flatMap(({ pages }) => pages) };
}

/** The shortest way to write these pages, counted from 1 and rising. */
export function writePageRanges(pages: number[]): string {
  const runs: [number, number][] = [];
  for (const page of pages) {
    const last = runs.at(-1);
    if (last && page === last[1] + 1) last[1] = page;
    else runs.push([page, page]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(',');
}

/** A text with no words in it, or the first that is no range; null for pages as they may be. */
export function findUnreadable(text: string): Unreadable | null {
  const words = splitWords(text);
  if (!words.length) return ['page_range_missing'];
  const index = words.findIndex((word) => !isRange(word));
  return index < 0 ? null : ['page_range_unreadable', { range: words[index]!, at: index + 1 }];
}

/** Spaces around a dash say nothing: `1 - 3` is one range. `last 2` is one too. */
function splitWords(text: string): string[] {
  return text.split(/[,;]/).flatMap((part) => {
    const tight = part.split('-').map((side) => side.trim());
    const words: string[] = [];
    for (const word of tight.join('-').split(/\s+/)) {
      const last = words.at(-1);
      if (last !== undefined && isCounted(last, word)) words.push(`${words.pop()} ${word}`);
      else if (word && !isArticle(word)) words.push(word);
    }
    return words;
  });
}

function isCounted(one: string, two: string): boolean {
  const isPair = !one.includes(' ') && (DIGIT.test(one) || DIGIT.test(two));
  return isPair && COUNTED.test(toEnglish(`${one} ${two}`));
}

function isEvery(word: string): word is keyof typeof EVERY {
  return Object.hasOwn(EVERY, word);
}

function isRange(word: string): boolean {
  const name = toEnglish(word);
  if (isEvery(name)) return true;
  const { count } = COUNTED.exec(name)?.groups ?? {};
  if (count !== undefined) return Number(count) > 0;
  const { from, dash, to } = RANGE.exec(name)?.groups ?? {};
  return from !== undefined ? dash !== undefined || to === undefined : to !== undefined;
}

type Span = { from: number; to: number; step: number };

/** From the first page to the last, counted from 1; `9-7` are pages 9, 8 and 7. `at` is its place in the text. */
function readRange(word: string, pageCount: number, at: number): Span | { problem: PageRangesProblem } {
  if (!isRange(word)) return { problem: ['page_range_unreadable', { range: word, at }] };
  const name = toEnglish(word);
  if (isEvery(name)) {
    const [from, step] = EVERY[name];
    return within({ from, to: pageCount, step }, from, pageCount);
  }
  const counted = COUNTED.exec(name)?.groups;
  if (counted) return readCounted(counted['word']!, Number(counted['count']), pageCount);
  const groups = RANGE.exec(name)?.groups ?? {};
  const page = (end: string | undefined) => (end === 'first' ? 1 : end === 'last' ? pageCount : Number(end));
  const from = page(groups['from'] ?? 'first');
  const to = groups['to'] ? page(groups['to']) : groups['dash'] ? pageCount : from;
  const missing = [from, to].find((one) => one < 1 || one > pageCount);
  return within({ from, to, step: from <= to ? 1 : -1 }, missing, pageCount);
}

/** `first 3`, `last 3` and `every 3rd`: a document with two pages has none of them. */
function readCounted(word: string, count: number, pageCount: number) {
  if (word === 'every') return within({ from: count, to: pageCount, step: count }, count, pageCount);
  const span = word === 'first' ? { from: 1, to: count } : { from: pageCount - count + 1, to: pageCount };
  return within({ ...span, step: 1 }, count, pageCount);
}

/** The span, unless the document lacks a page that it needs, such as the second of one page for `even`. */
function within(span: Span, page: number | undefined, count: number): Span | { problem: PageRangesProblem } {
  const isThere = page === undefined || (page >= 1 && page <= count);
  return isThere ? span : { problem: ['page_missing', { page, count }] };
}
