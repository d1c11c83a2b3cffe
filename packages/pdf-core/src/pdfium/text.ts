import { readAnnotationTexts } from './annotation-text.ts';
import { readCharacters } from './characters.ts';
import type { PdfiumDocument } from './document.ts';
import { withDrawnAnnotations } from './drawn-annotations.ts';
import { type PageSize, withPage } from './page.ts';
import type { Box } from './placement.ts';
import { dropRepeated } from './repeated.ts';
import { type Run, splitRuns } from './runs.ts';
import { joinSpacedOut } from './spaced-out.ts';

/** A word where it stands. `start` and `end` are its place in the page's text. */
export type Word = Box & { text: string; start: number; end: number };

export type PageText = PageSize & {
  /** Lines end with a line feed. A word divided at the end of a line is whole here, and two words below. */
  text: string;
  words: Word[];
};

const BETWEEN = { word: ' ', line: '\n', divided: '' } as const;

/** The text of a page (counted from 0), in the order in which it was written on it, filled-in fields and buttons last. */
export function readPageText(document: PdfiumDocument, index: number): PageText {
  return withPage(document, index, (page) => {
    const written = readCharacters(document.engine, page);
    const characters = withDrawnAnnotations(document, page, index, written);
    const overlaid = readAnnotationTexts(document, page).flatMap(splitText);
    return {
      ...characters.size,
      ...joinRuns([...dropRepeated(joinSpacedOut(splitRuns(characters))), ...overlaid]),
    };
  });
}

function splitText({ text, ...box }: Box & { text: string }): Run[] {
  const words = text.split(/\s+/);
  return words.map((word, index) => ({ ...box, text: word, before: index ? 'word' : 'line' }));
}

function joinRuns(runs: Run[]): { text: string; words: Word[] } {
  const words: Word[] = [];
  let text = '';
  for (const { before, text: signs, gap: _, ...box } of runs) {
    // Ligatures and presentation forms are how letters look; to search and to quote, the letters themselves are wanted.
    const letters = /[\uFB00-\uFB4F\uFB50-\uFDFF\uFE70-\uFEFC]/.test(signs) ? signs.normalize('NFKC') : signs;
    if (text) text += BETWEEN[before];
    const start = text.length;
    text += letters;
    words.push({ ...box, text: letters, start, end: text.length });
  }
  return { text, words };
}
