import { expect, test } from 'vitest';
import { inTurn } from './picture-turns.ts';

test('a few are asked for at once, and what is given up before its turn is never begun', async () => {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const controllers = Array.from({ length: 10 }, () => new AbortController());
  const all = controllers.map(({ signal }, index) =>
    inTurn(signal, () => {
      begun.push(index);
      return new Promise<void>((resolve) => void ends.push(resolve));
    }).catch((error: Error) => error.name),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2, 3]);
  for (const index of [4, 5, 6, 7]) controllers[index]!.abort();
  expect(await Promise.all(all.slice(4, 8))).toEqual(Array(4).fill('AbortError'));
  for (const end of ends.splice(0)) end();
  await expect.poll(() => begun).toEqual([0, 1, 2, 3, 8, 9]);
  for (const end of ends.splice(0)) end();
  await Promise.all(all);
});
