import { fileTypes, isUploadType } from '@sheaf/api/features/files/upload-types.schema.ts';

export type SheetDrawing = 'text' | 'table' | 'picture';

/** The short label of a type on its thumbnail. Other types come from tools, such as a zip of parts. */
export function fileMark(type: string): string {
  if (isUploadType(type)) return fileTypes[type];
  return (type.split('/').at(-1) ?? type).slice(0, 4).toUpperCase();
}

export function sheetDrawing(type: string): SheetDrawing {
  if (type.startsWith('image/')) return 'picture';
  return /excel|spreadsheet|csv/u.test(type) ? 'table' : 'text';
}
