import { expect, test } from 'vitest';
import { findPlace, linesBetween } from './text-lines.ts';

/** Lines of text of ten-point characters, from the top of a page. */
function textOf(lines: string[]) {
  const nodes = lines.map((data) => ({ data, length: data.length }));
  const boxOf = (node: (typeof nodes)[number], start: number, end: number) => ({
    x: 50 + start * 10,
    y: 700 - nodes.indexOf(node) * 20,
    width: (end - start) * 10,
    height: 12,
  });
  return { boxOf, pieces: nodes.map((node) => ({ node, box: boxOf(node, 0, node.length) })) };
}

const text = textOf(['The tenant', 'pays the rent', 'in advance']);
const between = (from: [number, number], to: [number, number]) => {
  const [one, other] = [
    findPlace(text, { x: from[0], y: from[1] }),
    findPlace(text, { x: to[0], y: to[1] }, Infinity),
  ];
  if (!one || !other) throw new Error('far from the text');
  return linesBetween(text, one, other);
};

test('a drag over several lines marks each from where it starts to where it ends', () => {
  const lines = [
    { x: 90, y: 700, width: 60, height: 12 },
    { x: 50, y: 680, width: 130, height: 12 },
    { x: 50, y: 660, width: 20, height: 12 },
  ];
  expect(between([91, 706], [71, 666])).toEqual(lines);
  expect(between([71, 666], [91, 706])).toEqual(lines);
});

test('in the space beside and between lines, the nearest line is meant', () => {
  expect(between([20, 697], [400, 703])).toEqual([{ x: 50, y: 700, width: 100, height: 12 }]);
  expect(findPlace(text, { x: 60, y: 400 })).toBeNull();
});
