import { deflatedStream } from '../pdf/deflated-stream.ts';
import { addObject, reserveObject } from '../pdf/graph/access.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { makeDict, textString } from '../pdf/make-value.ts';
import type { PdfDict, PdfRef } from '../pdf/values.ts';
import type { LoadedFont } from './catalogue.ts';
import type { Glyph } from './shape-text.ts';
import { subsetFont } from './subset-font.ts';
import { toUnicodeMap } from './to-unicode.ts';

type UsedGlyph = { id: number; text: string };
type EmbeddedFont = { resource: string; ref: PdfRef; codes: Map<string, number>; glyphs: UsedGlyph[] };

/** The fonts that one document is given, embedded once with just the glyphs that were drawn. */
export type FontSet = {
  resources: PdfRef | undefined;
  graph: PdfGraph;
  used: Map<LoadedFont, EmbeddedFont>;
  /** The first part of PDF/A wants a list of each font's glyphs beside it; later ones do not. */
  archivalPart: number | undefined;
};

export function createFontSet(graph: PdfGraph, archivalPart?: number): FontSet {
  return { resources: undefined, graph, used: new Map(), archivalPart };
}

/** The Font resources to name in whatever draws text: complete after `embedFonts`. */
export function fontResources(set: FontSet): PdfRef {
  set.resources ??= reserveObject(set.graph);
  return set.resources;
}

/**
 * The two-byte code that draws a glyph. A glyph with different texts at different places has a code for each, so that
 * copying and searching return exactly what was written.
 */
export function codeOf(set: FontSet, glyph: Glyph): { resource: string; code: string } {
  let font = set.used.get(glyph.font);
  if (!font) {
    const resource = `SheafFont${set.used.size}`;
    font = { resource, ref: reserveObject(set.graph), codes: new Map(), glyphs: [{ id: 0, text: '' }] };
    set.used.set(glyph.font, font);
  }
  const key = `${glyph.id} ${glyph.text}`;
  let code = font.codes.get(key);
  if (code === undefined) {
    code = font.glyphs.length;
    font.codes.set(key, code);
    font.glyphs.push({ id: glyph.id, text: glyph.text });
  }
  return { resource: font.resource, code: code.toString(16).padStart(4, '0') };
}

/** Writes the fonts into the document. Call once, after the last text was drawn. */
export async function embedFonts(set: FontSet): Promise<void> {
  const resources = makeDict({});
  for (const [font, embedded] of set.used) {
    resources.set(embedded.resource, embedded.ref);
    set.graph.objects.set(embedded.ref.number, await type0Font(set, font, embedded.glyphs));
  }
  set.graph.objects.set(fontResources(set).number, resources);
}

async function type0Font(
  { graph, archivalPart }: FontSet,
  font: LoadedFont,
  glyphs: UsedGlyph[],
): Promise<PdfDict> {
  const program = await subsetFont(font.bytes, {
    glyphs: glyphs.map((glyph) => glyph.id),
    shaped: true,
    drop: ['GSUB', 'GPOS', 'GDEF', 'BASE', 'name', 'post', 'cmap', 'OS/2'],
  });
  const name = `${subsetTag(glyphs)}+${font.name.replace(/[^a-zA-Z0-9]/g, '')}`;
  const thousandths = (units: number) => Math.round((units * 1000) / font.unitsPerEm);
  const descriptor = makeDict({
    Type: 'FontDescriptor',
    FontName: name,
    Flags: 4,
    FontBBox: [-1000, thousandths(font.descender), 3000, thousandths(font.ascender)],
    ItalicAngle: 0,
    Ascent: thousandths(font.ascender),
    Descent: thousandths(font.descender),
    CapHeight: 714,
    StemV: 80,
    FontFile2: addObject(graph, deflatedStream(program, { Length1: program.length })),
  });
  if (archivalPart === 1)
    descriptor.set('CIDSet', addObject(graph, deflatedStream(firstBits(glyphs.length))));
  const glyphIds = Buffer.alloc(glyphs.length * 2);
  glyphs.forEach((glyph, code) => glyphIds.writeUInt16BE(glyph.id, code * 2));
  const descendant = makeDict({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: { Registry: textString('Adobe'), Ordering: textString('Identity'), Supplement: 0 },
    FontDescriptor: addObject(graph, descriptor),
    DW: 0,
    W: [0, glyphs.map((glyph) => advanceOf(font, glyph.id))],
    CIDToGIDMap: addObject(graph, deflatedStream(glyphIds)),
  });
  return makeDict({
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: name,
    Encoding: 'Identity-H',
    DescendantFonts: [addObject(graph, descendant)],
    ToUnicode: addObject(graph, deflatedStream(toUnicodeMap(glyphs.map((glyph) => glyph.text)))),
  });
}

/** So many bits that are set, from the first on. */
function firstBits(count: number): Buffer {
  const bits = Buffer.alloc(Math.ceil(count / 8), 0xff);
  if (count % 8) bits[bits.length - 1] = (0xff00 >> (count % 8)) & 0xff;
  return bits;
}

/** The advance of a glyph, in thousandths of the text size, from the widths of the font. */
export function advanceOf(font: LoadedFont, glyph: number): number {
  return Math.round((font.shaper.glyphHAdvance(glyph) * 1000) / font.unitsPerEm);
}

/** Six letters that differ when the glyphs do, as subset fonts must be named. */
function subsetTag(glyphs: UsedGlyph[]): string {
  let hash = 7;
  for (const { id } of glyphs) hash = (hash * 31 + id) % 308_915_776;
  return Array.from({ length: 6 }, (_, place) =>
    String.fromCharCode(65 + (Math.floor(hash / 26 ** place) % 26)),
  ).join('');
}
