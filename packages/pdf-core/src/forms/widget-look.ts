import type { FormField } from '../edit/form-fields.ts';
import type { EditedDocument } from '../edit/edited-document.ts';
import type { Matrix } from '../pdf/matrix.ts';
import { num } from '../fonts/draw-line.ts';
import { lookup, lookupArray, lookupDict, resolve } from '../pdf/graph/access.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { textOf } from '../pdf/text.ts';
import type { PdfDict, PdfValue } from '../pdf/values.ts';
import type { FieldLook } from './field-appearance.ts';

const TURNED: Record<number, Matrix> = {
  0: [1, 0, 0, 1, 0, 0],
  90: [0, 1, -1, 0, 0, 0],
  180: [-1, 0, 0, -1, 0, 0],
  270: [0, -1, 1, 0, 0, 0],
};

/** How an existing widget wants to be drawn: its size, turn, colours, text size and alignment. */
export function lookOfWidget(doc: EditedDocument, field: FormField, widget: PdfDict): FieldLook | undefined {
  const { graph } = doc;
  const rect = lookupArray(graph, widget, 'Rect') ?? [];
  if (rect.length < 4) return undefined;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect.map((side) => numberOf(graph, side));
  const [across, up] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
  if (!(across > 0 && up > 0)) return undefined;
  const looks = lookupDict(graph, widget, 'MK');
  const turn = (((Math.round(numberOf(graph, looks?.get('R')) / 90) * 90) % 360) + 360) % 360;
  const [width, height] = turn % 180 ? [up, across] : [across, up];
  const styled = lookup(graph, lookupDict(graph, widget, 'BS'), 'W');
  const border = colorOf(graph, looks, 'BC');
  const align = numberOf(graph, field.inherited.get('Q'));
  return {
    width,
    height,
    matrix: TURNED[turn] ?? TURNED[0]!,
    background: colorOf(graph, looks, 'BG'),
    border,
    borderWidth: styled === null ? (border ? 1 : 0) : numberOf(graph, styled),
    ...textStyle(doc, field, widget),
    align: align === 1 || align === 2 ? align : 0,
  };
}

/** The size and colour in /DA; its font is not used, since it may lack the letters. */
function textStyle(
  doc: EditedDocument,
  field: FormField,
  widget: PdfDict,
): Pick<FieldLook, 'fontSize' | 'ink'> {
  const { graph, catalog } = doc;
  const general = lookup(graph, lookupDict(graph, catalog, 'AcroForm'), 'DA');
  const own = lookup(graph, widget, 'DA') ?? resolve(graph, field.inherited.get('DA')) ?? general;
  const appearance = textOf(own) ?? '';
  const size = Number(/(?<![\d.])([\d.]{1,20})\s{1,20}Tf/.exec(appearance)?.[1] ?? 0);
  const [, numbers, operator] = /(?<![\d.])((?:[\d.]{1,20}\s{1,20}){1,4})(rg|g|k)\b/.exec(appearance) ?? [];
  const ink =
    numbers && operator
      ? `${numbers.trim().split(/\s+/).map(Number).map(num).join(' ')} ${operator}\n`
      : '0 g\n';
  return { fontSize: size > 0 && size < 1000 ? size : 0, ink };
}

/** The colour of a border strokes, that of a background fills. */
function colorOf(graph: PdfGraph, looks: PdfDict | undefined, key: 'BC' | 'BG'): string {
  const parts = lookupArray(graph, looks, key) ?? [];
  const operator = { 1: 'g', 3: 'rg', 4: 'k' }[parts.length];
  if (!operator) return '';
  const numbers = parts.map((part) => num(numberOf(graph, part)));
  return `${numbers.join(' ')} ${key === 'BC' ? operator.toUpperCase() : operator}\n`;
}

function numberOf(graph: PdfGraph, value: PdfValue | undefined): number {
  const number = resolve(graph, value);
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
}
