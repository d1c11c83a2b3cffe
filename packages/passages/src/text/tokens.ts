const JOINED_LINES = /(\p{L})[-\u00ad\u2010][^\S\n]*\n\s*(\p{Ll})/gu;
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const wordSegmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** Lower case, accents and possessives off, words that a line's end has cut put together. */
export function foldText(text: string): string {
  const whole = text
    .replace(JOINED_LINES, '$1$2')
    .replace(/['’]s\b/g, '')
    .replace(/['’]/g, '');
  // eslint-disable-next-line no-control-regex -- plain ASCII has nothing to fold, and is what most text is
  if (!/[^\x00-\x7f]/.test(whole)) return whole.toLowerCase();
  return whole
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad]/gu, '')
    .toLowerCase()
    .replace(/[ßœæ]/gu, (letter) => (letter === 'ß' ? 'ss' : letter === 'œ' ? 'oe' : 'ae'));
}

/** The tokens that the shipped vectors were trained on: words of Latin letters; numbers but years lose their digits. */
export function vectorTokens(text: string, isElided = false): string[] {
  const found = foldText(isElided ? text.replace(ELIDED, ' ') : text).match(/[a-z0-9]+/g) ?? [];
  return found.map((token) =>
    token.length !== 4 && token.charCodeAt(0) < 58 && /^\d+$/.test(token)
      ? '0'.repeat(Math.min(token.length, 6))
      : token,
  );
}

/** French and Italian leave out the vowel of a small word before another: what is left of it is no part of the next. */
const ELIDED = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|dell|all|un)['’](?=\p{L})/giu;

/** The words of a text in any script; those of scripts without spaces are cut by the dictionary of the platform. */
export function listWords(text: string): string[] {
  const folded = foldText(text.replace(ELIDED, ' '));
  const found = folded.match(/[\p{L}\p{N}]+(?:[.,]\d+)*/gu) ?? [];
  if (!UNSPACED.test(folded)) return found;
  return found.flatMap((word) =>
    UNSPACED.test(word)
      ? [...wordSegmenter.segment(word)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
      : [word],
  );
}

/** As a person would count them: what stands between spaces and holds a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}
