import { expect, test } from 'vitest';
import { joinPictures } from './join-pictures.ts';

test('strips of one picture are whole, also where each of its lines is in parts', () => {
  const logo = Array.from({ length: 40 }, (_, row) => [
    { x: 100, y: 50 + row * 0.5, width: 20 + row, height: 0.5 },
    { x: 121 + row, y: 50 + row * 0.5, width: 30, height: 0.5 },
  ]).flat();
  const photo = { x: 300, y: 50, width: 80, height: 60 };
  const bullets = [200, 220, 240].map((y) => ({ x: 50, y, width: 6, height: 6 }));
  expect(joinPictures([...bullets, ...logo, photo])).toEqual([
    photo,
    { x: 100, y: 50, width: 90, height: 20 },
    ...bullets,
  ]);
});

test('letters that are drawn in strips are one picture', () => {
  const letters = [100, 118, 140].flatMap((x, at) =>
    Array.from({ length: 30 + at }, (_, row) => ({ x, y: 50 + row, width: 12, height: 1 })),
  );
  expect(joinPictures(letters)).toEqual([{ x: 100, y: 50, width: 52, height: 32 }]);
});

test('any number of strips is joined in little time', () => {
  const strips = Array.from({ length: 20_000 }, (_, at) => ({
    x: (at * 37) % 1000,
    y: at,
    width: 1,
    height: 900,
  }));
  const from = performance.now();
  joinPictures(strips);
  expect(performance.now() - from).toBeLessThan(2000);
});
