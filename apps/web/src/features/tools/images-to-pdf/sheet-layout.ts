import { divideSheet, type ImagesToPdfOptions, PAPERS } from '@sheaf/pdf-core/options';

/** A place on a sheet in percent of it, from the top left corner. */
export interface SheetPlace {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type SheetOptions = Pick<ImagesToPdfOptions, 'pageSize' | 'orientation' | 'margin' | 'imagesPerPage'>;

export function sheetSize({ pageSize, orientation }: SheetOptions): { width: number; height: number } {
  const { width, height } = PAPERS[pageSize];
  return orientation === 'portrait' ? { width, height } : { width: height, height: width };
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
