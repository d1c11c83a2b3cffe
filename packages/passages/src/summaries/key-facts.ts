import type { Page } from '../text/blocks.ts';
import { joinWords } from '../text/join-words.ts';
import { readAloud } from '../text/sentences.ts';
import {
  COUNT,
  CURRENCY,
  ENDLESS,
  GERMAN_MONTH,
  MONTH,
  MONTH_OR_SHORT,
  PER_CENT,
  SPAN,
  SUM_LABEL,
  TENS,
  UNIT,
} from './fact-words.ts';

export type FactKind = 'date' | 'amount' | 'percentage' | 'duration' | 'party' | 'email' | 'iban';
/** What is written, what it is of where that can be told, and the pages it is written on, as their texts count characters. */
export type KeyFact = {
  kind: FactKind;
  text: string;
  label?: string;
  places: { page: number; from: number; to: number }[];
};

// Every repetition has an end: how far one match can reach bounds what a place of the text can cost.
const NUMBER =
  "\\d{1,3}(?:[ ,.\\u00a0\\u202f'’]\\d{3}){0,6}(?:[.,](?:\\d{1,2}|[-–—]{1,2}))?|\\d{1,18}(?:[.,](?:\\d{1,2}|[-–—]{1,2}))?";
/** A raised one may have come apart. */
const NTH = '(?:s ?t|n ?d|r ?d|t ?h|er|\\.?º)?';
const GAP = '\\s{1,20}';
const OF = `(?:(?:day${GAP})?of${GAP}|de${GAP})?`;
const YEAR = `${GAP}(?:del?${GAP})?\\d{4}`;
const DATES = [
  `\\d{1,2}${NTH}${GAP}${OF}${MONTH_OR_SHORT},?${YEAR}`,
  `\\d{1,2}\\.\\s{0,20}${MONTH_OR_SHORT}${YEAR}`,
  `${MONTH_OR_SHORT}\\s{0,20}\\d{1,2}${NTH},?${GAP}\\d{4}`,
  `${MONTH_OR_SHORT}${YEAR}`,
  `\\d{1,2}${NTH}${GAP}${OF}${MONTH}(?!\\.?${GAP}\\d)`,
  `\\d{1,2}\\.\\s{0,20}${GERMAN_MONTH}(?!\\.?${GAP}\\d)`,
  '\\d{4}([-/])\\n?\\d{2}\\1\\n?\\d{2}',
  '\\d{1,2}([./-])\\n?\\d{1,2}\\2\\n?\\d{4}',
  '\\d{2}([./-])\\d{2}\\3\\d{2}',
];
const WORD = "\\p{Lu}[\\p{L}'-]{1,40}";
const NAME_PART = `(?:${WORD}|&|of|de|van|von)`;
const NAME = `${WORD}(?:[ \\n]{1,2}${NAME_PART}){0,7}`;
const FORM =
  '(?:Ltd|Limited|Inc|LLC|LLP|PLC|plc|Corp|Corporation|GmbH|AG|SA|SARL|BV|AB|AS|Oy|Co\\. KG|Trust|Foundation|Company(?! (?:number|no))|COMPANY|University|Association|Society|Council|Sons|Bros)';
const TITLE = '(?:Mr|Mrs|Ms|Miss|Messrs|Dr|Prof)';
const ROLE =
  '(?:[Ll]andlord|[Tt]enant|[Ll]essor|[Ll]essee|[Bb]uyer|[Ss]eller|[Pp]urchaser|[Vv]endor|[Ee]mployer|[Ee]mployee|[Cc]lient|[Cc]ontractor|[Cc]ustomer|[Ss]upplier|[Cc]ompany|[Ll]ender|[Bb]orrower|[Ll]icensor|[Ll]icensee|[Pp]rovider)';
const PARTY_LABEL =
  '(?:Bill(?:ed)? to|Invoice to|Delivered to|Sold to|Customer|Client|Supplier|Seller|Buyer|Landlord|Tenant|Employer|Employee|Contractor)';
