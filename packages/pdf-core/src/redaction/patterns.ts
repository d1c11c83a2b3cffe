import type { Found } from './match-states.ts';

export const PATTERNS = ['email', 'phone', 'iban', 'card', 'ssn', 'date'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** Letters are small where texts are compared. */
const EMAIL =
  /(?<![\p{L}\d_.+%'-])[\p{L}\d_.+%'-]{1,64}(?: ?@ ?| ?[([{]at[)\]}] ?)(?:[\p{L}\d-]{1,63}(?:\.| ?[([{]dot[)\]}] ?)){1,8}(?:xn--[a-z\d-]{2,59}|\p{L}{2,24})(?![\p{L}\d_])/gu;
const PHONE =
  /(?<![\p{L}\d.,/+-])(?:\+\d|\(?0|\(\d{3}\)|(?:1[-. ])?\d{3}[-. ]\d{3}[-. ]\d{4}(?!\d))[\d ()./-]{0,22}/gu;
const MOST_DIGITS = 15;
/**
 * Numbers in groups as countries write them at home and hardly anybody writes anything else: Spain and Poland, Norway,
 * Belgium, Turkey and Russia, Switzerland, Finland, Brazil, India, China, and towns of North America. Amounts and rows of
 * numbers go on, or have a currency or a unit beside them.
 */
const GROUPS = [
  String.raw`[5-9]\d{2}([ -])\d{3}\1(?!000)\d{3}`,
  String.raw`[49]\d{2} \d{2} \d{3}`,
  String.raw`4\d{2}([ .])\d{2}\2\d{2}\2\d{2}`,
  String.raw`[3-9]\d{2}[ -]\d{3}([ -])\d{2}\3\d{2}`,
  String.raw`[2-9]\d \d{3} \d{2} \d{2}`,
  String.raw`[45]\d \d{3} ?\d{4}`,
  String.raw`[1-9]\d 9?\d{4}-\d{4}`,
  String.raw`[6-9]\d{4}[ -]\d{5}`,
  String.raw`1[3-9]\d([ -])\d{4}\4\d{4}`,
  String.raw`[2-9]\d{2}-\d{4}`,
];
const MONEY = '[€$£¥%]|(?:eur|usd|gbp|chf|euros?|dollars?|pounds?|mio|km|kg|m|qm)(?![\\p{L}])';
const GROUPED = new RegExp(
  `(?<![\\p{L}\\d.,/+:#§-])(?<![\\d)] ?[ .,/–-]?)(?<![€$£¥] ?)(?<!(?:eur|usd|gbp|chf) )(?:${GROUPS.join('|')})(?! ?[ .,/–-]?\\d)(?!\\p{L}|-\\p{L})(?! ?(?:${MONEY}))`,
  'gu',
);
/** Any number behind a word that says whom one calls by it. */
const CALLED =
  /(?<=(?<!\p{L})(?:tele(?:phone|fon|fono|fax)|tel|(?:tele)?phone|fon|fax|mobil|mobile|mobiltelefon|handy|movil|portable|cell|gsm|whatsapp|call)(?: ?(?:no|nr|number|nummer|numero))?[.:]{0,2} ?)[+(]?\d[\d ()./-]{3,22}/gu;
const IBAN = /(?<![\p{L}\d])[a-z]{2}\d{2}(?:[ -]?[a-z\d]){11,30}(?![\p{L}\d])/gu;
const CARD = /(?<!\d)(?<!\d[.,-])\d(?:[ .-]?\d){12,18}(?!\d)/gu;
/** Of the United States, in its groups; no number begins with 000, 666 or 9, and no group is all zeros. */
const SSN =
  /(?<![\p{L}\d.,/+-])(?!000|666|9)\d{3}([ ‐‑–-])(?!00)\d{2}\1(?!0000)\d{4}(?![\p{L}\d])(?!\1\d)(?![.,]\d)/gu;
const MONTH_NAMES = [
  'jan|january|januar|janvier|januari|enero|ene|gennaio',
  'feb|february|februar|fevrier|fev|februari|febrero|febbraio',
  'mar|march|marz|mrz|mars|maart|marzo',
  'apr|april|avril|avr|abril|abr|aprile',
  'may|mai|mei|mayo|maggio',
  'jun|june|juni|juin|junio|giugno',
  'jul|july|juli|juillet|julio|luglio',
  'aug|august|aout|augustus|agosto',
  'sep|sept|september|septembre|septiembre|settembre',
  'oct|okt|october|oktober|octobre|octubre|ottobre',
  'nov|november|novembre|noviembre',
  'dec|dez|dic|december|dezember|decembre|diciembre|dicembre',
];
const MONTH = `(?:${MONTH_NAMES.join('|')})\\.?`;
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const DATES = [
  new RegExp(`(?<![\\d./-])\\d{4}[-/.](?:0?[1-9]|1[0-2])[-/.]${DAY}(?!\\d)`, 'gu'),
  new RegExp(`(?<![\\d./-])${DAY}(?:[-/]|\\. ?)${DAY}(?:[-/]|\\. ?)(?:\\d{4}|\\d{2})(?!\\d)`, 'gu'),
  new RegExp(
    `(?<![\\p{L}\\d])${DAY}(?:st|nd|rd|th|er|\\.)?[ -](?:de |of )?${MONTH}(?: de)?[,-]? ?\\d{4}(?!\\d)`,
    'gu',
  ),
  new RegExp(`(?<![\\p{L}\\d])${MONTH} ${DAY}(?:st|nd|rd|th)?,? \\d{4}(?!\\d)`, 'gu'),
];

/** What looks like one of these and, where it has check digits, has the right ones. */
export const findPattern: Record<Pattern, (text: string) => Found[]> = {
  email: (text) => matches(EMAIL, text),
  phone: (text) =>
    [...numbers(PHONE, text).filter(isPhone), ...numbers(CALLED, text).filter(isCalled)].map(
      ({ start, end }) => ({ start, end }),
    ),
  iban: (text) => matches(IBAN, text).flatMap((found) => ibanIn(text, found)),
  card: (text) => matches(CARD, text).flatMap((found) => cardIn(text, found)),
  ssn: (text) => matches(SSN, text),
  date: (text) => DATES.flatMap((date) => matches(date, text)),
};

function matches(expression: RegExp, text: string): Found[] {
  return Array.from(text.matchAll(expression), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function trimmed(text: string, { start, end }: Found): Found {
  let last = end;
  while (last > start && !/\d/.test(text[last - 1]!)) last--;
  return { start, end: last };
}

/** Without numbers that stand behind a number, as in the next cell or line. */
function withoutNext(text: string, { start, end }: Found): Found {
  let last = end;
  while (countDigits(text.slice(start, last)) > MOST_DIGITS) {
    const gap = text.lastIndexOf(' ', last - 1);
    if (gap <= start) break;
    last = gap;
  }
  return { start, end: last };
}

const countDigits = (text: string) => text.replaceAll(/\D/g, '').length;

type FoundNumber = Found & { text: string };

function numbers(expression: RegExp, text: string): FoundNumber[] {
  return matches(expression, text).map((found) => {
    const { start, end } = withoutNext(text, trimmed(text, found));
    return { start, end, text: text.slice(start, end) };
  });
}

/** Enough digits to call somebody, and not one after the other as in an amount or a number of a file. */
function isPhone({ text }: FoundNumber): boolean {
  const digits = countDigits(text);
  return digits >= 7 && digits <= MOST_DIGITS && /^\+|[ ()./-]/.test(text);
}

/** Short numbers too, as within a town or a house. */
function isCalled({ text }: FoundNumber): boolean {
  const digits = countDigits(text);
  return digits >= 4 && digits <= MOST_DIGITS;
}

/** Phone numbers by their groups alone, in one line: the next may begin with a number too. */
export function findGroupedNumbers(line: string): Found[] {
  return numbers(GROUPED, line)
    .filter(isNoRange)
    .map(({ start, end }) => ({ start, end }));
}

/** From a page to another, as in 998-1003. */
function isNoRange({ text }: FoundNumber): boolean {
  const [first = 0, last = 0, more] = text.split('-').map(Number);
  return more !== undefined || !(last > first && last - first <= 100);
}

/** Country, two check digits, and a number that goes with them; words that follow it are no part of it. */
function ibanIn(text: string, { start, end }: Found): Found[] {
  for (let last = end; last - start >= 15; last--) {
    if (/[\p{L}\d]/u.test(text[last] ?? '') || /[ -]/.test(text[last - 1]!)) continue;
    if (isIban(text.slice(start, last))) return [{ start, end: last }];
  }
  return [];
}

function isIban(text: string): boolean {
  const plain = text.replaceAll(/[\s-]/g, '').toUpperCase();
  if (plain.length < 15 || plain.length > 34) return false;
  let rest = 0;
  for (const sign of plain.slice(4) + plain.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** A card's number among the numbers beside it, as its last month or its code: the longest that has the right check digit. */
function cardIn(text: string, { start, end }: Found): Found[] {
  const isDigit = (at: number) => at >= start && at < end && /\d/.test(text[at]!);
  for (let length = end - start; length >= 13; length--)
    for (let first = start; first + length <= end; first++) {
      const last = first + length;
      const isWhole = isDigit(first) && isDigit(last - 1) && !isDigit(first - 1) && !isDigit(last);
      if (isWhole && isCard(text.slice(first, last))) return [{ start: first, end: last }];
    }
  return [];
}

/** The check digit of card numbers. */
function isCard(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length < 13 || digits.length > 19 || digits.startsWith('0')) return false;
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at]);
    const doubled = at % 2 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
