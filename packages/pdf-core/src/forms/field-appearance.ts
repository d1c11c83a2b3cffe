import { type Canvas, colorOperator, createCanvas, drawShaped, finishCanvas } from '../edit/canvas.ts';
import type { EditedDocument } from '../edit/edited-document.ts';
import type { Matrix } from '../pdf/matrix.ts';
import { num } from '../fonts/draw-line.ts';

import type { PdfRef } from '../pdf/values.ts';
import { shapeLine, type ShapedLine } from '../fonts/shape-text.ts';
import { wrapLines } from '../fonts/wrap-text.ts';
import { splitLines } from '../fonts/clean-text.ts';

/** How a field's box is drawn. Colours as PDF operators, '' for none. */
export type FieldLook = {
  width: number;
  height: number;
  matrix: Matrix;
  background: string;
  border: string;
  borderWidth: number;
  /** The operator that colours the text. */
  ink: string;
  /** 0: as large as fits. */
  fontSize: number;
  align: 0 | 1 | 2;
};

const PADDING = 2;
const LARGEST = 12;
const SMALLEST = 4;
const LINE_HEIGHT = 1.2;

export function drawBox(doc: EditedDocument, look: FieldLook): Canvas {
  const canvas = createCanvas(doc, look.width, look.height);
  const { width, height, borderWidth } = look;
  if (look.background) canvas.content += `q ${look.background}0 0 ${num(width)} ${num(height)} re f Q\n`;
  if (look.border && borderWidth > 0) {
    const half = borderWidth / 2;
    const box = [half, half, width - borderWidth, height - borderWidth].map(num).join(' ');
    canvas.content += `q ${look.border}${num(borderWidth)} w ${box} re S Q\n`;
  }
  return canvas;
}

/** The box with a text in it, as viewers show what was typed. */
export async function drawTextField(
  doc: EditedDocument,
  look: FieldLook,
  text: string,
  multiline: boolean,
  comb = 0,
): Promise<PdfRef> {
  const canvas = drawBox(doc, look);
  canvas.content += '/Tx BMC\nq\n';
  canvas.content += `${num(look.borderWidth)} ${num(look.borderWidth)} ${num(look.width - 2 * look.borderWidth)} ${num(look.height - 2 * look.borderWidth)} re W n\n${look.ink}`;
  if (comb) await drawComb(canvas, look, text, comb);
  else if (multiline) await drawParagraph(canvas, look, text);
  else await drawSingle(canvas, look, text);
  canvas.content += 'Q\nEMC\n';
  return finishCanvas(canvas, look.matrix);
}

function noteMissing(canvas: Canvas, lines: ShapedLine[]): void {
  for (const line of lines) for (const letter of line.missing) canvas.doc.missing.add(letter);
}

function inset(look: FieldLook): number {
  return look.borderWidth + PADDING;
}

function startOf(look: FieldLook, textWidth: number): number {
  const free = look.width - textWidth;
  return look.align === 1 ? free / 2 : look.align === 2 ? free - inset(look) : inset(look);
}

async function drawSingle(canvas: Canvas, look: FieldLook, text: string): Promise<void> {
  const line = await shapeLine(splitLines(text).join(' '));
  noteMissing(canvas, [line]);
  const room = look.width - 2 * inset(look);
  const fitting = Math.min(
    LARGEST,
    (look.height - 2 * look.borderWidth) / 1.35,
    line.width ? room / line.width : LARGEST,
  );
  const size = look.fontSize || Math.max(SMALLEST, fitting);
  drawShaped(canvas, line, size, startOf(look, line.width * size), (look.height - size * 0.72) / 2);
}

/** More letters than this do not fit even in the smallest and narrowest text. */
function mostLetters(room: { width: number; height: number }): number {
  const NARROWEST = 0.2 * SMALLEST;
  return Math.ceil(room.width / NARROWEST) * Math.ceil(room.height / (SMALLEST * LINE_HEIGHT));
}

/** Slightly above the size at which the text fills the space; tried first. */
async function likelySize(text: string, room: { width: number; height: number }): Promise<number> {
  const width = (await Promise.all(splitLines(text).map((line) => shapeLine(line)))).reduce(
    (sum, line) => sum + line.width,
    0,
  );
  const covering = Math.sqrt((room.width * room.height) / (LINE_HEIGHT * Math.max(1, width)));
  return Math.max(SMALLEST, Math.min(LARGEST, Math.ceil(covering) + 1));
}

async function drawParagraph(canvas: Canvas, look: FieldLook, text: string): Promise<void> {
  const room = { width: look.width - 2 * inset(look), height: look.height - 2 * inset(look) };
  const visible = text.slice(0, mostLetters(room));
  let size = look.fontSize || (await likelySize(visible, room));
  let lines = await wrapLines(visible, room.width / size);
  while (!look.fontSize && size > SMALLEST && lines.length * size * LINE_HEIGHT > room.height) {
    size = Math.max(SMALLEST, size - 1);
    lines = await wrapLines(visible, room.width / size);
  }
  noteMissing(canvas, lines);
  lines.slice(0, Math.ceil(room.height / (size * LINE_HEIGHT)) + 1).forEach((line, index) => {
    drawShaped(
      canvas,
      line,
      size,
      startOf(look, line.width * size),
      look.height - inset(look) - size * (0.9 + index * LINE_HEIGHT),
    );
  });
}

