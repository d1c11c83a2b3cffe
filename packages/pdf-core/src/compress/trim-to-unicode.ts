import type { ContentSurvey } from './content/survey.ts';
import { everyDict, lookupName, lookupStream } from '../pdf/graph/access.ts';
import { readStream, withoutEncoding } from '../pdf/graph/read-stream.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { PdfRef, PdfStream, type PdfDict } from '../pdf/values.ts';

const TOKEN = /<([\dA-Fa-f\s]*)>|\[([^\][]*)\]|[^\s<[]+/g;
/** What opens a list of rows, with how many values a row has. */
const SECTIONS = new Map([
  ['begincodespacerange', 2],
  ['beginbfchar', 2],
  ['beginbfrange', 3],
]);
/** No map of two-byte codes is as large. */
const LARGEST = 2_000_000;
/** Anything else that maps codes is for other readers to understand. */
const OTHER_MAPS = /\b(?:usecmap|beginbf(?!char|range)|begincid|beginnotdef)/;
/** Rows that one section may have. */
const ROWS = 100;

/** What the codes of a font mean, for those that are shown: programs write it for every glyph that the font had. */
export function trimToUnicode(graph: PdfGraph, survey: ContentSurvey): void {
  const codesOf = new Map<number, Set<number>>();
  const keep = new Set<number>();
  for (const font of everyDict(graph)) {
    const ref = font.get('ToUnicode');
    if (!(ref instanceof PdfRef)) continue;
    const use = survey.fonts.get(font);
    if (!use || survey.unclearFonts.has(font) || !isWhole(graph, font)) keep.add(ref.number);
    const codes = codesOf.get(ref.number) ?? new Set();
    codesOf.set(ref.number, codes.union(use?.codes ?? new Set()));
  }
  for (const [number, codes] of codesOf) {
    const stream = graph.objects.get(number);
    const bytes = stream instanceof PdfStream && !keep.has(number) ? readStream(graph, stream) : undefined;
    const trimmed = bytes && trimCmap(bytes.toString('latin1'), codes);
    if (!trimmed || !(stream instanceof PdfStream) || trimmed.length >= bytes.length) continue;
    graph.objects.set(number, new PdfStream(withoutEncoding(stream.dict), Buffer.from(trimmed, 'latin1')));
  }
}

/** The survey takes the codes of composite fonts for two bytes, as they are in these. */
function isWhole(graph: PdfGraph, font: PdfDict): boolean {
  if (lookupName(graph, font, 'Subtype') !== 'Type0') return true;
  return (
    /^Identity-[HV]$/.test(lookupName(graph, font, 'Encoding') ?? '') &&
    !lookupStream(graph, font, 'Encoding')
  );
}

/** The map with the rows of those codes alone, or undefined where it is written in a way of its own. */
export function trimCmap(text: string, codes: Set<number>): string | undefined {
  if (text.length > LARGEST || OTHER_MAPS.test(text)) return undefined;
  const spaces: string[] = [];
  const rows = new Map<string, string>();
  const tokens = text.matchAll(TOKEN);
  for (const [word] of tokens) {
    const width = SECTIONS.get(word);
    if (width === undefined) continue;
    const values = readUntil(tokens, word.replace('begin', 'end'));
    if (!values || values.length % width !== 0) return undefined;
    for (let at = 0; at < values.length; at += width) {
      const low = values[at]?.hex;
      const high = width === 3 ? values[at + 1]?.hex : low;
      const target = values[at + width - 1];
      if (!low || !high || !target || low.length % 2 !== 0 || low.length !== high.length) return undefined;
      if (word === 'begincodespacerange') spaces.push(`<${low}><${target.hex ?? ''}>`);
      else if (!addRows(rows, { low, high, target: target.hex, list: target.list }, codes)) return undefined;
    }
  }
  return spaces.length > 0 && spaces.length <= ROWS ? writeCmap(spaces, rows) : undefined;
}

type MapValue = { hex: string | undefined; list: string | undefined };

function readUntil(tokens: Iterator<RegExpMatchArray>, end: string): MapValue[] | undefined {
  const values: MapValue[] = [];
  for (let next = tokens.next(); !next.done; next = tokens.next()) {
    const [word, hex, list] = next.value;
    if (word === end) return values;
    values.push({ hex: hex?.replaceAll(/\s/g, ''), list });
  }
  return undefined;
}

type Range = { low: string; high: string; target: string | undefined; list: string | undefined };

function addRows(rows: Map<string, string>, { low, high, target, list }: Range, codes: Set<number>): boolean {
  const first = Number.parseInt(low, 16);
  const last = Number.parseInt(high, 16);
  const items =
    list === undefined ? undefined : [...list.matchAll(/<([\dA-Fa-f\s]*)>/g)].map(([, item = '']) => item);
  if (last - first > 0xffff || (target === undefined && items === undefined)) return false;
  if (target !== undefined && (target.length < 2 || target.length % 2 !== 0)) return false;
  for (let code = first; code <= last; code++) {
    if (!codes.has(code)) continue;
    const own = items ? items[code - first] : target && addToLast(target, code - first);
    // Readers differ on what comes after FF.
    if (own === undefined) return false;
    rows.set(code.toString(16).padStart(low.length, '0'), own.replaceAll(/\s/g, ''));
  }
  return true;
}

function addToLast(target: string, more: number): string | undefined {
  const last = Number.parseInt(target.slice(-2), 16) + more;
  return last > 255 ? undefined : target.slice(0, -2) + last.toString(16).padStart(2, '0');
}

function writeCmap(spaces: string[], rows: Map<string, string>): string {
  const runs = listRuns([...rows].sort(([one], [other]) => (one < other ? -1 : 1)));
  const single = runs.filter(({ first, last }) => first === last);
  const several = runs.filter(({ first, last }) => first !== last);
  const lines = [
    ...section('codespacerange', spaces),
    ...section(
      'bfchar',
      single.map(({ first, target }) => `<${first}><${target}>`),
    ),
    ...section(
      'bfrange',
      several.map(({ first, last, target }) => `<${first}><${last}><${target}>`),
    ),
  ];
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def
/CMapName/Adobe-Identity-UCS def/CMapType 2 def
${lines.join('\n')}
endcmap CMapName currentdict/CMap defineresource pop end end`;
}

function section(kind: string, rows: string[]): string[] {
  const lines: string[] = [];
  for (let start = 0; start < rows.length; start += ROWS) {
    const group = rows.slice(start, start + ROWS);
    lines.push(`${group.length} begin${kind}`, ...group, `end${kind}`);
  }
  return lines;
}

type Run = { first: string; last: string; target: string };

/** Codes one after the other whose meanings are so too, up to where the last byte of either would overflow. */
function listRuns(rows: [string, string][]): Run[] {
  const runs: Run[] = [];
  for (const [code, target] of rows) {
    const run = runs.at(-1);
    const more = run ? Number.parseInt(code, 16) - Number.parseInt(run.first, 16) : 0;
    const follows =
      run?.first.length === code.length &&
      more === Number.parseInt(run.last, 16) - Number.parseInt(run.first, 16) + 1 &&
      run.first.slice(0, -2) === code.slice(0, -2) &&
      addToLast(run.target.toLowerCase(), more) === target.toLowerCase();
    if (run && follows) run.last = code;
    else runs.push({ first: code, last: code, target });
  }
  return runs;
}
