/** Red, green, blue and opacity of each pixel, as a canvas has them. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

/** One number a pixel. */
export interface Plane {
  data: Float32Array;
  width: number;
  height: number;
}

export function toPlane({ data, width, height }: Pixels): Plane {
  const bright = new Float32Array(width * height);
  for (let at = 0; at < bright.length; at++)
    bright[at] = 0.3 * data[at * 4]! + 0.59 * data[at * 4 + 1]! + 0.11 * data[at * 4 + 2]!;
  return { data: bright, width, height };
}
