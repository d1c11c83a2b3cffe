import { PdfError } from '../errors.ts';
import { unlessDamaged } from './attempt.ts';
import { damaged } from './damage.ts';
import type { PdfDocument } from './document.ts';
import { openRaw } from './open-raw.ts';
import { listLoosePages, listPages, type PageList } from './pages.ts';

/** A document with its pages: what every tool starts from. */
export type OpenDocument = { document: PdfDocument; pages: PageList };

/**
 * Opens a PDF for reading and copying. What is damaged is repaired step by step: a cross-reference made anew from the
 * objects, then pages taken without the tree that has lost them. A sound file without a page is `empty`.
 */
export function openDocument(input: Uint8Array): OpenDocument {
  const first = unlessDamaged(() => openOnce(input, false, listPages));
  if (first?.pages.pages.length) return first;
  const second = unlessDamaged(() => openOnce(input, true, listPages));
  if (second?.pages.pages.length) return second;
  // Pages of a sound tree that names none were deleted, and stay so.
  if (first && isEmptyOnPurpose(first.document)) throw new PdfError('document_without_pages');
  const third = unlessDamaged(() => openOnce(input, true, listLoosePages));
  if (third?.pages.pages.length) return third;
  throw damaged('no pages');
}

function openOnce(
  input: Uint8Array,
  rebuild: boolean,
  list: (document: PdfDocument) => PageList,
): OpenDocument {
  const document = openRaw(input, rebuild);
  if (document.trailer.get('Encrypt')) {
    throw new PdfError('password_needed');
  }
  return { document, pages: list(document) };
}

function isEmptyOnPurpose(document: PdfDocument): boolean {
  const kids = document.resolve(document.dict(document.root.get('Pages'))?.get('Kids'));
  return Array.isArray(kids) && !kids.length;
}
