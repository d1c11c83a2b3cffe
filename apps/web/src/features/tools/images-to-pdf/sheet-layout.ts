import { divideSheet, type ImagesToPdfOptions } from '@sheaf/pdf-core/options';

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

export function sheetSize({ pageSize, orientation }: SheetOptions): { width: number; height: number } {
  const [short, long] = SIZES[pageSize];
  return orientation === 'portrait' ? { width: short, height: long } : { width: long, height: short };
}

/** Where images will lie on each sheet, in reading order: as the tool that makes the document divides it. */
export function placesOnSheet(options: SheetOptions): SheetPlace[] {
  const sheet = sheetSize(options);
  return divideSheet(sheet, options.margin, options.imagesPerPage).map(({ x, y, width, height }) => ({
    left: (x / sheet.width) * 100,
    top: ((sheet.height - y - height) / sheet.height) * 100,
    width: (width / sheet.width) * 100,
    height: (height / sheet.height) * 100,
  }));
}
