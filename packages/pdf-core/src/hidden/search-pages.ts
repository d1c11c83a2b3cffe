import { limits } from '../limits.ts';
import { PdfError } from '../errors.ts';
import type { PdfiumDocument } from '../pdfium/document.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { throwIfAborted, type ToolContext } from '../tool.ts';
import { findHiddenText } from './find-hidden-text.ts';
import type { HiddenText } from './join-findings.ts';
import { hasSoftMasks } from './masked-away.ts';

const MOST_LISTED = 1000;

/** What was found on the pages that were looked at: `text` has the first of so many lines. */
export type Found = { pageCount: number; seen: number; words: number; lines: number; text: HiddenText[] };

type Searched = { document: PdfiumDocument; graph: PdfGraph };

/** The first pages, as many as can be looked at in time. */
export function searchPages(
  { document, graph }: Searched,
  isLate: () => boolean,
  context?: ToolContext,
): Found {
  const hasMasks = hasSoftMasks(graph);
  const found: Found = { pageCount: document.pageCount, seen: 0, words: 0, lines: 0, text: [] };
  let left: number = limits.searchedOperators;
  for (let index = 0; index < document.pageCount; index++) {
    throwIfAborted(context);
    left -= limits.analyzedPage + weigh(document, index);
    if (index && (left < 0 || isLate())) break;
    context?.progress?.(index, document.pageCount, 'page');
    const lines = attempt(() => findHiddenText(document, index, hasMasks));
    // A page that nobody can draw in time is left out, and the next one is searched.
    if (!lines) continue;
    found.seen += 1;
    found.lines += lines.length;
    for (const line of lines) found.words += line.words;
    found.text.push(...lines.slice(0, MOST_LISTED - found.text.length));
  }
  return found;
}

function weigh({ scales }: PdfiumDocument, index: number): number {
  return attempt(() => scales?.weigh(index)) ?? 0;
}

/** Undefined for a page that is too large or too complex to be looked at. */
function attempt<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch (error) {
    if (error instanceof PdfError && error.code === 'too_complex') return undefined;
    throw error;
  }
}
