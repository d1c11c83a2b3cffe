import { colorOperator } from '../edit/canvas.ts';
import { drawParts, num } from '../fonts/draw-line.ts';
import { type FontSet, fontResources } from '../fonts/font-set.ts';
import { deflatedStream } from '../pdf/deflated-stream.ts';
import { addObject, catalogOf } from '../pdf/graph/access.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { makeDict } from '../pdf/make-value.ts';
import type { PdfDict, PdfRef } from '../pdf/values.ts';
import type { Piece } from './break-lines.ts';
import type { LineItem, RectItem } from './galley.ts';
import type { EmbeddedPicture, Inline, Tag } from './model.ts';
import type { PagePainter, RectPart } from './paginate.ts';
import { addMark, type Structure } from './structure.ts';

export type Sheet = { width: number; height: number; margin: number };
export type LinkPlace = { page: number; rect: number[]; target: string; tag: Tag; text: string };
export type Heading = { title: string; level: number; page: number; top: number };

export type Page = { ref: PdfRef; dict: PdfDict; contents: PdfRef[] };

/** The pages as they are drawn. */
export type Output = {
  graph: PdfGraph;
  fonts: FontSet;
  sheet: Sheet;
  structure: Structure;
  pages: Page[];
  links: LinkPlace[];
  headings: Heading[];
  anchors: Map<string, { page: number; top: number }>;
  /** Of the page that is being drawn. */
  content: string[];
  pictures: PdfDict;
  marked: Tag | 'artifact' | undefined;
  fill: string;
};

/** How far substituted letters lean, and the thickness that makes them bold, in sizes of the text. */
const SLANT = 0.2;
const THICKNESS = 0.035;

export function beginPage(output: Output): void {
  const { graph, fonts, sheet, pages, structure } = output;
  output.content = [];
  output.pictures = makeDict({});
  output.marked = undefined;
  output.fill = '';
  structure.marks[pages.length] ??= [];
  const contents: PdfRef[] = [];
  const dict = makeDict({
    Type: 'Page',
    Parent: catalogOf(graph)?.get('Pages'),
    MediaBox: [0, 0, sheet.width, sheet.height],
    Resources: { Font: fontResources(fonts), XObject: output.pictures },
    StructParents: pages.length,
    Tabs: 'S',
  }).set('Contents', contents);
  pages.push({ ref: addObject(graph, dict), dict, contents });
}

/** Packs the page, so that a long document is never held as text. */
export function endPage(output: Output): void {
  mark(output, undefined);
  addToPage(output, output.pages.at(-1)!, output.content.join(''));
  output.content = [];
}

/** Content over what the page has. */
export function addToPage({ graph }: Output, page: Page, content: string): void {
  page.contents.push(addObject(graph, deflatedStream(Buffer.from(content, 'latin1'))));
}

export function createPainter(output: Output): PagePainter {
  return {
    paintLine: (item, y, isRepeated) => paintLine(output, item, y, isRepeated),
    paintRect: (rect, part) => paintRect(output, rect, part),
  };
}

function mark(output: Output, tag: Tag | 'artifact' | undefined): void {
  if (output.marked === tag) return;
  if (output.marked) output.content.push('EMC\n');
  output.marked = tag;
  if (tag === 'artifact') output.content.push('/Artifact BMC\n');
  else if (tag)
    output.content.push(
      `/${tag.type} <</MCID ${addMark(output.structure, tag, output.pages.length - 1)}>> BDC\n`,
    );
}

function fillWith(output: Output, color: string): void {
  if (output.fill === color) return;
  output.fill = color;
  output.content.push(colorOperator(color, 'rg'));
}

function fillRect(output: Output, [x, y, width, height]: readonly number[], color: string): void {
  fillWith(output, color);
  output.content.push(`${[x!, y!, width!, height!].map(num).join(' ')} re f\n`);
}

