import { type Opened, sealTogether } from '../../crypt/keep-protection.ts';
import { blankPages } from '../../edit/blank-document.ts';
import {
  type Canvas,
  colorOperator,
  createCanvas,
  drawForm,
  drawShaped,
  finishCanvas,
} from '../../edit/canvas.ts';
import { drawOnPage } from '../../edit/draw-on-page.ts';
import { openDocument, saveDocument } from '../../edit/open-document.ts';
import { frameOf } from '../../edit/pages.ts';
import { PdfError } from '../../errors.ts';
import { num } from '../../fonts/draw-line.ts';
import { shapeLine, type ShapedLine } from '../../fonts/shape-text.ts';
import { embedPicture } from '../../images/embed.ts';
import type { Rect } from '../../imposition/fit.options.ts';
import { PAPERS } from '../../imposition/papers.options.ts';
import { limits } from '../../limits.ts';
import { type DocumentFile, throwIfAborted, type Tool, type ToolContext } from '../../tool.ts';
import { cutGrid, LETTERS, LINE_HEIGHT } from './cut-grid.options.ts';
import type { ContactSheetOptions } from './options.ts';
import type { ContactSheetReport } from './report.ts';
import { makeThumbnails, type Thumbnail } from './thumbnails.ts';

const INK = '#333333';
/** Small pictures of pages, in the order of their files, with what they are pictures of. */
export const contactSheet: Tool<ContactSheetOptions, ContactSheetReport> = async (
  inputs,
  options,
  context,
) => {
  if (!inputs.length) throw new PdfError('document_needed');
  const paper = PAPERS[options.paper];
  const cells = cutGrid(options);
  const restricted: Opened[] = [];
  const thumbnails = await collect(inputs, cells[0]!, options.each === 'first', restricted, context);
  const sheets = Math.ceil(thumbnails.length / cells.length);
  const blank = blankPages(Array.from({ length: sheets }, () => [paper.width, paper.height]));
  const doc = await openDocument(blank);
  for (const [number, page] of doc.pages.entries()) {
    throwIfAborted(context);
    const canvas = createCanvas(doc, paper.width, paper.height);
    const first = number * cells.length;
    for (const [place, thumbnail] of thumbnails.slice(first, first + cells.length).entries())
      await drawThumbnail(canvas, thumbnail, cells[place]!, options.caption);
    drawOnPage(doc, page, finishCanvas(canvas, frameOf(page).toPage));
  }
  const bytes = sealTogether(await saveDocument(doc), restricted);
  const report = { thumbnails: thumbnails.length, sheets, missingCharacters: [...doc.missing] };
  return { files: [{ name: options.outputName, bytes }], report };
};

async function collect(
  inputs: DocumentFile[],
  space: Rect,
  isFirstOnly: boolean,
  restricted: Opened[],
  context: ToolContext | undefined,
): Promise<Thumbnail[]> {
  const thumbnails: Thumbnail[] = [];
  for (const [done, file] of inputs.entries()) {
    for (const one of await makeThumbnails(file, { space, isFirstOnly, restricted, context }))
      thumbnails.push(one);
    if (thumbnails.length > limits.pages) throw new PdfError('too_many_pages', { limit: limits.pages });
    context?.progress?.(done + 1, inputs.length, 'file');
  }
  return thumbnails;
}

async function drawThumbnail(
  canvas: Canvas,
  { picture, file, page }: Thumbnail,
  cell: Rect,
  caption: ContactSheetOptions['caption'],
): Promise<void> {
  const { pixels } = picture;
  const scale = Math.min(cell.width / pixels.width, cell.height / pixels.height);
  const [width, height] = [pixels.width * scale, pixels.height * scale];
  const x = cell.x + (cell.width - width) / 2;
  const y = cell.y + (cell.height - height) / 2;
  drawForm(canvas, embedPicture(canvas.doc.graph, picture), [width, 0, 0, height, x, y]);
  canvas.content += `q 0.7 G 0.5 w ${[x, y, width, height].map(num).join(' ')} re S Q\n`;
  const name = caption.startsWith('name') ? [file] : [];
  const number = caption.endsWith('page') && page !== undefined ? [String(page)] : [];
  for (const [row, text] of [...name, ...number].entries()) {
    const line = await shortenTo(text, cell.width / LETTERS);
    for (const letter of line.missing) canvas.doc.missing.add(letter);
    const left = cell.x + (cell.width - line.width * LETTERS) / 2;
    canvas.content += colorOperator(INK, 'rg');
    drawShaped(canvas, line, LETTERS, left, cell.y - (row + 1) * LINE_HEIGHT + (LINE_HEIGHT - LETTERS) / 2);
  }
}

/** The line, without its middle where it is wider than so many ems: how a name begins and ends tells files apart. */
async function shortenTo(text: string, width: number): Promise<ShapedLine> {
  let line = await shapeLine(text);
  let letters = [...text];
  while (line.width > width && letters.length > 2) {
    const kept = Math.max(2, Math.min(letters.length - 1, Math.floor((letters.length * width) / line.width)));
    const [head, tail] = [Math.ceil(kept / 2), Math.floor(kept / 2)];
    letters = [...letters.slice(0, head), ...letters.slice(letters.length - tail)];
    line = await shapeLine(`${letters.slice(0, head).join('')}…${letters.slice(head).join('')}`);
  }
  return line;
}
