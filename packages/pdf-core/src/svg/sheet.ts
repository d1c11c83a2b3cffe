import { PdfError } from '../errors.ts';
import { num } from '../fonts/draw-line.ts';
import { type FontSet, fontResources } from '../fonts/font-set.ts';
import { deflatedStream } from '../pdf/deflated-stream.ts';
import { addObject } from '../pdf/graph/access.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { makeDict, type Plain } from '../pdf/make-value.ts';
import { type Matrix, invert } from '../pdf/matrix.ts';
import type { PdfDict, PdfRef } from '../pdf/values.ts';
import { type Box, type Path, transformBox } from './path.ts';

/** What is drawn on: a page, or what is put on one as a whole. */
export type Sheet = {
  graph: PdfGraph;
  fonts: FontSet;
  content: string[];
  /** Where something is seen, in the coordinates that the sheet begins with. */
  box: Box;
  states: PdfDict;
  forms: PdfDict;
  patterns: PdfDict;
  hasText: boolean;
  /** Names of states that were used, by what they say. */
  known: Map<string, string>;
  /** Bytes of all sheets of the drawing. */
  written: { bytes: number };
};

/** Content of one drawing. */
const MOST_BYTES = 128 * 1024 * 1024;

export function createSheet(
  { graph, fonts, written }: Pick<Sheet, 'graph' | 'fonts' | 'written'>,
  box: Box,
): Sheet {
  return {
    graph,
    fonts,
    written,
    box,
    content: [],
    states: makeDict({}),
    forms: makeDict({}),
    patterns: makeDict({}),
    hasText: false,
    known: new Map(),
  };
}

export function put(sheet: Sheet, text: string): void {
  sheet.written.bytes += text.length;
  if (sheet.written.bytes > MOST_BYTES) throw new PdfError('document_too_complex');
  sheet.content.push(text);
}

export function resourcesOf({ states, forms, patterns, hasText, fonts }: Sheet): Record<string, Plain> {
  return {
    Font: hasText ? fontResources(fonts) : undefined,
    ExtGState: states.size ? states : undefined,
    XObject: forms.size ? forms : undefined,
    Pattern: patterns.size ? patterns : undefined,
  };
}

/** What is seen on the sheet, where it is transformed by `ctm`. Undefined where nothing can be. */
export function visibleBox(sheet: Sheet, ctm: Matrix): Box | undefined {
  const [a, b, c, d] = ctm;
  if (Math.abs(a * d - b * c) < 1e-12) return undefined;
  return transformBox(sheet.box, invert(ctm));
}

/** A group as a form: it is drawn by itself and put on the page as a whole. */
export function finishGroup(sheet: Sheet, colors: 'DeviceRGB' | 'DeviceGray' = 'DeviceRGB'): PdfRef {
  const group = { Type: 'Group', S: 'Transparency', CS: colors, I: true };
  return addObject(sheet.graph, formOf(sheet, { Group: group }));
}

function formOf(sheet: Sheet, more: Record<string, Plain>) {
  const { left, top, right, bottom } = sheet.box;
  return deflatedStream(Buffer.from(sheet.content.join(''), 'latin1'), {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [left, top, right, bottom],
    Resources: resourcesOf(sheet),
    ...more,
  });
}

/** A sheet as a pattern that repeats. */
export function finishTile(sheet: Sheet, step: { x: number; y: number }, matrix: Matrix): PdfRef {
  const { left, top, right, bottom } = sheet.box;
  const tile = deflatedStream(Buffer.from(sheet.content.join(''), 'latin1'), {
    Type: 'Pattern',
    PatternType: 1,
    PaintType: 1,
    TilingType: 1,
    BBox: [left, top, right, bottom],
    XStep: step.x,
    YStep: step.y,
    Matrix: matrix,
    Resources: resourcesOf(sheet),
  });
  return addObject(sheet.graph, tile);
}

/** Sets a state: opacities, a way of blending, a mask. The same state has one name. */
export function setState(sheet: Sheet, state: Record<string, Plain>, key = JSON.stringify(state)): void {
  let name = sheet.known.get(key);
  if (!name) {
    name = `G${sheet.states.size}`;
    sheet.known.set(key, name);
    sheet.states.set(name, makeDict({ Type: 'ExtGState', ...state }));
  }
  put(sheet, `/${name} gs\n`);
}

export function drawForm(sheet: Sheet, form: PdfRef): void {
  const name = `X${sheet.forms.size}`;
  sheet.forms.set(name, form);
  put(sheet, `/${name} Do\n`);
}

export function addPattern(sheet: Sheet, pattern: PdfRef): string {
  const name = `P${sheet.patterns.size}`;
  sheet.patterns.set(name, pattern);
  return name;
}

export function transformBy(sheet: Sheet, matrix: Matrix): void {
  put(sheet, `${writeMatrix(matrix)} cm\n`);
}

/** Small factors count: drawings of maps have them. */
export function writeMatrix(matrix: Matrix): string {
  return matrix.map(writeNumber).join(' ');
}

/** With as many digits as a number needs, and never an exponent. */
export function writeNumber(value: number): string {
  if (!Number.isFinite(value)) return '0';
  if (Math.abs(value) >= 1 || value === 0) return num(value);
  const digits = value.toFixed(9);
  let end = digits.length;
  while (digits[end - 1] === '0') end--;
  return digits[end - 1] === '.' ? '0' : digits.slice(0, end);
}

const OPERATORS = { M: ' m\n', L: ' l\n', C: ' c\n', Z: 'h\n' };

export function writePath(path: Path): string {
  return path.map(({ kind, at }) => at.map(writeNumber).join(' ') + OPERATORS[kind]).join('');
}
