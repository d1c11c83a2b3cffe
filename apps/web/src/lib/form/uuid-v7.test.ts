import { expect, test } from 'vitest';
import { z } from 'zod';
import { makeUuidV7 } from './uuid-v7.ts';

test('is what the server takes for an operation, and later ones come after', () => {
  const ids = [0, 1, 2 ** 32 - 1, 2 ** 32, 1_795_000_000_000, 2 ** 47].map((now) => makeUuidV7(now));
  expect(ids.filter((id) => !z.uuid({ version: 'v7' }).safeParse(id).success)).toEqual([]);
  expect(ids).toEqual(ids.toSorted());
  expect(new Set([makeUuidV7(5), makeUuidV7(5)]).size).toBe(2);
});
