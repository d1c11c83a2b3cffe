import type { PdfDocument } from '../pdf/document.ts';
import { stringBytes } from '../pdf/text.ts';
import { PdfString, type PdfDict } from '../pdf/values.ts';
import { isBlank } from './revisions.ts';

/** The bytes that a signature covers: all up to `end`, but for the hole that holds the signature itself. */
export type SignedRange = { gapStart: number; gapEnd: number; end: number; cms: Buffer };

export type RangeProblem = 'byte_range' | 'bytes_left_out';

/** Reads /ByteRange and holds it to the one shape that vouches for a document: everything but the hole. */
export function readSignedRange(
  bytes: Buffer,
  document: PdfDocument,
  signature: PdfDict,
): SignedRange | RangeProblem {
  const numbers = document.array(signature.get('ByteRange')).map((item) => document.resolve(item));
  const [start, length, gapEnd, rest] = numbers;
  if (numbers.length !== 4 || !numbers.every((number) => Number.isSafeInteger(number) && Number(number) >= 0))
    return 'byte_range';
  const range = {
    gapStart: Number(start) + Number(length),
    gapEnd: Number(gapEnd),
    end: Number(gapEnd) + Number(rest),
  };
  if (range.gapEnd <= range.gapStart || range.end > bytes.length) return 'byte_range';
  const hole = bytes.toString('latin1', range.gapStart, range.gapEnd).trim();
  // Anything else in the hole would be content that nobody signed.
  if (start !== 0 || !/^<[0-9a-fA-F\s]*>$/.test(hole)) return 'bytes_left_out';
  const contents = document.resolve(signature.get('Contents'));
  const cms = Buffer.from(hole.replace(/[<>\s]/g, ''), 'hex');
  if (!(contents instanceof PdfString) || !stringBytes(contents).equals(cms)) return 'bytes_left_out';
  return { ...range, cms };
}

export type Coverage = 'whole' | 'revision' | 'partial';

/** `whole`: all of the file as it is. `revision`: the file as it was, with things added since. `partial`: neither. */
export function coverageOf(bytes: Buffer, { end }: SignedRange): Coverage {
  if (end === bytes.length || isBlank(bytes, end)) return 'whole';
  const tail = bytes.toString('latin1', Math.max(0, end - 32), end);
  return /%%EOF\s*$/.test(tail) ? 'revision' : 'partial';
}
