import type { ImagesToPdfOptions } from '@sheaf/pdf-core/options';

/** A place on a sheet in percent of it, from the top left corner. */
export interface SheetPlace {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type SheetOptions = Pick<ImagesToPdfOptions, 'pageSize' | 'orientation' | 'margin' | 'imagesPerPage'>;

/** In points, upright. */
const SIZES: Record<ImagesToPdfOptions['pageSize'], [short: number, long: number]> = {
  A4: [595.28, 841.89],
  Letter: [612, 792],
  Legal: [612, 1008],
  A3: [841.89, 1190.55],
  A5: [419.53, 595.28],
};
/** Points between images that share a sheet. */
const GAP = 12;

export function sheetSize({ pageSize, orientation }: SheetOptions): { width: number; height: number } {
  const [short, long] = SIZES[pageSize];
  return orientation === 'portrait' ? { width: short, height: long } : { width: long, height: short };
}

/** Where images will lie on each sheet, in reading order: as the tool that makes the document divides it. */
export function divideSheet(options: SheetOptions): SheetPlace[] {
  const { width, height } = sheetSize(options);
  const { margin, imagesPerPage: count } = options;
  const columns = count === 4 ? 2 : height >= width ? 1 : count;
  const rows = Math.ceil(count / columns);
  const placeWidth = (width - 2 * margin - (columns - 1) * GAP) / columns;
  const placeHeight = (height - 2 * margin - (rows - 1) * GAP) / rows;
  return Array.from({ length: count }, (_, index) => ({
    left: ((margin + (index % columns) * (placeWidth + GAP)) / width) * 100,
    top: ((margin + Math.floor(index / columns) * (placeHeight + GAP)) / height) * 100,
    width: (placeWidth / width) * 100,
    height: (placeHeight / height) * 100,
  }));
}
