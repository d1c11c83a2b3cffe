export type Mark = [from: number, to: number];

/** Letters that are no accented ones, and are still looked for by their plain cousins. */
const COUSINS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** As the database folds what it looks at: small, and without accents. */
export function foldLetters(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[ßæœøłđðþı]/g, (letter) => COUSINS[letter] ?? letter);
}

/** Where the parts (folded) stand in a name. */
export function markParts(name: string, parts: string[]): Mark[] {
  let folded = '';
  // For each folded letter, the one it came from: one may become two.
  const origins: number[] = [];
  let at = 0;
  for (const letter of name) {
    const plain = foldLetters(letter);
    folded += plain;
    for (let index = 0; index < plain.length; index++) origins.push(at);
    at += letter.length;
  }
  const originOf = (index: number) => origins[index] ?? name.length;
  const marks = parts.map(foldLetters).flatMap((part): Mark[] => {
    const found = part ? folded.indexOf(part) : -1;
    return found < 0 ? [] : [[originOf(found), originOf(found + part.length)]];
  });
  return mergeMarks(marks);
}

export function mergeMarks(marks: Mark[]): Mark[] {
  const merged: Mark[] = [];
  for (const [from, to] of marks.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}
