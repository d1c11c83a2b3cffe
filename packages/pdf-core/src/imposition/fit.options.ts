export type Size = { width: number; height: number };
export type Rect = Size & { x: number; y: number };

/** A page (counted from 0) on a sheet: `matrix` leads from the page as it is seen, and only `window` of the sheet shows it. */
export type Placed = {
  index: number;
  matrix: readonly [number, number, number, number, number, number];
  window: Rect;
};

/** A sheet of paper and the pages on it. */
export type LaidSheet = Size & { pages: Placed[] };

/** A page in the middle of a space, as large as fits. */
export function fitPage(index: number, page: Size, space: Rect): Placed {
  const scale = Math.min(space.width / page.width, space.height / page.height);
  const [width, height] = [page.width * scale, page.height * scale];
  const x = space.x + (space.width - width) / 2;
  const y = space.y + (space.height - height) / 2;
  return { index, matrix: [scale, 0, 0, scale, x, y], window: { x, y, width, height } };
}

export const lying = ({ width, height }: Size): Size => ({ width: height, height: width });
