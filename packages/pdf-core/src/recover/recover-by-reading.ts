import { asBytes } from '../pdf/as-bytes.ts';
import { attempt } from '../pdf/attempt.ts';
import { PdfError } from '../errors.ts';
import { assembleDocument } from '../assembly/assemble.ts';
import { documentInfo } from '../pdf/info.ts';
import { type OpenDocument, openDocument } from '../pdf/open.ts';
import { openRaw } from '../pdf/open-raw.ts';
import { isDict, type PdfDict } from '../pdf/values.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { readXref } from '../pdf/xref-read.ts';
import { isSound } from './is-sound.ts';
import { writeAnew } from './write-anew.ts';

/** What a damaged file was made into: how many pages there are, and what the file no longer has. */
export type Repair = {
  pages: number;
  /** Pages that the file counts or names and that are not in it. */
  pagesLost: number;
  /** Objects that something refers to and that are not in the file. */
  objectsLost: number;
};

/** A document that every reader opens alike, and what had to be done for that. */
export type Recovered = { bytes: Uint8Array; repair?: Repair };

/** By the array that was given: a tool and the readers it calls ask for the same file. */
const known = new WeakMap<Uint8Array, Recovered>();

/**
 * The part of the recovery that is our own reader's. A sound file is given back as it is, and so is an encrypted one, which
 * its password opens first. Of any other, all that is there is written anew. Undefined where it cannot be read.
 */
export function recoverByReading(source: Uint8Array): Recovered | undefined {
  const before = known.get(source);
  if (before) return before;
  const bytes = asBytes(source);
  const state = stateOf(bytes);
  if (state !== 'damaged') return remember(source, { bytes: source });
  try {
    return remember(source, writeRepaired(bytes));
  } catch (error) {
    // What was made to keep readers busy would keep PDFium busy as well: the tool refuses it.
    if (error instanceof PdfError && error.code === 'too_complex') return remember(source, { bytes: source });
    if (error instanceof PdfError || error instanceof RangeError) return undefined;
    throw error;
  }
}

function stateOf(bytes: Buffer): 'sound' | 'locked' | 'damaged' {
  try {
    const xref = readXref(bytes);
    if (xref.trailer.has('Encrypt')) return 'locked';
    return isSound(bytes, xref) && hasPages(bytes) ? 'sound' : 'damaged';
  } catch (error) {
    if (!(error instanceof PdfError)) return 'damaged';
    const isLocked = bytes.includes('/Encrypt') && attempt(() => openRaw(bytes).trailer.has('Encrypt'));
    return isLocked ? 'locked' : 'damaged';
  }
}

/** Whether the catalog leads to a tree of pages; how many are in it, whoever opens it finds out. */
function hasPages(bytes: Buffer): boolean {
  const document = openRaw(bytes);
  const kids = document.dict(document.root.get('Pages'))?.get('Kids');
  const list = document.resolve(kids);
  return Array.isArray(list) && list.every((kid) => isDict(document.resolve(kid)));
}

export function writeRepaired(bytes: Buffer): Recovered {
  const open = openDocument(bytes);
  const { bytes: written, objectsLost } = writeAnew(open);
  const made = written.length ? written : assembleLoose(open);
  return remember(made, {
    bytes: made,
    repair: { pages: open.pages.pages.length, pagesLost: countLost(open), objectsLost },
  });
}

/** Pages whose tree is gone get another one. */
function assembleLoose(open: OpenDocument): Buffer {
  const pages = open.pages.pages.map((_, index) => ({ index }));
  const info = documentInfo(open.document);
  return assembleDocument([{ open, pages, title: '' }], { outlines: 'keep', extras: true, info });
}

/** A page takes at least so many bytes, packed as it may be. */
const SMALLEST_PAGE = 8;

/** A kid that is not there is a page, or a node with several: what the root counts tells, where that is to be believed. */
export function countLost({ document, pages }: OpenDocument): number {
  const root = document.dict(document.root.get('Pages'));
  if (!root) return 0;
  const counted = Number(document.resolve(root.get('Count'))) || 0;
  const isBelievable = counted * SMALLEST_PAGE <= document.bytes.length;
  const missing = countMissingKids(document, root);
  return missing && isBelievable ? Math.max(missing, counted - pages.pages.length) : missing;
}

function countMissingKids(document: PdfDocument, root: PdfDict): number {
  const seen = new Set<PdfDict>();
  const todo = [root];
  let missing = 0;
  for (let node = todo.pop(); node; node = todo.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    for (const kid of document.array(node.get('Kids'))) {
      const dict = document.dict(kid);
      if (!dict) missing += 1;
      else if (dict.has('Kids')) todo.push(dict);
    }
  }
  return missing;
}

/** What was made is sound itself, and is not looked at again. */
export function remember(source: Uint8Array, recovered: Recovered): Recovered {
  known.set(source, recovered);
  if (recovered.bytes !== source && !known.has(recovered.bytes))
    known.set(recovered.bytes, { bytes: recovered.bytes });
  return recovered;
}
