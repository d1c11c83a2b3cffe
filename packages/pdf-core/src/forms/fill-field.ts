import type { FormField } from '../edit/form-fields.ts';
import { touch } from '../edit/open-document.ts';
import type { EditedDocument } from '../edit/edited-document.ts';
import { PdfError } from '../errors.ts';
import { lookupDict, resolve } from '../pdf/graph/access.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { makeDict, type Plain, textString } from '../pdf/make-value.ts';
import { textOf } from '../pdf/text.ts';
import { PdfName, type PdfDict } from '../pdf/values.ts';
import { drawCheckbox, drawListField, drawRadio, drawTextField } from './field-appearance.ts';
import { lookOfWidget } from './widget-look.ts';

export type FieldValue = string | boolean | string[];

const FLAG = {
  multiline: 1 << 12,
  password: 1 << 13,
  radio: 1 << 15,
  pushButton: 1 << 16,
  combo: 1 << 17,
  edit: 1 << 18,
  multiSelect: 1 << 21,
  comb: 1 << 24,
};

/** Puts a value into a field and draws it anew wherever the field is shown. */
export async function fillField(doc: EditedDocument, field: FormField, value: FieldValue): Promise<void> {
  if (field.type === 'Tx') await fillText(doc, field, value);
  else if (field.type === 'Ch') await fillChoice(doc, field, value);
  else if (field.type === 'Btn' && !(field.flags & FLAG.pushButton)) fillButton(doc, field, value);
  else
    throw new PdfError(field.type === 'Sig' ? 'field_is_signature' : 'field_is_button', {
      field: field.name,
    });
  touch(doc, field.ref);
}

function refuse(
  field: FormField,
  reason: 'field_takes_text' | 'field_takes_option' | 'field_takes_one_option' | 'field_takes_one_value',
): never {
  throw new PdfError(reason, { field: field.name });
}

function refuseOption(field: FormField, option: string): never {
  throw new PdfError('field_option_missing', { field: field.name, option });
}

async function fillText(doc: EditedDocument, field: FormField, value: FieldValue): Promise<void> {
  if (typeof value !== 'string') refuse(field, 'field_takes_text');
  const longest = longestOf(doc, field) ?? Infinity;
  if ([...value].length > longest)
    throw new PdfError('field_text_too_long', { field: field.name, limit: longest });
  field.dict.set('V', textString(value));
  await drawText(doc, field, value);
}

/** The most letters that a field takes, where it says so. */
export function longestOf(doc: EditedDocument, field: FormField): number | undefined {
  const most = resolve(doc.graph, field.inherited.get('MaxLen'));
  return typeof most === 'number' ? most : undefined;
}

/** Draws the text a field holds on each of its widgets. */
export async function drawText(doc: EditedDocument, field: FormField, value: string): Promise<void> {
  const comb = field.flags & FLAG.comb ? (longestOf(doc, field) ?? 0) : 0;
  const shown = field.flags & FLAG.password ? '•'.repeat([...value].length) : value;
  for (const widget of field.widgets) {
    const look = lookOfWidget(doc, field, widget.dict);
    if (!look) continue;
    const multiline = field.type === 'Tx' && Boolean(field.flags & FLAG.multiline);
    setAppearance(doc, widget, await drawTextField(doc, look, shown, multiline, Math.min(comb, 500)));
  }
}

function setAppearance(doc: EditedDocument, widget: FormField['widgets'][number], appearance: Plain): void {
  widget.dict.set('AP', makeDict({ N: appearance }));
  touch(doc, widget.ref);
}

type Option = { value: string; shown: string };

export function optionsOf(doc: EditedDocument, field: FormField): Option[] {
  const { graph } = doc;
  const list = resolve(graph, field.inherited.get('Opt'));
  if (!Array.isArray(list)) return [];
  return list.map((entry) => {
    const item = resolve(graph, entry);
    if (!Array.isArray(item)) return { value: textOf(item) ?? '', shown: textOf(item) ?? '' };
    const value = textOf(resolve(graph, item[0])) ?? '';
    return { value, shown: textOf(resolve(graph, item[1])) ?? value };
  });
}

