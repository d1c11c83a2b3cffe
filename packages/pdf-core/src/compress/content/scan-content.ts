import { endOfString, skipToken, SPACE, STOP } from '../../pdf/characters.ts';
import { spendOperators } from '../../pdf/budget.ts';
import { looseNumber, unescapeName } from '../../pdf/lexer.ts';
import { PdfName } from '../../pdf/values.ts';

/** A number, a name, or a string as it stands in the stream, delimiters included. Arrays are flattened. */
export type Operand = number | PdfName | Buffer;

/** An operator with its operands, and where they stand. An inline image is one operation, `BI`. */
export type Operation = { operator: string; operands: Operand[]; start: number; end: number };

const SPENT_AT_ONCE = 10_000;

/**
 * Calls back for every operation of a content stream, within the budget of the work. False if the stream cannot be
 * parsed to its end.
 */
export function scanContent(bytes: Buffer, visit: (operation: Operation) => void): boolean {
  let operands: Operand[] = [];
  let start = -1;
  let count = 0;
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at] ?? 0;
    if (SPACE[byte]) {
      at++;
      continue;
    }
    if (byte === 37) {
      while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at++;
      continue;
    }
    if (start < 0) start = at;
    const begin = at;
    if (byte === 40 || (byte === 60 && bytes[at + 1] !== 60)) {
      at = endOfString(bytes, begin);
      operands.push(bytes.subarray(begin, at));
    } else if (byte === 47) {
      at = skipToken(bytes, begin + 1);
      operands.push(new PdfName(unescapeName(bytes.toString('latin1', begin + 1, at))));
    } else if (STOP[byte]) at++;
    else {
      at = skipToken(bytes, begin);
      if (startsNumber(byte)) {
        operands.push(numberAt(bytes, begin, at));
        continue;
      }
      const operator = bytes.toString('latin1', begin, at);
      if (operator === 'BI') {
        at = endOfInlineImage(bytes, at);
        if (at < 0) return false;
      }
      count += 1;
      if (count % SPENT_AT_ONCE === 0) spendOperators(SPENT_AT_ONCE);
      visit({ operator, operands, start, end: at });
      operands = [];
      start = -1;
    }
  }
  spendOperators(count % SPENT_AT_ONCE);
  return true;
}

function startsNumber(byte: number): boolean {
  return (byte >= 48 && byte <= 57) || byte === 43 || byte === 45 || byte === 46;
}

/** Most numbers are a few digits with a point; going through a string for each would double the time. */
function numberAt(bytes: Buffer, from: number, to: number): number {
  let value = 0;
  let scale = 0;
  let at = from;
  const negative = bytes[at] === 45;
  if (negative) at++;
  if (to - at > 15) return looseNumber(bytes.toString('latin1', from, to));
  for (; at < to; at++) {
    const byte = bytes[at] ?? 0;
    if (byte >= 48 && byte <= 57) {
      value = value * 10 + byte - 48;
      scale *= 10;
    } else if (byte === 46 && scale === 0) scale = 1;
    else return looseNumber(bytes.toString('latin1', from, to));
  }
  if (scale > 1) value /= scale;
  return negative ? -value : value;
}

/** After the data of an inline image comes `EI` between spaces, followed by text rather than more data. */
function endOfInlineImage(bytes: Buffer, from: number): number {
  let at = bytes.indexOf('ID', from, 'latin1');
  if (at < 0) return -1;
  for (;;) {
    at = bytes.indexOf('EI', at + 2, 'latin1');
    if (at < 0) return -1;
    const end = at + 2;
    const apart = isSpace(bytes[at - 1]) && (end >= bytes.length || isSpace(bytes[end]));
    if (apart && looksLikeText(bytes.subarray(end, end + 16))) return end;
  }
}

function isSpace(byte: number | undefined): boolean {
  return byte !== undefined && SPACE[byte] === 1;
}

function looksLikeText(bytes: Buffer): boolean {
  return bytes.every((byte) => (byte >= 32 && byte < 127) || isSpace(byte));
}
