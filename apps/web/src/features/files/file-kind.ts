import { fileTypes, isUploadType } from '@sheaf/api/features/files/files.schema.ts';

export type SheetDrawing = 'text' | 'table' | 'picture';

/** The short mark of a type, as it stands on its sheet. Other types come from tools, such as a zip of parts. */
export function fileMark(type: string): string {
  if (isUploadType(type)) return fileTypes[type];
  return (type.split('/').at(-1) ?? type).slice(0, 4).toUpperCase();
}

export function sheetDrawing(type: string): SheetDrawing {
  if (type.startsWith('image/')) return 'picture';
  return /excel|spreadsheet/u.test(type) ? 'table' : 'text';
}
