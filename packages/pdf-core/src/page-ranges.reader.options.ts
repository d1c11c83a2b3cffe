// Without zod, so that a page reads what is typed into it by the same grammar.

/** Of the pages it lists, which may be far more than the document has: `all,all,all`. */
const MOST_PAGES = 100_000;

const EVERY = { all: [1, 1], odd: [1, 2], even: [2, 2] } as const;
const RANGE = /^(?<from>\d{1,9})?(?<dash>-)?(?<to>\d{1,9})?$/;

/** Why a text is no pages at all: the reason of a refusal, and what it is about. */
type Unreadable =
  | [reason: 'page_range_missing']
  | [reason: 'page_range_unreadable', params: { range: string }];
/** Why it names no pages of a document. */
export type PageRangesProblem =
  | Unreadable
  | [reason: 'page_missing', params: { page: number; count: number }]
  | [reason: 'page_range_too_long', params: { most: number }];

/** One range as it was written, and its pages, counted from 0. */
export type PageRange = { label: string; pages: number[] };

/**
 * Pages as people write them: `all`, `odd`, `even`, `3`, `1-3`, `8-` (to the end), `-2` (from the start), several of them
 * with commas, semicolons or spaces between. The one reader of it, for every option, field and flag.
 */
export function readPageRanges(
  text: string,
  pageCount: number,
): { ranges: PageRange[] } | { problem: PageRangesProblem } {
  const words = splitWords(text);
  if (!words.length) return { problem: ['page_range_missing'] };
  const ranges: PageRange[] = [];
  let listed = 0;
  for (const label of words) {
    const range = readRange(label, pageCount);
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
  const range = words.find((word) => !isRange(word));
  return range === undefined ? null : ['page_range_unreadable', { range }];
}

/** Spaces around a dash say nothing: `1 - 3` is one range. */
function splitWords(text: string): string[] {
  return text.split(/[,;]/).flatMap((part) => {
    const tight = part.split('-').map((side) => side.trim());
    return tight.join('-').split(/\s+/).filter(Boolean);
  });
}

function isEvery(word: string): word is keyof typeof EVERY {
  return Object.hasOwn(EVERY, word);
}

function isRange(word: string): boolean {
  if (isEvery(word.toLowerCase())) return true;
  const { from, dash, to } = RANGE.exec(word)?.groups ?? {};
  return from !== undefined ? dash !== undefined || to === undefined : to !== undefined;
}

/** From the first page to the last, counted from 1; `9-7` are pages 9, 8 and 7. */
function readRange(
  word: string,
  pageCount: number,
): { from: number; to: number; step: number } | { problem: PageRangesProblem } {
  const name = word.toLowerCase();
  if (isEvery(name)) {
    const [from, step] = EVERY[name];
    // A document of one page has no even ones.
    return pageCount < from
      ? { problem: ['page_missing', { page: from, count: pageCount }] }
      : { from, to: pageCount, step };
  }
  if (!isRange(word)) return { problem: ['page_range_unreadable', { range: word }] };
  const groups = RANGE.exec(word)?.groups ?? {};
  const from = Number(groups['from'] ?? 1);
  const to = Number(groups['to'] ?? (groups['dash'] ? pageCount : from));
  const missing = [from, to].find((page) => page < 1 || page > pageCount);
  if (missing !== undefined) return { problem: ['page_missing', { page: missing, count: pageCount }] };
  return { from, to, step: from <= to ? 1 : -1 };
}
