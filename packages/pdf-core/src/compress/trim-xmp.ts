import { dictOf, everyDict, lookupStream } from './model/access.ts';
import { decodeStream, withoutEncoding } from './model/decode-stream.ts';
import { Ref, Stream } from './model/values.ts';
import type { PdfGraph } from './model/values.ts';

/** Pictures of the page that editors keep inside their XMP. */
const THUMBNAILS = /<(xmpGImg:image|xapGImg:image|xmp:Thumbnails|xap:Thumbnails)\b[^]*?<\/\1>/g;
/** Room that writers leave so that the packet can grow in place. */
const PADDING = /\s{16,}(?=<\?xpacket end)/;

/** XMP without thumbnails and padding. What it says stays; PDF/A wants it uncompressed, so it stays that as well. */
export function trimXmp(graph: PdfGraph): void {
  for (const dict of everyDict(graph)) {
    const ref = dict.get('Metadata');
    const stream = lookupStream(graph, dict, 'Metadata');
    const bytes = stream && decodeStream(graph, stream);
    if (!(ref instanceof Ref) || !stream || !bytes) continue;
    const text = bytes.toString('utf8');
    const trimmed = text.replaceAll(THUMBNAILS, '').replace(PADDING, '\n').replaceAll(/>\s+</g, '><');
    if (trimmed.length === text.length || !text.includes('xpacket')) continue;
    graph.objects.set(ref.number, new Stream(withoutEncoding(stream.dict), Buffer.from(trimmed)));
  }
}

/** Metadata of single fonts and images: only the document's own is of use to anyone. */
export function removeInnerMetadata(graph: PdfGraph): void {
  const root = graph.trailer.get('Root');
  const catalog = root instanceof Ref ? dictOf(graph.objects.get(root.number)) : undefined;
  for (const dict of everyDict(graph)) if (dict !== catalog) dict.delete('Metadata');
}
