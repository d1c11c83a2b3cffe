import { decryptIfNeeded } from '../crypt/decrypt-if-needed.ts';
import { PdfError } from '../errors.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { readGraphOrRewrite } from '../recover/read-graph-or-rewrite.ts';
import { recoverDocument } from '../recover/recover-document.ts';

/** Reads a document; a damaged one is repaired first, one that opens without a password is taken as opened. */
export async function openDocument(source: Uint8Array): Promise<PdfGraph> {
  if (source.length === 0) throw new PdfError('file_empty');
  const { bytes } = await recoverDocument(decryptIfNeeded(source));
  return (await readGraphOrRewrite(bytes)).graph;
}
