import { Buffer } from 'node:buffer';
import { hexValue } from './characters.ts';

const ESCAPES = new Map([
  [110, 10],
  [114, 13],
  [116, 9],
  [98, 8],
  [102, 12],
]);

/** The bytes that a string's source form, `(...)` or `<...>`, stands for. */
export function stringBytes(source: Buffer): Buffer {
  return source[0] === 60 ? hexBytes(source) : literalBytes(source);
}

function hexBytes(source: Buffer): Buffer {
  const out: number[] = [];
  let high = -1;
  for (const byte of source) {
    const value = hexValue(byte);
    if (value < 0) continue;
    if (high < 0) high = value;
    else {
      out.push(high * 16 + value);
      high = -1;
    }
  }
  if (high >= 0) out.push(high * 16);
  return Buffer.from(out);
}

function literalBytes(source: Buffer): Buffer {
  const out = Buffer.allocUnsafe(source.length);
  let length = 0;
  const end = source.length - 1;
  for (let at = 1; at < end; at++) {
    const byte = source[at] ?? 0;
    if (byte !== 92) {
      out[length++] = byte;
      continue;
    }
    const next = source[++at] ?? 0;
    if (next >= 48 && next <= 55) {
      let value = next - 48;
      for (let more = 0; more < 2; more++) {
        const digit = source[at + 1] ?? 0;
        if (digit < 48 || digit > 55) break;
        value = value * 8 + digit - 48;
        at++;
      }
      out[length++] = value & 255;
    } else if (next === 13) {
      if (source[at + 1] === 10) at++;
    } else if (next !== 10) out[length++] = ESCAPES.get(next) ?? next;
  }
  return out.subarray(0, length);
}

/** Where the string that starts at `at` ends; the end of the bytes when it is never closed. */
export function endOfString(bytes: Buffer, at: number): number {
  if (bytes[at] === 60) {
    const close = bytes.indexOf(62, at);
    return close < 0 ? bytes.length : close + 1;
  }
  let depth = 0;
  for (let p = at; p < bytes.length; p++) {
    const byte = bytes[p];
    if (byte === 92) p++;
    else if (byte === 40) depth++;
    else if (byte === 41 && --depth === 0) return p + 1;
  }
  return bytes.length;
}
