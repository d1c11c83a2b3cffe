import { dictOf, lookupDict, lookupName, resolve } from '../compress/model/access.ts';
import { readStream } from '../compress/model/read-stream.ts';
import { pageContents, pagesOf } from '../compress/model/pages.ts';
import type { PdfGraph } from '../compress/model/graph.ts';
import { PdfStream } from '../pdf/values.ts';

/** Images, gradients, fonts and colours: what draws, and says nothing otherwise. */
export function isDrawn(graph: PdfGraph, stream: PdfStream): boolean {
  const { dict } = stream;
  if (lookupName(graph, dict, 'Subtype') === 'Image') return true;
  return ['ShadingType', 'FunctionType'].some((key) => dict.has(key)) || isProgram(graph, stream);
}

/** Pages, forms, patterns and glyphs: what is read as content is. */
export function listContents(graph: PdfGraph): Set<PdfStream> {
  const contents = new Set<PdfStream>();
  for (const page of pagesOf(graph)) for (const stream of pageContents(graph, page)) contents.add(stream);
  for (const value of graph.objects.values()) {
    const dict = dictOf(value);
    if (
      value instanceof PdfStream &&
      (dict?.has('PatternType') || lookupName(graph, dict, 'Subtype') === 'Form')
    )
      contents.add(value);
    for (const glyph of lookupDict(graph, dict, 'CharProcs')?.values() ?? []) {
      const stream = resolve(graph, glyph);
      if (stream instanceof PdfStream) contents.add(stream);
    }
  }
  return contents;
}

const FONT_PROGRAMS = new Set(['Type1C', 'CIDFontType0C', 'OpenType']);

/** Fonts, their tables and colour profiles, whose words are those of their makers and the names of their glyphs. */
export function isProgram(graph: PdfGraph, stream: PdfStream): boolean {
  const { dict } = stream;
  if (FONT_PROGRAMS.has(lookupName(graph, dict, 'Subtype') ?? '')) return true;
  if (dict.has('Length1') || (dict.has('N') && !dict.has('Type'))) return true;
  const isPlain = !dict.has('Type') || lookupName(graph, dict, 'Type') === 'CMap';
  const bytes = isPlain ? readStream(graph, stream) : undefined;
  // A compact font says what it is where its dictionary does not.
  return bytes !== undefined && (bytes.includes('begincmap') || bytes.indexOf('\x01\x00\x04') === 0);
}

/** What a stream says as text, in the ways that text is written. */
export function streamTexts(graph: PdfGraph, stream: PdfStream): string {
  const bytes = readStream(graph, stream) ?? stream.raw;
  const swapped = Buffer.from(bytes.subarray(0, bytes.length & ~1)).swap16();
  return [bytes.toString('utf8'), bytes.toString('utf16le'), swapped.toString('utf16le')].join('\n');
}
