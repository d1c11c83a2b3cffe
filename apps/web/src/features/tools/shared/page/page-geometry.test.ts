import { describe, expect, it } from 'vitest';
import {
  boxAround,
  boxBetween,
  moveBox,
  resizeBox,
  toDrawing,
  toPageDelta,
  toPagePoint,
  toStyle,
} from './page-geometry.ts';

const page = { width: 600, height: 800 };
const turned = { width: 800, height: 600 };
const frame = { left: 100, top: 50, width: 300, height: 400 };

describe('from the screen to the page', () => {
  it('counts from the lower left corner of the page as it is seen', () => {
    expect(toPagePoint({ clientX: 100, clientY: 450 }, frame, page)).toEqual({ x: 0, y: 0 });
    expect(toPagePoint({ clientX: 400, clientY: 50 }, frame, page)).toEqual({ x: 600, y: 800 });
    expect(toPagePoint({ clientX: 150, clientY: 150 }, frame, page)).toEqual({ x: 100, y: 600 });
  });
  it('takes a page that lies on its side as it is seen', () => {
    const wide = { left: 0, top: 0, width: 400, height: 300 };
    expect(toPagePoint({ clientX: 100, clientY: 75 }, wide, turned)).toEqual({ x: 200, y: 450 });
  });
  it('keeps a pointer that left the page on its edge', () => {
    expect(toPagePoint({ clientX: -999, clientY: 9999 }, frame, page)).toEqual({ x: 0, y: 0 });
    expect(toPagePoint({ clientX: 9999, clientY: -999 }, frame, page)).toEqual({ x: 600, y: 800 });
  });
  it('measures ways to the right and up', () => {
    const way = toPageDelta({ clientX: 10, clientY: 10 }, { clientX: 20, clientY: 40 }, frame, page);
    expect(way).toEqual({ x: 20, y: -60 });
  });
  it('is undone by the way back', () => {
    const box = { x: 120, y: 240, width: 60, height: 80 };
    expect(toStyle(box, page)).toEqual({ left: '20%', top: '60%', width: '10%', height: '10%' });
    const at = { clientX: 100 + 0.2 * 300, clientY: 50 + 0.7 * 400 };
    expect(toPagePoint(at, frame, page)).toEqual({ x: 120, y: 240 });
    expect(toDrawing({ x: 5, y: 790 }, page)).toEqual({ x: 5, y: 10 });
  });
});

describe('boxes', () => {
  it('lie between two points, whichever comes first', () => {
    const box = { x: 10, y: 20, width: 30, height: 40 };
    expect(boxBetween({ x: 10, y: 60 }, { x: 40, y: 20 })).toEqual(box);
    expect(boxBetween({ x: 40, y: 20 }, { x: 10, y: 60 })).toEqual(box);
  });
  it('do not leave the page, however far they are moved', () => {
    const box = { x: 10, y: 20, width: 100, height: 50 };
    expect(moveBox(box, { x: -50, y: -50 }, page)).toMatchObject({ x: 0, y: 0 });
    expect(moveBox(box, { x: 9999, y: 9999 }, page)).toMatchObject({ x: 500, y: 750 });
    expect(boxAround({ x: 0, y: 800 }, { width: 100, height: 50 }, page)).toMatchObject({ x: 0, y: 750 });
    expect(boxAround({ x: 5, y: 5 }, { width: 9000, height: 9000 }, page)).toEqual({ x: 0, y: 0, ...page });
  });
  it('keep their upper left corner when they are resized', () => {
    const box = { x: 100, y: 100, width: 100, height: 50 };
    const least = { width: 20, height: 10 };
    expect(resizeBox(box, { x: 10, y: -30 }, page, least)).toEqual({ x: 100, y: 70, width: 110, height: 80 });
    expect(resizeBox(box, { x: -500, y: 500 }, page, least)).toEqual({
      x: 100,
      y: 140,
      width: 20,
      height: 10,
    });
    expect(resizeBox(box, { x: 9999, y: -9999 }, page, least)).toEqual({
      x: 100,
      y: 0,
      width: 500,
      height: 150,
    });
  });
});
