import { fileTypes, isUploadType, type UploadType } from './upload-types.schema.ts';

const MAX_LENGTH = 255;

/** What names of files of a type may end in; the first is added where none of them is there. */
const endings: Record<UploadType, string[]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'application/msword': ['doc', 'dot'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.ms-excel': ['xls', 'xlt'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'application/vnd.oasis.opendocument.presentation': ['odp'],
  'text/plain': ['txt', 'text', 'log'],
  'text/markdown': ['md', 'markdown', 'mdown', 'mkd'],
  'text/html': ['html', 'htm', 'xhtml'],
  'message/rfc822': ['eml'],
  'application/vnd.ms-outlook': ['msg'],
  'application/epub+zip': ['epub'],
  'image/svg+xml': ['svg'],
};

/** Endings by which systems choose a program. Other words behind a dot ("v1.2", "Dr. Ames") are part of the name. */
const known = new Set([
  ...Object.keys(fileTypes).flatMap((type) => (isUploadType(type) ? endings[type] : [])),
  ...'exe com bat cmd scr pif cpl lnk url msi msix jar js jse vbs vbe wsf hta ps1 reg dll app apk dmg pkg sh command desktop'.split(
    ' ',
  ),
  ...'bin html htm xhtml svg xml zip rar 7z gz iso img txt rtf csv gif webp bmp tif tiff heic docm xlsm'.split(
    ' ',
  ),
]);

/** The name with the ending that the file's bytes give it: what is opened by its name is what it is. */
export function nameByType(name: string, type: string): string {
  if (!isUploadType(type)) return name;
  const own = endings[type];
  let kept = name;
  for (let ending = endingOf(kept); known.has(ending) && !own.includes(ending); ending = endingOf(kept)) {
    kept = kept.slice(0, -ending.length - 1).trimEnd();
  }
  if (own.includes(endingOf(kept))) return kept;
  const [ending = ''] = own;
  const room = MAX_LENGTH - ending.length - 1;
  // A pair of surrogates is cut off whole.
  return `${kept.slice(0, room).replace(/[\uD800-\uDBFF]$/, '')}.${ending}`;
}

/** Lower case, without its dot. A name that begins with its only dot has none. */
function endingOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}
