import { fileTypes, isUploadType } from '@sheaf/api/features/files/upload-types.schema.ts';
import type { UploadError } from './upload-item.ts';

const extensions = new Set([
  ...Object.values(fileTypes).map((mark) => mark.toLowerCase()),
  'jpeg',
  'htm',
  'markdown',
  'log',
]);

/** What a browser says of any bytes: it tells a person nothing. */
const UNKNOWN = 'application/octet-stream';

/** As a person knows them. */
export const acceptedNames = [...new Set(Object.values(fileTypes))].join(', ');

/** For the picker: what it offers by type and by ending. */
export const accepted = [...Object.keys(fileTypes), ...[...extensions].map((ending) => `.${ending}`)].join(
  ',',
);

export function endingOf(name: string): string {
  return /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** What can be known before sending. What the bytes are, the server finds out. */
export function checkFile(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  maxSize: number,
): UploadError[] {
  const ending = endingOf(name);
  const errors: UploadError[] = [];
  // Some systems know no type for an ending; then the ending alone speaks.
  const told = type === UNKNOWN ? '' : type;
  if (!extensions.has(ending) || !(told === '' || isUploadType(told)))
    errors.push({ kind: 'type', type: told || ending || name });
  if (size === 0) errors.push({ kind: 'empty' });
  if (size > maxSize) errors.push({ kind: 'size', size, limit: maxSize });
  return errors;
}
