import {
  type Canvas,
  colorOperator,
  createCanvas,
  drawForm,
  drawShaped,
  setOpacity,
} from '../../edit/canvas.ts';
import { embedImage } from '../../edit/embed-image.ts';
import type { SeenBox } from '../../edit/annotations.ts';
import type { EditedDocument } from '../../edit/edited-document.ts';
import { num } from '../../fonts/draw-line.ts';
import { shapeLine, type ShapedLine } from '../../fonts/shape-text.ts';
import { wrapLines } from '../../fonts/wrap-text.ts';
import type { Annotation } from './options.ts';

type Kind<Type extends Annotation['type']> = Extract<Annotation, { type: Type }>;
type Point = { x: number; y: number };

export type Drawn = { canvas: Canvas; box: SeenBox };

export const COLORS: Record<Annotation['type'], string> = {
  text: '#000000',
  highlight: '#ffe14d',
  note: '#ffcc33',
  rectangle: '#d22f27',
  line: '#d22f27',
  ink: '#1f4fd8',
  stamp: '#b3261e',
};

const NOTE_SIDE = 20;
const LINE_HEIGHT = 1.25;
const PADDING = 2;

export function colorOf(annotation: Annotation): string {
  return annotation.color ?? COLORS[annotation.type];
}

/** The annotation as it is seen, upright, and the box of the page it stands in. */
export async function drawAnnotation(doc: EditedDocument, annotation: Annotation): Promise<Drawn> {
  switch (annotation.type) {
    case 'text':
      return drawText(doc, annotation);
    case 'highlight':
      return drawHighlight(doc, annotation);
    case 'note':
      return drawNote(doc, annotation);
    case 'rectangle':
      return drawRectangle(doc, annotation);
    case 'line':
      return drawPaths(doc, annotation, [[annotation.from, annotation.to]], annotation.arrow);
    case 'ink':
      return drawPaths(doc, annotation, annotation.strokes, false);
    case 'stamp':
      return drawStamp(doc, annotation);
  }
}

function start(doc: EditedDocument, annotation: Annotation, box: SeenBox, blend?: 'Multiply'): Drawn {
  const canvas = createCanvas(doc, box.width, box.height);
  if (annotation.opacity < 1 || blend) setOpacity(canvas, annotation.opacity, blend);
  return { canvas, box };
}

function noteMissing(doc: EditedDocument, lines: ShapedLine[]): void {
  for (const line of lines) for (const letter of line.missing) doc.missing.add(letter);
}

async function drawText(doc: EditedDocument, annotation: Kind<'text'>): Promise<Drawn> {
  const { fontSize, width, x } = annotation;
  const lines = await wrapLines(annotation.text, Math.max(1, (width - 2 * PADDING) / fontSize));
  noteMissing(doc, lines);
  const needed = lines.length * fontSize * LINE_HEIGHT + 2 * PADDING;
  const height = Math.max(annotation.height ?? 0, needed);
  // A box too low for its words grows downwards, so that no line is cut off.
  const y = annotation.y + (annotation.height ?? height) - height;
  const drawn = start(doc, annotation, { x, y, width, height });
  drawn.canvas.content += colorOperator(colorOf(annotation), 'rg');
  lines.forEach((line, index) => {
    drawShaped(
      drawn.canvas,
      line,
      fontSize,
      PADDING,
      height - PADDING - fontSize * (0.95 + index * LINE_HEIGHT),
    );
  });
  return drawn;
}

/** What is marked: its lines, or all of its box. */
export function markedBoxes(annotation: Kind<'highlight'>): SeenBox[] {
  const { x, y, width, height } = annotation;
  return annotation.lines ?? [{ x, y, width, height }];
}

/** Multiplied with what is under it, as ink is: black words stay black. */
function drawHighlight(doc: EditedDocument, annotation: Kind<'highlight'>): Drawn {
  const boxes = markedBoxes(annotation);
  const around = boxAround(boxes);
  const drawn = start(doc, annotation, around, 'Multiply');
  const paths = boxes.map(
    ({ x, y, width, height }) => `${[x - around.x, y - around.y, width, height].map(num).join(' ')} re`,
  );
  // One path: where lines overlap, the colour is not laid on twice.
  drawn.canvas.content += `${colorOperator(colorOf(annotation), 'rg')}${paths.join(' ')} f\n`;
  return drawn;
}

function boxAround(boxes: SeenBox[]): SeenBox {
  const least = (values: number[]) => values.reduce((one, other) => Math.min(one, other), Infinity);
  const x = least(boxes.map((box) => box.x));
  const y = least(boxes.map((box) => box.y));
  const width = -least(boxes.map((box) => -box.x - box.width)) - x;
  const height = -least(boxes.map((box) => -box.y - box.height)) - y;
  return { x, y, width, height };
}

