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
  // With the last copy that each path was given: thousands of one name are not counted anew each time.
  const taken = new Map<string, number>();
  return (folder, name) => {
    const [stem, ending] = splitEnding(safeName(name));
    const wanted = `${folder}${stem}${ending}`.toLowerCase();
    let path = `${folder}${stem}${ending}`;
    let last = taken.get(wanted) ?? 1;
    while (taken.has(path.toLowerCase())) path = `${folder}${stem} (${++last})${ending}`;
    taken.set(path.toLowerCase(), 1).set(wanted, last);
    return path;
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
