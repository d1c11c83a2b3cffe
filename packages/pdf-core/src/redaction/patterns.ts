import type { Found } from './match-states.ts';

export const PATTERNS = ['email', 'phone', 'iban', 'card', 'date'] as const;
export type Pattern = (typeof PATTERNS)[number];

const EMAIL =
  /(?<![\w.+%-])[\w.+%-]{1,64}(?: ?@ ?| ?[([{]at[)\]}] ?)(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}(?![\w-])/giu;
const PHONE = /(?<![\p{L}\d.,/+-])(?:\+\d|\(?0|\(\d{3}\)|\d{3}[-. ]\d{3}[-. ]\d{4}(?!\d))[\d ()./-]{0,22}/gu;
const IBAN = /(?<![\p{L}\d])[a-z]{2}\d{2}(?: ?[a-z\d]){11,30}(?![\p{L}\d])/giu;
const CARD = /(?<![\d.,-])\d(?:[ -]?\d){12,18}(?![\d])/gu;
const MONTHS =
  '(?:jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|fev(?:rier)?|mar(?:ch|s|zo?)?|apr(?:il)?|avril|abril|may|mai|mayo|june?|juni|juin|junio|july?|juli|juillet|julio|aug(?:ust)?|aout|agosto|sep(?:t|tember|tembre|tiembre)?|o[ck]t(?:ober|obre|ubre)?|nov(?:ember|embre|iembre)?|de[cz](?:ember|embre)?|dic(?:iembre)?|ene(?:ro)?|febrero)\\.?';
const DATES = [
  /(?<![\d./-])(?:\d{4}[-/.](?:0?[1-9]|1[0-2])[-/.](?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])(?:[-/]|\. ?)(?:0?[1-9]|[12]\d|3[01])(?:[-/]|\. ?)(?:\d{4}|\d{2}))(?![\d])/gu,
  new RegExp(
    `(?<![\\p{L}\\d])(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th|er|\\.)? (?:de |of )?${MONTHS}(?: de)?,? \\d{4}(?!\\d)`,
    'giu',
  ),
  new RegExp(`(?<![\\p{L}\\d])${MONTHS} (?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?,? \\d{4}(?!\\d)`, 'giu'),
];

/** What looks like one of these and, where it has check digits, has the right ones. */
export const findPattern: Record<Pattern, (text: string) => Found[]> = {
  email: (text) => matches(EMAIL, text),
  phone: (text) =>
    matches(PHONE, text)
      .map((found) => trimmed(text, found))
      .filter(({ start, end }) => isPhone(text.slice(start, end))),
  iban: (text) => matches(IBAN, text).flatMap((found) => ibanIn(text, found)),
  card: (text) => matches(CARD, text).filter(({ start, end }) => isCard(text.slice(start, end))),
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

/** Enough digits to call somebody, and not one after the other as in an amount or a number of a file. */
function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '');
  return digits.length >= 7 && digits.length <= 15 && (text.startsWith('+') || /[ ()./-]/.test(text));
}

/** Country, two check digits, and a number that goes with them; words that follow it are no part of it. */
function ibanIn(text: string, { start, end }: Found): Found[] {
  for (let last = end; last - start >= 15; last--) {
    if (/[\p{L}\d]/u.test(text[last] ?? '') || text[last - 1] === ' ') continue;
    if (isIban(text.slice(start, last))) return [{ start, end: last }];
  }
  return [];
}

export function isIban(text: string): boolean {
  const plain = text.replaceAll(/\s/g, '').toUpperCase();
  if (plain.length < 15 || plain.length > 34) return false;
  let rest = 0;
  for (const sign of plain.slice(4) + plain.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** The check digit of card numbers. */
export function isCard(text: string): boolean {
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
