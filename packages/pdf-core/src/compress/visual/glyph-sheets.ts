import type { FontUse } from '../content/survey.ts';
import { lookupName } from '../../pdf/graph/access.ts';
import { makeDict } from '../../pdf/make-value.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { PdfName, PdfRef, PdfStream, type PdfDict, type PdfValue } from '../../pdf/values.ts';
import { writeGraph } from '../../pdf/graph/write-graph.ts';

/** Points, which are pixels as they are drawn: large enough for the smallest dot to show. */
const SIZE = 16;
/** Space for a letter that is wider than most, or written downward. */
const CELL = 24;
const MARGIN = 24;
const COLUMNS = 40;
const CODES_PER_SHEET = COLUMNS * 40;

export type GlyphSheet = { font: PdfDict; codes: number[] };

/** What is shown of each font, in sheets of a size that can be drawn. */
export function listSheets(uses: Map<PdfDict, FontUse>): GlyphSheet[] {
  const sheets: GlyphSheet[] = [];
  for (const [font, use] of uses) {
    const codes = [...use.codes].sort((one, other) => one - other);
    for (let start = 0; start < codes.length; start += CODES_PER_SHEET) {
      sheets.push({ font, codes: codes.slice(start, start + CODES_PER_SHEET) });
    }
  }
  return sheets;
}

/**
 * A document with a page for each sheet, on which every code stands by itself, black on white: as its font draws it
 * wherever the document has it.
 */
export function writeSheets(graph: PdfGraph, sheets: GlyphSheet[]): Buffer {
  const own: PdfGraph = { ...graph, objects: new Map(graph.objects) };
  const add = (value: PdfValue): PdfRef => {
    const ref = new PdfRef(own.nextNumber++);
    own.objects.set(ref.number, value);
    return ref;
  };
  const kids: PdfValue[] = [];
  const tree: PdfDict = makeDict({ Type: new PdfName('Pages'), Count: sheets.length });
  tree.set('Kids', kids);
  const parent = add(tree);
  for (const { font, codes } of sheets) {
    const rows = Math.ceil(codes.length / COLUMNS);
    const columns = Math.min(codes.length, COLUMNS);
    const content = new PdfStream(new Map(), Buffer.from(writeCodes(graph, font, codes, rows), 'latin1'));
    const page = makeDict({
      Type: new PdfName('Page'),
      Parent: parent,
      MediaBox: [0, 0, columns * CELL + 2 * MARGIN, rows * CELL + 2 * MARGIN],
      Resources: makeDict({ Font: makeDict({ F: font }) }),
      Contents: add(content),
    });
    kids.push(add(page));
  }
  own.trailer = makeDict({ Root: add(makeDict({ Type: new PdfName('Catalog'), Pages: parent })) });
  return writeGraph(own, { objectStreams: false });
}

function writeCodes(graph: PdfGraph, font: PdfDict, codes: number[], rows: number): string {
  const digits = lookupName(graph, font, 'Subtype') === 'Type0' ? 4 : 2;
  const places = codes.map((code, index) => {
    const x = MARGIN + (index % COLUMNS) * CELL;
    const y = MARGIN + (rows - 1 - Math.floor(index / COLUMNS)) * CELL;
    return `1 0 0 1 ${x} ${y} Tm<${code.toString(16).padStart(digits, '0')}>Tj`;
  });
  return `BT/F ${SIZE} Tf\n${places.join('\n')}\nET`;
}
