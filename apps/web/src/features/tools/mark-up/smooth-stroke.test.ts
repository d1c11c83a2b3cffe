import { expect, test } from 'vitest';
import { smoothStroke } from './smooth-stroke.ts';

const sharpest = (points: { x: number; y: number }[]) =>
  Math.max(
    ...points.slice(1, -1).map((point, index) => {
      const [from, to] = [points[index]!, points[index + 2]!];
      const turn =
        Math.atan2(to.y - point.y, to.x - point.x) - Math.atan2(point.y - from.y, point.x - from.x);
      return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
    }),
  );

test('corners become curves, and the ends stay', () => {
  const corner = [
    { x: 0, y: 0 },
    { x: 40, y: 0 },
    { x: 40, y: 40 },
  ];
  const smooth = smoothStroke(corner);
  expect(sharpest(smooth)).toBeLessThan(sharpest(corner) / 2);
  expect([smooth[0], smooth.at(-1)]).toEqual([corner[0], corner[2]]);
});

test('points of a hand that rests are one point', () => {
  const resting = Array.from({ length: 500 }, (_, at) => ({ x: 10 + (at % 2) * 0.1, y: 10 }));
  expect(smoothStroke(resting)).toHaveLength(1);
});
