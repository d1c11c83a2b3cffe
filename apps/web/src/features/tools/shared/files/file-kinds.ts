import { typeGroups } from '@sheaf/api/features/files/upload-types.schema.ts';
import type { StoredFile } from '../../../files/item.ts';

/** What a tool takes. */
export type FileKind = 'pdf' | 'image' | 'scan' | 'text' | 'source' | 'document';

const { pdf: PDF, image: IMAGES, text: TEXTS, word, excel, presentation } = typeGroups;
const OFFICE = [...word, ...excel, ...presentation];

/** As the files of each kind are typed, by their bytes. */
export const FILE_TYPES: Record<FileKind, readonly string[]> = {
  pdf: PDF,
  image: IMAGES,
  scan: [...PDF, ...IMAGES],
  text: [...PDF, ...IMAGES, ...OFFICE, ...TEXTS],
  source: [...TEXTS, ...OFFICE],
  document: [...PDF, ...TEXTS, ...OFFICE],
};

const SOURCES =
  '.txt,.md,.html,.htm,.eml,.msg,.epub,.svg,.doc,.docx,.xls,.xlsx,.pptx,.odt,.ods,.odp,text/plain,text/markdown,text/html,message/rfc822,application/epub+zip,image/svg+xml';

/** For the browser's own dialog. */
export const ACCEPTED: Record<FileKind, string> = {
  pdf: '.pdf,application/pdf',
  image: '.jpg,.jpeg,.png,image/jpeg,image/png',
  scan: '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png',
  text: '.pdf,.jpg,.jpeg,.png,.doc,.docx,.xls,.xlsx,.pptx,.odt,.ods,.odp,.txt,.md,.html,.eml,.msg,.epub,.svg,application/pdf,image/jpeg,image/png',
  source: SOURCES,
  document: `.pdf,application/pdf,${SOURCES}`,
};

export function isOfKind(file: StoredFile, kind: FileKind): boolean {
  return FILE_TYPES[kind].includes(file.type);
}
