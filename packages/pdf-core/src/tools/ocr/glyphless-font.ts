import { deflatedStream } from '../../pdf/deflated-stream.ts';
import { addObject } from '../../pdf/graph/access.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { makeDict, textString } from '../../pdf/make-value.ts';
import type { PdfRef } from '../../pdf/values.ts';

/** Every sign is half as wide as it is high: words are stretched to the width they have on the page. */
export const SIGN_WIDTH = 0.5;
/** The share of a line's height that lies above what it stands on, and below. */
export const ASCENT = 0.8;
const DESCENT = -0.2;

/** A font whose signs have no picture, for text that is there to be found and selected. Codes are UTF-16. */
export function embedGlyphlessFont(graph: PdfGraph): PdfRef {
  const { program, toGlyph, toUnicode } = glyphlessFont();
  const descriptor = makeDict({
    ...DESCRIPTOR,
    FontFile2: addObject(graph, deflatedStream(program, { Length1: program.length })),
  });
  const descendant = makeDict({
    ...DESCENDANT,
    CIDSystemInfo: { Registry: textString('Adobe'), Ordering: textString('Identity'), Supplement: 0 },
    FontDescriptor: addObject(graph, descriptor),
    CIDToGIDMap: addObject(graph, deflatedStream(toGlyph)),
  });
  const font = makeDict({
    ...FONT,
    DescendantFonts: [addObject(graph, descendant)],
    ToUnicode: addObject(graph, deflatedStream(toUnicode)),
  });
  return addObject(graph, font);
}

const DESCRIPTOR = {
  Type: 'FontDescriptor',
  FontName: 'Glyphless',
  Flags: 5,
  FontBBox: [0, DESCENT * 1000, SIGN_WIDTH * 1000, ASCENT * 1000],
  ItalicAngle: 0,
  Ascent: ASCENT * 1000,
  Descent: DESCENT * 1000,
  CapHeight: ASCENT * 1000,
  StemV: 80,
};
const DESCENDANT = { Type: 'Font', Subtype: 'CIDFontType2', BaseFont: 'Glyphless', DW: SIGN_WIDTH * 1000 };
const FONT = { Type: 'Font', Subtype: 'Type0', BaseFont: 'Glyphless', Encoding: 'Identity-H' };

/** The parts of that font, and its dictionaries but for their references. */
export function glyphlessFont() {
  return {
    program: makeTrueType(),
    // Each code of two bytes leads to glyph 0, the only one there is.
    toGlyph: Buffer.alloc(131_072),
    toUnicode: Buffer.from(TO_UNICODE),
    descriptor: entriesOf(DESCRIPTOR),
    descendant: `${entriesOf(DESCENDANT)}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>`,
    font: entriesOf(FONT),
  };
}

function entriesOf(entries: Record<string, string | number | number[]>): string {
  return Object.entries(entries)
    .map(([key, value]) => {
      if (typeof value === 'string') return `/${key}/${value}`;
      return Array.isArray(value) ? `/${key}[${value.join(' ')}]` : `/${key} ${value}`;
    })
    .join('');
}

/** Codes are UTF-16 already; ranges end where the first byte changes, as the format wants it. */
const TO_UNICODE = [
  '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
  '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
  '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
  '1 begincodespacerange <0000> <FFFF> endcodespacerange',
  ...[0, 100, 200].map((first) => {
    const rows = Array.from({ length: Math.min(100, 256 - first) }, (_, i) => {
      const page = (first + i).toString(16).padStart(2, '0');
      return `<${page}00> <${page}ff> <${page}00>`;
    });
    return `${rows.length} beginbfrange\n${rows.join('\n')}\nendbfrange`;
  }),
  'endcmap CMapName currentdict /CMap defineresource pop end end',
].join('\n');

const UNITS = 1000;

/** The smallest TrueType file that readers take: one empty glyph. */
function makeTrueType(): Buffer {
  const tables: [string, Buffer][] = [
    ['glyf', Buffer.alloc(4)],
    ['head', makeHead()],
    [
      'hhea',
      shorts(
        1,
        0,
        ASCENT * UNITS,
        DESCENT * UNITS,
        0,
        SIGN_WIDTH * UNITS,
        0,
        0,
        0,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        1,
      ),
    ],
    ['hmtx', shorts(SIGN_WIDTH * UNITS, 0)],
    ['loca', shorts(0, 0)],
    ['maxp', shorts(1, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)],
  ];
  const directory = Buffer.alloc(12 + tables.length * 16);
  directory.writeUInt32BE(0x0001_0000);
  [tables.length, 64, 2, tables.length * 16 - 64].forEach((value, i) =>
    directory.writeUInt16BE(value, 4 + i * 2),
  );
  let offset = directory.length;
  for (const [index, [tag, data]] of tables.entries()) {
    const at = 12 + index * 16;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(checksum(data), at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(data.length, at + 12);
    offset += Math.ceil(data.length / 4) * 4;
  }
  const padded = tables.map(([, data]) => Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]));
  return Buffer.concat([directory, ...padded]);
}

function makeHead(): Buffer {
  const head = Buffer.alloc(54);
  head.writeUInt32BE(0x0001_0000);
  head.writeUInt32BE(0x5f0f_3cf5, 12);
  head.writeUInt16BE(UNITS, 18);
  head.writeInt16BE(DESCENT * UNITS, 38);
  head.writeInt16BE(SIGN_WIDTH * UNITS, 40);
  head.writeInt16BE(ASCENT * UNITS, 42);
  head.writeUInt16BE(8, 46);
  return head;
}

function shorts(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, i) => bytes.writeInt16BE(value, i * 2));
  return bytes;
}

function checksum(data: Buffer): number {
  let sum = 0;
  for (let i = 0; i < data.length; i += 4)
    for (let j = 0; j < 4; j++) sum = (sum + ((data[i + j] ?? 0) << (24 - 8 * j))) >>> 0;
  return sum;
}
