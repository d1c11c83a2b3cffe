import { PdfError } from '../errors.ts';
import { createFontSet, embedFonts } from '../fonts/font-set.ts';
import { catalogOf, lookupArray, lookupDict } from '../pdf/graph/access.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { addPage } from '../pdf/graph/new-document.ts';
import { makeDict } from '../pdf/make-value.ts';
import { IDENTITY, type Matrix } from '../pdf/matrix.ts';
import { PdfRef } from '../pdf/values.ts';
import { createRuleSet } from '../typeset/html/match-rules.ts';
import { parseStyleSheet } from '../typeset/html/parse-css.ts';
import type { EmbeddedPicture, Tag } from '../typeset/model.ts';
import { createShaper } from '../typeset/shape-words.ts';
import { addMark, createStructure, writeStructure } from '../typeset/structure.ts';
import { boundsOf } from './bounds.ts';
import { drawChildren, drawElement } from './draw-element.ts';
import type { Drawing, Place } from './drawing.ts';
import { nameOf, type SvgSource } from './parse-svg.ts';
import { readLength } from './read-values.ts';
import { createSheet, put, resourcesOf, transformBy } from './sheet.ts';
import { ROOT_STYLE } from './style.ts';
import { readViewBox } from './viewport.ts';

/** Points of a unit. */
const UNIT = 0.75;
/** No page of PDF is larger, or smaller. */
const LONGEST_SIDE = 14_400;
const SHORTEST_SIDE = 3;
/** What programs take for a drawing without a size. */
const USUAL = { width: 300, height: 150 };

export type DrawnSvg = {
  missing: Set<string>;
  notDrawn: string[];
  pictures: number;
  picturesLeftOut: number;
};

/** Draws a drawing as the only page of a document, which has its size. */
export async function drawSvgPage(
  graph: PdfGraph,
  source: SvgSource,
  pictures: ReadonlyMap<string, EmbeddedPicture>,
  check: () => void,
): Promise<DrawnSvg> {
  const { ids, styles, text } = source;
  const drawing: Drawing = {
    shaper: await createShaper(new Set(text.join(''))),
    pictures,
    ids,
    rules: createRuleSet(styles.flatMap(parseStyleSheet)),
    known: new Map(),
    open: new Set(),
    drawn: 0,
    depth: 0,
    notDrawn: new Set(),
    pictureCount: 0,
    picturesLeftOut: 0,
    check,
    drawInside: (place, element) => drawChildren(drawing, place, element),
  };
  const fonts = createFontSet(graph);
  const written = { bytes: 0 };
  const blank = createSheet({ graph, fonts, written }, { left: 0, top: 0, right: 1, bottom: 1 });
  const start: Place = { sheet: blank, ctm: IDENTITY, style: ROOT_STYLE, ...USUAL };
  const { width, height } = sizeOf(drawing, source, start);
  const scale = scaleOf(width, height);
  const [wide, high] = [width * scale, height * scale];
  const sheet = createSheet({ graph, fonts, written }, { left: 0, top: 0, right: wide, bottom: high });
  const ctm: Matrix = [scale, 0, 0, -scale, 0, high];
  const tag = figureOf(source);
  const structure = createStructure(tag.parent!);
  put(sheet, `/Figure <</MCID ${addMark(structure, tag, 0)}>> BDC\n`);
  transformBy(sheet, ctm);
  // The size of the root was found above: a percentage of it is all of it.
  drawElement(drawing, { ...start, sheet, ctm, width, height }, rootOf(source, width, height));
  put(sheet, 'EMC\n');
  await embedFonts(fonts);
  addPage(graph, {
    width: wide,
    height: high,
    content: sheet.content.join(''),
    resources: resourcesOf(sheet),
  });
  tagPage(graph, structure);
  return {
    missing: drawing.shaper.missing,
    notDrawn: [...drawing.notDrawn].sort(),
    pictures: drawing.pictureCount - drawing.picturesLeftOut,
    picturesLeftOut: drawing.picturesLeftOut,
  };
}

function rootOf({ root }: SvgSource, width: number, height: number): SvgSource['root'] {
  Object.assign(root.attributes, { x: '0', y: '0', width: `${width}`, height: `${height}` });
  return root;
}

function sizeOf(drawing: Drawing, { root }: SvgSource, place: Place): { width: number; height: number } {
  const { width, height } = root.attributes;
  const own = (value: string | undefined) => {
    const length = value?.includes('%') ? undefined : readLength(value, ROOT_STYLE.size, 0);
    return length !== undefined && length > 0 ? length : undefined;
  };
  const [wide, high] = [own(width), own(height)];
  const viewBox = readViewBox(root);
  if (wide && high) return { width: wide, height: high };
  if (viewBox) {
    if (wide) return { width: wide, height: (wide * viewBox.height) / viewBox.width };
    if (high) return { width: (high * viewBox.width) / viewBox.height, height: high };
    return viewBox;
  }
  const bounds = boundsOf(drawing, place, root);
  const right = bounds && bounds.right > 0 ? bounds.right : USUAL.width;
  const bottom = bounds && bounds.bottom > 0 ? bounds.bottom : USUAL.height;
  return { width: wide ?? right, height: high ?? bottom };
}

/** Points of a unit on this page. */
function scaleOf(width: number, height: number): number {
  const [longer, shorter] = [Math.max(width, height) * UNIT, Math.min(width, height) * UNIT];
  const scale =
    longer > LONGEST_SIDE
      ? (UNIT * LONGEST_SIDE) / longer
      : shorter < SHORTEST_SIDE
        ? UNIT * Math.min(SHORTEST_SIDE / shorter, LONGEST_SIDE / longer)
        : UNIT;
  if (!Number.isFinite(scale) || scale <= 0) throw new PdfError('document_too_complex');
  return scale;
}

/** A drawing is a figure, whose text can be read. */
function figureOf({ root }: SvgSource): Tag {
  const top: Tag = { type: 'Document', parent: undefined };
  const said = [nameOf(root, 'title'), nameOf(root, 'desc')].filter(Boolean).join('. ');
  return { type: 'Figure', parent: top, ...(said && { alt: said.slice(0, 2000) }) };
}

function tagPage(graph: PdfGraph, structure: ReturnType<typeof createStructure>): void {
  const catalog = catalogOf(graph)!;
  const [page] = lookupArray(graph, lookupDict(graph, catalog, 'Pages'), 'Kids') ?? [];
  if (!(page instanceof PdfRef)) return;
  const dict = graph.objects.get(page.number);
  if (dict instanceof Map) dict.set('StructParents', 0).set('Tabs', makeDict({ Tabs: 'S' }).get('Tabs')!);
  catalog.set('StructTreeRoot', writeStructure(graph, structure, [page]));
  catalog.set('MarkInfo', makeDict({ Marked: true }));
  catalog.set('ViewerPreferences', makeDict({ DisplayDocTitle: true }));
}
