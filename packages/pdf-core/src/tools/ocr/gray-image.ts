/** Shades of gray, row by row. */
export type GrayImage = { data: Buffer; width: number; height: number };
