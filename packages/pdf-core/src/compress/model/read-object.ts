import { isDigit, isSpace } from './characters.ts';
import { damaged, parseValue, skipSpace } from './parse-value.ts';
import type { Cursor } from './parse-value.ts';
import { isDict, Ref, Stream } from './values.ts';
import type { Dict, Value } from './values.ts';

/** Reads `12 0 obj ...` at the cursor and gives its number and value. `lengthOf` finds a Length that is a reference. */
export function readObjectAt(
  cursor: Cursor,
  lengthOf?: (ref: Ref) => Value,
): { number: number; value: Value } {
  const number = readHeader(cursor);
  const value = parseValue(cursor);
  if (!isDict(value)) return { number, value };
  skipSpace(cursor);
  if (cursor.bytes.toString('latin1', cursor.at, cursor.at + 6) !== 'stream') return { number, value };
  return { number, value: new Stream(value, streamBytes(cursor, value, lengthOf)) };
}

export function readStreamAt(cursor: Cursor): Stream {
  const { value } = readObjectAt(cursor);
  if (!(value instanceof Stream)) throw damaged('stream expected');
  return value;
}

function readHeader(cursor: Cursor): number {
  const { bytes } = cursor;
  skipSpace(cursor);
  const number = digits(cursor);
  skipSpace(cursor);
  digits(cursor);
  skipSpace(cursor);
  if (bytes.toString('latin1', cursor.at, cursor.at + 3) !== 'obj') throw damaged('object header');
  cursor.at += 3;
  return number;
}

function digits(cursor: Cursor): number {
  const start = cursor.at;
  while (isDigit(cursor.bytes[cursor.at])) cursor.at++;
  if (cursor.at === start) throw damaged('object header');
  return Number(cursor.bytes.toString('latin1', start, cursor.at));
}

function streamBytes(cursor: Cursor, dict: Dict, lengthOf?: (ref: Ref) => Value): Buffer {
  const { bytes } = cursor;
  let start = cursor.at + 6;
  if (bytes[start] === 13) start++;
  if (bytes[start] === 10) start++;
  const stated = dict.get('Length');
  const length = stated instanceof Ref ? lengthOf?.(stated) : stated;
  if (typeof length === 'number' && length >= 0 && start + length <= bytes.length) {
    let end = start + length;
    while (isSpace(bytes[end])) end++;
    if (bytes.toString('latin1', end, end + 9) === 'endstream') return bytes.subarray(start, start + length);
  }
  // A wrong Length is the commonest damage: the keyword says where the stream really ends.
  let end = bytes.indexOf('endstream', start);
  if (end < 0) throw damaged('endstream');
  if (bytes[end - 1] === 10) end--;
  if (bytes[end - 1] === 13) end--;
  return bytes.subarray(start, Math.max(start, end));
}
