import { splitLines } from '../fonts/clean-text.ts';
import { drawLine, num } from '../fonts/draw-line.ts';
import { shapeLine, type ShapedLine } from '../fonts/shape-text.ts';
import { addObject } from '../pdf/graph/access.ts';
import { makeDict } from '../pdf/make-value.ts';
import type { PdfDict, PdfRef, PdfStream } from '../pdf/values.ts';
import { writeDict } from '../pdf/write-value.ts';
import { formXObject } from './draw-on-page.ts';
import type { EditedDocument } from './edited-document.ts';
import { hexColor } from './hex-color.ts';
import type { Matrix } from '../pdf/matrix.ts';

/** What is being drawn into one form, in points from its lower left corner. */
export type Canvas = {
  doc: EditedDocument;
  width: number;
  height: number;
  content: string;
  states: PdfDict;
  forms: PdfDict;
};

export function createCanvas(doc: EditedDocument, width: number, height: number): Canvas {
  return { doc, width, height, content: '', states: makeDict({}), forms: makeDict({}) };
}

/** The form that shows the drawing. With a matrix it stands in another coordinate system than it was drawn in. */
export function finishCanvas(canvas: Canvas, matrix?: Matrix): PdfRef {
  return addObject(canvas.doc.graph, formOf(canvas, matrix));
}

const shared = new WeakMap<EditedDocument, Map<string, PdfRef>>();

/** As finishCanvas, for what is drawn on many pages: equal drawings are in the document once. */
export function finishShared(canvas: Canvas, matrix?: Matrix): PdfRef {
  const { doc } = canvas;
  const known = shared.get(doc) ?? new Map<string, PdfRef>();
  shared.set(doc, known);
  const form = formOf(canvas, matrix);
  const key = `${writeDict(form.dict, ({ number }) => number)}${canvas.content}`;
  const ref = known.get(key) ?? addObject(doc.graph, form);
  known.set(key, ref);
  return ref;
}

function formOf({ doc, width, height, content, states, forms }: Canvas, matrix?: Matrix): PdfStream {
  const resources = {
    ...(states.size && { ExtGState: states }),
    ...(forms.size && { XObject: forms }),
  };
  return formXObject(doc, { width, height, content, matrix, resources });
}

/** Shapes a text, one entry a line, and notes in the document what could not be drawn. */
export async function shapeLines(doc: EditedDocument, text: string): Promise<ShapedLine[]> {
  const lines = await Promise.all(splitLines(text).map((line) => shapeLine(line)));
  for (const line of lines) for (const letter of line.missing) doc.missing.add(letter);
  return lines;
}

export function drawShaped(canvas: Canvas, line: ShapedLine, size: number, x: number, y: number): void {
  canvas.content += drawLine(canvas.doc.fonts, line, size, x, y);
}

/** `#rrggbb` as the operator that fills (rg) or strokes (RG) with it. */
export function colorOperator(color: string, operator: 'rg' | 'RG'): string {
  return `${hexColor(color).map(num).join(' ')} ${operator}\n`;
}

export function setOpacity(canvas: Canvas, opacity: number, blend?: 'Multiply' | 'Difference'): void {
  const name = `G${canvas.states.size}`;
  const state = { Type: 'ExtGState', ca: opacity, CA: opacity, ...(blend ? { BM: blend } : {}) };
  canvas.states.set(name, makeDict(state));
  canvas.content += `/${name} gs\n`;
}

/** Shows a form or image, its own coordinates turned by `matrix`. */
export function drawForm(canvas: Canvas, form: PdfRef, matrix: Matrix): void {
  const name = `X${canvas.forms.size}`;
  canvas.forms.set(name, form);
  canvas.content += `q ${matrix.map(num).join(' ')} cm /${name} Do Q\n`;
}
