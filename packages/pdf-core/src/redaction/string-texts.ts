import { stringBytes, stringText } from '../pdf/text.ts';
import { holdsTerm, type Term } from './terms.ts';
import type { PdfString } from '../pdf/values.ts';

/** A language that is named within a text in UTF-16. */
const ESCAPE = '\u001b';
const LANGUAGE = new RegExp(`${ESCAPE}[^${ESCAPE}]{0,20}${ESCAPE}`, 'g');

/** A string as the format reads it, and as programs read it that do not care what it says it is. */
export function textsOfString(value: PdfString): string[] {
  const text = stringText(value).replaceAll(LANGUAGE, '');
  const bytes = stringBytes(value);
  if (/^[ -~]*$/.test(bytes.toString('latin1'))) return [text];
  const swapped = Buffer.from(bytes.subarray(0, bytes.length & ~1)).swap16();
  return [text, bytes.toString('utf8'), bytes.toString('utf16le'), swapped.toString('utf16le')];
}

export function stringHolds(value: PdfString, terms: readonly Term[]): boolean {
  return textsOfString(value).some((text) => holdsTerm(text, terms));
}
