import sharp from 'sharp';
import { evenOut } from './even-out.ts';
import type { GrayImage } from './gray-image.ts';

/** How far cleaning enlarged the image: boxes found in it are divided by this. */
export type CleanImage = GrayImage & { enlarged: number };

/** Below this resolution a scan is read better when enlarged, unless it is large in pixels. */
const SMALL_DPI = 140;
const SMALL_PIXELS = 4_500_000;
/** Grain (as a standard deviation of shades) that is blurred a little, and grain that hides the letters. */
const GRAIN = 20;
const HEAVY_GRAIN = 35;
/** Letters of a page never cover less than this; what is lighter has nothing to read. */
const BLANK_SPREAD = 12;

/** Cures shadows, faded ink, grain and low resolution, which cost most words. Skew is cured by the reader itself. */
export async function cleanImage(image: GrayImage, dpi: number, enhance: boolean): Promise<CleanImage> {
  if (!enhance) return { ...image, enlarged: 1 };
  const even = evenOut(image);
  const { data, width, height } = even;
  const grain = measureGrain(even);
  const enlarged = dpi < SMALL_DPI && width * height < SMALL_PIXELS ? 2 : 1;
  if (grain < GRAIN && enlarged === 1) return { ...even, enlarged };
  let cleaned = sharp(data, { raw: { width, height, channels: 1 }, limitInputPixels: false });
  if (grain >= GRAIN) cleaned = cleaned.blur(grain >= HEAVY_GRAIN ? 1 : 0.7);
  if (enlarged > 1)
    cleaned = cleaned.resize(width * enlarged, height * enlarged, { kernel: 'lanczos3', fit: 'fill' });
  const bytes = await cleaned.toColourspace('b-w').raw().toBuffer();
  return { data: bytes, width: width * enlarged, height: height * enlarged, enlarged };
}

/** Nothing but paper: the darkest and the lightest shades hardly differ. */
export function isBlank({ data }: GrayImage): boolean {
  let darkest = 255;
  let lightest = 0;
  for (const shade of data) {
    if (shade < darkest) darkest = shade;
    if (shade > lightest) lightest = shade;
    if (lightest - darkest > BLANK_SPREAD) return false;
  }
  return true;
}

/**
 * The grain of an image as a standard deviation. A second difference in both directions removes what is smooth; its
 * median, not its mean, ignores the edges of letters.
 */
export function measureGrain({ data, width, height }: GrayImage): number {
  const counts = new Uint32Array(2048);
  const step = Math.max(1, Math.floor(height / 400));
  let total = 0;
  for (let y = 1; y < height - 1; y += step)
    for (let x = 1; x < width - 1; x += 2) {
      const at = y * width + x;
      const [above, below] = [at - width, at + width];
      const corners = data[above - 1]! + data[above + 1]! + data[below - 1]! + data[below + 1]!;
      const sides = data[above]! + data[below]! + data[at - 1]! + data[at + 1]!;
      counts[Math.min(2047, Math.abs(corners - 2 * sides + 4 * data[at]!))]!++;
      total++;
    }
  let middle = 0;
  for (let seen = counts[0]!; seen < total / 2; seen += counts[middle]!) middle++;
  // 6 is the gain of that difference, 0.6745 the median of a normal spread.
  return middle / (6 * 0.6745);
}

/** The plainest image file there is; making a PNG would cost more than drawing the page did. */
export function writePgm({ data, width, height }: GrayImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);
}
