import { expect, test } from 'vitest';
import type { Change } from './comparison.ts';
import { listAnchors, matchDepth } from './match-scroll.ts';

const page = { width: 100, height: 100 };
const change = (from: [number, number], to: [number, number], kind: Change['kind'] = 'changed'): Change => {
  const side = ([at, y]: [number, number]) => ({ text: 'x', page: at, y, places: [] });
  const [before, after] = [side(from), side(to)];
  return { kind, part: 'text', doubtful: false, lead: '', trail: '', before, after };
};

test('a place in one document is the place between the same changes in the other', () => {
  const pages = { before: [page, page], after: [page, page, page] };
  const anchors = listAnchors([change([1, 50], [2, 50]), change([2, 50], [3, 50])], pages);
  expect(matchDepth(anchors, 'before', 0.5)).toBeCloseTo(1.52);
  expect(matchDepth(anchors, 'before', 0.25)).toBeCloseTo(0.76);
  expect(matchDepth(anchors, 'after', 2.54)).toBeCloseTo(1.52);
  expect(matchDepth(anchors, 'before', 1.01)).toBeCloseTo(2.03);
});

test('what moved is no place that both have, and the ends match', () => {
  const pages = { before: [page], after: [page, page] };
  const anchors = listAnchors([change([1, 90], [1, 5], 'moved')], pages);
  expect(anchors).toHaveLength(2);
  expect(matchDepth(anchors, 'before', 1.02)).toBeCloseTo(2.04);
});
