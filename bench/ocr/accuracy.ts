/** Signs that were read wrongly, left out or made up: the fewest changes that make `read` the text that was printed. */
export function countErrors(read: string, printed: string): number {
  const [a, b] = [normalize(read), normalize(printed)];
  let row = Uint32Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = new Uint32Array(b.length + 1);
    next[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min(change, row[j]! + 1, next[j - 1]! + 1);
    }
    row = next;
  }
  return row[b.length]!;
}

/** The share of words that are in both texts, wherever they stand: F1 of the one as a reading of the other. */
export function compareWords(read: string, printed: string): number {
  const [a, b] = [read, printed].map((text) => normalize(text).split(' '));
  const left = new Map<string, number>();
  for (const word of b!) left.set(word, (left.get(word) ?? 0) + 1);
  let same = 0;
  for (const word of a!) {
    const count = left.get(word) ?? 0;
    if (!count) continue;
    left.set(word, count - 1);
    same++;
  }
  return (2 * same) / (a!.length + b!.length);
}

export function countLetters(text: string): number {
  return normalize(text).length;
}

/** Where lines end is the printer's choice, and how a quote or a dash is curved the font's. */
function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‒–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