async function drawComb(canvas: Canvas, look: FieldLook, text: string, cells: number): Promise<void> {
  const cell = look.width / cells;
  const size = look.fontSize || Math.min(LARGEST, look.height / 1.35);
  const letters = [...text].slice(0, cells);
  const shaped = await Promise.all(letters.map((letter) => shapeLine(letter)));
  noteMissing(canvas, shaped);
  shaped.forEach((line, index) => {
    drawShaped(
      canvas,
      line,
      size,
      cell * (index + 0.5) - (line.width * size) / 2,
      (look.height - size * 0.72) / 2,
    );
  });
}

/** A list with the chosen entries marked, the first of them in view. */
export async function drawListField(
  doc: EditedDocument,
  look: FieldLook,
  entries: string[],
  chosen: Set<string>,
): Promise<PdfRef> {
  const canvas = drawBox(doc, look);
  const size = look.fontSize || LARGEST;
  const step = size * LINE_HEIGHT;
  const rows = Math.max(1, Math.floor((look.height - 2 * inset(look)) / step));
  const firstChosen = Math.max(
    0,
    entries.findIndex((entry) => chosen.has(entry)),
  );
  const first = Math.max(0, Math.min(firstChosen, entries.length - rows));
  canvas.content += '/Tx BMC\nq\n';
  for (const [row, entry] of entries.slice(first, first + rows).entries()) {
    const bottom = look.height - inset(look) - (row + 1) * step;
    if (chosen.has(entry))
      canvas.content += `q 0.6 0.757 0.855 rg ${num(look.borderWidth)} ${num(bottom)} ${num(look.width - 2 * look.borderWidth)} ${num(step)} re f Q\n`;
    const line = await shapeLine(splitLines(entry).join(' '));
    noteMissing(canvas, [line]);
    canvas.content += look.ink;
    drawShaped(canvas, line, size, inset(look), bottom + size * 0.28);
  }
  canvas.content += 'Q\nEMC\n';
  return finishCanvas(canvas, look.matrix);
}

/** A tick in a box. */
export function drawCheckbox(doc: EditedDocument, look: FieldLook, on: boolean): PdfRef {
  const canvas = drawBox(doc, look);
  const side = Math.min(look.width, look.height) * 0.8;
  const [left, bottom] = [(look.width - side) / 2, (look.height - side) / 2];
  const point = (x: number, y: number) => `${num(left + x * side)} ${num(bottom + y * side)}`;
  if (on) {
    const stroke = look.ink.replace(/\b(rg|g|k)\b/, (operator) => operator.toUpperCase());
    canvas.content += `q ${stroke}${num(side * 0.14)} w 1 J 1 j ${point(0.15, 0.5)} m ${point(0.4, 0.2)} l ${point(0.85, 0.82)} l S Q\n`;
  }
  return finishCanvas(canvas, look.matrix);
}

/** A circle, filled when chosen. */
export function drawRadio(doc: EditedDocument, look: FieldLook, on: boolean): PdfRef {
  const canvas = createCanvas(doc, look.width, look.height);
  const radius = Math.min(look.width, look.height) / 2 - Math.max(0.5, look.borderWidth / 2);
  const [x, y] = [look.width / 2, look.height / 2];
  if (look.background) canvas.content += `q ${look.background}${circle(x, y, radius)}f Q\n`;
  if (look.border)
    canvas.content += `q ${look.border}${num(look.borderWidth)} w ${circle(x, y, radius)}s Q\n`;
  if (on) canvas.content += `q ${look.ink}${circle(x, y, radius * 0.5)}f Q\n`;
  return finishCanvas(canvas, look.matrix);
}

const curve = (...points: number[]) => `${points.map(num).join(' ')} c\n`;

/** Four curves that differ from a circle by less than a thousandth. */
export function circle(x: number, y: number, radius: number): string {
  const bend = radius * 0.5523;
  return (
    `${num(x + radius)} ${num(y)} m\n` +
    curve(x + radius, y + bend, x + bend, y + radius, x, y + radius) +
    curve(x - bend, y + radius, x - radius, y + bend, x - radius, y) +
    curve(x - radius, y - bend, x - bend, y - radius, x, y - radius) +
    curve(x + bend, y - radius, x + radius, y - bend, x + radius, y)
  );
}

export const plainLook = {
  background: colorOperator('#ffffff', 'rg'),
  border: colorOperator('#5b6475', 'RG'),
  borderWidth: 1,
  ink: '0 g\n',
  fontSize: 0,
  align: 0,
} as const;
