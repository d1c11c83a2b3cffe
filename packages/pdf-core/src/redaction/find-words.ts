import { PdfError } from '../errors.ts';
import type { PdfiumDocument } from '../pdfium/document.ts';
import { type ToolContext, throwIfAborted } from '../tool.ts';
import { findApart } from './find-apart.ts';
import { isWithin, grown, type Rect } from './geometry.ts';
import { readExpression } from './linear-expression.ts';
import type { Found } from './match-states.ts';
import { boxesOf, type PageReading, type PageWords, readPageWords } from './page-words.ts';
import { findPattern, type Pattern } from './patterns.ts';
import { findTerm, normalText, standsAlone, type Term } from './terms.ts';

export type Wanted = {
  words: readonly string[];
  patterns: readonly Pattern[];
  expressions: readonly string[];
  /** Words are found only where they stand alone. */
  wholeWords: boolean;
  /** Texts that were found beside the pages. */
  also?: readonly Term[];
};

/** What was found on a page (counted from 0), where, and what stands around it. */
export type Find = {
  page: number;
  kind: 'word' | 'expression' | Pattern;
  text: string;
  before: string;
  after: string;
  boxes: Rect[];
  term: Term;
};

/** A document of nothing else comes to so many; more is a mistake in what is searched. */
const MOST_FINDS = 100_000;
const AROUND = 40;
/** Boxes of finds are handed out to a hundredth of a point. */
const ROUNDING = 0.05;

export function* findWords(
  document: PdfiumDocument,
  pages: readonly number[],
  wanted: Wanted,
  context: ToolContext | undefined,
): Generator<{ page: number; reading: PageReading; finds: Find[] }> {
  const search = makeSearch(wanted);
  let count = 0;
  for (const [done, page] of pages.entries()) {
    throwIfAborted(context);
    context?.progress?.(done, pages.length, 'page');
    const reading = readPageWords(document, page);
    const finds = findOnPage(page, reading, search);
    count += finds.length;
    if (count > MOST_FINDS) throw new PdfError('document_too_complex');
    yield { page, reading, finds };
  }
}

export function termOf(word: string, isWhole: boolean): Term {
  return { text: normalText(word).trim(), isWhole };
}

/** Whether a find lies in boxes that name it, so that it is to stay. */
export function isKept(boxes: readonly Rect[], keep: readonly Rect[] | undefined): boolean {
  return boxes.every((box) => keep?.some((one) => isWithin(box, grown(one, ROUNDING))));
}

/** A word on a page; where a line ends within it, its own hyphen may be the one that divides it. */
export function findInWords(words: PageWords, term: Term): Found[] {
  const found = [...findTerm(words.text, term, words.mayBegin), ...findApart(words, term)];
  if (!words.divisions.size || !term.text.includes('-')) return found;
  const joined = term.text.replaceAll('-', '');
  const isDivided = ({ start, end }: Found) => {
    for (let at = start + 1; at < end; at++) if (words.divisions.has(at)) return true;
    return false;
  };
  return [...found, ...findTerm(words.text, { ...term, text: joined }, words.mayBegin).filter(isDivided)];
}

/** Every place of a page where a term stands, in whichever order it is read. */
export function findOnReading(
  { words, others }: PageReading,
  term: Term,
): { words: PageWords; found: Found }[] {
  const known = new Set<string>();
  const places: { words: PageWords; found: Found }[] = [];
  for (const order of [words, ...others])
    for (const found of findInWords(order, term)) {
      const signs = signsOf(order, found);
      if (known.has(signs)) continue;
      known.add(signs);
      places.push({ words: order, found });
    }
  return places;
}

type Search = { kind: Find['kind']; find: (words: PageWords) => Found[] }[];

function makeSearch({ words, patterns, expressions, wholeWords, also = [] }: Wanted): Search {
  const terms = [...words.map((word) => termOf(word, wholeWords)), ...also].filter(({ text }) => text);
  return [
    ...terms.map((term) => ({
      kind: 'word' as const,
      find: (page: PageWords) => findInWords(page, term),
    })),
    ...patterns.map((pattern) => ({
      kind: pattern,
      find: ({ text }: PageWords) => findPattern[pattern](text),
    })),
    ...expressions.map((source) => {
      const find = readExpression(source);
      return { kind: 'expression' as const, find: ({ text }: PageWords) => find(text) };
    }),
  ];
}

function findOnPage(page: number, { words, others }: PageReading, search: Search): Find[] {
  const finds: Find[] = [];
  const known = new Set<string>();
  for (const { kind, find } of search)
    for (const text of [words, ...others])
      for (const found of find(text)) {
        const made = makeFind(page, kind, text, found);
        const key = `${kind} ${signsOf(text, found)}`;
        if (!made || known.has(key)) continue;
        known.add(key);
        finds.push(made);
      }
  return finds.sort(
    (one, other) => other.boxes[0]!.top - one.boxes[0]!.top || one.boxes[0]!.left - other.boxes[0]!.left,
  );
}

/** Which signs of the page a find is made of, in whatever order it was read. */
function signsOf({ signs, text }: PageWords, { start, end }: Found): string {
  return signs
    .slice(start, end)
    .filter((_, at) => text[start + at] !== ' ')
    .sort((one, other) => one - other)
    .join();
}

function makeFind(
  page: number,
  kind: Find['kind'],
  words: PageWords,
  { start, end }: Found,
): Find | undefined {
  const { text, mayBegin, written } = words;
  const own = text.slice(start, end).trim();
  const boxes = boxesOf(words, start, end);
  if (!own || !boxes.length) return undefined;
  const shown = (from: number, to: number) => written.slice(Math.max(0, from), to).join('');
  return {
    page,
    kind,
    text: shown(start, end).trim(),
    before: shown(start - AROUND, start),
    after: shown(end, end + AROUND),
    boxes,
    term: { text: own, isWhole: standsAlone(text, start, end, mayBegin) },
  };
}
