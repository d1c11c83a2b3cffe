import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseOwn } from './parse-own.ts';

const report = z.object({ pages: z.number() });

test('what was made here and breaks its schema is a failure, and no refusal of what was asked', () => {
  expect(parseOwn(report, { pages: 3, more: 1 })).toEqual({ pages: 3 });
  expect(() => parseOwn(report, { pages: 'three' })).toThrow(expect.objectContaining({ reason: 'internal' }));
});
