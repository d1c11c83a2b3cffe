import type { EditedDocument } from '../../edit/edited-document.ts';
import { type FormField, listFields } from '../../edit/form-fields.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { openDocument } from '../../edit/open-document.ts';
import { listTabOrders } from '../../edit/tab-order.ts';
import { findWidgetPages, placeOf } from '../../edit/widget-places.ts';
import { longestOf, onStateOf, optionsOf } from '../../forms/fill-field.ts';
import { lookup, resolve } from '../../pdf/graph/access.ts';
import { textOf } from '../../pdf/text.ts';
import { nameOf } from '../../pdf/values.ts';
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
  const pageOf = findWidgetPages(doc);
  const tabs = new Map(
    listTabOrders(doc).flatMap((order) => order.map((object, index) => [object, index + 1] as const)),
  );
  const placesOf = ({ widgets }: FormField) =>
    widgets.flatMap((widget) => {
      const place = placeOf(doc, widget, pageOf);
      const object = widget.ref.number;
      return place ? [{ ...place, object, tab: tabs.get(object) ?? 0 }] : [];
    });
  return {
    files: [],
    report: { fields: listFields(doc).map((field) => describe(doc, field, placesOf(field))) },
  };
};

function describe(doc: EditedDocument, field: FormField, places: FieldReport['places']): FieldReport {
  const most = longestOf(doc, field);
  const label = textOf(lookup(doc.graph, field.dict, 'TU'));
  const type = typeOf(field);
  const states = field.widgets.map((widget) => onStateOf(doc.graph, widget.dict) ?? 'Yes');
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
    ...(most === undefined ? {} : { maxLength: most }),
    places,
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
  const value = resolve(doc.graph, field.inherited.get('V'));
  const state = nameOf(value) ?? 'Off';
  if (type === 'checkbox') return state !== 'Off';
  if (type === 'radio') return state === 'Off' ? '' : (words[states.indexOf(state)] ?? state);
  if (Array.isArray(value)) return value.map((one) => textOf(resolve(doc.graph, one)) ?? '');
  return textOf(value) ?? '';
}
