import type { Found } from './match-states.ts';

/** Something that must not be anywhere in the result. */
export type Term = {
  /** As texts are compared: one case, one kind of space, dash and quote, no accents, no ligatures. */
  text: string;
  /** Only where no letter or digit stands beside it. */
  isWhole: boolean;
};

const LEAST_SPACED = 4;
const LETTER = /[\p{L}\p{M}]/u;
const DIGIT = /\p{N}/u;
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
  [/[\u2018\u2019\u02bc\u2032`]/g, "'"],
  [/[\u201c\u201d]/g, '"'],
  [/ς/g, 'σ'],
  // Letters that are also drawn as two signs, or written as two letters.
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
/** Accents of Latin, Greek and Cyrillic letters: readers join them to their letters, or do not. */
const ACCENTS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;

function plain(text: string): string {
  const lower = text.toLowerCase().replaceAll(UNSEEN, '');
  if (isPlainAscii(lower)) return lower;
  const bare = lower.normalize('NFKD').replaceAll(ACCENTS, '').normalize('NFC').toLowerCase();
  return SAME.reduce((changed, [from, to]) => changed.replaceAll(from, to), bare);
}

function isPlainAscii(text: string): boolean {
  return /^[ -~\s]*$/.test(text);
}

/** A sign as texts are compared, which may be several, or none. */
export function normalSign(sign: string): string {
  return plain(sign).replaceAll(/\s/g, ' ');
}

export function normalText(text: string): string {
  return plain(text).replaceAll(/\s+/g, ' ');
}

/** Letters go on a word of letters and digits a number: a low line, or a digit after a letter, begins something else. */
function goOn(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return (LETTER.test(one) && LETTER.test(other)) || (DIGIT.test(one) && DIGIT.test(other));
}

/** Where a term stands in a text that is normal; `mayBegin` says by place where another reader may see a new word. */
export function findTerm(
  text: string,
  { text: term, isWhole }: Term,
  mayBegin?: readonly boolean[],
): Found[] {
  const found: Found[] = [];
  if (!term) return found;
  for (const one of spellings(term))
    for (let at = text.indexOf(one); at >= 0; at = text.indexOf(one, at + 1)) {
      const end = at + one.length;
      if (!isWhole || standsAlone(text, at, end, mayBegin)) found.push({ start: at, end });
    }
  return found;
}

/** A longer word may be set with a space after each letter; words that run to the left may stand as they are seen. */
function spellings(term: string): string[] {
  const letters = term.replaceAll(' ', '');
  const ways = letters.length < LEAST_SPACED ? [term] : [term, [...letters].join(' ')];
  return RIGHT_TO_LEFT.test(term) ? ways.flatMap((way) => [way, [...way].toReversed().join('')]) : ways;
}

/** Whether this part of a text is no part of a longer word or number. */
export function standsAlone(
  text: string,
  start: number,
  end: number,
  mayBegin?: readonly boolean[],
): boolean {
  const goesOnBefore = goOn(text[start - 1], text[start]) && !mayBegin?.[start];
  const goesOnAfter = goOn(text[end - 1], text[end]) && !mayBegin?.[end];
  return !goesOnBefore && !goesOnAfter;
}

export function holdsTerm(text: string, terms: readonly Term[]): boolean {
  if (!text || !terms.length) return false;
  return writingsOf(text).some((one) => {
    const normal = normalText(one);
    return terms.some((term) => writtenAs(term).some((way) => findTerm(normal, way).length > 0));
  });
}

/** In names of files and addresses the words of a phrase are written as one. */
function writtenAs(term: Term): Term[] {
  return term.text.includes(' ') ? [term, { ...term, text: term.text.replaceAll(' ', '') }] : [term];
}

const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|apos|quot|lt|gt));/gi;
const NAMED: Record<string, string> = { amp: '&', apos: "'", quot: '"', lt: '<', gt: '>' };
const TAG = /<[^<>]{1,2000}>/g;
/** Comments, and the marks around text that is no markup. */
const MARKUP = /<!--[^]{0,2000}?-->|<!\[CDATA\[|\]\]>/g;
const JOINTS = /[_+.-]/g;
/** A capital within a word: letters of which a code is made, and not those of a language. */
const CODED = /[a-z\d][A-Z]/;
const BASE64 = /[A-Za-z\d+/_-]{8,100000}/g;

/** Texts that are written in more ways than these, one upon the other, are not looked into further. */
const MOST_WRITINGS = 40;

/** A text as it stands, and as links, XML and scripts mean it, also where one writing is written in another. */
export function writingsOf(text: string): string[] {
  const writings = new Set([text]);
  for (const one of writings) {
    if (writings.size > MOST_WRITINGS) break;
    for (const other of decodings(one)) writings.add(other);
  }
  return [...writings];
}

function* decodings(text: string): Generator<string> {
  if (text.includes('%')) {
    yield percentDecoded(text, 'utf8');
    yield percentDecoded(text, 'latin1');
  }
  if (text.includes('&')) yield text.replaceAll(ENTITY, (_, ...parts) => signOf(parts));
  if (text.includes('<')) {
    yield text.replaceAll(TAG, '');
    yield text.replaceAll(MARKUP, '').replaceAll(TAG, '');
  }
  if (text.search(JOINTS) >= 0) yield text.replaceAll(JOINTS, ' ');
  for (const [token] of text.matchAll(BASE64))
    if (CODED.test(token)) yield Buffer.from(token, 'base64').toString('utf8');
}

function percentDecoded(text: string, encoding: 'utf8' | 'latin1'): string {
  return text.replaceAll(/(?:%[\da-f]{2})+/gi, (codes) =>
    Buffer.from(codes.replaceAll('%', ''), 'hex').toString(encoding),
  );
}

function signOf([hex, digits, name]: (string | undefined)[]): string {
  if (name) return NAMED[name.toLowerCase()] ?? '';
  const code = hex ? Number.parseInt(hex, 16) : Number(digits);
  return code <= 0x10_ffff ? String.fromCodePoint(code) : '';
}
