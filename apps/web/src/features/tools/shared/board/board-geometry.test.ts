import { describe, expect, it } from 'vitest';
import {
  gapNear,
  inWindow,
  layOut,
  placeOf,
  scrollSpeed,
  scrollToKeep,
  touched,
  USUAL_ZOOM,
  ZOOMS,
} from './board-geometry.ts';
import { type BoardPage, areSame, moveTo, toRequest, turn } from './board-page.ts';

const grid = layOut(540, 112, 10);

describe('places', () => {
  it('fit their width, and the last row counts', () => {
    expect(grid.columns).toBe(3);
    expect(grid.total).toBe(4 * grid.row - 20 + 40);
    expect(placeOf(grid, 4)).toEqual({ x: 20 + grid.cell + 20, y: 20 + grid.row });
    expect(layOut(0, 112, 0)).toMatchObject({ columns: 1 });
  });

  it('stand two in a row on the narrowest phone, until they are enlarged', () => {
    const narrow = layOut(286, ZOOMS[USUAL_ZOOM], 4);
    expect(narrow.columns).toBe(2);
    expect(placeOf(narrow, 1).x + narrow.cell).toBe(286 - 20);
    expect(layOut(286, ZOOMS[USUAL_ZOOM + 1]!, 4).columns).toBe(1);
  });

  it('stay in the middle of the window when they become larger, smaller or narrower', () => {
    const old = layOut(1200, ZOOMS[2], 1042);
    for (const next of [
      layOut(1200, ZOOMS[3], 1042),
      layOut(1200, ZOOMS[0], 1042),
      layOut(700, ZOOMS[2], 1042),
    ]) {
      const top = placeOf(old, 700).y - 300;
      const seen = top + scrollToKeep(old, next, top, 900);
      const [first, last] = inWindow(next, seen, seen + 900, 1042);
      expect(first).toBeLessThan(700);
      expect(last).toBeGreaterThan(700);
      const { y } = placeOf(next, 700);
      expect(y + next.height).toBeGreaterThan(seen);
      expect(y).toBeLessThan(seen + 900);
    }
    expect(scrollToKeep(old, grid, -200, 900)).toBe(0);
  });

  it('near the window are few of a thousand', () => {
    const many = layOut(540, 112, 1000);
    const [first, last] = inWindow(many, 5000, 5900, 1000);
    expect(first % 3).toBe(0);
    expect(last - first).toBeLessThan(40);
    const { y } = placeOf(many, first);
    expect(y).toBeLessThan(5000);
    expect(inWindow(many, -900, 0, 1000)[0]).toBe(0);
    expect(inWindow(many, 1e7, 1e7 + 900, 1000)).toEqual([1000, 1000]);
  });

  it('have gaps before and after them, in each row', () => {
    const at = (index: number, share: number) => {
      const { x, y } = placeOf(grid, index);
      return gapNear(grid, { x: x + grid.cell * share, y: y + 40 }, 10);
    };
    expect([at(0, 0.2), at(0, 0.8), at(4, 0.2), at(5, 0.9), at(9, 0.9)]).toEqual([0, 1, 4, 6, 10]);
  });

  it('scroll beside the edges of what is seen, faster the nearer, and at a pace that can be followed', () => {
    const speeds = [111, 150, 190, 300, 540, 580, 599, 730].map((y) => Math.round(scrollSpeed(y, 110, 600)));
    expect(speeds.slice(2, 5)).toEqual([0, 0, expect.any(Number)]);
    expect(speeds[0]).toBeLessThan(speeds[1]!);
    expect(speeds[1]).toBeLessThan(0);
    expect(speeds.slice(4)).toEqual(speeds.slice(4).toSorted((a, b) => a - b));
    expect(speeds[4]).toBeGreaterThan(0);
    expect(Math.max(...speeds)).toBeLessThan(500);
  });

  it('are caught by a rectangle that touches them', () => {
    const from = placeOf(grid, 1);
    const to = placeOf(grid, 5);
    expect(touched(grid, { x: to.x + 3, y: to.y + 3 }, { x: from.x + 3, y: from.y + 3 }, 10)).toEqual([
      [1, 2],
      [4, 5],
    ]);
    expect(touched(grid, { x: 2, y: 2 }, { x: 8, y: 3000 }, 10)).toEqual([]);
    expect(touched(grid, { x: 0, y: 0 }, { x: 9999, y: 9999 }, 10).at(-1)).toEqual([9, 9]);
  });
});

describe('pages', () => {
  const page = (key: string): BoardPage => ({
    key,
    fileId: 'a',
    page: 1,
    rotate: 0,
    size: { width: 10, height: 20 },
  });
  const pages = ['1', '2', '3', '4', '5'].map(page);
  const keys = (some: BoardPage[]) => some.map(({ key }) => key).join('');

  it('move together, in their order', () => {
    expect(keys(moveTo(pages, new Set(['4', '1']), 3))).toBe('23145');
    expect(keys(moveTo(pages, new Set(['5']), 0))).toBe('51234');
    expect(keys(moveTo(pages, new Set(['2', '3']), 5))).toBe('14523');
    expect(areSame(moveTo(pages, new Set(['2', '3']), 2), pages)).toBe(true);
    expect(areSame(pages.with(0, turn(pages[0]!, -90)), pages)).toBe(false);
  });

  it('are asked for by the place of their file, or as empty ones', () => {
    const blank = { ...page('6'), fileId: null, page: 0, rotate: 90 };
    expect(toRequest([{ ...page('1'), fileId: 'b', page: 7 }, blank], ['a', 'b'])).toEqual([
      { file: 2, page: 7, rotate: 0 },
      { blank: { width: 10, height: 20 }, rotate: 90 },
    ]);
  });
});
