// Apart from the other schemas and without zod, so that a page that only lists files need not load it.

/** What may be uploaded, by what its bytes say it is. */
export const fileTypes = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.ms-excel': 'XLS',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
} as const;
export type UploadType = keyof typeof fileTypes;

export function isUploadType(type: string): type is UploadType {
  return Object.hasOwn(fileTypes, type);
}
