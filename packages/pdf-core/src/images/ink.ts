/** Shades of gray, row by row. */
type Shades = { data: Buffer; width: number; height: number };

/** The corners of marks that hang together, `start` being one of them, and of how many pixels they are. */
export type Piece = {
  start: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  count: number;
};

/** How much darker than its surroundings ink is: as a share, and in shades besides. */
const DARKER = 0.8;
const DARKER_BY = 4;

/** 1 where a pixel is darker than the mean of those up to `half` around it, or lighter where `sign` is -1. */
export function markInk({ data, width, height }: Shades, half: number, sign: 1 | -1): Uint8Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  const shadeAt = (at: number) => (sign > 0 ? data[at]! : 255 - data[at]!);
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += shadeAt(y * width + x);
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row;
    }
  }
  const ink = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const [above, below] = [Math.max(0, y - half), Math.min(height, y + half + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - half), Math.min(width, x + half + 1)];
      const sum =
        sums[below * (width + 1) + right]! -
        sums[above * (width + 1) + right]! -
        sums[below * (width + 1) + left]! +
        sums[above * (width + 1) + left]!;
      const mean = sum / ((right - left) * (below - above));
      // The paper is lighter than the mean where letters stand close.
      ink[y * width + x] = shadeAt(y * width + x) < DARKER * mean - DARKER_BY ? 1 : 0;
    }
  }
  return ink;
}

/** Marks that hang together, at their corners too. In `ink`, 1 becomes 2. */
export function takePieces({ width, height }: Shades, ink: Uint8Array): Piece[] {
  const pieces: Piece[] = [];
  const stack = new Int32Array(width * height);
  for (let start = 0; start < ink.length; start++) {
    if (ink[start] !== 1) continue;
    const piece = { start, left: width, right: 0, top: height, bottom: 0, count: 0 };
    let depth = 0;
    stack[depth++] = start;
    ink[start] = 2;
    while (depth) {
      const at = stack[--depth]!;
      const [x, y] = [at % width, Math.floor(at / width)];
      piece.left = Math.min(piece.left, x);
      piece.right = Math.max(piece.right, x + 1);
      piece.top = Math.min(piece.top, y);
      piece.bottom = Math.max(piece.bottom, y + 1);
      piece.count++;
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++)
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
          const near = v * width + u;
          if (ink[near] !== 1) continue;
          ink[near] = 2;
          stack[depth++] = near;
        }
    }
    pieces.push(piece);
  }
  return pieces;
}
