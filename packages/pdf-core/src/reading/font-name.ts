/** Fonts that PDF files name and offices have under another name. */
const KNOWN: [RegExp, string][] = [
  [/^(?:helvetica|arial|nimbussan|swiss)/i, 'Arial'],
  [/^(?:times|nimbusrom|tinos)/i, 'Times New Roman'],
  [/^(?:courier|nimbusmon|cousine)/i, 'Courier New'],
  // The fonts of TeX: nothing else has them.
  [/^(?:cmr|cmb|cmti|lmroman|sfrm)/i, 'Times New Roman'],
];
const LONGEST = 31;

/** The name of the family of a font, as a program of an office knows it. */
export function familyOf(name: string): string {
  const plain = name
    .replace(/^[A-Z]{6}\+/, '')
    .replace(/[-,].*$/s, '')
    .replace(/(?:PS)?MT$|PS$/, '');
  const known = KNOWN.find(([pattern]) => pattern.test(plain));
  if (known) return known[1];
  const spaced = plain
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replaceAll(/[^\p{L}\p{N} ]/gu, ' ')
    .trim();
  return spaced.slice(0, LONGEST).toWellFormed() || 'Arial';
}
