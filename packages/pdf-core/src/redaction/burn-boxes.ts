import type { Box } from '../pdfium/placement.ts';
import type { PageSize } from '../pdfium/page.ts';
import type { PageImage } from '../pdfium/render.ts';
import type { GrayImage } from '../tools/ocr/gray-image.ts';

/** How boxes look: their colour, and what is written on each label. */
export type Look = { color: [number, number, number]; labels: ReadonlyMap<string, GrayImage> };
export type BurntBox = Box & { label?: string | undefined };

/** Pixels from and up to which a box reaches. */
type Area = { left: number; top: number; right: number; bottom: number };

/** The share of a box that its label takes, and the height in pixels under which nobody could read it. */
const WIDE = 0.86;
const HIGH = 0.62;
const LEAST = 7;

/** Overwrites the pixels of a page that boxes touch, each box as far as the pixels that it begins and ends in. */
export async function burnBoxes(
  image: PageImage,
  size: PageSize,
  boxes: readonly BurntBox[],
  look: Look,
): Promise<void> {
  fillBoxes(image, size, boxes, look);
  for (const box of boxes) {
    const drawn = box.label ? look.labels.get(box.label) : undefined;
    if (drawn) await writeLabel(image, snap(image, size, box), drawn, look.color);
  }
}

/** The same without what is written on them. A picture without colours is given a color that is none. */
export function fillBoxes(
  image: PageImage,
  size: PageSize,
  boxes: readonly BurntBox[],
  { color }: Pick<Look, 'color'>,
): void {
  for (const box of boxes) fill(image, snap(image, size, box), color);
}

/** Makes what lies under boxes as white as paper. */
export function clearBoxes(image: GrayImage, size: PageSize, boxes: readonly Box[]): void {
  for (const { left, top, right, bottom } of boxes.map((box) => snap(image, size, box)))
    for (let y = top; y < bottom; y++) image.data.fill(255, y * image.width + left, y * image.width + right);
}

function snap(image: { width: number; height: number }, size: PageSize, box: Box): Area {
  const [across, down] = [image.width / size.width, image.height / size.height];
  return {
    left: Math.max(0, Math.floor(box.x * across)),
    top: Math.max(0, Math.floor(box.y * down)),
    right: Math.min(image.width, Math.ceil((box.x + box.width) * across)),
    bottom: Math.min(image.height, Math.ceil((box.y + box.height) * down)),
  };
}

function fill(
  { data, width, channels }: PageImage,
  { left, top, right, bottom }: Area,
  color: Look['color'],
): void {
  if (right <= left) return;
  const row = Buffer.alloc((right - left) * channels, Buffer.from([...color, 255].slice(0, channels)));
  for (let y = top; y < bottom; y++) row.copy(data, (y * width + left) * channels);
}

async function writeLabel(
  { data, width }: PageImage,
  { left, top, right, bottom }: Area,
  label: GrayImage,
  color: Look['color'],
): Promise<void> {
  const scale = Math.min(((right - left) * WIDE) / label.width, ((bottom - top) * HIGH) / label.height);
  const [wide, high] = [Math.round(label.width * scale), Math.round(label.height * scale)];
  if (!(high >= LEAST) || wide < 1) return;
  const raw = { width: label.width, height: label.height, channels: 1 as const };
  const { default: sharp } = await import('sharp');
  const words = await sharp(label.data, { raw })
    .resize(wide, high, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const ink = inkOn(color);
  const [x0, y0] = [left + ((right - left - wide) >> 1), top + ((bottom - top - high) >> 1)];
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const share = 1 - words[y * wide + x]! / 255;
      const at = ((y0 + y) * width + x0 + x) * 4;
      for (let k = 0; k < 3; k++) data[at + k] = Math.round(data[at + k]! * (1 - share) + ink * share);
    }
}

/** White on what is dark, black on what is light. */
function inkOn([red, green, blue]: Look['color']): number {
  return 0.3 * red + 0.59 * green + 0.11 * blue < 140 ? 255 : 0;
}
