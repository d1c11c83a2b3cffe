import { decryptIfNeeded } from '../crypt/decrypt-if-needed.ts';
import { PdfError } from '../errors.ts';
import { recoverDocument, rewriteDocument } from '../recover/recover-document.ts';
import { readGraph } from '../pdf/graph/read-graph.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';

/** Reads a document; a damaged one is repaired first, one that opens without a password is taken as opened. */
export async function openDocument(source: Uint8Array): Promise<PdfGraph> {
  if (source.length === 0) throw new PdfError('file_empty');
  const { bytes } = await recoverDocument(decryptIfNeeded(source));
  try {
    return readGraph(bytes);
  } catch (error) {
    const isDamage = (error instanceof PdfError && error.code === 'corrupt') || error instanceof RangeError;
    if (!isDamage) throw error;
    for await (const written of rewriteDocument(bytes)) {
      try {
        return readGraph(written.bytes);
      } catch {
        // The next way of writing it is tried.
      }
    }
    throw error;
  }
}
