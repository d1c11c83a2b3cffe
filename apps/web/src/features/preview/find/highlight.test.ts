import { expect, test } from 'vitest';
import { placeBox } from './highlight-layer.ts';
import { readMarks } from './highlight.ts';

test('an address can name passages, and nonsense in it marks nothing', () => {
  const search = new URLSearchParams(
    'mark=4:72,500,300,12;72,486,120,12&mark=2:1,2,3&mark=x&mark=3:1,2,3,NaN',
  );
  expect(readMarks(search)).toEqual([
    {
      page: 4,
      boxes: [
        { x: 72, y: 500, width: 300, height: 12 },
        { x: 72, y: 486, width: 120, height: 12 },
      ],
    },
  ]);
});

test('a box keeps its place on the page when the page is turned', () => {
  const page = { width: 200, height: 100 };
  const box = { x: 20, y: 80, width: 40, height: 10 };
  expect(placeBox(box, page, 0)).toEqual({ left: 10, top: 10, width: 20, height: 10 });
  expect(placeBox(box, page, 90)).toEqual({ left: 80, top: 10, width: 10, height: 20 });
  expect(placeBox(box, page, 180)).toEqual({ left: 70, top: 80, width: 20, height: 10 });
  expect(placeBox(box, page, 270)).toEqual({ left: 10, top: 70, width: 10, height: 20 });
});
