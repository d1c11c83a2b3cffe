import { expect, test } from 'vitest';
import { usedPercent } from './meter.tsx';

test.each([
  [0, 10, 0],
  [3, 10, 30],
  [10, 10, 100],
  [40, 10, 100],
  [7, -1, 0],
  [0, 0, 0],
  [1, 0, 100],
])('%d of %d is %d %%', (used, limit, percent) => {
  expect(usedPercent(used, limit)).toBe(percent);
});
