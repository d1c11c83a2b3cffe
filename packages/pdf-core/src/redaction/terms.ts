import type { Found } from './match-states.ts';

/** Something that must not be anywhere in the result. */
export type Term = {
  /** As texts are compared: one case, one kind of space, no ligatures. */
  text: string;
  /** Only where no letter or digit stands beside it. */
  isWhole: boolean;
};

const WORD = /[\p{L}\p{N}_]/u;

/** A sign as texts are compared, which may be several. */
export function normalSign(sign: string): string {
  return sign.normalize('NFKC').toLowerCase().replaceAll(/\s/g, ' ');
}

export function normalText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\u00ad]+/g, ' ');
}

export function isWordSign(sign: string | undefined): boolean {
  return sign !== undefined && WORD.test(sign);
}

/** Where a term stands in a text that is normal; `mayBegin` tells by place where another reader may see a new word. */
export function findTerm(
  text: string,
  { text: term, isWhole }: Term,
  mayBegin?: readonly boolean[],
): Found[] {
  const found: Found[] = [];
  if (!term) return found;
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    const end = at + term.length;
    const isPart =
      (isWordSign(term[0]) && isWordSign(text[at - 1]) && !mayBegin?.[at]) ||
      (isWordSign(term.at(-1)) && isWordSign(text[end]) && !mayBegin?.[end]);
    if (!isWhole || !isPart) found.push({ start: at, end });
  }
  return found;
}

export function holdsTerm(text: string, terms: readonly Term[]): boolean {
  if (!text || !terms.length) return false;
  const normal = normalText(text);
  return terms.some((term) => findTerm(normal, term).length > 0);
}
