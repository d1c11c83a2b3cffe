import { textToken, wideToken } from './text.ts';
import { PdfName, PdfRef, PdfStream, PdfString, type PdfDict, type PdfValue } from './values.ts';

/** Plain data that stands for a value: text for a name, an object for a dictionary. What is undefined is left out of it. */
export type Plain = PdfValue | string | undefined | readonly Plain[] | { readonly [key: string]: Plain };

export function makeValue(plain: Plain): PdfValue {
  if (typeof plain === 'string') return new PdfName(plain);
  if (plain === undefined || plain === null || typeof plain !== 'object') return plain ?? null;
  if (Array.isArray(plain)) return plain.map((item: Plain) => makeValue(item));
  return isMade(plain) ? plain : makeDict(plain as Record<string, Plain>);
}

export function makeDict(entries: { readonly [key: string]: Plain }): PdfDict {
  const dict: PdfDict = new Map();
  for (const [key, plain] of Object.entries(entries))
    if (plain !== undefined) dict.set(key, makeValue(plain));
  return dict;
}

function isMade(value: object): value is PdfValue & object {
  return [Map, PdfName, PdfString, PdfRef, PdfStream].some((kind) => value instanceof kind);
}

/**
 * A text that people read: a title, the name or the value of a field. One with a slash is UTF-16, although it may be ASCII:
 * programs that look for scripts in the bytes of a document would take "/JS" in a title for one.
 */
export function textString(text: string): PdfString {
  return stringOf(text.includes('/') ? wideToken(text.toWellFormed()) : textToken(text.toWellFormed()));
}

/** What programs read, such as an address or the operators of an appearance: in ASCII. */
export function asciiString(text: string): PdfString {
  return stringOf(textToken(text));
}

/** Bytes as a string, in hexadecimal digits. */
export function bytesString(bytes: Buffer): PdfString {
  return stringOf(`<${bytes.toString('hex')}>`);
}

/** A point in time, in UTC. */
export function dateString(date: Date): PdfString {
  const digits = date.toISOString().replace(/\D/g, '').slice(0, 14);
  return stringOf(`(D:${digits}Z)`);
}

const stringOf = (token: string): PdfString => new PdfString(Buffer.from(token, 'latin1'));
