import type { Characters } from './characters.ts';

/** Accents as signs of their own, and as marks on the letter before them. */
const MARKS = new Map(
  Object.entries({
    '`': '\u0300',
    '´': '\u0301',
    '^': '\u0302',
    ˆ: '\u0302',
    '~': '\u0303',
    '˜': '\u0303',
    '¯': '\u0304',
    '˘': '\u0306',
    '˙': '\u0307',
    '¨': '\u0308',
    '˚': '\u030a',
    '˝': '\u030b',
    ˇ: '\u030c',
    '¸': '\u0327',
    '˛': '\u0328',
  }).map(([sign, mark]) => [sign.codePointAt(0)!, mark]),
);

/** Old fonts have no accented letters: their accents are drawn over a letter that has no dot. */
const DOTLESS = new Map([
  [0x131, 'i'],
  [0x237, 'j'],
]);

/** How far from a letter an accent is looked for: spaces and ends of lines may have been inferred between them. */
const REACH = 3;
/** Some are moved to the end of their word or their line. */
const LINE_REACH = 120;

/** Letters that are drawn in two signs, by the place of the letter; the accent's own place holds nothing. */
export type Accented = Map<number, string>;

export function joinAccents(characters: Characters): Accented {
  const joined: Accented = new Map();
  const { count, codes, inferred } = characters;
  for (let i = 0; i < count; i++) {
    const code = codes[i]!;
    if (code < 0x5e || inferred[i]) continue;
    const mark = MARKS.get(code) ?? (code >= 0x300 && code <= 0x36f ? String.fromCodePoint(code) : undefined);
    if (!mark) continue;
    const letter =
      findLetter(characters, i, 1) ?? findLetter(characters, i, -1) ?? findInLine(characters, i, mark);
    if (letter === undefined) continue;
    const sign = codes[letter]!;
    const plain = joined.get(letter) ?? DOTLESS.get(sign) ?? String.fromCodePoint(sign);
    joined.set(letter, (plain + mark).normalize('NFC'));
    joined.set(i, '');
  }
  return joined;
}

/** The next sign on one side, if it is a letter that the accent stands on. */
function findLetter({ codes, inferred, edges, count }: Characters, accent: number, step: 1 | -1) {
  let at = accent + step;
  while (at >= 0 && at < count && inferred[at] && Math.abs(at - accent) < REACH) at += step;
  if (at < 0 || at >= count || inferred[at]) return undefined;
  return isUnder({ codes, edges }, accent, at) ? at : undefined;
}

/** An accent that stands behind its word: the nearest letter of the line that lies under it and can carry it. */
function findInLine({ codes, inferred, edges, count }: Characters, accent: number, mark: string) {
  for (let far = 1; far <= LINE_REACH; far++)
    for (const at of [accent - far, accent + far]) {
      if (at < 0 || at >= count || inferred[at] || !isUnder({ codes, edges }, accent, at)) continue;
      const letter = String.fromCodePoint(codes[at]!);
      if ((DOTLESS.get(codes[at]!) ?? letter).concat(mark).normalize('NFC').length === 1) return at;
    }
  return undefined;
}

function isUnder({ codes, edges }: Pick<Characters, 'codes' | 'edges'>, accent: number, at: number): boolean {
  if (!/\p{L}/u.test(String.fromCodePoint(codes[at]!))) return false;
  const [a, b] = [accent * 4, at * 4];
  const middle = (edges[a]! + edges[a + 2]!) / 2;
  const above = edges[a + 1]! < edges[b + 3]! && edges[a + 3]! > edges[b + 1]!;
  return above && middle > edges[b]! && middle < edges[b + 2]!;
}
