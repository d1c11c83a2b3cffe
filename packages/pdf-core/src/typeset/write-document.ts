import { PDFDict, type PDFDocument, PDFName, PDFNull, PDFString, type PDFRef } from '@cantoo/pdf-lib';
import { textString } from '../edit/form-fields.ts';
import { writeOutline } from '../edit/write-outline.ts';
import { drawLine } from '../fonts/draw-line.ts';
import { createFontSet, embedFonts, fontResources } from '../fonts/font-set.ts';
import { shapeLine } from '../fonts/shape-text.ts';
import { PdfError } from '../errors.ts';
import { limits } from '../limits.ts';
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
  pdf: PDFDocument;
  blocks: Block[];
  /** The element that all others are in. */
  root: Tag;
  title: string;
  language?: string | undefined;
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
  { pdf, blocks, root, title, language }: Manuscript,
  { sheet, hasBookmarks, hasPageNumbers, check }: Settings,
): Promise<{ bytes: Uint8Array; pages: number; links: number }> {
  const { context } = pdf;
  const galley = createGalley(shaper, () => check(0));
  layOutBlocks(galley, blocks, 0, sheet.width - 2 * sheet.margin);
  if (!firstHeight(galley.items) && !galley.items.some(({ kind }) => kind === 'rect'))
    throw new PdfError('document_without_text');
  const output: Output = {
    pdf,
    fonts: createFontSet(context),
    sheet,
    structure: createStructure(root),
    pages: [],
    links: [],
    headings: [],
    anchors: new Map(),
    content: [],
    pictures: PDFDict.withContext(context),
    marked: undefined,
    fill: '',
  };
  const pagesRef = context.nextRef();
  printPages(output, galley.items, pagesRef, check);
  const { pages } = output;
  context.assign(pagesRef, context.obj({ Type: 'Pages', Kids: pages, Count: pages.length }));
  pdf.catalog.set(PDFName.of('Pages'), pagesRef);
  if (hasPageNumbers && pages.length > 1) await numberPages(output);
  const links = writeLinks(output);
  await embedFonts(output.fonts);
  const { catalog } = pdf;
  catalog.set(PDFName.of('StructTreeRoot'), writeStructure(context, output.structure, pages));
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  catalog.set(PDFName.of('ViewerPreferences'), context.obj({ DisplayDocTitle: true }));
  if (language) catalog.set(PDFName.of('Lang'), textString(language));
  if (hasBookmarks && output.headings.length) {
    const entries = output.headings.map((heading) => ({
      ...heading,
      destination: destination(output, heading),
    }));
    catalog.set(PDFName.of('Outlines'), writeOutline(context, entries));
  }
  writeInfo(pdf, title);
  const bytes = await pdf.save({ addDefaultPage: false, updateFieldAppearances: false });
  return { bytes, pages: pages.length, links };
}

function printPages(output: Output, items: Item[], parent: PDFRef, check: Settings['check']): void {
  const painter = createPainter(output);
  const height = output.sheet.height - 2 * output.sheet.margin;
  let cursor: Cursor | undefined = atStart;
  while (cursor) {
    check(output.pages.length);
    if (output.pages.length >= limits.pages) throw new PdfError('too_many_pages', { limit: limits.pages });
    beginPage(output);
    cursor = fillPage(painter, items, cursor, { y: 0, height, isRepeated: false, isForced: true }).rest;
    endPage(output, fontResources(output.fonts), parent);
  }
}

function destination({ pdf, pages }: Output, { page, top }: { page: number; top: number }) {
  return pdf.context.obj([pages[page]!, PDFName.of('XYZ'), 0, top, PDFNull]);
}

async function numberPages({ pdf, fonts, sheet, pages }: Output): Promise<void> {
  for (const [index, page] of pages.entries()) {
    const line = await shapeLine(`${index + 1} / ${pages.length}`);
    const x = (sheet.width - line.width * NUMBER_SIZE) / 2;
    const text = drawLine(fonts, line, NUMBER_SIZE, x, Math.max(12, sheet.margin / 2 - NUMBER_SIZE / 3));
    addToPage(pdf.context, page, NUMBER_COLOR + text);
  }
}

/** Links to places that the document does not have are left out. Gives back how many there are. */
function writeLinks(output: Output): number {
  const { context } = output.pdf;
  const byPage = new Map<number, PDFRef[]>();
  let written = 0;
  for (const link of output.links) {
    const action = actionOf(output, link);
    const list = byPage.get(link.page) ?? [];
    if (!action || list.length >= limits.pageAnnotations) continue;
    const ref = context.nextRef();
    const number = addLink(output.structure, link.tag, ref, link.page);
    const annotation = context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: link.rect,
      Border: [0, 0, 0],
      F: 4,
      StructParent: output.pages.length + number,
      ...action,
    }) as PDFDict;
    annotation.set(PDFName.of('Contents'), textString(link.text));
    context.assign(ref, annotation);
    list.push(ref);
    byPage.set(link.page, list);
    written++;
  }
  for (const [page, refs] of byPage)
    context.lookup(output.pages[page]!, PDFDict).set(PDFName.of('Annots'), context.obj(refs));
  return written;
}

function actionOf(output: Output, { target }: LinkPlace) {
  if (!target.startsWith('#')) return { A: { S: 'URI', URI: PDFString.of(escapeString(target)) } };
  const place = output.anchors.get(target.slice(1));
  return place && { Dest: destination(output, place) };
}

/** An address is ASCII; parentheses and backslashes would end the string. */
function escapeString(address: string): string {
  return address
    .toWellFormed()
    .replace(/[^!-~]/gu, (sign) => encodeURIComponent(sign))
    .replace(/[\\()]/g, '\\$&');
}

function writeInfo(pdf: PDFDocument, title: string): void {
  const info = pdf.context.obj({}) as PDFDict;
  info.set(PDFName.of('Producer'), textString('Sheaf'));
  info.set(PDFName.of('CreationDate'), PDFString.fromDate(new Date()));
  if (title) info.set(PDFName.of('Title'), textString(title));
  pdf.context.trailerInfo.Info = pdf.context.register(info);
}
