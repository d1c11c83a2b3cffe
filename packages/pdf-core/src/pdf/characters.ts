import { damaged } from './damage.ts';

/** 1 where a byte is white space in PDF syntax. */
export const SPACE = new Uint8Array(256);
/** 1 where a byte ends a number, name or keyword: white space or a delimiter. */
export const STOP = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) SPACE[code] = STOP[code] = 1;
for (const sign of '()<>[]{}/%') STOP[sign.charCodeAt(0)] = 1;

export const isDigit = (code: number | undefined): boolean => code !== undefined && code >= 48 && code <= 57;

/** The first byte at or after `at` that is neither white space nor in a comment. */
export function skipSpace(bytes: Buffer, at: number): number {
  for (;;) {
    const code = bytes[at];
    if (code === undefined) return at;
    if (SPACE[code]) at++;
    else if (code === 37) while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at++;
    else return at;
  }
}

/** The byte after the string, `(...)` or `<...>`, that starts at `at`; the end of the bytes for one that is never closed. */
export function endOfString(bytes: Buffer, at: number): number {
  return closeOfString(bytes, at) || bytes.length;
}

/** The same for a string that has to be closed. */
export function skipString(bytes: Buffer, at: number): number {
  const end = closeOfString(bytes, at);
  if (!end && bytes[at] === 40) throw damaged('a string without an end');
  return end || bytes.length;
}

function closeOfString(bytes: Buffer, from: number): number {
  if (bytes[from] === 60) return bytes.indexOf(62, from) + 1;
  let depth = 0;
  for (let at = from; at < bytes.length; at++) {
    const code = bytes[at];
    if (code === 92) at++;
    else if (code === 40) depth++;
    else if (code === 41 && --depth === 0) return at + 1;
  }
  return 0;
}

/** The byte after the name, number or keyword that starts at `at`. */
export function skipToken(bytes: Buffer, at: number): number {
  while (at < bytes.length && !STOP[bytes[at]!]) at++;
  return at;
}
