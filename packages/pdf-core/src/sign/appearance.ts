import {
  type Canvas,
  colorOperator,
  createCanvas,
  drawForm,
  drawShaped,
  finishCanvas,
} from '../edit/canvas.ts';
import { type EmbeddedImage, embedImage } from '../edit/embed-image.ts';
import type { EditedDocument } from '../edit/edited-document.ts';
import type { Matrix } from '../pdf/matrix.ts';
import { num } from '../fonts/draw-line.ts';
import type { ShapedLine } from '../fonts/shape-text.ts';
import type { PdfRef } from '../pdf/values.ts';
import { wrapLines } from '../fonts/wrap-text.ts';
import type { SignatureClaims } from './signature-field.ts';

export const INK = '#1f2a44';
const PADDING = 4;
const LARGEST = 11;
const SMALLEST = 3;
const LINE_HEIGHT = 1.3;

/** What a signature looks like on the page: the drawn or photographed one, if any, beside who, why, where and when. */
export async function drawSignature(
  doc: EditedDocument,
  claims: SignatureClaims,
  size: { width: number; height: number },
  image: string | undefined,
  matrix: Matrix,
): Promise<PdfRef> {
  const canvas = createCanvas(doc, size.width, size.height);
  canvas.content += `${colorOperator(INK, 'RG')}0.5 w 0.25 0.25 ${num(size.width - 0.5)} ${num(size.height - 0.5)} re S\n`;
  const left = image ? await drawPicture(canvas, image) : PADDING;
  await drawWords(canvas, claims, left);
  return finishCanvas(canvas, matrix);
}

/** The picture alone, as large as the box or its room in it allows, in the middle. */
export async function drawPictureOnly(
  doc: EditedDocument,
  size: { width: number; height: number },
  image: string | undefined,
  matrix: Matrix,
  room?: Room,
): Promise<PdfRef> {
  const canvas = createCanvas(doc, size.width, size.height);
  if (image) drawContained(canvas, await embedImage(doc, image), room);
  return finishCanvas(canvas, matrix);
}

type Room = { x: number; y: number; width: number; height: number };

export function drawContained(
  canvas: Canvas,
  picture: EmbeddedImage,
  room: Room = { x: 0, y: 0, width: canvas.width, height: canvas.height },
): void {
  const scale = Math.min(room.width / picture.width, room.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const [x, y] = [room.x + (room.width - width) / 2, room.y + (room.height - height) / 2];
  drawForm(canvas, picture.ref, [width, 0, 0, height, x, y]);
}

/** Fits the picture into the left part and returns where the text may begin. */
async function drawPicture(canvas: Canvas, image: string): Promise<number> {
  const picture = await embedImage(canvas.doc, image);
  const room = { width: canvas.width * 0.4 - PADDING, height: canvas.height - 2 * PADDING };
  drawContained(canvas, picture, { x: PADDING, y: PADDING, ...room });
  return room.width + 2 * PADDING;
}

async function drawWords(
  canvas: Canvas,
  { name, reason, location, time }: SignatureClaims,
  left: number,
): Promise<void> {
  const date = `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  const texts = [name, reason && `Reason: ${reason}`, location && `Location: ${location}`, date].filter(
    (text) => text !== undefined && text !== '',
  );
  const room = { width: canvas.width - left - PADDING, height: canvas.height - 2 * PADDING };
  let size = LARGEST;
  let lines: ShapedLine[] = [];
  for (; size >= SMALLEST; size -= 0.5) {
    lines = [];
    for (const text of texts) lines.push(...(await wrapLines(String(text), room.width / size)));
    if (lines.length * size * LINE_HEIGHT <= room.height) break;
  }
  for (const line of lines) for (const letter of line.missing) canvas.doc.missing.add(letter);
  canvas.content += colorOperator(INK, 'rg');
  const fitting = lines.slice(0, Math.max(1, Math.floor(room.height / (size * LINE_HEIGHT))));
  const top = canvas.height - PADDING - (room.height - fitting.length * size * LINE_HEIGHT) / 2;
  fitting.forEach((line, index) =>
    drawShaped(canvas, line, size, left, top - (index + 0.8) * size * LINE_HEIGHT),
  );
}
