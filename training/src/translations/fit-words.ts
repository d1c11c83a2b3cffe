/** Texts as the words they hold, and where each of them should point: a row of numbers a text. */
export type Equations = { texts: Int32Array[]; targets: Float32Array; words: number; dimensions: number };

/** How strongly a word is drawn to nowhere: one that is met seldom stays short. */
const DRAWN_IN = 3;
const STEPS = 30;
const SMALL = 1e-12;

/**
 * A row for each word, so that the rows of a text's words add up to where the text should point, by least squares. Words that always
 * stand together share what they say; others are told apart by the texts that have only one of them. Solved by conjugate
 * gradients, each of the dimensions for itself.
 */
export function fitWords({ texts, targets, words, dimensions }: Equations): Float32Array {
  // Of a short text each word says more.
  const shares = Float32Array.from(texts, (text) => 1 / Math.max(1, text.length));
  const rows = new Float32Array(words * dimensions);
  const left = new Float32Array(words * dimensions);
  const counts = new Float32Array(words).fill(DRAWN_IN);
  texts.forEach((text, at) => {
    const target = targets.subarray(at * dimensions, (at + 1) * dimensions);
    for (const word of text) {
      addTo(left, word * dimensions, target, shares[at]!);
      counts[word]! += shares[at]!;
    }
  });
  const divided = (values: Float32Array) =>
    values.map((value, i) => value / counts[Math.floor(i / dimensions)]!);
  let near = divided(left);
  const way = near.slice();
  let worth = dotColumns(left, near, dimensions);
  for (let step = 0; step < STEPS; step++) {
    const image = multiply({ texts, shares, way, dimensions });
    const bend = dotColumns(way, image, dimensions);
    const stride = worth.map((value, i) => value / Math.max(SMALL, bend[i]!));
    for (let i = 0; i < rows.length; i++) {
      rows[i]! += stride[i % dimensions]! * way[i]!;
      left[i]! -= stride[i % dimensions]! * image[i]!;
    }
    near = divided(left);
    const next = dotColumns(left, near, dimensions);
    const turn = next.map((value, i) => value / Math.max(SMALL, worth[i]!));
    for (let i = 0; i < way.length; i++) way[i] = near[i]! + turn[i % dimensions]! * way[i]!;
    worth = next;
  }
  return rows;
}

type Product = { texts: Int32Array[]; shares: Float32Array; way: Float32Array; dimensions: number };

/** What the words of each text add up to, given back to each of them. */
function multiply({ texts, shares, way, dimensions }: Product): Float32Array {
  const image = way.map((value) => value * DRAWN_IN);
  const sum = new Float32Array(dimensions);
  texts.forEach((text, at) => {
    sum.fill(0);
    for (const word of text)
      addTo(sum, 0, way.subarray(word * dimensions, (word + 1) * dimensions), shares[at]!);
    for (const word of text) addTo(image, word * dimensions, sum, 1);
  });
  return image;
}

function addTo(sum: Float32Array, from: number, row: Float32Array, share: number): void {
  for (let i = 0; i < row.length; i++) sum[from + i]! += row[i]! * share;
}

function dotColumns(one: Float32Array, other: Float32Array, dimensions: number): Float64Array {
  const sums = new Float64Array(dimensions);
  for (let i = 0; i < one.length; i++) sums[i % dimensions]! += one[i]! * other[i]!;
  return sums;
}
