import { openDocument, saveDocument } from '../edit/open-document.ts';
import { PdfError } from '../errors.ts';
import { flattenDocument } from '../forms/flatten-document.ts';
import { attempt } from '../pdf/attempt.ts';
import { openDocument as openForReading } from '../pdf/open.ts';

/**
 * The document with its fields and notes drawn into the pages, so that what they show is searched with the page. Of one
 * that nobody can write, PDFium draws and reads them beside the page.
 */
export async function flattenForSearch(bytes: Uint8Array): Promise<Uint8Array> {
  const pages = attempt(() => openForReading(bytes).pages.pages);
  if (pages && !pages.some(({ entries }) => entries.has('Annots'))) return bytes;
  try {
    const doc = await openDocument(bytes);
    const flattened = await flattenDocument(doc, { forms: true, annotations: true });
    return flattened ? await saveDocument(doc) : bytes;
  } catch (error) {
    if (error instanceof PdfError && error.code === 'corrupt') return bytes;
    throw error;
  }
}
