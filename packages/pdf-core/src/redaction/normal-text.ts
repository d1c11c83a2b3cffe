import type { Found } from './match-states.ts';

/** A word or phrase to find, as texts are compared. */
export type Term = {
  /** One case, one kind of space, dash and quote, no accents, no ligatures. */
  text: string;
  ways: string[];
  /** Only where no letter or digit stands beside it. */
  isWhole: boolean;
};

const LEAST_SPACED = 4;
const LETTER = /[\p{L}\p{M}]/u;
const DIGIT = /\p{N}/u;
/** Letters of scripts that write no space between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;
const SAME: [RegExp, string][] = [
  // Soft hyphens, joiners and marks of direction are not seen.
  [/\p{Cf}/gu, ''],
  // Variation selectors, points of Hebrew, vowels of Arabic, the line that stretches a word.
  [
    /[\ufe00-\ufe0f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g,
    '',
  ],
  [/\u2800/g, ' '],
  [/[\u2010-\u2015\u2043\u2212]/g, '-'],
  [/[\u2018\u2019\u02bc\u2032\u00b4`]/g, "'"],
  [/[\u201c\u201d]/g, '"'],
  [/ς/g, 'σ'],
  [/ß/g, 'ss'],
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/ø/g, 'o'],
  [/ł/g, 'l'],
  [/đ/g, 'd'],
  [/ħ/g, 'h'],
  [/ŧ/g, 't'],
  [/ı/g, 'i'],
  [/ȷ/g, 'j'],
];
/** Controls that are no space. */
const UNSEEN = /[^\P{Cc}\s]/gu;
/** NFKD makes a space and a mark of an acute accent that stands alone, as typed in O´Brien. */
const ALONE = /[\u00b4\u2018\u2019]/g;
/** Accents of Latin, Greek and Cyrillic letters: readers join them to their letters, or do not. */
const ACCENTS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;

function plain(text: string): string {
  const lower = text.toLowerCase().replaceAll(UNSEEN, '');
  if (/^[ -_a-~\s]*$/.test(lower)) return lower;
  const letters = lower.replaceAll(ALONE, "'").normalize('NFKD').replaceAll(ACCENTS, '');
  const bare = letters.normalize('NFC').toLowerCase();
  return SAME.reduce((changed, [from, to]) => changed.replaceAll(from, to), bare);
}

const known = new Map<string, string>();
/** Documents write the same few signs over and over; one that writes many others is no reason to keep them all. */
const MOST_KNOWN = 20_000;

/** A sign as texts are compared, which may be several, or none. */
export function normalSign(sign: string): string {
  const before = known.get(sign);
  if (before !== undefined) return before;
  const normal = plain(sign).replaceAll(/\s/g, ' ');
  if (known.size < MOST_KNOWN) known.set(sign, normal);
  return normal;
}

export function normalText(text: string): string {
  return plain(text).replaceAll(/\s+/g, ' ').trim();
}

/** Whether two letters are of scripts that write no space between words, nor at the end of a line. */
export function areUnspaced(one: string | undefined, other: string | undefined): boolean {
  return UNSPACED.test(one ?? '') && UNSPACED.test(other ?? '');
}

/**
 * Letters go on a word of letters and digits a number: a low line, or a digit after a letter, begins something else. Where
 * no spaces are written, any letter may begin a word.
 */
function goOn(one = '', other = ''): boolean {
  if (UNSPACED.test(one) || UNSPACED.test(other)) return false;
  return (LETTER.test(one) && LETTER.test(other)) || (DIGIT.test(one) && DIGIT.test(other));
}

/** Where a term stands in a text that is normal, in whichever way it is spelled. */
export function findTerm(text: string, { ways, isWhole }: Term): Found[] {
  const found: Found[] = [];
  for (const way of ways)
    for (let at = text.indexOf(way); at >= 0; at = text.indexOf(way, at + 1)) {
      const end = at + way.length;
      if (!isWhole || standsAlone(text, at, end)) found.push({ start: at, end });
    }
  return found;
}

/**
 * A longer word may be set with a space after each letter, a phrase with other signs between its words, and words that
 * run to the left may stand as they are seen.
 */
export function spellingsOf(term: string): string[] {
  if (!term) return [];
  const letters = term.replaceAll(' ', '');
  const ways = new Set([term]);
  if (letters.length >= LEAST_SPACED) ways.add([...letters].join(' '));
  if (term.includes(' ')) for (const joint of ['_', '...', '-', '.']) ways.add(term.replaceAll(' ', joint));
  if (RIGHT_TO_LEFT.test(term)) for (const way of Array.from(ways)) ways.add([...way].toReversed().join(''));
  return [...ways];
}

/** Whether this part of a text is no part of a longer word or number. */
export function standsAlone(text: string, start: number, end: number): boolean {
  return !goOn(text[start - 1], text[start]) && !goOn(text[end - 1], text[end]);
}
