import { keyOf, saysNothing } from '../../layout/find-furniture.ts';
import { layoutDocument } from '../../layout/layout-document.ts';
import type { InputWord, PageInput } from '../../layout/page-input.ts';
import type { Block, Line, PageLayout, Table, TextBlock } from '../../layout/page-layout.ts';
import { PdfError } from '../../errors.ts';
import type { PdfiumDocument } from '../../pdfium/document.ts';
import { withPage } from '../../pdfium/page.ts';
import { readOpenPage } from '../../pdfium/page-input.ts';
import { addLines, finishUnit } from './add-lines.ts';
import { emptySide, type Side } from './side.ts';

/** Pages that are held at a time, to find what they repeat. */
const TOGETHER = 128;
/** Words of one document: some ten thousand pages. */
const MOST_WORDS = 5_000_000;
/** A picture of so much of a page with text is the paper that was scanned. */
const PAPER = 0.8;
/** Points: smaller pictures are ornaments. */
const SMALLEST = 16;
/** A page number is the highest or lowest text of a page, and in this part of its height. */
const EDGE = 0.2;
const TEXT = 1;

/** The words, pictures and pages of a document. `onPage` is called before each page. */
export function readSide(document: PdfiumDocument, onPage: (page: number) => void): Side {
  const side = emptySide();
  const reader: Reader = { side, footnotes: [], headers: [] };
  const count = document.pageCount;
  let held: PageInput[] = [];
  for (let start = 0; start < count; start += TOGETHER) {
    // The last pages are too few to be judged by themselves.
    const from = Math.max(0, Math.min(start, count - TOGETHER));
    const inputs = held.slice(held.length - (start - from));
    held = inputs;
    for (let page = start; page < Math.min(count, start + TOGETHER); page++) {
      onPage(page);
      inputs.push(readInput(document, page, side));
    }
    const layouts = layoutDocument(inputs);
    for (const [at, layout] of layouts.entries())
      if (from + at >= start) addPage(reader, layout, inputs[at]!, from + at);
    if (side.texts.length > MOST_WORDS) throw new PdfError('document_too_complex');
  }
  side.firsts[count] = side.texts.length;
  // Where a footnote is between two lines of the text depends on the end of its page, so they come after the text.
  for (const { block, page } of reader.footnotes) addUnit(side, block, page);
  return side;
}

type Reader = {
  side: Side;
  footnotes: { block: TextBlock; page: number }[];
  headers: string[];
  /** The last word of the text, if no table is behind it. */
  last?: InputWord | undefined;
};

function readInput(document: PdfiumDocument, page: number, side: Side): PageInput {
  return withPage(document, page, (open) => {
    const { FPDFPage_CountObjects, FPDFPage_GetObject, FPDFPageObj_GetType } = document.engine.direct;
    const count = FPDFPage_CountObjects!(open);
    for (let i = 0; i < count; i++)
      if (FPDFPageObj_GetType!(FPDFPage_GetObject!(open, i)) !== TEXT) {
        side.drawn.add(page);
        break;
      }
    return readOpenPage(document, open, page);
  });
}

function addPage(reader: Reader, layout: PageLayout, input: PageInput, page: number): void {
  const { side } = reader;
  const { width, height } = layout;
  side.sizes[page] = { width, height };
  side.firsts[page] = side.texts.length;
  const isPaper = input.pictures.some((box) => box.width * box.height >= PAPER * width * height);
  const hasText = input.words.length > 0;
  if (hasText && isPaper) side.pagesReadByOcr++;
  if (!hasText && input.pictures.length) side.pagesWithoutText++;
  const isBare = layout.blocks.every((block) => isKnownEdge(side, block));
  for (const block of layout.blocks) {
    if (block.kind === 'picture') {
      const isShown = Math.min(block.width, block.height) >= SMALLEST;
      const isScan = hasText && block.width * block.height >= PAPER * width * height;
      if (isShown && !isScan) side.pictures.push({ ...boxOfBlock(block), page });
    } else if (block.kind === 'table') addTable(reader, block, page);
    else if (block.kind === 'header' || block.kind === 'footer') addEdge(side, block, page);
    else if (isBare || isPageNumber(block, layout)) addFurniture(side, block, page);
    else if (block.kind === 'footnote') reader.footnotes.push({ block, page });
    else reader.last = addUnit(side, withoutPageNumber(block, layout, page), page, reader.last);
  }
}

const boxOfBlock = ({ x, y, width, height }: Block) => ({ x, y, width, height });

function addUnit(side: Side, block: TextBlock, page: number, before?: InputWord): InputWord | undefined {
  const last = addLines(side, block.lines, page, before);
  finishUnit(side, false);
  return last;
}

function textOfLines(lines: Line[]): string {
  return lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join(' ');
}

/** Numbers at the edge of a page are those of pages; other texts are compared once for all pages. */
function addEdge(side: Side, block: TextBlock, page: number): void {
  addFurniture(side, block, page);
  const text = textOfLines(block.lines);
  if (saysNothing(text)) return;
  const key = keyOf(text);
  if (key.length > 1 && !side.edges.has(key)) side.edges.set(key, { ...boxOfBlock(block), page, text });
}

function addFurniture({ furniture }: Side, block: TextBlock, page: number): void {
  const boxes = furniture.get(page) ?? [];
  boxes.push(boxOfBlock(block));
  furniture.set(page, boxes);
}

/** What pages before it have at their edges. On a page with nothing else the layout takes it for the text. */
function isKnownEdge({ edges }: Side, block: Block): boolean {
  if (block.kind === 'picture' || block.kind === 'table') return block.kind === 'picture';
  const text = textOfLines(block.lines);
  return saysNothing(text) || edges.get(keyOf(text))?.text === text;
}

function isPageNumber(block: TextBlock, { height, blocks }: PageLayout): boolean {
  if (block.lines.length !== 1 || !saysNothing(textOfLines(block.lines))) return false;
  const others = blocks.filter(({ kind }) => kind !== 'picture' && kind !== 'header' && kind !== 'footer');
  const isHighest = block.y < EDGE * height && others.every(({ y }) => y >= block.y);
  const isLowest = block.y > (1 - EDGE) * height && others.every(({ y }) => y <= block.y);
  return isHighest || isLowest;
}

/** A footer close to the text is its last line: the number of this page there is no word of the text. */
function withoutPageNumber(block: TextBlock, layout: PageLayout, page: number): TextBlock {
  const last = block.lines.at(-1)!;
  const isNumber = block.lines.length > 1 && textOfLines([last]) === String(page + 1);
  const isLowest = last.y > (1 - EDGE) * layout.height && layout.blocks.every((other) => other.y <= last.y);
  return isNumber && isLowest ? { ...block, lines: block.lines.slice(0, -1) } : block;
}

/** Row by row. A header that a table repeats on its next page is left out. */
function addTable(reader: Reader, table: Table, page: number): void {
  const rows = Map.groupBy(table.cells, ({ row }) => row);
  const headers: string[] = [];
  for (let row = 0; row < table.rows; row++) {
    const cells = (rows.get(row) ?? []).toSorted((one, other) => one.column - other.column);
    const text = cells.map(({ lines }) => textOfLines(lines)).join('\t');
    if (row < Math.max(1, table.headerRows)) headers.push(text);
    if (table.continues && reader.headers[row] === text) continue;
    for (const { lines } of cells) addLines(reader.side, lines, page);
    finishUnit(reader.side, true);
  }
  reader.headers = headers;
  reader.last = undefined;
}
