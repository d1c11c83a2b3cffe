import { addAnnotation, pageRect, type SeenBox, uprightMatrix } from '../edit/annotations.ts';
import { type Canvas, colorOperator, createCanvas, drawShaped, finishCanvas } from '../edit/canvas.ts';
import { drawOnPage } from '../edit/draw-on-page.ts';
import type { EditedDocument } from '../edit/edited-document.ts';
import { type EmbeddedImage, embedImage } from '../edit/embed-image.ts';
import { isSignedField, listFields } from '../edit/form-fields.ts';
import { frameOf } from '../edit/pages.ts';
import { multiply } from '../pdf/matrix.ts';
import type { Page } from '../pdf/graph/pages.ts';
import { makeDict } from '../pdf/make-value.ts';
import { PdfError } from '../errors.ts';
import { num } from '../fonts/draw-line.ts';
import { shapeLine } from '../fonts/shape-text.ts';
import { MARK_LINE_HEIGHT } from '../tools/sign/mark-line.options.ts';
import type { SignMark } from '../tools/sign/options.ts';
import { drawContained, INK } from './appearance.ts';
import { insidePage, PRINT_AND_LOCK } from './signature-field.ts';

/** In sizes of the font: how much of a line of writing is below its baseline. */
const DESCENT = 0.25;

/** Draws pictures and words where the signer put them. */
export async function drawMarks(doc: EditedDocument, marks: SignMark[], pictures: string[]): Promise<void> {
  const put = isSigned(doc) ? putAnnotation : putContent;
  const embedded = new Map<number, EmbeddedImage>();
  for (const mark of marks) {
    const page = doc.pages[mark.page - 1];
    if (!page) throw new PdfError('page_missing', { page: mark.page, count: doc.pages.length });
    const box = insidePage(frameOf(page), mark);
    const canvas = createCanvas(doc, box.width, box.height);
    if ('text' in mark) await drawText(canvas, mark);
    else drawContained(canvas, await pictureOf(doc, mark.picture, pictures, embedded));
    put(doc, page, box, canvas);
  }
}

/** One that is shown several times is in the document once. */
async function pictureOf(
  doc: EditedDocument,
  number: number,
  pictures: string[],
  embedded: Map<number, EmbeddedImage>,
): Promise<EmbeddedImage> {
  const picture = pictures[number];
  if (picture === undefined) throw new PdfError('sign_picture_missing', { picture: number });
  const image = embedded.get(number) ?? (await embedImage(doc, picture));
  embedded.set(number, image);
  return image;
}

/** As large as the box allows, standing on its lower edge; or as wide as the box. */
async function drawText(
  canvas: Canvas,
  { text, stretch }: Extract<SignMark, { text: string }>,
): Promise<void> {
  const line = await shapeLine(text.replace(/\s+/g, ' '));
  for (const letter of line.missing) canvas.doc.missing.add(letter);
  const high = canvas.height / MARK_LINE_HEIGHT;
  const wide = line.width ? canvas.width / line.width : canvas.height;
  const size = stretch ? high : Math.min(high, wide);
  canvas.content += colorOperator(INK, 'rg');
  if (stretch) canvas.content += `${num(wide / high)} 0 0 1 0 0 cm\n`;
  drawShaped(canvas, line, size, 0, size * DESCENT);
}

/** Part of the page: nobody moves it, and every program shows it. */
function putContent(doc: EditedDocument, page: Page, box: SeenBox, canvas: Canvas): void {
  const { toPage } = frameOf(page);
  drawOnPage(doc, page, finishCanvas(canvas, multiply([1, 0, 0, 1, box.x, box.y], toPage)));
}

/** Beside what others have signed: their signatures allow annotations, but no other content of the page. */
function putAnnotation(doc: EditedDocument, page: Page, box: SeenBox, canvas: Canvas): void {
  const frame = frameOf(page);
  const annotation = makeDict({
    Type: 'Annot',
    Subtype: 'Stamp',
    Name: 'Sheaf',
    F: PRINT_AND_LOCK,
    Rect: pageRect(frame, box),
    AP: { N: finishCanvas(canvas, uprightMatrix(frame)) },
  });
  addAnnotation(doc, page, annotation);
}

function isSigned(doc: EditedDocument): boolean {
  return listFields(doc).some(isSignedField);
}
