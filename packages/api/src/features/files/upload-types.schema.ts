// Apart from the other schemas and without zod, so that a page that only lists files need not load it.

/** The types that may be uploaded, determined from their bytes; which kind of text it is, from the name as well. */
export const fileTypes = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.ms-excel': 'XLS',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PPTX',
  'application/vnd.oasis.opendocument.text': 'ODT',
  'application/vnd.oasis.opendocument.spreadsheet': 'ODS',
  'application/vnd.oasis.opendocument.presentation': 'ODP',
  'text/plain': 'TXT',
  'text/markdown': 'MD',
  'text/html': 'HTML',
  'message/rfc822': 'EML',
  'application/vnd.ms-outlook': 'MSG',
  'application/epub+zip': 'EPUB',
  'image/svg+xml': 'SVG',
} as const;
export type UploadType = keyof typeof fileTypes;

/** What tools make and members keep besides. */
const resultTypes = ['application/zip', 'image/tiff', 'image/webp', 'text/csv'] as const;
export type StoredType = UploadType | (typeof resultTypes)[number];

/** A word for several types: how a person asks for files. */
export const typeGroups = {
  pdf: ['application/pdf'],
  image: ['image/jpeg', 'image/png'],
  word: [
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.oasis.opendocument.text',
  ],
  excel: [
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.oasis.opendocument.spreadsheet',
  ],
  presentation: [
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'application/vnd.oasis.opendocument.presentation',
  ],
  text: [
    'text/plain',
    'text/markdown',
    'text/html',
    'message/rfc822',
    'application/vnd.ms-outlook',
    'application/epub+zip',
    'image/svg+xml',
  ],
} as const satisfies Record<string, readonly UploadType[]>;

const TEXTS: ReadonlySet<string> = new Set(typeGroups.text);
const SPREADSHEETS: ReadonlySet<string> = new Set([...typeGroups.excel, 'text/csv']);

/** What files can be listed by. */
export const typeFilters: readonly string[] = [
  ...Object.keys(typeGroups),
  ...Object.keys(fileTypes),
  ...resultTypes,
];

/** The MIME types that a filter means: those of a group, or the one it names. */
export function typesOf(filter: string): readonly string[] {
  return Object.hasOwn(typeGroups, filter) ? typeGroups[filter as keyof typeof typeGroups] : [filter];
}

/** A picture of pixels. A drawing is a text, though its type begins as that of pictures. */
export function isPictureType(type: string): boolean {
  return type.startsWith('image/') && !TEXTS.has(type);
}

/** What Word has written since 2007. */
export function isWordType(type: string): boolean {
  return (
    type === ('application/vnd.openxmlformats-officedocument.wordprocessingml.document' satisfies UploadType)
  );
}

/** What has sheets of cells. */
export function isSpreadsheetType(type: string): boolean {
  return SPREADSHEETS.has(type);
}

export function isUploadType(type: string): type is UploadType {
  return Object.hasOwn(fileTypes, type);
}
