const OPEN_XML = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';

/** The media types of documents of office programs, with the endings of their names. */
export const OFFICE_TYPES: Readonly<Record<string, string>> = {
  'application/msword': 'doc',
  [`${OPEN_XML}.wordprocessingml.document`]: 'docx',
  'application/vnd.ms-excel': 'xls',
  [`${OPEN_XML}.spreadsheetml.sheet`]: 'xlsx',
  [`${OPEN_XML}.presentationml.presentation`]: 'pptx',
  [`${OPEN_DOCUMENT}.text`]: 'odt',
  [`${OPEN_DOCUMENT}.spreadsheet`]: 'ods',
  [`${OPEN_DOCUMENT}.presentation`]: 'odp',
};
const ENDINGS = new Set(Object.values(OFFICE_TYPES));

export function isOfficeType(type: string): boolean {
  return Object.hasOwn(OFFICE_TYPES, type);
}

/** The ending of the name of such a document, without its dot. */
export function officeEnding(name: string): string | undefined {
  const ending = /\.([^.]{1,8})$/.exec(name)?.[1]?.toLowerCase();
  return ending !== undefined && ENDINGS.has(ending) ? ending : undefined;
}
