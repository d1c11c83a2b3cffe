import {
  clip,
  concatTransformationMatrix,
  drawObject,
  endPath,
  PageSizes,
  PDFDocument,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  rgb,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { PdfError } from '../../errors.ts';
import { embedPicture, naturalSize, uprightMatrix } from '../../images/embed.ts';
import { intersect, placeImage } from '../../images/layout.ts';
import type { Picture } from '../../images/picture.ts';
import { readPictures } from '../../images/read-pictures.ts';
import { divideSheet, type Rectangle } from '../../images/sheet.options.ts';
import { type Tool, throwIfAborted } from '../../tool.ts';
import type { ImagesToPdfOptions } from './options.ts';
import type { ImagesToPdfReport } from './report.ts';

/** Points from the bottom edge to the line that bears page number and time. */
const FOOTER = 14;
const FOOTER_SIZE = 9;

/** Images as pages of a document, in the order given. */
export const imagesToPdf: Tool<ImagesToPdfOptions, ImagesToPdfReport> = async (inputs, options, context) => {
  if (!inputs.length) throw new PdfError('image_needed');
  const document = await PDFDocument.create({ updateMetadata: false });
  const places = divideSheet(sheetSize(options), options.margin, options.imagesPerPage);
  let page: PDFPage | undefined;
  let images = 0;
  for (const [done, input] of inputs.entries()) {
    throwIfAborted(context);
    context?.progress?.(done, inputs.length, 'image');
    for (const picture of await readPictures(input, options.imageQuality)) {
      const slot = images++ % options.imagesPerPage;
      if (!page || slot === 0) page = addSheet(document, options);
      drawPicture(document, page, picture, places[slot]!, options);
    }
  }
  const now = new Date();
  await drawFooters(document, options, now);
  writeMetadata(document, options, now);
  context?.progress?.(inputs.length, inputs.length, 'image');
  const pages = document.getPageCount();
  return {
    files: [{ name: 'converted-images.pdf', bytes: await document.save() }],
    report: { pages, images },
  };
};

function sheetSize({ pageSize, orientation }: ImagesToPdfOptions): { width: number; height: number } {
  const [short, long] = PageSizes[pageSize];
  return orientation === 'portrait' ? { width: short, height: long } : { width: long, height: short };
}

function addSheet(document: PDFDocument, options: ImagesToPdfOptions): PDFPage {
  const { width, height } = sheetSize(options);
  const page = document.addPage([width, height]);
  if (!/^#f{6}$/i.test(options.backgroundColor))
    page.drawRectangle({ x: 0, y: 0, width, height, color: parseColour(options.backgroundColor) });
  return page;
}

function drawPicture(
  document: PDFDocument,
  page: PDFPage,
  picture: Picture,
  place: Rectangle,
  options: ImagesToPdfOptions,
): void {
  const image = placeImage(options.imageLayout, naturalSize(picture), place);
  const shown = intersect(image, place);
  const name = page.node.newXObject('Image', embedPicture(document, picture));
  page.pushOperators(
    pushGraphicsState(),
    rectangle(shown.x, shown.y, shown.width, shown.height),
    clip(),
    endPath(),
    concatTransformationMatrix(image.width, 0, 0, image.height, image.x, image.y),
    concatTransformationMatrix(...uprightMatrix(picture.orientation)),
    drawObject(name),
    popGraphicsState(),
  );
  if (!options.addBorder) return;
  const { borderWidth, borderColor } = options;
  page.drawRectangle({ ...shown, borderWidth, borderColor: parseColour(borderColor) });
}

async function drawFooters(document: PDFDocument, options: ImagesToPdfOptions, now: Date): Promise<void> {
  if (!options.addPageNumbers && !options.addTimestamp) return;
  const font = await document.embedFont(StandardFonts.Helvetica);
  const time = `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  for (const [index, page] of document.getPages().entries()) {
    const line = { y: FOOTER, size: FOOTER_SIZE, font, color: inkOn(options.backgroundColor) };
    const number = `${index + 1} / ${document.getPageCount()}`;
    const centred = (page.getWidth() - font.widthOfTextAtSize(number, FOOTER_SIZE)) / 2;
    if (options.addPageNumbers) page.drawText(number, { ...line, x: centred });
    if (options.addTimestamp) page.drawText(time, { ...line, x: FOOTER });
  }
}

function writeMetadata(document: PDFDocument, { metadata }: ImagesToPdfOptions, now: Date): void {
  document.setProducer('Sheaf');
  document.setCreationDate(now);
  document.setModificationDate(now);
  if (metadata.title) document.setTitle(metadata.title);
  if (metadata.author) document.setAuthor(metadata.author);
  if (metadata.subject) document.setSubject(metadata.subject);
}

function parseColour(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  return rgb(red, green, blue);
}

/** Black on light pages, white on dark ones. */
function inkOn(background: string) {
  const { red, green, blue } = parseColour(background);
  const light = 0.3 * red + 0.59 * green + 0.11 * blue;
  return light > 0.5 ? rgb(0, 0, 0) : rgb(1, 1, 1);
}
