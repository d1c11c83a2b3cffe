import { squash, stepOf, sumForest } from '@sheaf/passages';
import { expect, test } from 'vitest';
import { fitSteps } from './fit-steps.ts';
import { growForest, seeded } from './grow-forest.ts';

const OPTIONS = { trees: 40, depth: 3, rate: 0.2, least: 1, shrink: 1, seed: 1 };

/** Right where the first two numbers lie on the same side of a half; the third says nothing. */
function drawTable(seed: number, count: number) {
  const random = seeded(seed);
  const rows = Float32Array.from({ length: count * 3 }, random);
  const labels = Float32Array.from({ length: count }, (_, i) =>
    Number(rows[i * 3]! > 0.5 === rows[i * 3 + 1]! > 0.5),
  );
  return { rows, width: 3, labels, weights: new Float32Array(count).fill(1) };
}

test('a forest learns what two numbers say together, and the same table makes the same trees', () => {
  const forest = growForest(drawTable(3, 2_000), OPTIONS);
  const { rows, labels } = drawTable(4, 500);
  const right = labels.filter(
    (label, i) => squash(sumForest(forest, rows.subarray(i * 3, i * 3 + 3))) > 0.5 === (label === 1),
  );
  expect(right.length).toBeGreaterThan(460);
  expect(growForest(drawTable(3, 2_000), OPTIONS)).toEqual(forest);
});

test('what is written down and read again says the same', () => {
  const forest = growForest(drawTable(5, 300), OPTIONS);
  const read = JSON.parse(JSON.stringify(forest)) as typeof forest;
  expect(sumForest(read, [0.2, 0.9, 0.5])).toBe(sumForest(forest, [0.2, 0.9, 0.5]));
});

test('steps go up, and say what share was right of those that scored so high', () => {
  const list = Array.from({ length: 400 }, (_, i) => ({ score: i / 400, right: i % 4 < (i < 200 ? 1 : 3) }));
  const steps = fitSteps(list);
  const shares = steps.map(([, share]) => share);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(stepOf(steps, 0.3)).toBeCloseTo(0.25, 1);
  expect(stepOf(steps, 0.8)).toBeCloseTo(0.75, 1);
  expect(stepOf(steps, -1)).toBe(0);
});
