import { asBytes } from './as-bytes.ts';
import { PdfError } from '../errors.ts';
import { PdfDocument } from './document.ts';
import { rebuildXref } from './xref-rebuild.ts';
import { readXref } from './xref-read.ts';

/** Opens a document whatever its encryption; `openDocument` in open.ts is what tools call. */
export function openRaw(input: Uint8Array, rebuild = false): PdfDocument {
  const bytes = asBytes(input);
  if (rebuild) return new PdfDocument(bytes, rebuildXref(bytes));
  try {
    return new PdfDocument(bytes, readXref(bytes));
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
    return new PdfDocument(bytes, rebuildXref(bytes));
  }
}
