import { PdfError } from '../errors.ts';
import { withDocument } from '../pdfium/document.ts';
import { repairDocument, saveDocument } from '../pdfium/save.ts';
import { readGraph } from './model/read-graph.ts';
import type { PdfGraph } from './model/values.ts';

/** Reads a document; a damaged one is repaired first, one that opens without a password is taken as opened. */
export async function openDocument(bytes: Uint8Array): Promise<PdfGraph> {
  if (bytes.length === 0) throw new PdfError('empty', 'The file is empty.');
  try {
    return readGraph(bytes);
  } catch (error) {
    return readGraph(await rewrite(bytes, error));
  }
}

function rewrite(bytes: Uint8Array, error: unknown): Promise<Buffer> {
  const code = error instanceof PdfError ? error.code : undefined;
  if (code === 'encrypted') {
    return withDocument(bytes, {}, (document) => saveDocument(document, { removeSecurity: true }));
  }
  // A number that is no place in the file ends in a RangeError: damage as well.
  if (code === 'corrupt' || error instanceof RangeError) return repairDocument(bytes);
  throw error;
}
