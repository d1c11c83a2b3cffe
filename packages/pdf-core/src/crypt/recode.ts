import { skipSpace, skipString, skipToken } from '../pdf/characters.ts';
import { stringBytes } from '../pdf/text.ts';
import { PdfString } from '../pdf/values.ts';

export type Recoded = {
  parts: Buffer[];
  /** Whether this object is a cross-reference stream, and so never encrypted. */ isXref: boolean;
  isMetadata: boolean;
  hasCryptFilter: boolean;
};

/**
 * An object's bytes with every string put through `recodeString` and, when `length` is given, with that as the length
 * of its stream. All else is copied as it stands.
 */
export function recodeObject(
  bytes: Buffer,
  start: number,
  end: number,
  recodeString: (data: Buffer) => Buffer,
  length: string | undefined,
): Recoded {
  const parts: Buffer[] = [];
  const seen = { isXref: false, isMetadata: false, hasCryptFilter: false };
  const signed = bytes.subarray(start, end).includes('/ByteRange');
  let copied = start;
  let depth = 0;
  let name = '';
  let lengthWritten = length === undefined;
  for (let at = start; at < end;) {
    const code = bytes[at]!;
    if (code === 40 || (code === 60 && bytes[at + 1] !== 60)) {
      const stringEnd = skipString(bytes, at);
      // A signature's own bytes are the one string that is never encrypted.
      if (!(signed && name === 'Contents')) {
        const data = stringBytes(new PdfString(bytes, at, stringEnd));
        parts.push(bytes.subarray(copied, at), recodeString(data));
        copied = stringEnd;
      }
      at = stringEnd;
    } else if (code === 60) {
      depth++;
      at += 2;
    } else if (code === 62 && bytes[at + 1] === 62) {
      depth--;
      if (depth === 0 && !lengthWritten) {
        parts.push(bytes.subarray(copied, at), Buffer.from(`/Length ${length} `));
        copied = at;
        lengthWritten = true;
      }
      at += 2;
    } else if (code === 47) {
      const nameEnd = skipToken(bytes, at + 1);
      const word = bytes.toString('latin1', at + 1, nameEnd);
      if (name === 'Type' && depth === 1) {
        seen.isXref ||= word === 'XRef';
        seen.isMetadata ||= word === 'Metadata';
      }
      seen.hasCryptFilter ||= word === 'Crypt' && depth === 1;
      name = word;
      at = nameEnd;
      if (word === 'Length' && depth === 1 && !lengthWritten) {
        parts.push(bytes.subarray(copied, at), Buffer.from(` ${length}`));
        copied = at = endOfLength(bytes, at);
        lengthWritten = true;
      }
    } else if (code === 37) at = skipSpace(bytes, at);
    else at++;
  }
  parts.push(bytes.subarray(copied, end));
  return { parts, ...seen };
}

/** After a number, or after a reference to one. */
function endOfLength(bytes: Buffer, from: number): number {
  const text = bytes.toString('latin1', from, from + 60);
  const match = /^\s*-?\d+(\s+\d+\s+R\b)?/.exec(text);
  return match ? from + match[0].length : from;
}

/** Any bytes as a string that stays small: signs that mean something in strings are escaped. */
export function literalString(data: Buffer): Buffer {
  let escapes = 0;
  for (const byte of data) if (byte === 40 || byte === 41 || byte === 92 || byte === 13) escapes++;
  const out = Buffer.allocUnsafe(data.length + escapes + 2);
  let at = 0;
  out[at++] = 40;
  for (const byte of data) {
    if (byte === 40 || byte === 41 || byte === 92 || byte === 13) out[at++] = 92;
    out[at++] = byte === 13 ? 114 : byte;
  }
  out[at] = 41;
  return out;
}
