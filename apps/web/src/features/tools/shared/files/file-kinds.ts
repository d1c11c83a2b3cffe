import { typeGroups } from '@sheaf/api/features/files/upload-types.schema.ts';
import type { StoredFile } from '../../../files/item.ts';

/** What a tool takes. */
export type FileKind = 'pdf' | 'image' | 'scan' | 'text' | 'source';

const { pdf: PDF, image: IMAGES, text: SOURCES } = typeGroups;
const OFFICE = [
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

/** As the files of each kind are typed, by their bytes. */
export const FILE_TYPES: Record<FileKind, readonly string[]> = {
  pdf: PDF,
  image: IMAGES,
  scan: [...PDF, ...IMAGES],
  text: [...PDF, ...IMAGES, ...OFFICE, ...SOURCES],
  source: SOURCES,
};

/** For the browser's own dialog. */
export const ACCEPTED: Record<FileKind, string> = {
  pdf: '.pdf,application/pdf',
  image: '.jpg,.jpeg,.png,image/jpeg,image/png',
  scan: '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png',
  text: '.pdf,.jpg,.jpeg,.png,.docx,.xlsx,.txt,.md,.html,.eml,.msg,.epub,application/pdf,image/jpeg,image/png',
  source:
    '.txt,.md,.html,.htm,.eml,.msg,.epub,text/plain,text/markdown,text/html,message/rfc822,application/epub+zip',
};

export function isOfKind(file: StoredFile, kind: FileKind): boolean {
  return FILE_TYPES[kind].includes(file.type);
}
