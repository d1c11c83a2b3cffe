import { resolve } from '../pdf/graph/access.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import type { Page } from '../pdf/graph/pages.ts';
import { invert, type Matrix } from '../pdf/matrix.ts';
import type { PdfValue } from '../pdf/values.ts';

/** A page as its reader sees it: upright, in points, the origin at the lower left corner of what is visible. */
export type PageFrame = {
  width: number;
  height: number;
  /** From the seen page to the page's own coordinates. */
  toPage: Matrix;
  rotation: 0 | 90 | 180 | 270;
  /** Points to one unit of the page. */
  userUnit: number;
};

type Box = { left: number; bottom: number; right: number; top: number };

const LETTER: Box = { left: 0, bottom: 0, right: 612, top: 792 };

/** What is seen of a page, in its own coordinates. */
export function boxOf(page: Page): Box {
  const media = readBox(page.graph, page.inherited.get('MediaBox')) ?? LETTER;
  const crop = readBox(page.graph, page.inherited.get('CropBox'));
  return (crop && intersect(media, crop)) ?? media;
}

export function frameOf(page: Page): PageFrame {
  const box = boxOf(page);
  const userUnit = positive(numberAt(page.graph, page.dict.get('UserUnit'))) ?? 1;
  const turns = Math.round((numberAt(page.graph, page.inherited.get('Rotate')) ?? 0) / 90);
  const rotation = ((((turns % 4) + 4) % 4) * 90) as PageFrame['rotation'];
  const across = (box.right - box.left) * userUnit;
  const up = (box.top - box.bottom) * userUnit;
  const unit = 1 / userUnit;
  const toPage: Record<PageFrame['rotation'], Matrix> = {
    0: [unit, 0, 0, unit, box.left, box.bottom],
    90: [0, unit, -unit, 0, box.right, box.bottom],
    180: [-unit, 0, 0, -unit, box.right, box.top],
    270: [0, -unit, unit, 0, box.left, box.top],
  };
  const [width, height] = rotation % 180 ? [up, across] : [across, up];
  return { width, height, toPage: toPage[rotation], rotation, userUnit };
}

/** From the page's own coordinates to the seen page. */
export function fromPage({ toPage }: PageFrame): Matrix {
  return invert(toPage);
}

function readBox(graph: PdfGraph, value: PdfValue | undefined): Box | undefined {
  const list = resolve(graph, value);
  if (!Array.isArray(list) || list.length < 4) return undefined;
  const sides = list.slice(0, 4).map((side) => numberAt(graph, side));
  const [x1, y1, x2, y2] = sides;
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return undefined;
  const box = {
    left: Math.min(x1, x2),
    bottom: Math.min(y1, y2),
    right: Math.max(x1, x2),
    top: Math.max(y1, y2),
  };
  return box.right > box.left && box.top > box.bottom ? box : undefined;
}

function intersect(one: Box, two: Box): Box | undefined {
  const box = {
    left: Math.max(one.left, two.left),
    bottom: Math.max(one.bottom, two.bottom),
    right: Math.min(one.right, two.right),
    top: Math.min(one.top, two.top),
  };
  return box.right > box.left && box.top > box.bottom ? box : undefined;
}

function numberAt(graph: PdfGraph, value: PdfValue | undefined): number | undefined {
  const number = resolve(graph, value);
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function positive(value: number | undefined): number | undefined {
  return value && value > 0 ? value : undefined;
}
