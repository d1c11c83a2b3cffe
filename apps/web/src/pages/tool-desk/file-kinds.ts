import type { StoredFile } from '../../features/files/item.ts';

/** What a tool takes. */
export type FileKind = 'pdf' | 'image';

/** As the files of each kind are typed, by their bytes. */
export const FILE_TYPES: Record<FileKind, string[]> = {
  pdf: ['application/pdf'],
  image: ['image/jpeg', 'image/png'],
};

/** For the browser's own dialog. */
export const ACCEPTED: Record<FileKind, string> = {
  pdf: '.pdf,application/pdf',
  image: '.jpg,.jpeg,.png,image/jpeg,image/png',
};

export function isOfKind(file: StoredFile, kind: FileKind): boolean {
  return FILE_TYPES[kind].includes(file.type);
}
