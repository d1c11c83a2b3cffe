import { annotateOptions } from '@sheaf/pdf-core/options';
import { expect, test } from 'vitest';
import { MARK_TYPES, boxOf, hasWords, makeMark, placeMark } from './annotations.ts';

const page = { width: 600, height: 800 };
const drag = [
  { x: 100, y: 500 },
  { x: 180, y: 470 },
  { x: 250, y: 450 },
];

test('every mark that a drag makes is one the tools take, and whole on the page', () => {
  for (const type of MARK_TYPES) {
    const mark = makeMark(type, 2, drag, page);
    if (!mark) throw new Error(type);
    const said = hasWords(mark) ? mark : { ...mark, text: 'words' };
    expect(annotateOptions.safeParse({ annotations: [said] })).toMatchObject({ success: true });
    expect(mark.page).toBe(2);
    const corner = makeMark(type, 1, [...drag, { x: 600, y: 0 }], page);
    const box = corner && boxOf(corner);
    expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 600.01).toBe(true);
  }
});

test('a press that is no drag makes no box, line or drawing', () => {
  const press = [{ x: 10, y: 10 }];
  for (const type of ['highlight', 'rectangle', 'line', 'ink'] as const)
    expect(makeMark(type, 1, press, page)).toBeNull();
  expect(makeMark('stamp', 1, press, page)).toMatchObject({ x: 0, y: 0, text: 'APPROVED' });
});

test('a mark that is moved keeps its shape', () => {
  const line = makeMark('line', 1, drag, page);
  if (line?.type !== 'line') throw new Error('no line');
  const moved = placeMark(line, { ...boxOf(line), x: 200, y: 400 });
  expect(moved).toMatchObject({ from: { x: 200, y: 450 }, to: { x: 350, y: 400 } });
});
