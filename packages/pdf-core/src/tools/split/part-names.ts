/** Names that Windows keeps for itself, whatever their ending. */
const RESERVED = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]) *(\..*)?$/i;
const MAX_BYTES = 120;

/** A name that is no device. */
export function escapeReserved(name: string): string {
  return RESERVED.test(name) ? `_${name}` : name;
}

/** A file name's stem that no file system takes for a path, a device or a hidden file. */
export function safeStem(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\\/:*?"<>|]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s-]+|(?<![.\s])[.\s]+$/g, '');
  return escapeReserved(shorten(clean, MAX_BYTES));
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
