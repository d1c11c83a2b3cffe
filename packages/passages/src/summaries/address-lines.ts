import type { PageLine } from './list-slots.ts';

export const POSTAL_WITHIN =
  /(?<![\p{L}\d])(?:\d{4,6} \p{Lu}|[A-Z]{2} \d{5}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})/u;
const STREET =
  /(?<!\p{L})\d{1,5}\p{L}? \p{Lu}|\p{L}(?:str\.|straße|strasse|weg|gasse|platz) \d|(?<!\p{L})(?:rue|avenue|boulevard|calle|avda\.?|plaza) .*\d|\d.*(?<!\p{L})(?:rue|avenue|street|road|lane)(?!\p{L})/iu;

/** `Hill Tools Ltd, 3 Mill Lane, York`: a name, and where it is in the same line. */
export function nameBeforeAddress(line: PageLine, isName: (text: string) => boolean): PageLine[] {
  const text = line.text.trim();
  if (isName(text)) return [line];
  const name = /^[^,·|•]{4,60}(?=\s?[,·|•]\s)/u.exec(text)?.[0].trim();
  const rest = name ? text.slice(name.length) : '';
  const isAddress = /\d/.test(rest) && (POSTAL_WITHIN.test(rest) || STREET.test(rest));
  return name && isAddress && isName(name) ? [{ ...line, text: name }] : [];
}
