import { squareTo } from './homography.ts';
import type { Pixels } from './pixels.ts';
import { type Quad, scaleQuad } from './quad.ts';

interface PhotoSettings {
  width: number;
  height: number;
  /** Where the page lies, in parts of the photo. */
  corners: Quad;
  desk?: readonly [number, number, number];
  noise?: number;
  /** How much darker it is where the shadow falls, from its upper right to its lower left. */
  shadow?: number;
  seed?: number;
}

/** For tests: a page on a desk, photographed from the side, in poor light. */
export function makePhoto(page: Pixels, settings: PhotoSettings): Pixels {
  const { width, height, corners, desk = [92, 70, 52], noise = 8, shadow = 0.45, seed = 7 } = settings;
  const toPage = invert(squareTo(scaleQuad(corners, width, height)));
  const random = makeRandom(seed);
  const data = new Uint8ClampedArray(width * height * 4);
  // Several rays a pixel, as a lens has them.
  const rays = [0.25, 0.75];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const sum = [0, 0, 0];
      for (const down of rays)
        for (const across of rays) {
          const color = colorAt(page, toPage, x + across, y + down) ?? grain(desk, x, y);
          for (let part = 0; part < 3; part++) sum[part]! += color[part]! / 4;
        }
      const light = 1 - shadow / (1 + Math.exp(((x / width) * 0.6 + y / height - 0.9) * -9));
      const at = (y * width + x) * 4;
      for (let part = 0; part < 3; part++)
        data[at + part] = sum[part]! * light + (random() - 0.5) * 2 * noise;
      data[at + 3] = 255;
    }
  return { data, width, height };
}

/** Wood has stripes. */
function grain(desk: readonly number[], x: number, y: number): number[] {
  const stripe = Math.sin(y / 9 + Math.sin(x / 70) * 2) * 7;
  return desk.map((value) => value + stripe);
}

function colorAt(
  { data, width, height }: Pixels,
  m: readonly number[],
  x: number,
  y: number,
): number[] | null {
  const depth = m[6]! * x + m[7]! * y + m[8]!;
  const u = (m[0]! * x + m[1]! * y + m[2]!) / depth;
  const v = (m[3]! * x + m[4]! * y + m[5]!) / depth;
  if (u < 0 || v < 0 || u >= 1 || v >= 1) return null;
  const at = (Math.floor(v * height) * width + Math.floor(u * width)) * 4;
  return [data[at]!, data[at + 1]!, data[at + 2]!];
}

function invert(m: readonly number[]): number[] {
  const [a, b, c, d, e, f, g, h, i] = m as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

/** The same numbers for the same seed. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
