import { writeOutline } from '../edit/write-outline.ts';
import { drawLine } from '../fonts/draw-line.ts';
import { createFontSet, embedFonts } from '../fonts/font-set.ts';
import { shapeLine } from '../fonts/shape-text.ts';
import { PdfError } from '../errors.ts';
import { limits } from '../limits.ts';
import { addObject, catalogOf, lookupDict } from '../pdf/graph/access.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { writeGraph } from '../pdf/graph/write-graph.ts';
import { asciiString, dateString, makeDict, makeValue, type Plain, textString } from '../pdf/make-value.ts';
import type { PdfRef, PdfValue } from '../pdf/values.ts';
import { createGalley, firstHeight, type Item } from './galley.ts';
import { layOutBlocks } from './lay-out.ts';
import type { Block, Tag } from './model.ts';
import {
  addToPage,
  beginPage,
  createPainter,
  endPage,
  type LinkPlace,
  type Output,
  type Sheet,
} from './paint-pages.ts';
import { atStart, type Cursor, fillPage } from './paginate.ts';
import type { Shaper } from './shape-words.ts';
import { addLink, createStructure, writeStructure } from './structure.ts';

export type Manuscript = {
  /** Without a page; the pictures of the blocks are in it. */
  graph: PdfGraph;
  blocks: Block[];
  /** The element that all others are in. */
  root: Tag;
  title: string;
  language?: string | undefined;
  /** Bookmarks in place of those from headings. `targets`: names of places, of which the first that is there counts. */
  contents?: { title: string; level: number; targets: string[] }[] | undefined;
};
export type Settings = {
  sheet: Sheet;
  hasBookmarks: boolean;
  hasPageNumbers: boolean;
  /** Called between blocks and pages. */
  check: (pages: number) => void;
};

const NUMBER_SIZE = 8.5;
const NUMBER_COLOR = '0.45 0.43 0.41 rg\n';

/** Lays out a manuscript, divides it into pages, and writes the document. */
export async function writeDocument(
  shaper: Shaper,
  { graph, blocks, root, title, language, contents = [] }: Manuscript,
  { sheet, hasBookmarks, hasPageNumbers, check }: Settings,
): Promise<{ bytes: Uint8Array; pages: number; links: number }> {
  const galley = createGalley(shaper, () => check(0));
  layOutBlocks(galley, blocks, 0, sheet.width - 2 * sheet.margin);
  if (!firstHeight(galley.items) && !galley.items.some(({ kind }) => kind === 'rect'))
    throw new PdfError('document_without_text');
  const output: Output = {
    graph,
    fonts: createFontSet(graph),
    sheet,
    structure: createStructure(root),
    pages: [],
    links: [],
    headings: [],
    anchors: new Map(),
    content: [],
    pictures: makeDict({}),
    marked: undefined,
    fill: '',
  };
  printPages(output, galley.items, check);
  if (hasPageNumbers && output.pages.length > 1) await numberPages(output);
  const links = writeLinks(output);
  await embedFonts(output.fonts);
  const pages = output.pages.map(({ ref }) => ref);
  const catalog = catalogOf(graph)!;
  lookupDict(graph, catalog, 'Pages')?.set('Kids', pages).set('Count', pages.length);
  catalog.set('StructTreeRoot', writeStructure(graph, output.structure, pages));
  catalog.set('MarkInfo', makeDict({ Marked: true }));
  catalog.set('ViewerPreferences', makeDict({ DisplayDocTitle: true }));
  if (language) catalog.set('Lang', textString(language));
  const listed = contents.flatMap(({ targets, ...entry }) => {
    const place = targets.map((target) => output.anchors.get(target)).find(Boolean);
    return place ? [{ ...entry, ...place }] : [];
  });
  const bookmarks = listed.length ? listed : output.headings;
  if (hasBookmarks && bookmarks.length) {
    const entries = bookmarks.map((entry) => ({
      level: entry.level,
      keys: makeDict({ Title: textString(entry.title), Dest: destination(output, entry) }),
    }));
    catalog.set('Outlines', writeOutline(graph, entries));
  }
  writeInfo(graph, title);
  return { bytes: writeGraph(graph, { objectStreams: true }), pages: pages.length, links };
}

function printPages(output: Output, items: Item[], check: Settings['check']): void {
  const painter = createPainter(output);
  const height = output.sheet.height - 2 * output.sheet.margin;
  let cursor: Cursor | undefined = atStart;
  while (cursor) {
    check(output.pages.length);
    if (output.pages.length >= limits.pages) throw new PdfError('too_many_pages', { limit: limits.pages });
    beginPage(output);
    cursor = fillPage(painter, items, cursor, { y: 0, height, isRepeated: false, isForced: true }).rest;
    endPage(output);
  }
}

function destination({ pages }: Output, { page, top }: { page: number; top: number }): PdfValue {
  return makeValue([pages[page]!.ref, 'XYZ', 0, top, null]);
}

async function numberPages(output: Output): Promise<void> {
  const { fonts, sheet, pages } = output;
  for (const [index, page] of pages.entries()) {
    const line = await shapeLine(`${index + 1} / ${pages.length}`);
    const x = (sheet.width - line.width * NUMBER_SIZE) / 2;
    const text = drawLine(fonts, line, NUMBER_SIZE, x, Math.max(12, sheet.margin / 2 - NUMBER_SIZE / 3));
    addToPage(output, page, `/Artifact BMC\n${NUMBER_COLOR}${text}EMC\n`);
  }
}

/** Links to places that the document does not have are left out. Gives back how many there are. */
function writeLinks(output: Output): number {
  const { graph, structure, pages } = output;
  const byPage = new Map<number, PdfRef[]>();
  let written = 0;
  for (const link of output.links) {
    const action = actionOf(output, link);
    const list = byPage.get(link.page) ?? [];
    if (!action || list.length >= limits.pageAnnotations) continue;
    const annotation = makeDict({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: link.rect,
      Border: [0, 0, 0],
      F: 4,
      Contents: textString(link.text),
      ...action,
    });
    const ref = addObject(graph, annotation);
    annotation.set('StructParent', pages.length + addLink(structure, link.tag, ref, link.page));
    list.push(ref);
    byPage.set(link.page, list);
    written++;
  }
  for (const [page, refs] of byPage) pages[page]!.dict.set('Annots', refs);
  return written;
}

function actionOf(output: Output, { target }: LinkPlace): Record<string, Plain> | undefined {
  if (!target.startsWith('#')) return { A: { S: 'URI', URI: asciiString(escapeAddress(target)) } };
  const place = output.anchors.get(target.slice(1));
  return place && { Dest: destination(output, place) };
}

/** An address is ASCII. */
function escapeAddress(address: string): string {
  return address.toWellFormed().replace(/[^!-~]/gu, (sign) => encodeURIComponent(sign));
}

/** What the document says of itself. */
export function writeInfo(graph: PdfGraph, title: string): void {
  const info = makeDict({
    Producer: textString('Sheaf'),
    CreationDate: dateString(new Date()),
    Title: title ? textString(title) : undefined,
  });
  graph.trailer.set('Info', addObject(graph, info));
}
