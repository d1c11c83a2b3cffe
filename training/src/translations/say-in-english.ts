/** English words, a unit vector each. */
export type EnglishWords = { words: string[]; rows: Float32Array; dimensions: number };
/** How much of the direction of an English word. */
export type Part = { word: string; share: number };

const MOST_PARTS = 5;
const CANDIDATES = 48;
/** A part that adds less than this share of the row adds nothing. */
const LEAST_PART = 0.05;
const LEAST_SHARE = 0.03;
/** A row that English words hardly make up is noise. */
const LEAST_SAID = 0.3;
const ROUNDS = 40;

/** The few English words that a row is a sum of: the one it is nearest to, the one nearest to what is left, and so on. */
export function sayInEnglish(row: Float32Array, english: EnglishWords): Part[] {
  const length = Math.hypot(...row);
  if (!length) return [];
  const near = nearest(row, english);
  const chosen: number[] = [];
  let shares: number[] = [];
  let left = row;
  while (chosen.length < MOST_PARTS) {
    const fits = near.map((word) => dotAt(left, english, word));
    const best = fits.indexOf(Math.max(...fits));
    const word = near[best];
    if (word === undefined || fits[best]! < LEAST_PART * length || chosen.includes(word)) break;
    chosen.push(word);
    shares = weighParts(row, chosen, english);
    left = takeAway(row, chosen, shares, english);
  }
  if (1 - (Math.hypot(...left) / length) ** 2 < LEAST_SAID) return [];
  return chosen
    .map((word, i) => ({ word: english.words[word]!, share: shares[i]! }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .toSorted((a, b) => b.share - a.share);
}

function nearest(row: Float32Array, english: EnglishWords): number[] {
  const fits = Float32Array.from(english.words, (_, word) => dotAt(row, english, word));
  const least = fits.toSorted().at(-CANDIDATES) ?? -Infinity;
  return english.words.flatMap((_, word) => (fits[word]! >= least ? [word] : []));
}

/** The shares, none below nothing, whose sum comes nearest: one after another is set right until nothing changes. */
function weighParts(row: Float32Array, chosen: number[], english: EnglishWords): number[] {
  const fits = chosen.map((word) => dotAt(row, english, word));
  const between = chosen.map((one) =>
    chosen.map((other) =>
      dotAt(english.rows.subarray(one * english.dimensions, (one + 1) * english.dimensions), english, other),
    ),
  );
  const shares = chosen.map(() => 0);
  for (let round = 0; round < ROUNDS; round++)
    shares.forEach((_, i) => {
      const others = shares.reduce(
        (sum, share, other) => (other === i ? sum : sum + share * between[i]![other]!),
        0,
      );
      shares[i] = Math.max(0, fits[i]! - others);
    });
  return shares;
}

function takeAway(
  row: Float32Array,
  chosen: number[],
  shares: number[],
  { rows, dimensions }: EnglishWords,
): Float32Array {
  return row.map((value, i) =>
    chosen.reduce((left, word, at) => left - shares[at]! * rows[word * dimensions + i]!, value),
  );
}

function dotAt(row: Float32Array, { rows, dimensions }: EnglishWords, word: number): number {
  const from = word * dimensions;
  let sum = 0;
  for (let i = 0; i < dimensions; i++) sum += row[i]! * rows[from + i]!;
  return sum;
}
