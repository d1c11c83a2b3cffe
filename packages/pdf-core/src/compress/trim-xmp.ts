import { dictOf, everyDict, lookupStream } from '../pdf/graph/access.ts';
import { readStream, deflate, withoutEncoding } from '../pdf/graph/read-stream.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { PdfName, PdfRef, PdfStream } from '../pdf/values.ts';

/** Pictures of the page that editors keep inside their XMP. */
const THUMBNAILS = ['xmpGImg:image', 'xapGImg:image', 'xmp:Thumbnails', 'xap:Thumbnails'];
/** Padding that writers leave so that the packet can grow in place. */
const PADDING = /(?<!\s)\s{16,}(?=<\?xpacket end)/;

/**
 * XMP without thumbnails and padding, compressed unless the document is PDF/A, which requires it uncompressed. The
 * properties are the same.
 */
export function trimXmp(graph: PdfGraph, keepPlain: boolean): void {
  for (const dict of everyDict(graph)) {
    const ref = dict.get('Metadata');
    const stream = lookupStream(graph, dict, 'Metadata');
    const bytes = stream && readStream(graph, stream);
    if (!(ref instanceof PdfRef) || !stream || !bytes) continue;
    const text = bytes.toString('utf8');
    const trimmed = THUMBNAILS.reduce(withoutElement, text).replace(PADDING, '\n').replaceAll(/>\s+</g, '><');
    const plain = new PdfStream(
      withoutEncoding(stream.dict),
      text.includes('xpacket') ? Buffer.from(trimmed) : bytes,
    );
    graph.objects.set(ref.number, keepPlain ? plain : packed(plain));
  }
}

/** Metadata of single fonts and images: only the document's own is of use to anyone. */
export function removeInnerMetadata(graph: PdfGraph): void {
  const root = graph.trailer.get('Root');
  const catalog = root instanceof PdfRef ? dictOf(graph.objects.get(root.number)) : undefined;
  for (const dict of everyDict(graph)) if (dict !== catalog) dict.delete('Metadata');
}

/** An element that is opened and never closed stays. */
function withoutElement(text: string, name: string): string {
  const kept: string[] = [];
  const end = `</${name}>`;
  let from = 0;
  for (let at = text.indexOf(`<${name}`); at >= 0; at = text.indexOf(`<${name}`, Math.max(from, at + 1))) {
    // Not the beginning of a longer name.
    if (/[\w:.-]/.test(text.charAt(at + 1 + name.length))) continue;
    const close = text.indexOf(end, at);
    if (close < 0) break;
    kept.push(text.slice(from, at));
    from = close + end.length;
  }
  return kept.join('') + text.slice(from);
}

function packed({ dict, raw }: PdfStream): PdfStream {
  return new PdfStream(new Map(dict).set('Filter', new PdfName('FlateDecode')), deflate(raw));
}
