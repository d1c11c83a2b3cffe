import { decryptIfNeeded } from '../crypt/decrypt-if-needed.ts';
import { PdfDocument } from '../pdf/document.ts';
import { openRaw } from '../pdf/open-raw.ts';
import { readXref } from '../pdf/xref-read.ts';
import { ENTRY, type XrefTable } from '../pdf/xref-table.ts';

/** A file as it was at one time: what each later save only adds to. */
export type Revision = { end: number; bytes: Buffer; table: XrefTable; document: PdfDocument };

/** A file may have been saved often; nobody saved one this often by hand. */
export const MOST_REVISIONS = 200;

/** Where each save after `from` ends, the end of the file last. Saves end with the place of their cross-reference. */
export function listRevisionEnds(bytes: Buffer, from: number): number[] {
  const ends: number[] = [];
  let start = from;
  for (let mark = bytes.indexOf('%%EOF', from); mark >= 0; mark = bytes.indexOf('%%EOF', mark + 5)) {
    const table = bytes.indexOf('startxref', start);
    if (table < 0 || table > mark) continue;
    start = mark + 5;
    while (bytes[start] === 13 || bytes[start] === 10) start++;
    ends.push(start);
  }
  if (!isBlank(bytes, start)) ends.push(bytes.length);
  else if (ends.length) ends[ends.length - 1] = bytes.length;
  return ends;
}

/** Whether nothing but blanks follows. */
export function isBlank(bytes: Buffer, from: number, to = bytes.length): boolean {
  for (let at = from; at < to; at++) {
    const code = bytes[at]!;
    if (code !== 0 && code !== 9 && code !== 10 && code !== 12 && code !== 13 && code !== 32) return false;
  }
  return true;
}

/**
 * The whole file. One whose cross-reference leads to no pages is read by its objects, as viewers do: else the signatures
 * that they show would not be named.
 */
export function openWhole(bytes: Uint8Array): PdfDocument {
  const document = openRaw(bytes);
  return document.dict(document.root.get('Pages')) ? document : openRaw(bytes, true);
}

/**
 * Opens the file as it was at `end`, by its own cross-reference. A table is not made anew here: what only a repair can
 * read is what two programs may read in two ways. Throws a PdfError.
 */
export function openRevision(bytes: Buffer, end: number, password?: string): Revision {
  const part = bytes.subarray(0, end);
  const { table } = readXref(part);
  const plain = Buffer.from(decryptIfNeeded(part, password));
  return { end, bytes: part, table, document: new PdfDocument(plain, readXref(plain)) };
}

/** Whether an entry that is new in `after` points to something else than its object: readers guess then, each in its way. */
export function wrongEntries(before: Revision, { bytes, table }: Revision): boolean {
  for (let number = 0; number < table.size; number++) {
    if (table.kind(number) !== ENTRY.inFile || !isNewEntry(before.table, table, number)) continue;
    const place = table.places[number]!;
    const head = /^\s*(\d+)\s+\d+\s+obj/.exec(bytes.toString('latin1', place, place + 40));
    if (Number(head?.[1] ?? -1) !== number) return true;
  }
  return false;
}

function isNewEntry(before: XrefTable, after: XrefTable, number: number): boolean {
  return before.kind(number) !== after.kind(number) || before.places[number] !== after.places[number];
}
