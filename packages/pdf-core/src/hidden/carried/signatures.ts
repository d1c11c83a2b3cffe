import { catalogOf, everyDict, lookup, lookupDict } from '../../pdf/graph/access.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';

/** Takes out signatures, which a document that is written anew has broken: each names its signer. Returns their number. */
export function removeSignatures(graph: PdfGraph): number {
  let count = 0;
  for (const dict of everyDict(graph)) {
    const value = lookupDict(graph, dict, 'V');
    if (!value?.has('ByteRange') || !value.has('Contents')) continue;
    dict.delete('V');
    count++;
  }
  if (!count) return 0;
  catalogOf(graph)?.delete('Perms');
  catalogOf(graph)?.delete('DSS');
  const form = lookupDict(graph, catalogOf(graph), 'AcroForm');
  if (typeof lookup(graph, form, 'SigFlags') === 'number') form?.delete('SigFlags');
  return count;
}
