import { expect, test } from 'vitest';
import { type Obstacle, findFreePlace, moveBox, overlap } from './free-place.ts';

const view = { left: 12, top: 68, right: 1428, bottom: 888 };
const corner = { left: 1076, top: 68, right: 1416, bottom: 128 };
const at = (left: number, top: number, width: number, height: number, cost = 10): Obstacle => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
  cost,
});

test('it stays in the corner where nothing lies there', () => {
  expect(findFreePlace(corner, view, [at(200, 90, 100, 32)])).toEqual({ x: 0, y: 0 });
});

test('it goes below the buttons of a title row', () => {
  const buttons = [at(1100, 100, 100, 32), at(1210, 100, 110, 32)];
  const place = findFreePlace(corner, view, buttons);
  expect(place).toEqual({ x: 0, y: 64 });
  expect(buttons.map((box) => overlap(box, moveBox(corner, place)))).toEqual([0, 0]);
});

test('it goes beside a column of buttons that fills the height', () => {
  const column = Array.from({ length: 20 }, (_, row) => at(1290, 68 + row * 40, 32, 32));
  const place = findFreePlace(corner, view, column);
  const moved = moveBox(corner, place);
  expect(column.every((box) => overlap(box, moved) === 0)).toBe(true);
  expect(moved.top).toBe(68);
});

test('where nothing is free it covers what costs least', () => {
  const all = [at(12, 68, 1416, 400), at(12, 468, 1416, 420, 1)];
  const { y } = findFreePlace(corner, view, all);
  expect(moveBox(corner, { x: 0, y }).top).toBeGreaterThanOrEqual(468);
});

test('what cannot be moved stays: a screen lower than a toast', () => {
  expect(findFreePlace(corner, { ...view, bottom: 100, left: 1200 }, [at(1100, 90, 10, 10)])).toEqual({
    x: 0,
    y: 0,
  });
});
