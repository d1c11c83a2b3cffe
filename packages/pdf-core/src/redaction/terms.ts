import type { Found } from './match-states.ts';

/** Something that must not be anywhere in the result. */
export type Term = {
  /** As texts are compared: one case, one kind of space, dash and quote, composed letters, no ligatures. */
  text: string;
  /** Only where no letter or digit stands beside it. */
  isWhole: boolean;
};

const LEAST_SPACED = 4;
const WORD = /[\p{L}\p{N}\p{M}_]/u;
const SAME: [RegExp, string][] = [
  // Soft hyphens, joiners and marks of direction are not seen.
  [/\p{Cf}/gu, ''],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u2018\u2019\u02bc]/g, "'"],
  [/[\u201c\u201d]/g, '"'],
  [/ς/g, 'σ'],
];

function plain(text: string): string {
  const lower = text.normalize('NFKC').toLowerCase();
  if (isPlainAscii(lower)) return lower;
  return SAME.reduce((changed, [from, to]) => changed.replaceAll(from, to), lower);
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

export function isWordSign(sign: string | undefined): boolean {
  return sign !== undefined && WORD.test(sign);
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

/** A longer word may be set with a space after each letter. */
function spellings(term: string): string[] {
  const letters = term.replaceAll(' ', '');
  return letters.length < LEAST_SPACED ? [term] : [term, [...letters].join(' ')];
}

/** Whether no letter or digit stands beside this part of a text. */
export function standsAlone(
  text: string,
  start: number,
  end: number,
  mayBegin?: readonly boolean[],
): boolean {
  const goesOnBefore = isWordSign(text[start]) && isWordSign(text[start - 1]) && !mayBegin?.[start];
  const goesOnAfter = isWordSign(text[end - 1]) && isWordSign(text[end]) && !mayBegin?.[end];
  return !goesOnBefore && !goesOnAfter;
}

export function holdsTerm(text: string, terms: readonly Term[]): boolean {
  if (!text || !terms.length) return false;
  return writingsOf(text).some((one) => {
    const normal = normalText(one);
    return terms.some((term) => findTerm(normal, term).length > 0);
  });
}

const ENTITY = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi;

/** A text as it stands, and as links, XML and scripts mean it. */
export function writingsOf(text: string): string[] {
  const writings = [text];
  if (text.includes('%')) writings.push(percentDecoded(text));
  if (text.includes('&#'))
    writings.push(text.replaceAll(ENTITY, (_, hex, plainDigits) => signOf(hex, plainDigits)));
  return writings;
}

function percentDecoded(text: string): string {
  return text.replaceAll(/(?:%[\da-f]{2})+/gi, (codes) =>
    Buffer.from(codes.replaceAll('%', ''), 'hex').toString('utf8'),
  );
}

function signOf(hex: string | undefined, digits: string | undefined): string {
  const code = hex ? Number.parseInt(hex, 16) : Number(digits);
  return code <= 0x10_ffff ? String.fromCodePoint(code) : '';
}
