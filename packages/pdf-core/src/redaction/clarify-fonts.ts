import { addObject, everyDict, lookupName, lookupStream } from '../compress/model/access.ts';
import { readDifferences } from '../fonts-subset/shown-glyphs.ts';
import { builtInNames, isKnownName, textOfGlyphName } from './glyph-names.ts';
import { learnGlyphNames } from './learn-glyph-names.ts';
import type { PdfGraph } from '../compress/model/graph.ts';
import { PdfStream, type PdfDict } from '../pdf/values.ts';

const SIMPLE = /^(?:Type1|MMType1|TrueType|Type3)$/;

/**
 * Learns what the names of glyphs mean, and writes a map of characters for fonts with names that not every reader knows: `f_f_i`,
 * `L.alt`, `Asmall`. True where the document has changed.
 */
export async function clarifyFonts(graph: PdfGraph): Promise<boolean> {
  const fonts: { font: PdfDict; names: Map<number, string> }[] = [];
  for (const font of everyDict(graph)) {
    if (!SIMPLE.test(lookupName(graph, font, 'Subtype') ?? '') || !isFont(graph, font)) continue;
    const names = new Map([...(builtInNames(graph, font) ?? []), ...readDifferences(graph, font)]);
    if (names.size) fonts.push({ font, names });
  }
  const unknown = fonts.flatMap(({ names }) => [...names.values()].filter((name) => !isKnownName(name)));
  if (!unknown.length) return false;
  await learnGlyphNames(unknown);
  let isChanged = false;
  for (const { font, names } of fonts) {
    if (lookupStream(graph, font, 'ToUnicode')) continue;
    const unread = [...names].filter(([, name]) => !isKnownName(name) && textOfGlyphName(name) !== '');
    if (!unread.length) continue;
    const map = new PdfStream(new Map(), Buffer.from(writeMap(unread), 'latin1'));
    font.set('ToUnicode', addObject(graph, map));
    isChanged = true;
  }
  return isChanged;
}

function isFont(graph: PdfGraph, dict: PdfDict): boolean {
  return lookupName(graph, dict, 'Type') === 'Font' || dict.has('Encoding') || dict.has('CharProcs');
}

function writeMap(names: [number, string][]): string {
  const lines = names.map(([code, name]) => {
    const text = Buffer.from(textOfGlyphName(name), 'utf16le').swap16().toString('hex');
    return `<${code.toString(16).padStart(2, '0')}> <${text}>`;
  });
  const parts: string[] = [];
  for (let at = 0; at < lines.length; at += 100) {
    const some = lines.slice(at, at + 100);
    parts.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Names def /CMapType 2 def',
    '1 begincodespacerange <00> <ff> endcodespacerange',
    ...parts,
    'endcmap end end',
  ].join('\n');
}
