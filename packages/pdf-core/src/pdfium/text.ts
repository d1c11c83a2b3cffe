import { dropFurniture } from '../layout/drop-furniture.ts';
import { findFurniture } from '../layout/find-furniture.ts';
import { layoutPage } from '../layout/layout-page.ts';
import type { PageLayout } from '../layout/page-layout.ts';
import { type PlacedWord, writeText } from '../layout/write-text.ts';
import { type ToolContext, throwIfAborted } from '../tool.ts';
import type { Characters } from './characters.ts';
import type { PdfiumDocument } from './document.ts';
import type { PageSize } from './page.ts';
import { readOpenPage, readPageInput } from './page-input.ts';

export type Word = PlacedWord;

export type PageText = PageSize & {
  /** Lines end with a line feed, paragraphs with a blank line, and a row of a table is a line with bars between its cells. A word divided at the end of a line is whole here, and two words below. */
  text: string;
  words: Word[];
};

/** Pages that are held at a time, to find what they repeat. */
const TOGETHER = 32;

/** The text of a page (counted from 0), in the order in which it is read. */
export function readPageText(document: PdfiumDocument, index: number): PageText {
  return textOf(layoutPage(readPageInput(document, index)));
}

/** The text of a page that is already open, whose signs may be known. */
export function readOpenText(
  document: PdfiumDocument,
  page: number,
  index: number,
  written?: Characters,
): PageText {
  return textOf(layoutPage(readOpenPage(document, page, index, written)));
}

/**
 * The text of some pages; `contentOnly` leaves out repeated headers and footers, which only several pages together
 * reveal.
 */
export function* readTexts(
  document: PdfiumDocument,
  indexes: number[],
  contentOnly: boolean,
  context?: ToolContext,
): Generator<PageText, void> {
  const seen = new Set<string>();
  for (let start = 0; start < indexes.length; start += TOGETHER) {
    // The last pages are too few to be judged by themselves.
    const from = Math.max(0, Math.min(start, indexes.length - TOGETHER));
    const inputs = indexes.slice(from, start + TOGETHER).map((index, at) => {
      throwIfAborted(context);
      context?.progress?.(from + at, indexes.length, 'page');
      return readPageInput(document, index);
    });
    const furniture = findFurniture(inputs);
    for (let at = start - from; at < inputs.length; at++) {
      const page = layoutPage(inputs[at]!, furniture[at]);
      yield textOf(contentOnly ? dropFurniture(page, seen) : page);
    }
  }
}

function textOf(page: PageLayout): PageText {
  return { width: page.width, height: page.height, ...writeText(page.blocks) };
}
