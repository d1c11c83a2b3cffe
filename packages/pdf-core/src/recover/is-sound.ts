import { isDigit, SPACE } from '../pdf/characters.ts';
import { hasAbsurdTable } from '../pdf/absurd-table.ts';
import { findObjects } from '../pdf/xref-rebuild.ts';
import type { Xref } from '../pdf/xref-read.ts';
import { ENTRY } from '../pdf/xref-table.ts';

const HEADER = Buffer.from('%PDF-');
/** The end of a file is its last line: what follows it is not the document's. */
const TAIL_BYTES = 2048;

/**
 * Whether the cross-reference of a file is correct. Every program that opens it then finds the same objects; in a
 * file with a wrong one, programs find different objects.
 */
export function isSound(bytes: Buffer, { table }: Xref): boolean {
  if (bytes.compare(HEADER, 0, HEADER.length, 0, HEADER.length) !== 0) return false;
  if (!bytes.subarray(-TAIL_BYTES).includes('startxref') || hasAbsurdTable(bytes)) return false;
  const misplaced: number[] = [];
  for (let number = 1; number < table.size; number++) {
    if (table.kind(number) === ENTRY.inFile && !isObjectAt(bytes, table.places[number]!, number))
      misplaced.push(number);
  }
  if (!misplaced.length) return true;
  // An entry for a missing object means the same to every reader: there is none.
  const found = findObjects(bytes);
  return !misplaced.some((number) => found.has(number));
}

/** Whether `N G obj` stands at a place, as the format wants it. */
function isObjectAt(bytes: Buffer, place: number, number: number): boolean {
  let at = place;
  while (SPACE[bytes[at]!]) at++;
  const first = at;
  let here = 0;
  while (isDigit(bytes[at])) here = here * 10 + bytes[at++]! - 48;
  if (at === first || here !== number) return false;
  while (SPACE[bytes[at]!]) at++;
  while (isDigit(bytes[at])) at++;
  while (SPACE[bytes[at]!]) at++;
  return bytes[at] === 111 && bytes[at + 1] === 98 && bytes[at + 2] === 106;
}
