import { PdfError } from '../errors.ts';
import { limits } from '../limits.ts';

const RANGE = /^(?:(\d{1,9})(?:\s*-\s*(\d{1,9})?)?|-\s*(\d{1,9}))$/;

/** One part as a person wrote it, and its pages, counted from 0. */
export type NamedPages = { label: string; pages: number[] };

/** `1-3,5,8-`: each range is one part. A page past the end is an error that says how many there are. */
export function readRanges(text: string, pageCount: number): NamedPages[] {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  if (!words.length) throw invalid('Write which pages each part has, like 1-3,5,8-.');
  if (words.length > limits.pages) throw invalid(`More than ${limits.pages} ranges are too many.`);
  return words.map((word) => ({ label: word, pages: readRange(word, pageCount) }));
}

/** The pages of one range, in the order written: `9-7` are pages 9, 8 and 7. */
function readRange(word: string, pageCount: number): number[] {
  const match = RANGE.exec(word);
  if (!match) throw invalid(`"${word}" is not a range of pages. Write ranges like 1-3,5,8-.`);
  const [, first, last, upTo] = match;
  const from = Number(first ?? 1);
  const to = Number(upTo ?? last ?? (word.includes('-') ? pageCount : from));
  for (const page of [from, to]) {
    if (page < 1 || page > pageCount) {
      throw invalid(
        `There is no page ${page}: the document has ${pageCount} ${pageCount === 1 ? 'page' : 'pages'}.`,
      );
    }
  }
  const step = from <= to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from - 1 + i * step);
}

function invalid(message: string): PdfError {
  return new PdfError('invalid_options', message);
}
