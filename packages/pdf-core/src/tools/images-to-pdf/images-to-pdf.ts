import { colorOperator } from '../../edit/canvas.ts';
import { hexColor } from '../../edit/hex-color.ts';
import { PdfError } from '../../errors.ts';
import { num } from '../../fonts/draw-line.ts';
import { drawPicture, rectanglePath } from '../../images/draw-picture.ts';
import { embedPicture, naturalSize } from '../../images/embed.ts';
import { intersect, placeImage } from '../../images/layout.ts';
import type { Picture } from '../../images/picture.ts';
import { readPictures } from '../../images/read-pictures.ts';
import { divideSheet, type Rectangle } from '../../images/sheet.options.ts';
import { PAPERS } from '../../imposition/papers.options.ts';
import { addPage, createDocument } from '../../pdf/graph/new-document.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { writeGraph } from '../../pdf/graph/write-graph.ts';
import { dateString, type Plain, textString } from '../../pdf/make-value.ts';
import { textToken } from '../../pdf/text.ts';
import type { PdfRef } from '../../pdf/values.ts';
import { type Tool, throwIfAborted } from '../../tool.ts';
import type { ImagesToPdfOptions } from './options.ts';
import type { ImagesToPdfReport } from './report.ts';

/** Points from the bottom edge to the line that bears page number and time. */
const FOOTER = 14;
const FOOTER_SIZE = 9;

/** A page that is still being drawn on. */
type Sheet = { content: string; images: Record<string, PdfRef> };

/** Images as pages of a document, in the order given. */
export const imagesToPdf: Tool<ImagesToPdfOptions, ImagesToPdfReport> = async (inputs, options, context) => {
  if (!inputs.length) throw new PdfError('image_needed');
  const now = new Date();
  const graph = createDocument(properties(options, now));
  const size = sheetSize(options);
  const places = divideSheet(size, options.margin, options.imagesPerPage);
  const sheets: Sheet[] = [];
  let images = 0;
  for (const [done, input] of inputs.entries()) {
    throwIfAborted(context);
    context?.progress?.(done, inputs.length, 'image');
    for (const picture of await readPictures(input, options.imageQuality)) {
      const slot = images++ % options.imagesPerPage;
      if (slot === 0) sheets.push({ content: drawBackground(options), images: {} });
      drawOnSheet(graph, sheets.at(-1)!, picture, places[slot]!, options);
    }
  }
  const needsFont = options.addPageNumbers || options.addTimestamp;
  const font = needsFont ? { Font: { Footer: FOOTER_FONT } } : {};
  for (const [index, sheet] of sheets.entries()) {
    const content = sheet.content + drawFooter(options, `${index + 1} / ${sheets.length}`, now);
    addPage(graph, { ...size, content, resources: { XObject: sheet.images, ...font } });
  }
  context?.progress?.(inputs.length, inputs.length, 'image');
  const bytes = writeGraph(graph, { objectStreams: true });
  return { files: [{ name: 'converted-images.pdf', bytes }], report: { pages: sheets.length, images } };
};

function sheetSize({ pageSize, orientation }: ImagesToPdfOptions): { width: number; height: number } {
  const { width: short, height: long } = PAPERS[pageSize];
  return orientation === 'portrait' ? { width: short, height: long } : { width: long, height: short };
}

function drawBackground(options: ImagesToPdfOptions): string {
  if (/^#f{6}$/i.test(options.backgroundColor)) return '';
  const sheet = rectanglePath({ x: 0, y: 0, ...sheetSize(options) });
  return `q ${colorOperator(options.backgroundColor, 'rg')}${sheet} f Q\n`;
}

function drawOnSheet(
  graph: PdfGraph,
  sheet: Sheet,
  picture: Picture,
  place: Rectangle,
  { imageLayout, addBorder, borderWidth, borderColor }: ImagesToPdfOptions,
): void {
  const image = placeImage(imageLayout, naturalSize(picture), place);
  const shown = intersect(image, place);
  const name = `Image${Object.keys(sheet.images).length}`;
  sheet.images[name] = embedPicture(graph, picture);
  sheet.content += drawPicture(name, image, picture.orientation, shown);
  if (addBorder)
    sheet.content += `q ${colorOperator(borderColor, 'RG')}${num(borderWidth)} w ${rectanglePath(shown)} S Q\n`;
}

/** One of the fonts that every viewer has, with the widths that its signs in a footer have. */
const FOOTER_FONT: Plain = {
  Type: 'Font',
  Subtype: 'Type1',
  BaseFont: 'Helvetica',
  Encoding: 'WinAnsiEncoding',
};
const DIGIT_WIDTH = 0.556;
const SPACE_OR_SLASH_WIDTH = 0.278;

function drawFooter(options: ImagesToPdfOptions, number: string, now: Date): string {
  const time = `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const centred = (sheetSize(options).width - widthOf(number)) / 2;
  return [
    options.addPageNumbers ? drawWords(options, number, centred) : '',
    options.addTimestamp ? drawWords(options, time, FOOTER) : '',
  ].join('');
}

function widthOf(number: string): number {
  const digits = number.replace(/\D/g, '').length;
  return (digits * DIGIT_WIDTH + (number.length - digits) * SPACE_OR_SLASH_WIDTH) * FOOTER_SIZE;
}

function drawWords({ backgroundColor }: ImagesToPdfOptions, text: string, x: number): string {
  const at = `${num(x)} ${FOOTER} Td`;
  return `q ${inkOn(backgroundColor)}BT /Footer ${FOOTER_SIZE} Tf ${at} ${textToken(text)} Tj ET Q\n`;
}

function properties({ metadata }: ImagesToPdfOptions, now: Date): Record<string, Plain> {
  const text = (value: string | undefined) => (value ? textString(value) : undefined);
  return {
    Producer: textString('Sheaf'),
    CreationDate: dateString(now),
    ModDate: dateString(now),
    Title: text(metadata.title),
    Author: text(metadata.author),
    Subject: text(metadata.subject),
  };
}

/** Black on light pages, white on dark ones. */
function inkOn(background: string): string {
  const [red, green, blue] = hexColor(background);
  const light = 0.3 * red + 0.59 * green + 0.11 * blue;
  return light > 0.5 ? '0 g\n' : '1 g\n';
}
