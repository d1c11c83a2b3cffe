import type { Pixels } from './pixels.ts';

/** For tests: a white page of lines of words, as blocks of ink, with a margin and a dark picture. */
export function pageOfBlocks(): Pixels {
  const [width, height] = [700, 990];
  const data = new Uint8ClampedArray(width * height * 4).fill(245);
  const fill = (left: number, top: number, right: number, bottom: number, value: number) => {
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) data.fill(value, (y * width + x) * 4, (y * width + x) * 4 + 3);
  };
  for (let line = 0; line < 30; line++)
    for (let word = 0; word < 10; word++)
      fill(
        70 + word * 56,
        80 + line * 28,
        70 + word * 56 + 30 + ((word * 7 + line * 3) % 18),
        92 + line * 28,
        30,
      );
  fill(400, 600, 630, 780, 90);
  return { data, width, height };
}
