import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject } from '@cantoo/pdf-lib';
import type { FormField } from '../edit/form-fields.ts';
import { textOf } from '../edit/form-fields.ts';
import type { EditedDocument } from '../edit/edited-document.ts';
import type { Matrix } from '../edit/pages.ts';
import { num } from '../fonts/draw-line.ts';
import type { FieldLook } from './field-appearance.ts';

const TURNED: Record<number, Matrix> = {
  0: [1, 0, 0, 1, 0, 0],
  90: [0, 1, -1, 0, 0, 0],
  180: [-1, 0, 0, -1, 0, 0],
  270: [0, -1, 1, 0, 0, 0],
};

/** How an existing widget wants to be drawn: its size, turn, colours, text size and alignment. */
export function lookOfWidget(doc: EditedDocument, field: FormField, widget: PDFDict): FieldLook | undefined {
  const rect = widget.lookup(PDFName.of('Rect'));
  if (!(rect instanceof PDFArray) || rect.size() < 4) return undefined;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect.asArray().map(numberOf);
  const [across, up] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
  if (!(across > 0 && up > 0)) return undefined;
  const looks = widget.lookup(PDFName.of('MK'));
  const entry = (key: string) => (looks instanceof PDFDict ? looks.lookup(PDFName.of(key)) : undefined);
  const turn = (((Math.round(numberOf(entry('R')) / 90) * 90) % 360) + 360) % 360;
  const [width, height] = turn % 180 ? [up, across] : [across, up];
  const style = widget.lookup(PDFName.of('BS'));
  const styled = style instanceof PDFDict ? style.lookup(PDFName.of('W')) : undefined;
  const border = colorOf(entry('BC'), true);
  const align = numberOf(doc.pdf.context.lookup(field.inherited.get('Q')));
  return {
    width,
    height,
    matrix: TURNED[turn] ?? TURNED[0]!,
    background: colorOf(entry('BG'), false),
    border,
    borderWidth: styled ? numberOf(styled) : border ? 1 : 0,
    ...textStyle(doc, field, widget),
    align: align === 1 || align === 2 ? align : 0,
  };
}

/** The size and colour in /DA; its font is not used, since it may lack the letters. */
function textStyle(
  doc: EditedDocument,
  field: FormField,
  widget: PDFDict,
): Pick<FieldLook, 'fontSize' | 'ink'> {
  const form = doc.pdf.context.lookup(doc.pdf.catalog.get(PDFName.of('AcroForm')));
  const general = form instanceof PDFDict ? form.lookup(PDFName.of('DA')) : undefined;
  const own = widget.lookup(PDFName.of('DA')) ?? doc.pdf.context.lookup(field.inherited.get('DA')) ?? general;
  const appearance = textOf(own) ?? '';
  const size = Number(/(?<![\d.])([\d.]{1,20})\s{1,20}Tf/.exec(appearance)?.[1] ?? 0);
  const [, numbers, operator] = /(?<![\d.])((?:[\d.]{1,20}\s{1,20}){1,4})(rg|g|k)\b/.exec(appearance) ?? [];
  const ink =
    numbers && operator
      ? `${numbers.trim().split(/\s+/).map(Number).map(num).join(' ')} ${operator}\n`
      : '0 g\n';
  return { fontSize: size > 0 && size < 1000 ? size : 0, ink };
}

function colorOf(value: PDFObject | undefined, stroke: boolean): string {
  if (!(value instanceof PDFArray)) return '';
  const operator = { 1: 'g', 3: 'rg', 4: 'k' }[value.size()];
  if (!operator) return '';
  return `${value.asArray().map(numberOf).map(num).join(' ')} ${stroke ? operator.toUpperCase() : operator}\n`;
}

function numberOf(value: PDFObject | undefined): number {
  return value instanceof PDFNumber && Number.isFinite(value.asNumber()) ? value.asNumber() : 0;
}
