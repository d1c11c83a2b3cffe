import { PDFArray, PDFName, PDFNumber, type PDFObject } from '@cantoo/pdf-lib';
import { seenBox } from '../../edit/annotations.ts';
import type { EditedDocument } from '../../edit/edited-document.ts';
import { type FormField, listFields, textOf } from '../../edit/form-fields.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { openDocument } from '../../edit/open-document.ts';
import { frameOf } from '../../edit/pages.ts';
import { onStateOf, optionsOf } from '../../forms/fill-field.ts';
import type { Tool } from '../../tool.ts';
import type { FormFieldsOptions } from './options.ts';
import type { FieldReport } from './report.ts';

const FLAG = { readOnly: 1, required: 2, multiline: 1 << 12, radio: 1 << 15, push: 1 << 16, combo: 1 << 17 };

/** What a form asks for. */
export const formFields: Tool<FormFieldsOptions, { fields: FieldReport[] }> = async (
  inputs,
  { password },
) => {
  const doc = await openDocument(onlyInput(inputs).bytes, { password });
  const pageOf = findPages(doc);
  return { files: [], report: { fields: listFields(doc).map((field) => describe(doc, field, pageOf)) } };
};

/** By widget, because the page entry of a widget is often missing. */
function findPages(doc: EditedDocument): Map<PDFObject, number> {
  const pages = new Map<PDFObject, number>();
  for (const [index, page] of doc.pages.entries()) {
    const list = doc.pdf.context.lookup(page.dict.get(PDFName.of('Annots')));
    if (list instanceof PDFArray) for (const ref of list.asArray()) pages.set(ref, index);
  }
  return pages;
}

function describe(doc: EditedDocument, field: FormField, pageOf: Map<PDFObject, number>): FieldReport {
  const most = doc.pdf.context.lookup(field.inherited.get('MaxLen'));
  const label = textOf(field.dict.lookup(PDFName.of('TU')));
  const type = typeOf(field);
  const states = field.widgets.map((widget) => onStateOf(widget.dict) ?? 'Yes');
  const words = optionsOf(doc, field).map(({ shown }) => shown);
  return {
    name: field.name,
    ...(label ? { label } : {}),
    type,
    value: valueOf(doc, field, type, states, words),
    options: type === 'radio' && !words.length ? states : words,
    required: Boolean(field.flags & FLAG.required),
    readOnly: Boolean(field.flags & FLAG.readOnly),
    multiline: type === 'text' && Boolean(field.flags & FLAG.multiline),
    ...(most instanceof PDFNumber ? { maxLength: most.asNumber() } : {}),
    places: field.widgets.flatMap(({ ref, dict }) => {
      const page = pageOf.get(ref);
      const box = page === undefined ? undefined : boxOf(doc, page, dict.lookup(PDFName.of('Rect')));
      return box ? [box] : [];
    }),
  };
}

function typeOf({ type, flags }: FormField): FieldReport['type'] {
  if (type === 'Tx') return 'text';
  if (type === 'Sig') return 'signature';
  if (type === 'Ch') return flags & FLAG.combo ? 'dropdown' : 'list';
  if (type !== 'Btn') return 'unknown';
  if (flags & FLAG.push) return 'button';
  return flags & FLAG.radio ? 'radio' : 'checkbox';
}

function valueOf(
  doc: EditedDocument,
  field: FormField,
  type: FieldReport['type'],
  states: string[],
  words: string[],
): FieldReport['value'] {
  const value = doc.pdf.context.lookup(field.inherited.get('V'));
  const state = value instanceof PDFName ? value.decodeText() : 'Off';
  if (type === 'checkbox') return state !== 'Off';
  if (type === 'radio') return state === 'Off' ? '' : (words[states.indexOf(state)] ?? state);
  if (value instanceof PDFArray)
    return value.asArray().map((one) => textOf(doc.pdf.context.lookup(one)) ?? '');
  return textOf(value) ?? '';
}

function boxOf(doc: EditedDocument, page: number, rect: PDFObject | undefined) {
  if (!(rect instanceof PDFArray) || rect.size() < 4) return undefined;
  const sides = [0, 1, 2, 3].map((index) => rect.lookup(index));
  const numbers = sides.flatMap((side) => (side instanceof PDFNumber ? [side.asNumber()] : []));
  const [x1, y1, x2, y2] = numbers;
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return undefined;
  return { page: page + 1, ...seenBox(frameOf(doc.pages[page]!), [x1, y1, x2, y2]) };
}