async function fillChoice(doc: EditedDocument, field: FormField, value: FieldValue): Promise<void> {
  if (typeof value === 'boolean') refuse(field, 'field_takes_option');
  const wanted = typeof value === 'string' ? [value] : value;
  if (wanted.length > 1 && !(field.flags & FLAG.multiSelect)) refuse(field, 'field_takes_one_option');
  const options = optionsOf(doc, field);
  const chosen = wanted.map((text) => {
    const option = options.find((one) => one.value === text) ?? options.find((one) => one.shown === text);
    if (option || field.flags & FLAG.edit || text === '') return option ?? { value: text, shown: text };
    return refuseOption(field, text);
  });
  const strings = chosen.map((option) => textString(option.value));
  field.dict.set('V', strings.length === 1 ? strings[0]! : strings);
  const places = chosen.map((option) => options.indexOf(option)).filter((place) => place >= 0);
  field.dict.set('I', places.length ? places.toSorted((a, b) => a - b) : null);
  if (field.flags & FLAG.combo) return drawText(doc, field, chosen[0]?.shown ?? '');
  for (const widget of field.widgets) {
    const look = lookOfWidget(doc, field, widget.dict);
    const shown = new Set(chosen.map((option) => option.shown));
    if (look)
      setAppearance(
        doc,
        widget,
        await drawListField(
          doc,
          look,
          options.map((option) => option.shown),
          shown,
        ),
      );
  }
}

/** The name of the state in which a widget is on. */
export function onStateOf(graph: PdfGraph, widget: PdfDict): string | undefined {
  const normal = lookupDict(graph, lookupDict(graph, widget, 'AP'), 'N');
  return normal?.keys().find((key) => key !== 'Off');
}

function fillButton(doc: EditedDocument, field: FormField, value: FieldValue): void {
  if (Array.isArray(value)) refuse(field, 'field_takes_one_value');
  const states = field.widgets.map((widget) => onStateOf(doc.graph, widget.dict) ?? 'Yes');
  const words = optionsOf(doc, field).map((option) => option.shown);
  const on = chosenState(field, value, states, words);
  const state = on === undefined ? 'Off' : states[on]!;
  field.dict.set('V', new PdfName(state));
  field.widgets.forEach((widget, index) => {
    if (onStateOf(doc.graph, widget.dict) === undefined) drawStates(doc, field, widget, states[index]!);
    const shown = states[index] === state ? state : 'Off';
    widget.dict.set('AS', new PdfName(shown));
    touch(doc, widget.ref);
  });
}

/** Which widget is switched on: named by its state, its words or `true`. */
function chosenState(
  field: FormField,
  value: string | boolean,
  states: string[],
  words: string[],
): number | undefined {
  if (value === false || value === '' || value === 'Off') return undefined;
  const isRadio = Boolean(field.flags & FLAG.radio);
  if (value === true) return isRadio ? refuse(field, 'field_takes_option') : 0;
  const byWords = words.indexOf(value);
  const index = byWords >= 0 ? byWords : states.indexOf(value);
  if (index >= 0) return index;
  if (!isRadio && /^(true|yes|on|1)$/i.test(value)) return 0;
  if (!isRadio && /^(false|no|0)$/i.test(value)) return undefined;
  return refuseOption(field, value);
}

function drawStates(
  doc: EditedDocument,
  field: FormField,
  widget: FormField['widgets'][number],
  state: string,
): void {
  const look = lookOfWidget(doc, field, widget.dict);
  if (!look) return;
  const draw = field.flags & FLAG.radio ? drawRadio : drawCheckbox;
  setAppearance(doc, widget, { [state]: draw(doc, look, true), Off: draw(doc, look, false) });
}
