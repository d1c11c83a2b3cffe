import { PdfName, PdfStream } from '../values.ts';
import { readGraph } from './read-graph.ts';
import { deflate } from './read-stream.ts';
import { writeGraph } from './write-graph.ts';

/**
 * Writes a document of ours smaller: objects packed into object streams, streams that nothing compresses deflated. What
 * the pages show stays as it is, bit for bit.
 */
export function packDocument(input: Uint8Array): Buffer {
  const graph = readGraph(input);
  for (const [number, { dict, raw }] of [...graph.objects].filter(isPlainStream)) {
    const packed = deflate(raw);
    if (packed.length < raw.length)
      graph.objects.set(
        number,
        new PdfStream(new Map(dict).set('Filter', new PdfName('FlateDecode')), packed),
      );
  }
  return writeGraph(graph, { objectStreams: true });
}

function isPlainStream(entry: [number, unknown]): entry is [number, PdfStream] {
  return entry[1] instanceof PdfStream && !entry[1].dict.has('Filter');
}
