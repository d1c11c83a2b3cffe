import { scanContent } from '../compress/content/scan-content.ts';
import { dictOf, lookup, lookupDict, lookupName, resolve } from '../compress/model/access.ts';
import { readStream } from '../compress/model/read-stream.ts';
import { joinContents, pagesOf, pageAnnotations, pageContents } from '../compress/model/pages.ts';
import { stringBytes } from '../pdf/text.ts';
import { type ReadFont, readFont } from './read-font.ts';
import type { PdfGraph } from '../compress/model/graph.ts';
import { PdfName, PdfStream, isDict, type PdfDict, type PdfValue } from '../pdf/values.ts';

/** A gap in thousandths of the size that parts words. */
const SPACE = -200;
const MAX_DEPTH = 30;

/** What our own reader makes of all content: pages, forms, patterns, glyphs and what annotations show, drawn or not. */
export function* contentTexts(graph: PdfGraph): Generator<string> {
  const fonts = new Map<PdfDict, ReadFont>();
  const seen = new Set<PdfStream>();
  const fontOf = (dict: PdfDict) => {
    const known = fonts.get(dict) ?? readFont(graph, dict, () => undefined);
    fonts.set(dict, known);
    return known;
  };
  function* within(resources: PdfDict | undefined, depth: number): Generator<string> {
    if (depth > MAX_DEPTH) return;
    const values = (kind: string) => [...(lookupDict(graph, resources, kind)?.values() ?? [])];
    const states = values('ExtGState').map((state) =>
      lookup(graph, lookupDict(graph, dictOf(resolve(graph, state)), 'SMask'), 'G'),
    );
    const glyphs = values('Font').flatMap((font) => [
      ...(lookupDict(graph, dictOf(resolve(graph, font)), 'CharProcs')?.values() ?? []),
    ]);
    for (const value of [...values('XObject'), ...values('Pattern'), ...states, ...glyphs])
      yield* ofStream(resolve(graph, value), resources, depth + 1);
  }
  function* ofStream(value: PdfValue, inherited: PdfDict | undefined, depth: number): Generator<string> {
    if (!(value instanceof PdfStream) || seen.has(value)) return;
    if (lookupName(graph, value.dict, 'Subtype') === 'Image') return;
    seen.add(value);
    const resources = lookupDict(graph, value.dict, 'Resources') ?? inherited;
    const bytes = readStream(graph, value);
    if (bytes) yield textOf(graph, bytes, resources, fontOf);
    yield* within(resources, depth);
  }
  function* appearances(value: PdfValue, depth: number): Generator<string> {
    yield* ofStream(value, undefined, 0);
    if (isDict(value) && depth < 4)
      for (const state of value.values()) yield* appearances(resolve(graph, state), depth + 1);
  }
  for (const page of pagesOf(graph)) {
    const bytes = joinContents(graph, pageContents(graph, page));
    if (bytes) yield textOf(graph, bytes, page.resources, fontOf);
    yield* within(page.resources, 0);
    for (const annotation of pageAnnotations(graph, page))
      yield* appearances(lookup(graph, annotation, 'AP'), 0);
  }
}

function textOf(
  graph: PdfGraph,
  bytes: Buffer,
  resources: PdfDict | undefined,
  fontOf: (dict: PdfDict) => ReadFont,
): string {
  const parts: string[] = [];
  let font: ReadFont | undefined;
  const stack: (ReadFont | undefined)[] = [];
  scanContent(bytes, ({ operator, operands }) => {
    if (operator === 'q') stack.push(font);
    else if (operator === 'Q') font = stack.pop() ?? font;
    else if (operator === 'Tf') {
      const name = operands.at(-2);
      const dict =
        name instanceof PdfName ? resolve(graph, lookupDict(graph, resources, 'Font')?.get(name.name)) : null;
      font = isDict(dict) ? fontOf(dict) : undefined;
    } else if (/^(?:Td|TD|Tm|T\*|'|"|BT)$/.test(operator)) parts.push(' ');
    if (!/^(?:Tj|TJ|'|")$/.test(operator)) return;
    for (const operand of operands) {
      if (typeof operand === 'number' && operand < SPACE) parts.push(' ');
      if (!Buffer.isBuffer(operand) || !font) continue;
      const shown = stringBytes({ source: operand, start: 0, end: operand.length });
      for (const glyph of font.read(shown)) parts.push(glyph.text);
    }
  });
  return parts.join('');
}