function paintRect(output: Output, rect: Omit<RectItem, 'top' | 'bottom'>, part: RectPart): void {
  const { x, width, ground, border } = rect;
  const height = part.bottom - part.top;
  const [above, right, below, left] = border;
  if ((!ground && border.every((side) => !side.width)) || height < 0 || width <= 0) return;
  mark(output, 'artifact');
  const start = output.sheet.margin + x;
  const bottom = fromTop(output, part.bottom);
  if (ground) fillRect(output, [start, bottom, width, height], ground);
  if (above.width && part.isStart)
    fillRect(output, [start, bottom + height - above.width, width, above.width], above.color);
  if (below.width && part.isEnd) fillRect(output, [start, bottom, width, below.width], below.color);
  if (left.width) fillRect(output, [start, bottom, left.width, height], left.color);
  if (right.width) fillRect(output, [start + width - right.width, bottom, right.width, height], right.color);
}

function fromTop({ sheet }: Output, y: number): number {
  return sheet.height - sheet.margin - y;
}

function paintLine(output: Output, item: LineItem, y: number, isRepeated: boolean): void {
  const { line, anchors, heading } = item;
  const page = output.pages.length - 1;
  const top = fromTop(output, y);
  for (const name of anchors) if (!output.anchors.has(name)) output.anchors.set(name, { page, top });
  if (heading && !isRepeated) output.headings.push({ ...heading, page, top });
  const runs = runsOf(line.pieces, output.sheet.margin + item.x);
  const base = top - line.baseline;
  for (const { inline, x, width } of runs) {
    const { ground, size } = inline.style;
    if (!ground || inline.picture) continue;
    mark(output, 'artifact');
    fillRect(output, [x - 1.5, base - size * 0.3, width + 3, size * 1.28], ground);
  }
  for (const run of runs) {
    mark(output, isRepeated ? 'artifact' : run.inline.tag);
    if (run.inline.picture) paintPicture(output, run.inline.picture, [run.x, base, run.width]);
    else paintText(output, run, base);
    const { link, tag, style } = run.inline;
    if (link === undefined || isRepeated) continue;
    const height = run.inline.picture
      ? (run.inline.picture.height * run.width) / run.inline.picture.width
      : style.size;
    const rect = [run.x, base - style.size * 0.25, run.x + run.width, base + height];
    output.links.push({ page, rect, target: link, tag, text: textOf(run.pieces) });
  }
}

type Run = { inline: Inline; pieces: Piece[]; isSubstituted: boolean; x: number; width: number };

/** Pieces beside one another that look alike. */
function runsOf(pieces: Piece[], start: number): Run[] {
  const runs: Run[] = [];
  let x = start;
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last && last.inline === piece.inline && last.isSubstituted === piece.isSubstituted) {
      last.pieces.push(piece);
      last.width += piece.width;
    } else {
      const { inline, isSubstituted, width } = piece;
      runs.push({ inline, pieces: [piece], isSubstituted, x, width });
    }
    x += piece.width;
  }
  return runs;
}

function textOf(pieces: Piece[]): string {
  return pieces.map(({ shaped }) => shaped?.glyphs.map(({ text }) => text).join('') ?? '').join('');
}

function paintText(output: Output, { inline, pieces, isSubstituted, x, width }: Run, base: number): void {
  const { style } = inline;
  const { size, color, isBold, isItalic, isMono, rise } = style;
  const y = base + rise;
  fillWith(output, color);
  const isThickened = isBold && isSubstituted;
  const slant = isItalic && (isSubstituted || isMono) ? SLANT : 0;
  const parts = pieces.flatMap(({ shaped }) => shaped ?? []);
  const text = drawParts(output.fonts, parts, size, { x, y, slant });
  output.content.push(
    isThickened ? `q ${colorOperator(color, 'RG')}${num(size * THICKNESS)} w 2 Tr\n${text}Q\n` : text,
  );
  if (style.isUnderlined) fillRect(output, [x, y - size * 0.15, width, size * 0.055], color);
  if (style.isStruck) fillRect(output, [x, y + size * 0.27, width, size * 0.055], color);
}

function paintPicture(
  output: Output,
  picture: EmbeddedPicture,
  [x, y, width]: [number, number, number],
): void {
  const height = (picture.height * width) / picture.width;
  const key = `P${picture.ref.number}`;
  output.pictures.set(key, picture.ref);
  const matrix = picture.matrix.map(num).join(' ');
  output.content.push(`q ${[width, 0, 0, height, x, y].map(num).join(' ')} cm ${matrix} cm /${key} Do Q\n`);
}
