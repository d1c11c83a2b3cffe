import { everyContainer, everyDict, lookupDict, lookupName, resolve } from '../compress/model/access.ts';
import { scanContent } from '../compress/content/scan-content.ts';
import { readStream, withoutEncoding } from '../compress/model/read-stream.ts';
import { characterOf } from '../fonts-subset/encodings.ts';
import { unescapeName } from '../pdf/lexer.ts';
import { nameToken } from '../pdf/text.ts';
import { isCommonFont, isFormatName } from './format-names.ts';
import { listContents } from './stream-kinds.ts';
import { holdsTerm, type Term } from './terms.ts';
import type { PdfGraph } from '../compress/model/graph.ts';
import { nameOf, PdfName, PdfStream, isDict, type PdfDict, type PdfValue } from '../pdf/values.ts';

/** Character maps that every reader has. */
const MAP_KEYS = new Set(['Encoding', 'UseCMap']);
const MAPS =
  /^(?:H|V|(?:Uni(?:GB|CNS|JIS|JISX0213|KS)?|GBK?|GBKp|GBK2K|GBpc|B5pc|HKscs|ETen|ETenms|CNS|KSC|KSCms|KSCpc|Ext|Add|EUC|78|83pv|90ms|90msp|90pv)-[A-Za-z\d-]{1,16})$/;
const FONT_NAMES = new Set(['BaseFont', 'FontName']);

/** Whether a name that the format does not know holds a term. Names are bytes, which may be those of UTF-8. */
export function nameHolds(name: string, terms: readonly Term[]): boolean {
  if (isFormatName(name)) return false;
  return holdsTerm(name, terms) || holdsTerm(Buffer.from(name, 'latin1').toString('utf8'), terms);
}

/** Names that an author or a program chose and that hold a term: keys, values, glyphs, colours, tags. */
export function listTellingNames(graph: PdfGraph, terms: readonly Term[]): Set<string> {
  const known = new Map<string, boolean>();
  const telling = new Set<string>();
  const note = (name: string) => {
    let holds = known.get(name);
    if (holds === undefined) known.set(name, (holds = nameHolds(name, terms)));
    if (holds) telling.add(name);
  };
  const glyphNames = new Set<PdfValue>();
  for (const dict of everyDict(graph)) glyphNames.add(resolve(graph, dict.get('Differences')));
  for (const container of everyContainer(graph)) {
    if (!isDict(container)) {
      const isGlyphs = glyphNames.has(container);
      for (const item of container) {
        const name = nameOf(item);
        if (name !== undefined && !(isGlyphs && characterOf(name) !== undefined)) note(name);
      }
      continue;
    }
    const isGlyphs = isGlyphList(container);
    for (const [key, value] of container) {
      if (!isGlyphs) note(key);
      const name = nameOf(value);
      if (name !== undefined && MAP_KEYS.has(key) && MAPS.test(name)) continue;
      if (name !== undefined && !(FONT_NAMES.has(key) && isCommonFont(name))) note(name);
    }
  }
  return telling;
}

/** The glyphs of a font that draws them itself are found by name. */
function isGlyphList(dict: PdfDict): boolean {
  return dict.size > 0 && [...dict.keys()].every((key) => characterOf(key) !== undefined);
}

/** Gives names that hold a term other ones, everywhere alike: what they lead to stays. */
export function forgetNames(graph: PdfGraph, terms: readonly Term[]): number {
  const contents = listContents(graph);
  const telling = listTellingNames(graph, terms);
  for (const stream of contents)
    for (const name of namesOfContent(graph, stream)) if (nameHolds(name, terms)) telling.add(name);
  for (const font of everyDict(graph))
    if (lookupName(graph, font, 'Subtype') !== 'Type3') keepGlyphNames(graph, font, telling);
  if (!telling.size) return 0;
  let count = 0;
  const others = new Map([...telling].sort().map((name) => [name, `Renamed${(count += 1)}`]));
  for (const [number, value] of graph.objects) graph.objects.set(number, renamed(value, others));
  for (const [key, value] of graph.trailer) graph.trailer.set(key, renamed(value, others));
  for (const [number, value] of graph.objects)
    if (value instanceof PdfStream && contents.has(value)) renameContent(graph, number, value, others);
  return telling.size;
}

/** Glyphs of a font that is drawn by its program keep their names: they are not found by others. */
function keepGlyphNames(graph: PdfGraph, font: PdfDict, telling: Set<string>): void {
  const encoding = lookupDict(graph, font, 'Encoding');
  const differences = resolve(graph, encoding?.get('Differences'));
  if (Array.isArray(differences)) for (const item of differences) telling.delete(nameOf(item) ?? '');
}

function renamed(value: PdfValue, others: Map<string, string>): PdfValue {
  if (value instanceof PdfName) {
    const other = others.get(value.name);
    return other === undefined ? value : new PdfName(other);
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) value[index] = renamed(item, others);
    return value;
  }
  const dict = value instanceof PdfStream ? value.dict : value;
  if (!isDict(dict)) return value;
  const entries = [...dict];
  const isChanged = entries.some(([key]) => others.has(key));
  // Other keys stay where they stand.
  if (isChanged) dict.clear();
  for (const [key, item] of entries) dict.set(others.get(key) ?? key, renamed(item, others));
  return value;
}

function namesOfContent(graph: PdfGraph, stream: PdfStream): Set<string> {
  const names = new Set<string>();
  const bytes = readStream(graph, stream);
  if (bytes)
    scanContent(bytes, ({ operands }) => {
      for (const operand of operands) if (operand instanceof PdfName) names.add(operand.name);
    });
  return names;
}

const NAME = /\/([^\s/<>[\](){}%]*)/g;

function renameContent(
  graph: PdfGraph,
  number: number,
  stream: PdfStream,
  others: Map<string, string>,
): void {
  const bytes = readStream(graph, stream);
  if (!bytes) return;
  const parts: string[] = [];
  let done = 0;
  scanContent(bytes, ({ operands, start, end }) => {
    if (!operands.some((operand) => operand instanceof PdfName && others.has(operand.name))) return;
    const source = bytes.toString('latin1', start, end);
    const changed = source.replaceAll(NAME, (whole, raw: string) => {
      const other = others.get(unescapeName(raw));
      return other === undefined ? whole : nameToken(other);
    });
    parts.push(bytes.toString('latin1', done, start), changed);
    done = end;
  });
  if (!parts.length) return;
  parts.push(bytes.toString('latin1', done));
  graph.objects.set(
    number,
    new PdfStream(withoutEncoding(stream.dict), Buffer.from(parts.join(''), 'latin1')),
  );
}
