import { cosine, embedText, shippedVectors } from '@sheaf/passages';

const neighbours = new Map<string, string[]>();

/** Half of the time one word of the label is put in another way. */
export function reword(label: string, random: () => number): string {
  if (random() < 0.5) return label;
  const words = label.split(' ');
  const at = Math.floor(random() * words.length);
  const near = neighbours.get(words[at]!) ?? [];
  if (near.length) words[at] = near[Math.floor(random() * near.length)]!;
  return words.join(' ');
}

const COMPARED = 3_000;
const LEAST_NEAR = 0.4;

/** For each word of the labels those that are used most like it. */
export function findNeighbours(labels: string[]): void {
  const vectors = shippedVectors();
  const words = [...new Set(labels.flatMap((label) => label.split(' ')))].slice(0, COMPARED);
  const rows = words.map((word) => embedText(vectors, word));
  words.forEach((word, i) => {
    const near = words
      .map((other, k) => ({ other, near: k === i ? 0 : cosine(rows[i]!, rows[k]!) }))
      .filter((one) => one.near > LEAST_NEAR && one.other.slice(0, 4) !== word.slice(0, 4))
      .sort((a, b) => b.near - a.near);
    neighbours.set(
      word,
      near.slice(0, 3).map(({ other }) => other),
    );
  });
}
