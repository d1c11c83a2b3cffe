import { drawParts } from '../fonts/draw-line.ts';
import { levelsOf, type ShapedLine, shapeWith } from '../fonts/shape-text.ts';
import { type Matrix, multiply } from '../pdf/matrix.ts';
import { faceOf, isSubstituted } from '../typeset/shape-words.ts';
import { count, type Drawing, type Place } from './drawing.ts';
import type { Painted } from './gradient.ts';
import { inOrder, paintPath, paintWith, setLine, widen } from './paint.ts';
import type { SvgElement } from './parse-svg.ts';
import { type Box, joinBoxes, rectPath, transformBox } from './path.ts';
import { put, transformBy } from './sheet.ts';
import type { Style } from './style.ts';
import { type Letter, lettersOf } from './text-letters.ts';

const SLANT = 0.2;

/** Letters beside one another that look alike, and where they stand. */
type Run = { shaped: ShapedLine; style: Style; x: number; y: number; turn: number; width: number };

export function drawText(drawing: Drawing, place: Place, element: SvgElement): void {
  const runs = layOutText(drawing, place, element);
  const box = boundsOfRuns(runs);
  if (!box) return;
  for (const run of runs) {
    count(drawing);
    if (run.style.isHidden) continue;
    drawRun(drawing, { ...place, style: run.style }, run, box);
  }
}

export function boundsOfText(drawing: Drawing, place: Place, element: SvgElement): Box | undefined {
  return boundsOfRuns(layOutText(drawing, place, element));
}

function boundsOfRuns(runs: Run[]): Box | undefined {
  return runs.reduce<Box | undefined>((box, run) => {
    const { shaped, style, width } = run;
    const own = {
      left: 0,
      top: shaped.descender * style.size,
      right: width,
      bottom: shaped.ascender * style.size,
    };
    return joinBoxes(box, transformBox(own, matrixOf(run)));
  }, undefined);
}

/** Letters stand upright, while drawings count downwards. */
function matrixOf({ x, y, turn }: Run): Matrix {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return multiply([1, 0, 0, -1, 0, 0], [cos, sin, -sin, cos, x, y]);
}

function layOutText(drawing: Drawing, place: Place, element: SvgElement): Run[] {
  const runs: Run[] = [];
  let [x, y] = [0, 0];
  for (const chunk of cutChunks(lettersOf(drawing, place, element))) {
    const [first] = chunk;
    x = first!.x ?? x;
    y = first!.y ?? y;
    const start = x;
    const own: Run[] = [];
    for (const part of cutRuns(chunk)) {
      const [letter] = part;
      const { style, turn, rise } = letter!;
      const shaped = shapeLetters(drawing, part);
      x += letter!.dx;
      y += letter!.dy;
      const width = shaped.width * style.size;
      own.push({ shaped, style, x, y: y - rise + dropOf(style, shaped), turn, width });
      x += width + (style.letterSpacing + (letter!.text === ' ' ? style.wordSpacing : 0));
    }
    const shift = { start: 0, middle: 0.5, end: 1 }[first!.style.anchor] * (x - start);
    for (const run of own) runs.push({ ...run, x: run.x - shift });
    x -= shift;
  }
  return runs;
}

/** A chunk begins where a letter has a place of its own. */
function cutChunks(letters: Letter[]): Letter[][] {
  const chunks: Letter[][] = [];
  for (const letter of letters) {
    if (!chunks.length || letter.x !== undefined || letter.y !== undefined) chunks.push([]);
    chunks.at(-1)!.push(letter);
  }
  return chunks;
}

function cutRuns(letters: Letter[]): Letter[][] {
  const runs: Letter[][] = [];
  for (const letter of letters) {
    const last = runs.at(-1)?.at(-1);
    const { style, dx, dy, turn, rise, text } = letter;
    const stands = dx || dy || turn || style.letterSpacing || (style.wordSpacing && text === ' ');
    const parts = last && (last.turn || (last.style.wordSpacing && last.text === ' '));
    if (!last || stands || parts || last.style !== style || last.rise !== rise) runs.push([]);
    runs.at(-1)!.push(letter);
  }
  return runs;
}

function shapeLetters({ shaper }: Drawing, letters: Letter[]): ShapedLine {
  const text = letters.map((letter) => letter.text).join('');
  const shaped = shapeWith(shaper.fonts.get(faceOf(letters[0]!.style))!, text, levelsOf(text));
  for (const letter of shaped.missing) shaper.missing.add(letter);
  return shaped;
}

/** How far below its place the baseline lies. */
function dropOf({ baseline, size }: Style, { ascender, descender }: ShapedLine): number {
  switch (baseline) {
    case 'middle':
      return 0.27 * size;
    case 'central':
      return ((ascender + descender) / 2) * size;
    case 'hanging':
      return 0.75 * size;
    case 'text-before-edge':
    case 'text-top':
      return ascender * size;
    case 'text-after-edge':
    case 'text-bottom':
    case 'ideographic':
      return descender * size;
    default:
      return 0;
  }
}

function drawRun(drawing: Drawing, place: Place, run: Run, box: Box): void {
  const { sheet, style } = place;
  const { shaped, width } = run;
  const painted: Painted = { box, outer: widen(box, place) };
  const face = faceOf(style);
  const leans = style.isItalic && (style.isMono || isSubstituted(drawing.shaper, shaped, face));
  const matrix = matrixOf(run);
  const write = () => {
    transformBy(sheet, matrix);
    sheet.hasText = true;
    put(sheet, drawParts(sheet.fonts, [shaped], style.size, { x: 0, y: 0, slant: leans ? SLANT : 0 }));
  };
  const line = (height: number) => {
    if (!run.turn)
      paintPath(drawing, place, rectPath(run.x, run.y + height * style.size, width, style.size * 0.06));
  };
  if (style.isUnderlined) line(0.1);
  const fill = () => paintWith(drawing, place, painted, 'fill', write);
  const stroke = () =>
    paintWith(drawing, place, painted, 'stroke', () => {
      setLine(place, width * 8);
      put(sheet, '1 Tr\n');
      write();
    });
  inOrder(place, fill, stroke);
  if (style.isStruck) line(-0.3);
}
