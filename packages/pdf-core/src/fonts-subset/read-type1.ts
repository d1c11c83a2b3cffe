import { standardNameOf } from './cff-strings.ts';

export type Type1Font = {
  name: string;
  /** Charstrings by glyph name, decrypted. */
  glyphs: Map<string, Buffer>;
  subroutines: Map<number, Buffer>;
  encoding: Map<number, string>;
  matrix: number[] | undefined;
  boundingBox: number[] | undefined;
  hints: Type1Hints;
};

export type Type1Hints = {
  blueValues: number[] | undefined;
  otherBlues: number[] | undefined;
  blueScale: number | undefined;
  stemWidth: number | undefined;
  stemHeight: number | undefined;
};

const EEXEC_KEY = 55665;
const CHARSTRING_KEY = 4330;

/** Reads a Type 1 font program, as pfa, pfb or the bare form that PDF uses. */
export function readType1(program: Buffer): Type1Font | undefined {
  const bytes = withoutPfbHeaders(program);
  const marker = bytes.indexOf('eexec');
  if (marker < 0) return undefined;
  const clear = bytes.toString('latin1', 0, marker);
  const secret = decryptPrivate(bytes, marker + 5);
  const text = secret.toString('latin1');
  const charStrings = text.indexOf('/CharStrings');
  if (charStrings < 0) return undefined;
  const skipped = Number(/\/lenIV\s+(-?\d+)/.exec(text)?.[1] ?? 4);
  const decode = (from: number, length: number) => {
    const code = secret.subarray(from, from + length);
    return skipped < 0 ? code : decrypt(code, CHARSTRING_KEY).subarray(skipped);
  };
  return {
    name: /\/FontName\s*\/(\S+)/.exec(clear)?.[1] ?? 'Font',
    glyphs: readGlyphs(text, charStrings, decode),
    subroutines: readSubroutines(text, charStrings, decode),
    encoding: readEncoding(clear),
    matrix: numbersAfter(clear, 'FontMatrix'),
    boundingBox: numbersAfter(clear, 'FontBBox'),
    hints: {
      blueValues: numbersAfter(text, 'BlueValues'),
      otherBlues: numbersAfter(text, 'OtherBlues'),
      blueScale: numberAfter(text, 'BlueScale'),
      stemWidth: numbersAfter(text, 'StdVW')?.[0],
      stemHeight: numbersAfter(text, 'StdHW')?.[0],
    },
  };
}

export function withoutPfbHeaders(bytes: Buffer): Buffer {
  if (bytes[0] !== 0x80) return bytes;
  const parts: Buffer[] = [];
  for (let at = 0; bytes[at] === 0x80 && bytes[at + 1] !== 3;) {
    const length = bytes.readUInt32LE(at + 2);
    parts.push(bytes.subarray(at + 6, at + 6 + length));
    at += 6 + length;
  }
  return Buffer.concat(parts);
}

export function decryptPrivate(bytes: Buffer, from: number): Buffer {
  let start = from;
  while ([9, 10, 13, 32].includes(bytes[start] ?? 0)) start++;
  const body = bytes.subarray(start);
  const isHex = /^[0-9A-Fa-f\s]{8}/.test(body.toString('latin1', 0, 8));
  const binary = isHex ? Buffer.from(body.toString('latin1').replaceAll(/[^0-9A-Fa-f]/g, ''), 'hex') : body;
  return decrypt(binary, EEXEC_KEY).subarray(4);
}

function decrypt(bytes: Buffer, key: number): Buffer {
  const out = Buffer.allocUnsafe(bytes.length);
  let state = key;
  for (let at = 0; at < bytes.length; at++) {
    const cipher = bytes[at] ?? 0;
    out[at] = cipher ^ (state >> 8);
    state = ((cipher + state) * 52845 + 22719) & 65535;
  }
  return out;
}

/** The private part of a font, as viewers expect it: four bytes of no meaning come first. */
export function encryptPrivate(text: Buffer): Buffer {
  const plain = Buffer.concat([Buffer.alloc(4), text]);
  const out = Buffer.allocUnsafe(plain.length);
  let state = EEXEC_KEY;
  for (let at = 0; at < plain.length; at++) {
    const cipher = plain[at]! ^ (state >> 8);
    out[at] = cipher;
    state = ((cipher + state) * 52845 + 22719) & 65535;
  }
  return out;
}

type Decode = (from: number, length: number) => Buffer;

function readSubroutines(text: string, end: number, decode: Decode): Map<number, Buffer> {
  const found = new Map<number, Buffer>();
  const start = text.indexOf('/Subrs');
  if (start < 0 || start > end) return found;
  const entry = /dup\s+(\d+)\s+(\d+)\s+\S+ /g;
  entry.lastIndex = start;
  for (let match = entry.exec(text); match && match.index < end; match = entry.exec(text)) {
    const length = Number(match[2]);
    found.set(Number(match[1]), decode(entry.lastIndex, length));
    entry.lastIndex += length;
  }
  return found;
}

function readGlyphs(text: string, start: number, decode: Decode): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  const entry = /\/([^\s/[\](){}<>%]+)\s+(\d+)\s+\S+ /g;
  entry.lastIndex = start + 12;
  let last = start + 12;
  for (let match = entry.exec(text); match; match = entry.exec(text)) {
    // `end` closes the dictionary; what follows it only looks like more glyphs.
    if (found.size > 0 && /\bend\b/.test(text.slice(last, match.index))) break;
    const length = Number(match[2]);
    found.set(match[1] ?? '', decode(entry.lastIndex, length));
    entry.lastIndex += length;
    last = entry.lastIndex;
  }
  return found;
}

function readEncoding(clear: string): Map<number, string> {
  if (!/\/Encoding\s+StandardEncoding/.test(clear)) {
    const entries = clear.matchAll(/dup\s+(\d+)\s*\/(\S+)\s+put/g);
    return new Map([...entries].map(([, code, name]) => [Number(code), name ?? '']));
  }
  const encoding = new Map<number, string>();
  for (let code = 0; code < 256; code++) {
    const name = standardNameOf(code);
    if (name) encoding.set(code, name);
  }
  return encoding;
}

function numbersAfter(text: string, key: string): number[] | undefined {
  const inside = valueAfter(text, key, /\s*[[{]([^[\]{}]*)[\]}]/y);
  const numbers = inside?.trim().split(/\s+/).filter(Boolean).map(Number);
  return numbers?.every(Number.isFinite) ? numbers : undefined;
}

function numberAfter(text: string, key: string): number | undefined {
  const found = valueAfter(text, key, /\s+(-?[\d.]+)/y);
  return found === undefined ? undefined : Number(found);
}

/** What a sticky expression finds right behind the first key that it finds something behind. */
function valueAfter(text: string, key: string, value: RegExp): string | undefined {
  const name = `/${key}`;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    value.lastIndex = at + name.length;
    const found = value.exec(text)?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}
