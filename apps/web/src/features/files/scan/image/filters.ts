import type { Plane } from './pixels.ts';

/** Dark things thinner than twice the radius go: text and rules, not the desk. */
export function close(plane: Plane, radius: number): Plane {
  return spread(spread(plane, radius, Math.max), radius, Math.min);
}

function spread(plane: Plane, radius: number, choose: (one: number, other: number) => number): Plane {
  const { width, height } = plane;
  const across = new Float32Array(plane.data.length);
  const data = new Float32Array(plane.data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let value = plane.data[y * width + x]!;
      const end = Math.min(width - 1, x + radius);
      for (let near = Math.max(0, x - radius); near <= end; near++)
        value = choose(value, plane.data[y * width + near]!);
      across[y * width + x] = value;
    }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let value = across[y * width + x]!;
      const end = Math.min(height - 1, y + radius);
      for (let near = Math.max(0, y - radius); near <= end; near++)
        value = choose(value, across[near * width + x]!);
      data[y * width + x] = value;
    }
  return { data, width, height };
}

const WEIGHTS = [1, 4, 6, 4, 1];

export function blur({ data, width, height }: Plane): Plane {
  const blurred = (from: Float32Array, step: number, along: (at: number) => number, length: number) =>
    from.map((_, at) => {
      const place = along(at);
      let sum = 0;
      for (let off = -2; off <= 2; off++) {
        const near = Math.min(length - 1, Math.max(0, place + off));
        sum += WEIGHTS[off + 2]! * from[at + (near - place) * step]!;
      }
      return sum / 16;
    });
  const across = blurred(data, 1, (at) => at % width, width);
  return { data: blurred(across, width, (at) => Math.floor(at / width), height), width, height };
}

/** How strong an edge each pixel is, from 0 to 1, and which way the brightness grows there. */
export interface Edges extends Plane {
  dx: Float32Array;
  dy: Float32Array;
}

/** Of all pixels, those that may be an edge as strong as can be. */
const STRONG = 0.04;
const LEAST = 6;

export function measureEdges({ data, width, height }: Plane): Edges {
  const [dx, dy, size] = [0, 1, 2].map(() => new Float32Array(data.length));
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const [above, below] = [at - width, at + width];
      dx![at] =
        (data[above + 1]! +
          2 * data[at + 1]! +
          data[below + 1]! -
          data[above - 1]! -
          2 * data[at - 1]! -
          data[below - 1]!) /
        8;
      dy![at] =
        (data[below - 1]! +
          2 * data[below]! +
          data[below + 1]! -
          data[above - 1]! -
          2 * data[above]! -
          data[above + 1]!) /
        8;
      size![at] = Math.hypot(dx![at]!, dy![at]!);
    }
  const sorted = Float32Array.from(size!).sort();
  const strong = Math.max(LEAST, sorted[Math.floor(sorted.length * (1 - STRONG))]!);
  // The square root, so that the faint side of a page in shadow counts beside its bright ones.
  return {
    data: size!.map((value) => Math.sqrt(Math.min(1, value / strong))),
    dx: dx!,
    dy: dy!,
    width,
    height,
  };
}