/** A speech bubble; the viewer opens its text. */
function drawNote(doc: EditedDocument, annotation: Kind<'note'>): Drawn {
  const drawn = start(doc, annotation, {
    x: annotation.x,
    y: annotation.y,
    width: NOTE_SIDE,
    height: NOTE_SIDE,
  });
  drawn.canvas.content +=
    `${colorOperator(colorOf(annotation), 'rg')}0.25 0.25 0.25 RG 1 w 1 j\n` +
    '1 6 m 1 19 l 19 19 l 19 6 l 10 6 l 5 1 l 5 6 l h B\n4 15 m 16 15 l 4 12 m 16 12 l 4 9 m 11 9 l S\n';
  return drawn;
}

function drawRectangle(doc: EditedDocument, annotation: Kind<'rectangle'>): Drawn {
  const drawn = start(doc, annotation, annotation);
  const { lineWidth, width, height, fill } = annotation;
  const stroke = Math.min(lineWidth, width, height);
  if (fill) drawn.canvas.content += colorOperator(fill, 'rg');
  drawn.canvas.content += `${colorOperator(colorOf(annotation), 'RG')}${num(stroke)} w\n`;
  const sides = [stroke / 2, stroke / 2, width - stroke, height - stroke].map(num).join(' ');
  drawn.canvas.content += `${sides} re ${fill ? 'B' : 'S'}\n`;
  return drawn;
}

/** Strokes with round ends; one point alone is a dot. */
function drawPaths(
  doc: EditedDocument,
  annotation: Kind<'line'> | Kind<'ink'>,
  paths: Point[][],
  arrow: boolean,
): Drawn {
  const points = paths.flat();
  const margin = annotation.lineWidth * (arrow ? 5 : 1) + 1;
  const left = points.reduce((least, point) => Math.min(least, point.x), Infinity) - margin;
  const bottom = points.reduce((least, point) => Math.min(least, point.y), Infinity) - margin;
  const right = points.reduce((most, point) => Math.max(most, point.x), -Infinity) + margin;
  const top = points.reduce((most, point) => Math.max(most, point.y), -Infinity) + margin;
  const drawn = start(doc, annotation, { x: left, y: bottom, width: right - left, height: top - bottom });
  const place = ({ x, y }: Point) => `${num(x - left)} ${num(y - bottom)}`;
  drawn.canvas.content += `${colorOperator(colorOf(annotation), 'RG')}${num(annotation.lineWidth)} w 1 J 1 j\n`;
  for (const path of paths) {
    const [first, ...rest] = path;
    if (!first) continue;
    const lines = rest.length ? rest : [first];
    drawn.canvas.content += `${place(first)} m\n${lines.map((point) => `${place(point)} l\n`).join('')}S\n`;
  }
  const [from, to] = [points.at(-2), points.at(-1)];
  if (arrow && from && to) drawn.canvas.content += arrowHead(from, to, annotation.lineWidth, place);
  return drawn;
}

function arrowHead(from: Point, to: Point, lineWidth: number, place: (point: Point) => string): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const length = lineWidth * 3 + 1;
  const barb = (turn: number) =>
    place({ x: to.x - length * Math.cos(angle + turn), y: to.y - length * Math.sin(angle + turn) });
  return `${barb(0.5)} m ${place(to)} l ${barb(-0.5)} l S\n`;
}

async function drawStamp(doc: EditedDocument, annotation: Kind<'stamp'>): Promise<Drawn> {
  const drawn = start(doc, annotation, annotation);
  const { width, height } = annotation;
  if (annotation.image) {
    const picture = await embedImage(doc, annotation.image);
    const scale = Math.min(width / picture.width, height / picture.height);
    const [across, up] = [picture.width * scale, picture.height * scale];
    drawForm(drawn.canvas, picture.ref, [across, 0, 0, up, (width - across) / 2, (height - up) / 2]);
    return drawn;
  }
  const line = await shapeLine(annotation.text.replace(/\s+/g, ' '));
  noteMissing(doc, [line]);
  const frame = Math.max(0.5, height / 16);
  const size = Math.min(height * 0.55, line.width ? (width - 6 * frame) / line.width : height);
  const color = colorOf(annotation);
  const sides = [frame, frame, width - 2 * frame, height - 2 * frame].map(num).join(' ');
  drawn.canvas.content += `${colorOperator(color, 'RG')}${colorOperator(color, 'rg')}${num(frame)} w ${sides} re S\n`;
  drawShaped(drawn.canvas, line, size, (width - line.width * size) / 2, (height - size * 0.72) / 2);
  return drawn;
}
