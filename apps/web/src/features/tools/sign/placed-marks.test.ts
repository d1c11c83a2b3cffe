import { describe, expect, it } from 'vitest';
import {
  boxAtPlace,
  boxAtPoint,
  carryBox,
  isOpen,
  keepRatio,
  type Mark,
  marksAndLook,
  marksToSend,
  type PlacedMark,
  snapBox,
} from './placed-marks.ts';

const page = { width: 600, height: 800 };
const signature = { use: 'signature' as const, ratio: 3, image: 'QQ==' };
const line = {
  kind: 'signature' as const,
  page: 1,
  x: 100,
  y: 200,
  width: 150,
  height: 30,
  label: 'Signature',
};
const field = { ...line, y: 500, height: 60, field: 'director' };
const placed = (box: object, mark: Mark = signature) => ({
  id: 'a',
  page: 1,
  mark,
  box: { x: 0, y: 0, width: 90, height: 30, ...box },
});

describe('a mark at a place', () => {
  it('stands on the line, as large as there is room', () => {
    expect(boxAtPlace(signature, line)).toEqual({ x: 106, y: 201, width: 90, height: 30 });
    const wide = boxAtPlace({ ...signature, ratio: 10 }, line);
    expect(wide.width).toBe(150);
    expect(wide.height).toBe(15);
  });

  it('is in the middle of a field', () => {
    const box = boxAtPlace(signature, field);
    expect(box.x + box.width / 2).toBeCloseTo(175);
    expect(box.y + box.height / 2).toBeCloseTo(530);
  });

  it('goes to the place that it is dropped near, and else where it is dropped', () => {
    expect(boxAtPoint(signature, { x: 95, y: 195 }, page, [line])).toEqual(boxAtPlace(signature, line));
    const box = boxAtPoint(signature, { x: 300, y: 400 }, page, [line]);
    expect([box.x + box.width / 2, box.y + box.height / 2]).toEqual([300, 400]);
  });

  it('is drawn to a line that it is moved near, and to no other', () => {
    const { box } = placed({ x: 120, y: 205 });
    expect(snapBox(box, [line], page)).toEqual({ ...box, y: 201 });
    expect(snapBox({ ...box, y: 220 }, [line], page).y).toBe(220);
    expect(snapBox({ ...box, x: 400 }, [line], page).y).toBe(205);
  });
});

it('keeps its shape when it is made larger, and stays on the page', () => {
  const before = { x: 500, y: 100, width: 60, height: 20 };
  expect(keepRatio(before, { ...before, width: 90, y: 100 }, signature, page)).toEqual({
    x: 500,
    y: 90,
    width: 90,
    height: 30,
  });
  const huge = keepRatio(before, { ...before, width: 900 }, signature, page);
  expect(huge.width).toBe(100);
  const moved = { ...before, x: 10 };
  expect(keepRatio(before, moved, signature, page)).toBe(moved);
});

it('a place is open until a mark stands there, and a field is known by what stands in it', () => {
  const on = placed({ x: 106, y: 201 });
  expect(isOpen(line, [])).toBe(true);
  expect(isOpen(line, [on])).toBe(false);
  expect(isOpen(line, [{ ...on, page: 2 }])).toBe(true);
  // As high as it is, it stands on the line below.
  expect(isOpen(line, [placed({ x: 106, y: 201 - 24 })])).toBe(true);
  const inside = placed({ x: 120, y: 510 });
  const look = (one: PlacedMark) => marksAndLook([one], [line, field]);
  expect(look(on)).toEqual({ marks: [on], look: { look: 'none' } });
  expect(look(inside)).toEqual({
    marks: [],
    look: { look: 'picture', field: 'director', image: 'QQ==', imageBox: inside.box },
  });
  // A field would cut off what hangs over its edge.
  const over = placed({ x: 80, y: 510 });
  expect(look(over)).toEqual({ marks: [over], look: { look: 'none', field: 'director' } });
});

it('sends each picture once', () => {
  const other = { ...signature, image: 'Qg==' };
  const words: Mark = { use: 'date', ratio: 4, text: 'Today' };
  const sent = marksToSend([placed({}), placed({ x: 5 }), placed({}, other), placed({}, words)]);
  expect(sent.markPictures).toEqual(['QQ==', 'Qg==']);
  expect(sent.signMarks).toMatchObject([
    { picture: 0 },
    { picture: 0, x: 5 },
    { picture: 1 },
    { text: 'Today', stretch: true },
  ]);
});

describe('a mark that is carried to another page', () => {
  const box = { x: 10, y: 10, width: 300, height: 100 };

  it('stays whole on that page', () => {
    expect(carryBox(box, { x: 500, y: -40 }, page)).toEqual({ x: 300, y: 0, width: 300, height: 100 });
  });

  it('becomes smaller where the page is smaller than the mark, in its own shape', () => {
    const label = { width: 150, height: 200 };
    expect(carryBox(box, { x: 90, y: 60 }, label)).toEqual({ x: 0, y: 60, width: 150, height: 50 });
  });
});
