import { advanceOf, codeOf, type FontSet } from './font-set.ts';
import type { Glyph, ShapedLine } from './shape-text.ts';
import { utf16Hex } from './to-unicode.ts';

/** A number as PDF writes it: never in exponent form, never NaN. */
export function num(value: number): string {
  if (!Number.isFinite(value)) return '0';
  return String(Number(value.toFixed(4)) || 0);
}

/** The operators that draw a shaped line with its baseline starting at x, y (without colour). */
export function drawLine(set: FontSet, line: ShapedLine, size: number, x: number, y: number): string {
  return drawParts(set, [line], size, { x, y });
}

/** Where a text starts, and how far it leans: the tangent of the angle. */
export type TextPlace = { x: number; y: number; slant?: number };

/** The operators that draw shaped parts one after the other on one baseline. */
export function drawParts(
  set: FontSet,
  parts: Pick<ShapedLine, 'glyphs'>[],
  size: number,
  { x, y, slant = 0 }: TextPlace,
): string {
  const pen: Pen = { set, size, out: '', codes: '', font: '', rise: 0, stands: 0, belongs: 0 };
  for (const { glyphs } of parts) for (const cluster of clustersOf(glyphs)) drawCluster(pen, cluster);
  flush(pen);
  if (!pen.out) return '';
  const reset = pen.rise ? '0 Ts\n' : '';
  return `BT\n1 0 ${num(slant)} 1 ${num(x)} ${num(y)} Tm\n${pen.out}${reset}ET\n`;
}

/** What is known while a line is written: `stands` is where the viewer's pen is, `belongs` where it should be, in ems. */
type Pen = {
  set: FontSet;
  size: number;
  out: string;
  codes: string;
  font: string;
  rise: number;
  stands: number;
  belongs: number;
};

/** Glyphs that together stand for one text. */
function clustersOf(glyphs: Glyph[]): Glyph[][] {
  const clusters: Glyph[][] = [];
  for (const glyph of glyphs) {
    const last = clusters.at(-1);
    if (last && last[0]?.cluster === glyph.cluster && last[0].font === glyph.font) last.push(glyph);
    else clusters.push([glyph]);
  }
  return clusters;
}

/** A group of glyphs for one text carries that text as ActualText: no map of single codes could return it. */
function drawCluster(pen: Pen, cluster: Glyph[]): void {
  const broad = cluster.filter((glyph) => glyph.advance > 0).length;
  const spoken = broad > 1 ? cluster.map((glyph) => glyph.text).join('') : '';
  if (spoken) flush(pen, `/Span <</ActualText <feff${utf16Hex(spoken)}>>> BDC\n`);
  for (const glyph of cluster) drawGlyph(pen, glyph);
  if (spoken) flush(pen, 'EMC\n');
}

function drawGlyph(pen: Pen, glyph: Glyph): void {
  const { resource, code } = codeOf(pen.set, glyph);
  if (resource !== pen.font) flush(pen, `/${resource} ${num(pen.size)} Tf\n`);
  if (glyph.dy !== pen.rise) flush(pen, `${num(glyph.dy * pen.size)} Ts\n`);
  pen.font = resource;
  pen.rise = glyph.dy;
  const ahead = Math.round((pen.belongs + glyph.dx - pen.stands) * 1000);
  if (ahead) pen.codes += `${-ahead} `;
  pen.codes += `<${code}> `;
  pen.stands += (ahead + advanceOf(glyph.font, glyph.id)) / 1000;
  pen.belongs += glyph.advance;
}

function flush(pen: Pen, next = ''): void {
  if (pen.codes) pen.out += `[${pen.codes.trimEnd()}] TJ\n`;
  pen.codes = '';
  pen.out += next;
}
