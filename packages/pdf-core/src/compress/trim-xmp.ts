import { dictOf, everyDict, lookupStream } from './model/access.ts';
import { decodeStream, deflate, withoutEncoding } from './model/decode-stream.ts';
import { Name, Ref, Stream } from './model/values.ts';
import type { PdfGraph } from './model/values.ts';

/** Pictures of the page that editors keep inside their XMP. */
const THUMBNAILS = /<(xmpGImg:image|xapGImg:image|xmp:Thumbnails|xap:Thumbnails)\b[^]*?<\/\1>/g;
/** Room that writers leave so that the packet can grow in place. */
const PADDING = /\s{16,}(?=<\?xpacket end)/;

/** XMP without thumbnails and padding, packed unless the document is PDF/A, which wants it plain. It says the same. */
export function trimXmp(graph: PdfGraph, keepPlain: boolean): void {
  for (const dict of everyDict(graph)) {
    const ref = dict.get('Metadata');
    const stream = lookupStream(graph, dict, 'Metadata');
    const bytes = stream && decodeStream(graph, stream);
    if (!(ref instanceof Ref) || !stream || !bytes) continue;
    const text = bytes.toString('utf8');
    const trimmed = text.replaceAll(THUMBNAILS, '').replace(PADDING, '\n').replaceAll(/>\s+</g, '><');
    const plain = new Stream(
      withoutEncoding(stream.dict),
      text.includes('xpacket') ? Buffer.from(trimmed) : bytes,
    );
    graph.objects.set(ref.number, keepPlain ? plain : packed(plain));
  }
}

/** Metadata of single fonts and images: only the document's own is of use to anyone. */
export function removeInnerMetadata(graph: PdfGraph): void {
  const root = graph.trailer.get('Root');
  const catalog = root instanceof Ref ? dictOf(graph.objects.get(root.number)) : undefined;
  for (const dict of everyDict(graph)) if (dict !== catalog) dict.delete('Metadata');
}

function packed({ dict, raw }: Stream): Stream {
  return new Stream(new Map(dict).set('Filter', Name.of('FlateDecode')), deflate(raw));
}
