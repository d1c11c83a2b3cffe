/** Parts of a JPEG that say how to read its colours: those of Adobe, and the size of its pixels. */
const KEPT_NOTES = new Set([0xe0, 0xee]);
/** As long as it is without a small copy of the picture. */
const PLAIN_JFIF = 18;

/** A JPEG without what cameras and programs note in it or after it. What is not read to its end stays, and is searched. */
export function stripJpeg(bytes: Buffer): Buffer {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return bytes;
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  for (let at = 2; at + 2 <= bytes.length;) {
    if (bytes[at] !== 0xff) return bytes;
    while (bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1]!;
    if (marker === 0xd9) return Buffer.concat([...parts, bytes.subarray(at, at + 2)]);
    if (at + 4 > bytes.length) return bytes;
    const end = marker === 0xda ? endOfScan(bytes, at) : at + 2 + bytes.readUInt16BE(at + 2);
    const isNote = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
    const isKept = KEPT_NOTES.has(marker) && end - at <= PLAIN_JFIF;
    if (!isNote || isKept) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}

/** Where the next marker stands after the compressed data of a scan. */
function endOfScan(bytes: Buffer, start: number): number {
  let at = start + 2 + bytes.readUInt16BE(start + 2);
  for (at = bytes.indexOf(0xff, at); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** Boxes of a JPEG 2000 that are needed to show it. */
const NEEDED = new Set(['jP  ', 'ftyp', 'jp2h', 'jp2c']);

/** A JPEG 2000 without notes, which are boxes of their own and comments of its code. */
export function stripJpeg2000(bytes: Buffer): Buffer {
  if (bytes.length > 2 && bytes.readUInt16BE(0) === 0xff4f) return withoutComments(bytes);
  const parts: Buffer[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const given = bytes.readUInt32BE(at);
    const kind = bytes.toString('latin1', at + 4, at + 8);
    const isLong = given === 1 && at + 16 <= bytes.length;
    const length = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : given || bytes.length - at;
    const header = isLong ? 16 : 8;
    if (length < header || at + length > bytes.length) return bytes;
    if (kind === 'jp2c') parts.push(codeBox(withoutComments(bytes.subarray(at + header, at + length))));
    else if (NEEDED.has(kind)) parts.push(bytes.subarray(at, at + length));
    at += length;
  }
  return parts.length ? Buffer.concat(parts) : bytes;
}

function codeBox(code: Buffer): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(code.length + 8);
  header.write('jp2c', 4, 'latin1');
  return Buffer.concat([header, code]);
}

const START_OF_TILE = 0xff90;
const COMMENT = 0xff64;

function withoutComments(code: Buffer): Buffer {
  const parts: Buffer[] = [code.subarray(0, 2)];
  for (let at = 2; at + 4 <= code.length;) {
    const marker = code.readUInt16BE(at);
    if (marker === START_OF_TILE) return Buffer.concat([...parts, code.subarray(at)]);
    const end = at + 2 + code.readUInt16BE(at + 2);
    if (marker !== COMMENT) parts.push(code.subarray(at, end));
    at = end;
  }
  return code;
}
