const SLOTS = 2048;
const LONGEST = 24;

const texts: (string | undefined)[] = Array.from({ length: SLOTS });

/**
 * The text of a name. Documents contain /Type and /Parent a hundred thousand times: a lookup by bytes is cheaper than
 * a new string each time.
 */
export function nameText(bytes: Buffer, start: number, end: number): string {
  const length = end - start;
  if (length > LONGEST) return bytes.toString('latin1', start, end);
  let hash = length;
  for (let at = start; at < end; at++) hash = (hash * 31 + bytes[at]!) | 0;
  const slot = (hash ^ (hash >>> 11)) & (SLOTS - 1);
  const known = texts[slot];
  if (known !== undefined && known.length === length && isSame(known, bytes, start)) return known;
  return (texts[slot] = bytes.toString('latin1', start, end));
}

function isSame(text: string, bytes: Buffer, start: number): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) !== bytes[start + i]) return false;
  return true;
}
