import { PdfError } from '../../errors.ts';
import { limits } from '../../limits.ts';
import { characterKind, isDigit, isSpace } from './characters.ts';
import { endOfString } from './string-bytes.ts';
import { Name, PdfString, Ref } from './values.ts';
import type { Dict, Value } from './values.ts';

/** A place in bytes; parsing moves `at` on. */
export type Cursor = { bytes: Buffer; at: number };

/** What stands where a value should: an operator, `obj`, `stream`, `endobj`. */
export class Keyword {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export function damaged(what: string): PdfError {
  return new PdfError('corrupt', 'The document is damaged.', { what });
}

export function skipSpace(cursor: Cursor): void {
  const { bytes } = cursor;
  for (;;) {
    const byte = bytes[cursor.at];
    if (byte === undefined) return;
    if (characterKind[byte] === 1) cursor.at++;
    else if (byte === 37) {
      while (cursor.at < bytes.length && bytes[cursor.at] !== 10 && bytes[cursor.at] !== 13) cursor.at++;
    } else return;
  }
}

export function parseValue(cursor: Cursor, depth = 0): Value {
  const value = parseToken(cursor, depth);
  if (value instanceof Keyword) throw damaged(`unexpected ${value.text || 'end'}`);
  return value;
}

export function parseToken(cursor: Cursor, depth = 0): Value | Keyword {
  if (depth > limits.nestingDepth) throw new PdfError('too_complex', 'The document is nested too deeply.');
  skipSpace(cursor);
  const { bytes } = cursor;
  const byte = bytes[cursor.at];
  if (byte === undefined) return new Keyword('');
  if (byte === 47) return parseName(cursor);
  if (isDigit(byte) || byte === 43 || byte === 45 || byte === 46) return parseNumberOrRef(cursor);
  if (byte === 60 && bytes[cursor.at + 1] === 60) return parseDict(cursor, depth);
  if (byte === 40 || byte === 60) {
    const start = cursor.at;
    cursor.at = endOfString(bytes, start);
    return new PdfString(bytes.subarray(start, cursor.at));
  }
  if (byte === 91) return parseArray(cursor, depth);
  return parseKeyword(cursor);
}

function regularEnd(bytes: Buffer, from: number): number {
  let end = from;
  while (end < bytes.length && characterKind[bytes[end] ?? 0] === 0) end++;
  return end;
}

function parseName(cursor: Cursor): Name {
  const end = regularEnd(cursor.bytes, cursor.at + 1);
  const text = cursor.bytes.toString('latin1', cursor.at + 1, end);
  cursor.at = end;
  return Name.of(decodeName(text));
}

export function decodeName(text: string): string {
  if (!text.includes('#')) return text;
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function parseNumberOrRef(cursor: Cursor): number | Ref {
  const { bytes } = cursor;
  const end = regularEnd(bytes, cursor.at + 1);
  const text = bytes.toString('latin1', cursor.at, end);
  cursor.at = end;
  const number = readNumber(text);
  if (!Number.isInteger(number) || number < 0 || !isDigit(text.charCodeAt(0))) return number;
  let at = end;
  while (isSpace(bytes[at])) at++;
  if (!isDigit(bytes[at])) return number;
  while (isDigit(bytes[at])) at++;
  if (!isSpace(bytes[at])) return number;
  while (isSpace(bytes[at])) at++;
  if (bytes[at] !== 82 || characterKind[bytes[at + 1] ?? 32] === 0) return number;
  cursor.at = at + 1;
  return new Ref(number);
}

/** Numbers as writers really put them: `+.5`, `4.`, `--3`, `1.2.3`. What is no number at all is 0. */
export function readNumber(text: string): number {
  const number = Number(text);
  if (Number.isFinite(number) && !/[xobe]/i.test(text)) return number;
  const lenient = /^[-+]*?([-+]?\d*\.?\d*)/.exec(text)?.[1] ?? '';
  return Number(lenient) || 0;
}

function parseDict(cursor: Cursor, depth: number): Dict {
  cursor.at += 2;
  const dict: Dict = new Map();
  for (;;) {
    const key = parseToken(cursor, depth + 1);
    if (key instanceof Keyword) {
      if (key.text !== '>') throw damaged('dictionary');
      cursor.at++;
      return dict;
    }
    if (!(key instanceof Name)) throw damaged('dictionary key');
    const before = cursor.at;
    const value = parseToken(cursor, depth + 1);
    if (value instanceof Keyword) {
      // A key without a value at the very end: readers let it pass.
      if (value.text === '>') cursor.at = before;
      else dict.set(key.text, plainWord(value));
    } else dict.set(key.text, value);
  }
}

function parseArray(cursor: Cursor, depth: number): Value[] {
  cursor.at++;
  const items: Value[] = [];
  for (;;) {
    const item = parseToken(cursor, depth + 1);
    if (!(item instanceof Keyword)) items.push(item);
    else if (item.text === ']') return items;
    else items.push(plainWord(item));
  }
}

function plainWord(word: Keyword): Value {
  if (word.text === 'true') return true;
  if (word.text === 'false') return false;
  if (word.text === 'null') return null;
  throw damaged(`unexpected ${word.text || 'end'}`);
}

function parseKeyword(cursor: Cursor): Keyword | boolean | null {
  const start = cursor.at;
  const end = regularEnd(cursor.bytes, start);
  if (end === start) {
    cursor.at++;
    return new Keyword(cursor.bytes.toString('latin1', start, start + 1));
  }
  cursor.at = end;
  const text = cursor.bytes.toString('latin1', start, end);
  if (text === 'true') return true;
  if (text === 'false') return false;
  return text === 'null' ? null : new Keyword(text);
}
