import { PdfError } from '../errors.ts';
import type { PdfiumDocument } from '../pdfium/document.ts';
import { type ToolContext, throwIfAborted } from '../tool.ts';
import type { Rect } from './geometry.ts';
import { readExpression } from './linear-expression.ts';
import type { Found } from './match-states.ts';
import { boxesOf, type PageWords, readPageWords } from './page-words.ts';
import { findPattern, type Pattern } from './patterns.ts';
import { findTerm, isWordSign, normalText, type Term } from './terms.ts';

export type Wanted = {
  words: readonly string[];
  patterns: readonly Pattern[];
  expressions: readonly string[];
  /** Words are found only where they stand alone. */
  wholeWords: boolean;
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

export function* findWords(
  document: PdfiumDocument,
  pages: readonly number[],
  wanted: Wanted,
  context: ToolContext | undefined,
): Generator<{ page: number; words: PageWords; finds: Find[] }> {
  const search = makeSearch(wanted);
  let count = 0;
  for (const [done, page] of pages.entries()) {
    throwIfAborted(context);
    context?.progress?.(done, pages.length, 'page');
    const words = readPageWords(document, page);
    const finds = findOnPage(page, words, search);
    count += finds.length;
    if (count > MOST_FINDS) throw new PdfError('document_too_complex');
    yield { page, words, finds };
  }
}

type Search = { kind: Find['kind']; find: (text: string, mayBegin: readonly boolean[]) => Found[] }[];

function makeSearch({ words, patterns, expressions, wholeWords }: Wanted): Search {
  const terms = words.map((word): Term => ({ text: normalText(word).trim(), isWhole: wholeWords }));
  return [
    ...terms.map((term) => ({
      kind: 'word' as const,
      find: (text: string, mayBegin: readonly boolean[]) => findTerm(text, term, mayBegin),
    })),
    ...patterns.map((pattern) => ({ kind: pattern, find: findPattern[pattern] })),
    ...expressions.map((source) => ({ kind: 'expression' as const, find: readExpression(source) })),
  ];
}

function findOnPage(page: number, words: PageWords, search: Search): Find[] {
  const { text, mayBegin } = words;
  const finds: Find[] = [];
  for (const { kind, find } of search) {
    for (const { start, end } of find(text, mayBegin)) {
      const own = text.slice(start, end).trim();
      const boxes = boxesOf(words, start, end);
      if (!own || !boxes.length) continue;
      const isWhole = !(
        (isWordSign(own[0]) && isWordSign(text[start - 1]) && !mayBegin[start]) ||
        (isWordSign(own.at(-1)) && isWordSign(text[end]) && !mayBegin[end])
      );
      finds.push({
        page,
        kind,
        text: own,
        before: text.slice(Math.max(0, start - AROUND), start),
        after: text.slice(end, end + AROUND),
        boxes,
        term: { text: own, isWhole },
      });
    }
  }
  return finds.sort(
    (one, other) => other.boxes[0]!.top - one.boxes[0]!.top || one.boxes[0]!.left - other.boxes[0]!.left,
  );
}
