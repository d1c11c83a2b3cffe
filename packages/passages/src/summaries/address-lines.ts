import type { PageLine } from './list-slots.ts';

const POSTAL = /^(?:\p{Lu}{1,2}-)?\d{4,6} \p{Lu}|\b[A-Z]{2} \d{5}\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/u;
/** A town with its code. */
const POSTAL_WITHIN =
  /(?<![\p{L}\d/.,-])\d{5} \p{Lu}|(?:^|[,;·] )\d{4,6} \p{Lu}\p{Ll}|(?<![\p{L}\d])(?:[A-Z]{2} \d{5}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})(?![\p{L}\d])/u;
const STREET =
  /(?<!\p{L})\d{1,5}\p{L}? \p{Lu}|\p{L}(?:str\.|straße|strasse|weg|gasse|platz) \d|(?<!\p{L})(?:rue|avenue|boulevard|calle|avda\.?|plaza) .*\d|\d.*(?<!\p{L})(?:rue|avenue|street|road|lane)(?!\p{L})/iu;

/** `5 Orchard Close`, `Am Kanal 7, 04177 Leipzig`. */
const PLACE =
  /(?<!\p{L})\d{1,5}\p{L}?,? (?:\p{Lu}[\p{L}’'-]+ ){1,3}(?:Street|St|Road|Rd|Lane|Avenue|Ave|Close|Way|Drive|Court|Square|Place|Quay|Row|Terrace|Gardens|Crescent|Boulevard|Blvd|Hill|Park)(?!\p{L})|\p{L}(?:str\.|straße|strasse|weg|gasse|platz|allee|ufer) \d|(?<!\p{L})\d{1,4},? (?:rue|avenue|boulevard|place|chemin|quai) |(?<!\p{L})(?:calle|avda\.?|avenida|plaza|paseo) [^\d]{2,40}\d/iu;

export const isAddress = (text: string): boolean => POSTAL_WITHIN.test(text) || PLACE.test(text);

/** `Hill Tools Ltd, 3 Mill Lane, York`: a name, and where it is in the same line. */
export function nameBeforeAddress(line: PageLine, isName: (text: string) => boolean): PageLine[] {
  const text = line.text.trim();
  if (isName(text)) return [line];
  const name = /^[^,·|•]{4,60}(?=\s?[,·|•]\s)/u.exec(text)?.[0].trim();
  const rest = name ? text.slice(name.length) : '';
  const isPlace = isAddress(rest) || (/\d/.test(rest) && STREET.test(rest));
  return name && isPlace && isName(name) ? [{ ...line, text: name }] : [];
}

/** A name with its street and town below it. */
export function nameOfAddress(own: PageLine[], isName: (text: string) => boolean): PageLine | undefined {
  const town = own.findIndex(({ text }) => POSTAL.test(text.trim()));
  return town > 0 && own.length > 2 ? own.slice(0, town).find(({ text }) => isName(text.trim())) : undefined;
}