const PATTERNS: [FactKind, RegExp][] = [
  ['email', /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/gu],
  ['iban', /\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){3,7}(?:\s?[A-Z0-9]{1,3})?\b/gu],
  ['date', new RegExp(`(?<![\\p{L}\\d]|\\d[.,/-])(?:${DATES.join('|')})(?![\\p{L}\\d]|[./-]\\d)`, 'gu')],
  [
    'amount',
    new RegExp(
      `(?:[€$£¥₹]|\\b${CURRENCY})\\s?(?:${NUMBER})${UNIT}(?![\\d%])|\\b(?:${NUMBER})${UNIT}\\s?(?:d(?:e\\s|['’]))?(?:[kM]?[€$£¥]|${CURRENCY}(?!\\p{L}))`,
      'gu',
    ),
  ],
  [
    'amount',
    new RegExp(
      `^${SUM_LABEL}(?!\\p{L})(?![^\\n]{0,99}\\b${CURRENCY}(?!\\p{L}))[^\\n|€$£¥₹]{0,50}\\s-?\\d{1,3}(?:[ ,.\\u00a0\\u202f'’]\\d{3}){0,6}[.,]\\d{2}$`,
      'gmu',
    ),
  ],
  [
    'duration',
    new RegExp(
      `(?<![\\p{L}\\d.,-])(?:(?:(?:(?:one|two|three|a)[ -])?${TENS}[ -]{1,2}){0,2}(?:${COUNT})\\s{0,2}\\(\\d{1,3}\\)|\\d{1,3}\\s?\\((?:${COUNT})\\)|(?:${COUNT})|\\d{1,3}(?:\\s?[-–]\\s?\\d{1,3})?)[\\s-]{1,2}(?:(?:calendar|business|working|full|complete|volle|ganze)\\s){0,2}(?:${SPAN})(?!\\p{L})|(?<!\\p{L})(?:${ENDLESS})(?!\\p{L})`,
      'giu',
    ),
  ],
  ['percentage', new RegExp(`\\b\\d{1,12}(?:[.,]\\d{1,12})?\\s?${PER_CENT}(?!\\p{L})`, 'gu')],
  [
    'party',
    new RegExp(
      [
        `(?<=^|[^\\p{L}])${NAME}[ \\n]{1,2}${FORM}\\b(?!\\s(?:Act|Code|Rules?)\\b)`,
        `\\b${TITLE}\\.? (?:(?:\\p{Lu}\\. ?){1,3}${WORD}|${WORD}(?:\\n${WORD})?)(?: (?:&|${WORD})){0,5}`,
        // An address stands between the name and the part; its town is no name.
        `(?<=\\b(?:between|and)\\s)${NAME}(?=(?: and ${NAME})?,?\\s(?:both |each )?of\\s[^().;]{3,90}\\((?:together )?(?:the |"|“){0,3}${ROLE}\\b)`,
        `(?<!\\d |[\\p{L}'-]|\\d[^().;]{1,60}, )${NAME}(?=${GAP}\\((?:the |hereinafter |"|“){0,4}${ROLE}\\b)`,
        `(?<=\\b${PARTY_LABEL}: )\\p{Lu}[^,;\\n|]{2,60}`,
      ].join('|'),
      'gu',
    ),
  ],
];

const ORDER: FactKind[] = PATTERNS.map(([kind]) => kind);

/** Of a date in numbers: 31.12.2024 is one, and 12.34.2024 is not. A short year has the day first. */
function isDate(written: string): boolean {
  const [a, b, c] = written.split(/[./-]/).map(Number);
  if (a === undefined || b === undefined || c === undefined || Number.isNaN(a + b + c)) return true;
  const [day, month] = a > 31 ? [c, b] : c > 99 && b > 12 ? [b, a] : [a, b];
  return day >= 1 && day <= 31 && month >= 1 && month <= 12;
}

/** `avant 9 heures` is a time of the day, and `a 57-year-old` an age. */
const isTimeOrAge = (text: string, from: number, to: number): boolean =>
  AGE.test(text.slice(to, to + AROUND)) ||
  (CLOCK_UNIT.test(text.slice(from, to)) && CLOCK_BEFORE.test(text.slice(Math.max(0, from - AROUND), from)));
const AROUND = 14;
const AGE = /^[-\s](?:old|of age|alt|d['’]âge|de edad)(?!\p{L})/u;
const CLOCK_UNIT = /^\d{1,2}\s?(?:heures?|horas?)$/u;
const CLOCK_BEFORE =
  /(?<!\p{L})(?:à|avant|après|vers|dès|jusqu['’]à|entre|a las?|antes de las|hasta las)\s$/u;

/** Where a text has something of a kind. */
export const findWritten = (kind: FactKind, text: string): { from: number; to: number }[] =>
  PATTERNS.filter(([one]) => one === kind).flatMap(([, pattern]) =>
    Array.from(text.matchAll(pattern), ({ index, 0: found }) => ({ from: index, to: index + found.length })),
  );

/** Dates, amounts, shares, lengths of time, parties and addresses of a document, the most frequent of each kind first. */
export function listKeyFacts(pages: Page[]): KeyFact[] {
  const facts = new Map<string, KeyFact>();
  const add = (kind: FactKind, written: string, place: KeyFact['places'][number]) => {
    const known = facts.get(`${kind} ${written}`);
    if (known) known.places.push(place);
    else facts.set(`${kind} ${written}`, { kind, text: written, places: [place] });
  };
  for (const { page, text: raw } of pages) {
    const { text, placeOf } = joinWords(raw);
    for (const [kind, pattern] of PATTERNS) {
      for (const { 0: found, index } of text.matchAll(pattern)) {
        // A date in numbers may be broken behind its points.
        const written = readAloud(found).replace(/(?<=\d[./-]) (?=\d)/g, '');
        if (kind === 'date' && !isDate(written)) continue;
        if (kind === 'duration' && isTimeOrAge(text, index, index + found.length)) continue;
        const to = placeOf(index + found.length - 1) + 1;
        add(kind, written, { page, from: placeOf(index), to });
      }
    }
  }
  return [...facts.values()].sort(
    (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || b.places.length - a.places.length,
  );
}
