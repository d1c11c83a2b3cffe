import { nameToken, numberToken } from './text.ts';
import { PdfName, PdfRef, PdfStream, PdfString, isDict, type PdfDict, type PdfValue } from './values.ts';

/** The new number of an object, or 0 when there is no such object. */
export type NumberOf = (ref: PdfRef) => number;

/**
 * A value as latin1 text, with the fewest separators that the syntax allows. `generationOf` is asked by who writes more
 * objects into a file that has others: the generation of each is 0 in a file that is written as a whole.
 */
export function writeValue(value: PdfValue, numberOf: NumberOf, generationOf?: NumberOf): string {
  if (typeof value === 'number') return numberToken(value);
  if (value === null || typeof value === 'boolean') return String(value);
  if (value instanceof PdfName) return nameToken(value.name);
  if (value instanceof PdfString) return value.source.toString('latin1', value.start, value.end);
  if (value instanceof PdfRef) {
    const number = numberOf(value);
    return number > 0 ? `${number} ${generationOf?.(value) ?? 0} R` : 'null';
  }
  if (Array.isArray(value)) return writeArray(value, numberOf, generationOf);
  if (isDict(value)) return writeDict(value, numberOf, generationOf);
  if (value instanceof PdfStream) throw new TypeError('A stream stands only as an object of its own.');
  return 'null';
}

export function writeDict(dict: PdfDict, numberOf: NumberOf, generationOf?: NumberOf): string {
  let text = '<<';
  for (const [key, value] of dict) {
    const written = writeValue(value, numberOf, generationOf);
    if (written !== 'null') text += `${nameToken(key)}${startsWithDelimiter(written) ? '' : ' '}${written}`;
  }
  return `${text}>>`;
}

function writeArray(items: PdfValue[], numberOf: NumberOf, generationOf?: NumberOf): string {
  let text = '[';
  for (const [index, item] of items.entries()) {
    const written = writeValue(item, numberOf, generationOf);
    if (index > 0 && !startsWithDelimiter(written)) text += ' ';
    text += written;
  }
  return `${text}]`;
}

function startsWithDelimiter(text: string): boolean {
  return '/[(<'.includes(text.charAt(0));
}
