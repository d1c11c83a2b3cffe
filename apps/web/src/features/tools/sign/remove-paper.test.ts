import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../files/scan/image/pixels.ts';
import { removePaper } from './remove-paper.ts';

type Colour = (x: number, y: number) => [number, number, number];
function photograph(width: number, height: number, colour: Colour): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set([...colour(x, y), 255], (y * width + x) * 4);
  return { data, width, height };
}
/** A stroke from 60 to 240 across, four pixels thick. */
const isInk = (x: number, y: number) => x >= 60 && x < 240 && Math.abs(y - 100) < 2;
const opacityAt = ({ data, width }: Pixels, x: number, y: number) => data[(y * width + x) * 4 + 3]!;

describe('the paper of a photographed signature', () => {
  it('is taken away where the light falls from one side, and the ink stays', () => {
    const photo = photograph(300, 200, (x, y) => {
      const light = 120 + (x / 300) * 120;
      return isInk(x, y) ? [light * 0.2, light * 0.2, light * 0.5] : [light, light, light * 0.95];
    });
    const made = removePaper(photo)!;
    // Cut to the stroke and its margin of four pixels.
    expect([made.width, made.height]).toEqual([188, 11]);
    for (const x of [6, 90, 180]) {
      expect(opacityAt(made, x, 5)).toBeGreaterThan(200);
      expect(opacityAt(made, x, 0)).toBe(0);
    }
    const [red, , blue] = made.data.subarray((5 * made.width + 90) * 4);
    expect(blue).toBeGreaterThan(red!);
  });

  it('has no signature on it when it is blank, or no paper at all', () => {
    expect(removePaper(photograph(100, 80, () => [230, 230, 228]))).toBeNull();
    const checks = photograph(120, 120, (x, y) => (((x >> 3) + (y >> 3)) % 2 ? [255, 255, 255] : [0, 0, 0]));
    expect(removePaper(checks)).toBeNull();
  });
});
