/** A page as displayed, rotated, in points. */
export type PageSize = { width: number; height: number };

/** The size of a page until its own is known. */
export const A4: PageSize = { width: 595.28, height: 841.89 };
/** From the lower left corner of the page as displayed, in points: the coordinates of the tools. */
export type Point = { x: number; y: number };
export type Box = Point & PageSize;
/** The position of the page's picture on the screen, in pixels from the top left. */
export type Frame = { left: number; top: number; width: number; height: number };
type Pointer = { clientX: number; clientY: number };

/** The position of a pointer on the page; outside, the nearest edge. */
export function toPagePoint(at: Pointer, frame: Frame, page: PageSize): Point {
  const { x, y } = toFreePoint(at, frame, page);
  return { x: roundPoints(clamp(x, 0, page.width)), y: roundPoints(clamp(y, 0, page.height)) };
}

/** The same, also beside the page. */
export function toFreePoint({ clientX, clientY }: Pointer, frame: Frame, page: PageSize): Point {
  return {
    x: ((clientX - frame.left) / frame.width) * page.width,
    y: (1 - (clientY - frame.top) / frame.height) * page.height,
  };
}

/** How far a pointer went, in points: to the right and up. */
export function toPageDelta(from: Pointer, to: Pointer, frame: Frame, page: PageSize): Point {
  return {
    x: ((to.clientX - from.clientX) / frame.width) * page.width,
    y: ((from.clientY - to.clientY) / frame.height) * page.height,
  };
}

export function boxBetween(one: Point, other: Point): Box {
  return {
    x: roundPoints(Math.min(one.x, other.x)),
    y: roundPoints(Math.min(one.y, other.y)),
    width: roundPoints(Math.abs(one.x - other.x)),
    height: roundPoints(Math.abs(one.y - other.y)),
  };
}

/** Moved, but not off the page. */
export function moveBox(box: Box, by: Point, page: PageSize): Box {
  return {
    ...box,
    x: roundPoints(clamp(box.x + by.x, 0, Math.max(0, page.width - box.width))),
    y: roundPoints(clamp(box.y + by.y, 0, Math.max(0, page.height - box.height))),
  };
}

/** Its lower right corner is dragged; the upper left one stays where it is. */
export function resizeBox(box: Box, by: Point, page: PageSize, least: PageSize): Box {
  const top = box.y + box.height;
  const width = clamp(box.width + by.x, least.width, Math.max(least.width, page.width - box.x));
  const height = clamp(box.height - by.y, least.height, Math.max(least.height, top));
  return {
    x: box.x,
    y: roundPoints(top - height),
    width: roundPoints(width),
    height: roundPoints(height),
  };
}

/** A box of this size with its middle at the point, whole on the page. */
export function boxAround(point: Point, size: PageSize, page: PageSize): Box {
  const width = Math.min(size.width, page.width);
  const height = Math.min(size.height, page.height);
  return moveBox({ x: point.x - width / 2, y: point.y - height / 2, width, height }, { x: 0, y: 0 }, page);
}

/** The same place for a style sheet, which counts from the top. */
export function toStyle(box: Box, page: PageSize) {
  return {
    left: percent(box.x, page.width),
    top: percent(page.height - box.y - box.height, page.height),
    width: percent(box.width, page.width),
    height: percent(box.height, page.height),
  };
}

/** For drawings over the page, whose y grows downwards. */
export function toDrawing({ x, y }: Point, page: PageSize): Point {
  return { x, y: roundPoints(page.height - y) };
}

function percent(part: number, whole: number): string {
  return `${Number(((part / whole) * 100).toFixed(4))}%`;
}

/** Hundredths of a point are finer than any printer. */
export function roundPoints(value: number): number {
  return Math.round(value * 100) / 100;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
