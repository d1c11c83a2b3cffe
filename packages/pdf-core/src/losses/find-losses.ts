import { asBytes } from '../pdf/as-bytes.ts';
import { decryptIfNeeded } from '../crypt/decrypt-if-needed.ts';
import { openDocument } from '../pdf/open.ts';
import { attempt } from '../pdf/attempt.ts';
import type { DocumentFile } from '../tool.ts';
import { type Part, PARTS } from '../tools/notices.ts';
import { listParts, type PartNames } from './list-parts.ts';

type Listed = { bytes: Uint8Array; pages: number; parts: PartNames };

/** Parts that go with the pages they are on: where pages were left out, some of them are. */
const OF_PAGES: ReadonlySet<Part> = new Set([
  'destinations',
  'thumbnails',
  'bookmarks',
  'form_fields',
  'articles',
  'layers',
]);

/** Of these each matters; of the rest it matters whether a document has any. */
const COUNTED: ReadonlySet<Part> = new Set([
  'attachments',
  'associated_files',
  'layers',
  'scripts',
  'destinations',
  'articles',
  'thumbnails',
  'form_fields',
]);

/** What documents had and none of those made of them has. Documents that cannot be looked into are not compared. */
export function findLosses(inputs: DocumentFile[], results: DocumentFile[], password?: string): Part[] {
  const before = inputs.map(({ bytes }) => listSafely(bytes, password));
  if (before.every((one) => !one || !Object.values(one.parts).some((names) => names.length))) return [];
  const after = results.map(({ bytes }) => listSafely(bytes, password));
  if (!after.length || [...before, ...after].includes(undefined)) return [];
  return comparePages(before as Listed[], after as Listed[]);
}

function comparePages(before: Listed[], after: Listed[]): Part[] {
  const count = (all: Listed[]) => all.reduce((sum, { pages }) => sum + pages, 0);
  const hasAllPages = count(after) >= count(before);
  return PARTS.filter((part) => {
    if (part === 'signatures')
      return before.some((one) => one.parts.signatures.length && !isContinued(one, after));
    const had = before.flatMap(({ parts }) => parts[part]);
    const has = after.flatMap(({ parts }) => parts[part]);
    if (OF_PAGES.has(part) && !hasAllPages) return had.length > 0 && !has.length;
    const names = new Set(has);
    const isFewer = after.length === 1 && COUNTED.has(part) && had.length > has.length;
    return isFewer || had.some((name) => !names.has(name));
  });
}

/** A signature holds while what was signed stands unchanged at the start of the file. */
function isContinued({ bytes }: Listed, after: Listed[]): boolean {
  const signed = asBytes(bytes);
  return after.some((one) => signed.equals(one.bytes.subarray(0, signed.length)));
}

function listSafely(bytes: Uint8Array, password: string | undefined): Listed | undefined {
  return attempt(() => {
    const open = openDocument(decryptIfNeeded(bytes, password));
    return { bytes, pages: open.pages.pages.length, parts: listParts(open) };
  });
}
