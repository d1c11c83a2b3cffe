const HEADER = 128;
const MOST_TAGS = 1000;
const TEXTS = new Set(['desc', 'text', 'mluc', 'utf8', 'utf16', 'dict', 'zut8', 'zut ']);

/** Where a colour profile holds text and no numbers: the description, the maker, the copyright. */
export function textPartsOfProfile(bytes: Buffer): Buffer[] {
  if (bytes.length < HEADER + 4 || bytes.toString('latin1', 36, 40) !== 'acsp') return [];
  const parts: Buffer[] = [];
  const count = Math.min(bytes.readUInt32BE(HEADER), MOST_TAGS);
  for (let tag = 0, at = HEADER + 4; tag < count && at + 12 <= bytes.length; tag++, at += 12) {
    const [start, length] = [bytes.readUInt32BE(at + 4), bytes.readUInt32BE(at + 8)];
    const part = bytes.subarray(start + 8, start + length);
    if (TEXTS.has(bytes.toString('latin1', start, start + 4))) parts.push(part);
  }
  return parts;
}
