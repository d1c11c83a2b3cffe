import type { Page } from '../text/blocks.ts';

export type FactKind = 'date' | 'amount' | 'percentage' | 'party' | 'email' | 'iban';
/** What is written, and the pages it is written on, as their texts count characters. */
export type KeyFact = { kind: FactKind; text: string; places: { page: number; from: number; to: number }[] };

const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?';
const NUMBER = "\\d{1,3}(?:[ ,.\\u00a0\\u202f']\\d{3})*(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?";
const UNIT = '(?: ?(?:thousand|million|billion|m|bn|k)\\b)?';
const CURRENCY = '(?:EUR|USD|GBP|CHF|JPY|CAD|AUD|SEK|NOK|DKK|PLN|CZK|euros?|dollars?|pounds?|francs?)';
const NAME_PART = "(?:\\p{Lu}[\\p{L}'-]+|&|of|de|van|von)";
const FORM =
  '(?:Ltd|Limited|Inc|LLC|LLP|PLC|plc|Corp|Corporation|GmbH|AG|SA|SARL|BV|AB|AS|Oy|Co\\. KG|Trust|Foundation)';

const PATTERNS: [FactKind, RegExp][] = [
  ['email', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu],
  ['iban', /\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){3,7}(?:\s?[A-Z0-9]{1,3})?\b/gu],
  [
    'date',
    new RegExp(
      `\\b(?:\\d{1,2}(?:st|nd|rd|th)?\\s+${MONTH}\\s+\\d{4}|${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+\\d{4}|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./]\\d{1,2}[./]\\d{4})\\b`,
      'gu',
    ),
  ],
  [
    'amount',
    new RegExp(
      `(?:[€$£¥]|\\b${CURRENCY}) ?(?:${NUMBER})${UNIT}(?![\\d%])|\\b(?:${NUMBER})${UNIT}\\s?(?:[€$£¥]|${CURRENCY}\\b)`,
      'gu',
    ),
  ],
  ['percentage', /\b\d+(?:[.,]\d+)?\s?(?:%|per cent\b|percent\b)/gu],
  [
    'party',
    new RegExp(
      `\\p{Lu}[\\p{L}'-]+(?:[ \\n]${NAME_PART})*[ \\n]${FORM}\\b|\\b(?:Mr|Mrs|Ms|Dr|Prof)\\.? \\p{Lu}[\\p{L}'-]+(?:[ \\n]\\p{Lu}[\\p{L}'-]+)*`,
      'gu',
    ),
  ],
];

/** Dates, amounts, shares, parties and addresses of a document, the most frequent of each kind first. */
export function listKeyFacts(pages: Page[]): KeyFact[] {
  const facts = new Map<string, KeyFact>();
  for (const [kind, pattern] of PATTERNS) {
    for (const { page, text } of pages) {
      for (const match of text.matchAll(pattern)) {
        const written = match[0].replace(/\s+/g, ' ');
        const place = { page, from: match.index, to: match.index + match[0].length };
        const known = facts.get(`${kind} ${written}`);
        if (known) known.places.push(place);
        else facts.set(`${kind} ${written}`, { kind, text: written, places: [place] });
      }
    }
  }
  const order = PATTERNS.map(([kind]) => kind);
  return [...facts.values()].sort(
    (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || b.places.length - a.places.length,
  );
}
