import { PDFArray, PDFDict, PDFName, PDFNull, PDFNumber, type PDFObject } from '@cantoo/pdf-lib';
import { type FormField, textOf, textString } from '../edit/form-fields.ts';
import { touch } from '../edit/open-document.ts';
import type { EditedDocument } from '../edit/edited-document.ts';
import { PdfError } from '../errors.ts';
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
  const most = doc.pdf.context.lookup(field.inherited.get('MaxLen'));
  const longest = most instanceof PDFNumber ? most.asNumber() : Infinity;
  if ([...value].length > longest)
    throw new PdfError('field_text_too_long', { field: field.name, limit: longest });
  field.dict.set(PDFName.of('V'), textString(value));
  await drawText(doc, field, value);
}

/** Draws the text a field holds on each of its widgets. */
export async function drawText(doc: EditedDocument, field: FormField, value: string): Promise<void> {
  const most = doc.pdf.context.lookup(field.inherited.get('MaxLen'));
  const comb = field.flags & FLAG.comb && most instanceof PDFNumber ? most.asNumber() : 0;
  const shown = field.flags & FLAG.password ? '•'.repeat([...value].length) : value;
  for (const widget of field.widgets) {
    const look = lookOfWidget(doc, field, widget.dict);
    if (!look) continue;
    const multiline = field.type === 'Tx' && Boolean(field.flags & FLAG.multiline);
    setAppearance(doc, widget, await drawTextField(doc, look, shown, multiline, Math.min(comb, 500)));
  }
}

function setAppearance(
  doc: EditedDocument,
  widget: FormField['widgets'][number],
  appearance: PDFObject,
): void {
  widget.dict.set(PDFName.of('AP'), doc.pdf.context.obj({ N: appearance } as never));
  touch(doc, widget.ref);
}

type Option = { value: string; shown: string };

export function optionsOf(doc: EditedDocument, field: FormField): Option[] {
  const list = doc.pdf.context.lookup(field.inherited.get('Opt'));
  if (!(list instanceof PDFArray)) return [];
  return list.asArray().map((entry) => {
    const item = doc.pdf.context.lookup(entry);
    if (!(item instanceof PDFArray)) return { value: textOf(item) ?? '', shown: textOf(item) ?? '' };
    const value = textOf(item.lookup(0)) ?? '';
    return { value, shown: (item.size() > 1 ? textOf(item.lookup(1)) : undefined) ?? value };
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
  field.dict.set(PDFName.of('V'), strings.length === 1 ? strings[0]! : doc.pdf.context.obj(strings));
  const places = chosen.map((option) => options.indexOf(option)).filter((place) => place >= 0);
  field.dict.set(
    PDFName.of('I'),
    places.length ? doc.pdf.context.obj(places.sort((a, b) => a - b)) : PDFNull,
  );
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
export function onStateOf(widget: PDFDict): string | undefined {
  const appearances = widget.lookup(PDFName.of('AP'));
  const normal = appearances instanceof PDFDict ? appearances.lookup(PDFName.of('N')) : undefined;
  if (!(normal instanceof PDFDict)) return undefined;
  return normal
    .keys()
    .find((key) => key !== PDFName.of('Off'))
    ?.decodeText();
}

function fillButton(doc: EditedDocument, field: FormField, value: FieldValue): void {
  if (Array.isArray(value)) refuse(field, 'field_takes_one_value');
  const states = field.widgets.map((widget) => onStateOf(widget.dict) ?? 'Yes');
  const words = optionsOf(doc, field).map((option) => option.shown);
  const on = chosenState(field, value, states, words);
  const state = on === undefined ? 'Off' : states[on]!;
  field.dict.set(PDFName.of('V'), PDFName.of(encodeName(state)));
  field.widgets.forEach((widget, index) => {
    if (onStateOf(widget.dict) === undefined) drawStates(doc, field, widget, states[index]!);
    const shown = states[index] === state ? state : 'Off';
    widget.dict.set(PDFName.of('AS'), PDFName.of(encodeName(shown)));
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
  const states = doc.pdf.context.obj({}) as PDFDict;
  states.set(PDFName.of(encodeName(state)), draw(doc, look, true));
  states.set(PDFName.of('Off'), draw(doc, look, false));
  setAppearance(doc, widget, states);
}

/** Names are given with `#` as their escape sign. */
function encodeName(name: string): string {
  return name.replace(/#/g, '#23');
}
