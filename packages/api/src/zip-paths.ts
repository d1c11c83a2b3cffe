import { createNamer, splitEnding } from '@sheaf/pdf-core/options';

/** Names that Windows keeps for itself, whatever their ending. */
const RESERVED = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]) *(\..*)?$/i;
const MAX_BYTES = 200;

/** A name that every system can unpack, and that leads nowhere. */
export function safeName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069<>:"/\\|?*]/gu, '_')
    .replace(/(?<![. ])[. ]+$/u, (end) => '_'.repeat(end.length));
  const named = RESERVED.test(plain) ? `_${plain}` : plain;
  return shorten(named || '_');
}

/** Gives each path once, also to readers to whom upper and lower case are the same. */
export function createPaths(): (folder: string, name: string) => string {
  const give = createNamer();
  return (folder, name) => {
    const [stem, ending] = splitEnding(safeName(name));
    return give(`${folder}${stem}`, ending);
  };
}

function shorten(name: string): string {
  const [stem, ending] = splitEnding(name);
  let kept = '';
  for (const letter of stem) {
    if (Buffer.byteLength(kept + letter + ending) > MAX_BYTES) break;
    kept += letter;
  }
  return kept + ending;
}
