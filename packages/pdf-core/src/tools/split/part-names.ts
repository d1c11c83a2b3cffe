const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const MAX_BYTES = 120;

/** A file name's stem that no file system takes for a path, a device or a hidden file. */
export function safeStem(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\\/:*?"<>|]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s-]+|(?<![.\s])[.\s]+$/g, '');
  const stem = shorten(clean, MAX_BYTES);
  return RESERVED.test(stem) ? `_${stem}` : stem;
}

/** File systems count bytes, and a character must not be cut in two. */
function shorten(text: string, bytes: number): string {
  let result = '';
  let size = 0;
  for (const sign of text) {
    size += Buffer.byteLength(sign);
    if (size > bytes) break;
    result += sign;
  }
  return result.trim();
}

/** `report.pdf` without its ending. */
export function stemOf(filename: string): string {
  return safeStem(filename.replace(/^.*[\\/]/, '').replace(/\.pdf$/i, '')) || 'document';
}

/** The last part of a path as a stem and an ending that every file system takes. */
export function splitName(path: string): [stem: string, ending: string] {
  const name = safeStem(path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1));
  const dot = name.lastIndexOf('.');
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name || 'attachment', ''];
}

/** Makes unique names, also for file systems that ignore case. */
export function createNamer(): (stem: string, ending?: string) => string {
  const taken = new Set<string>();
  return (stem, ending = '.pdf') => {
    let free = stem + ending;
    for (let n = 2; taken.has(free.toLowerCase()); n++) free = `${stem} (${n})${ending}`;
    taken.add(free.toLowerCase());
    return free;
  };
}
