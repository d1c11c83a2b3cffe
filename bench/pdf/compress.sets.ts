import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { everyDict, lookupName } from '../../packages/pdf-core/src/pdf/graph/access.ts';
import { readFacts } from '../../packages/pdf-core/src/compress/facts.ts';
import { readGraph } from '../../packages/pdf-core/src/pdf/graph/read-graph.ts';
import type { PdfGraph } from '../../packages/pdf-core/src/pdf/graph/graph.ts';
import { PdfStream } from '../../packages/pdf-core/src/pdf/values.ts';
import { PdfError } from '../../packages/pdf-core/src/errors.ts';

const run = promisify(execFile);
/** Below this a document is mostly structure, and its ratio is meaningless. */
const SMALLEST = 20_000;

/** Forms stand alone: Ghostscript drops every field, and with them the whole fonts that are typed in. */
export type Content = 'images' | 'text' | 'forms';

/** What most of a sound document's bytes are for; undefined for one that is damaged, locked, signed, tiny or huge. */
export async function contentKind(file: string, largest: number): Promise<Content | undefined> {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST || bytes.length > largest) return undefined;
  const sound = await run('qpdf', ['--check', file], { maxBuffer: 1 << 26 }).then(
    () => true,
    () => false,
  );
  if (!sound) return undefined;
  try {
    const graph = readGraph(bytes);
    // A signed document may not be changed at all; Ghostscript drops the signature.
    if (readFacts(graph).isSigned) return undefined;
    if (hasFields(graph)) return 'forms';
    let imageBytes = 0;
    for (const value of graph.objects.values()) {
      if (value instanceof PdfStream && lookupName(graph, value.dict, 'Subtype') === 'Image')
        imageBytes += value.raw.length;
    }
    return imageBytes > bytes.length / 2 ? 'images' : 'text';
  } catch (error) {
    if (error instanceof PdfError) return undefined;
    throw error;
  }
}

function hasFields(graph: PdfGraph): boolean {
  for (const dict of everyDict(graph)) if (lookupName(graph, dict, 'FT')) return true;
  return false;
}
