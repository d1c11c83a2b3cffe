import { PdfError } from '../errors.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { readGraph } from '../pdf/graph/read-graph.ts';
import { rewriteDocument } from './recover-document.ts';

/** A document as a graph, and the bytes that it was read from: those that were given, or others where these are damaged. */
export async function readGraphOrRewrite(bytes: Uint8Array): Promise<{ bytes: Uint8Array; graph: PdfGraph }> {
  try {
    return { bytes, graph: readGraph(bytes) };
  } catch (error) {
    const isDamage = (error instanceof PdfError && error.code === 'corrupt') || error instanceof RangeError;
    if (!isDamage) throw error;
    for await (const written of rewriteDocument(bytes)) {
      try {
        return { bytes: written.bytes, graph: readGraph(written.bytes) };
      } catch {
        // The next way of writing it is tried.
      }
    }
    throw error;
  }
}
