import { openDocument, saveDocument } from '../edit/open-document.ts';
import { PdfError } from '../errors.ts';
import { flattenDocument } from '../forms/flatten-document.ts';
import { attempt } from '../pdf/attempt.ts';
import { openDocument as openForReading } from '../pdf/open.ts';
import { measureGlyphs } from './measure-glyphs.ts';
import { findHiddenColours, type HiddenColours } from './surely-gray.ts';

/** A document that is searched and drawn, and what is known of its colours. */
export type Prepared = { bytes: Uint8Array; hidden: HiddenColours };

/**
 * The document with its fields and notes drawn into the pages, so that what they show is searched with the page, and with
 * drawn letters that have the boxes they take. Of one that nobody can write, PDFium draws and reads them beside the page.
 */
export async function prepareForSearch(bytes: Uint8Array): Promise<Prepared> {
  const hidden = findHiddenColours(bytes);
  const pages = attempt(() => openForReading(bytes).pages.pages);
  if (pages && !hidden.drawsLetters && !pages.some(({ entries }) => entries.has('Annots')))
    return { bytes, hidden };
  try {
    const doc = await openDocument(bytes);
    const measured = hidden.drawsLetters ? measureGlyphs(doc) : 0;
    const flattened = await flattenDocument(doc, { forms: true, annotations: true });
    return { bytes: measured + flattened ? await saveDocument(doc) : bytes, hidden };
  } catch (error) {
    if (error instanceof PdfError && error.code === 'corrupt') return { bytes, hidden };
    throw error;
  }
}
