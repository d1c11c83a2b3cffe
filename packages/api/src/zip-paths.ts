/** Names that Windows keeps for itself, whatever their ending. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i;
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
  const taken = new Set<string>();
  return (folder, name) => {
    const [stem, ending] = splitEnding(safeName(name));
    for (let copy = 1; ; copy++) {
      const path = `${folder}${copy === 1 ? stem : `${stem} (${copy})`}${ending}`;
      const key = path.toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return path;
    }
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

function splitEnding(name: string): [string, string] {
  const ending = /(?<=.)\.[A-Za-z0-9]{1,8}$/u.exec(name)?.[0] ?? '';
  return [name.slice(0, name.length - ending.length), ending];
}
