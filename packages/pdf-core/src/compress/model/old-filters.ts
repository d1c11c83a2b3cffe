import { PdfError } from '../../errors.ts';
import { limits } from '../../limits.ts';
import { hexValue, isSpace } from './characters.ts';

/** A buffer that grows up to the limit for decoded streams. */
function growing(start: number) {
  let bytes = Buffer.allocUnsafe(Math.max(64, start));
  let length = 0;
  return {
    reserve(more: number) {
      if (length + more > limits.decodedStreamBytes) {
        throw new PdfError('too_complex', 'The document holds a stream that is too large.');
      }
      if (length + more <= bytes.length) return;
      const larger = Buffer.allocUnsafe(Math.max(bytes.length * 2, length + more));
      bytes.copy(larger, 0, 0, length);
      bytes = larger;
    },
    push(byte: number) {
      if (length === bytes.length) this.reserve(1);
      bytes[length++] = byte;
    },
    result: () => bytes.subarray(0, length),
  };
}

export function decodeAsciiHex(bytes: Buffer): Buffer {
  const out = growing(bytes.length >> 1);
  let high = -1;
  for (const byte of bytes) {
    if (byte === 62) break;
    const value = hexValue(byte);
    if (value < 0) continue;
    if (high < 0) high = value;
    else {
      out.push(high * 16 + value);
      high = -1;
    }
  }
  if (high >= 0) out.push(high * 16);
  return out.result();
}

export function decodeAscii85(bytes: Buffer): Buffer {
  const out = growing(bytes.length);
  let group = 0;
  let count = 0;
  const flush = (kept: number) => {
    for (let k = 0; k < kept; k++) out.push(Math.floor(group / 256 ** (3 - k)) & 255);
    group = 0;
    count = 0;
  };
  for (const byte of bytes) {
    if (byte === 126) break;
    if (isSpace(byte)) continue;
    if (byte === 122 && count === 0) flush(4);
    else if (byte >= 33 && byte <= 117) {
      group = group * 85 + (byte - 33);
      if (++count === 5) flush(4);
    }
  }
  if (count > 1) {
    const kept = count - 1;
    while (count++ < 5) group = group * 85 + 84;
    flush(kept);
  }
  return out.result();
}

export function decodeRunLength(bytes: Buffer): Buffer {
  const out = growing(bytes.length * 2);
  for (let at = 0; at < bytes.length;) {
    const run = bytes[at++] ?? 128;
    if (run === 128) break;
    if (run < 128) for (let k = 0; k <= run && at < bytes.length; k++) out.push(bytes[at++] ?? 0);
    else {
      const byte = bytes[at++] ?? 0;
      for (let k = 0; k < 257 - run; k++) out.push(byte);
    }
  }
  return out.result();
}

/** LZW as TIFF and PDF have it: codes of 9 to 12 bits, 256 clears the table, 257 ends. */
export function decodeLzw(bytes: Buffer, earlyChange: boolean): Buffer {
  const prefix = new Uint16Array(4097);
  const last = new Uint8Array(4097);
  const lengths = new Uint16Array(4097);
  for (let code = 0; code < 256; code++) {
    last[code] = code;
    lengths[code] = 1;
  }
  const out = growing(bytes.length * 3);
  const early = earlyChange ? 1 : 0;
  const word = Buffer.allocUnsafe(4097);
  let next = 258;
  let previous = -1;
  let held = 0;
  let bits = 0;
  let width = 9;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffffff;
    bits += 8;
    if (bits < width) continue;
    const code = (held >> (bits - width)) & ((1 << width) - 1);
    bits -= width;
    if (code === 257) break;
    if (code === 256) {
      next = 258;
      width = 9;
      previous = -1;
      continue;
    }
    if (code > next || (code === next && previous < 0)) break;
    const known = code < next ? code : previous;
    const size = lengths[known] ?? 0;
    for (let k = size - 1, c = known; k >= 0; k--) {
      word[k] = last[c] ?? 0;
      c = prefix[c] ?? 0;
    }
    for (let k = 0; k < size; k++) out.push(word[k] ?? 0);
    if (code === next) out.push(word[0] ?? 0);
    if (previous >= 0 && next < 4096) {
      prefix[next] = previous;
      last[next] = word[0] ?? 0;
      lengths[next] = (lengths[previous] ?? 0) + 1;
      next++;
    }
    previous = code;
    width = next + early >= 2048 ? 12 : next + early >= 1024 ? 11 : next + early >= 512 ? 10 : 9;
  }
  return out.result();
}
