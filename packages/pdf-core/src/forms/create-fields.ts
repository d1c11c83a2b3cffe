import { addAnnotation, pageRect, type SeenBox, uprightMatrix } from '../edit/annotations.ts';
import { type Canvas, drawShaped, finishCanvas, shapeLines } from '../edit/canvas.ts';
import { addField, formOf } from '../edit/form-fields.ts';
import { dictAt } from '../edit/open-document.ts';
import type { EditedDocument } from '../edit/edited-document.ts';
import { frameOf } from '../edit/pages.ts';
import { addObject } from '../pdf/graph/access.ts';
import type { Page } from '../pdf/graph/pages.ts';
import { asciiString, makeDict, makeValue, type Plain, textString } from '../pdf/make-value.ts';
import { isDict, PdfName, type PdfDict, type PdfRef } from '../pdf/values.ts';
import type { NewField } from '../tools/create-form/options.ts';
import {
  drawBox,
  drawCheckbox,
  drawRadio,
  drawTextField,
  type FieldLook,
  plainLook,
} from './field-appearance.ts';

const FLAG = {
  required: 2,
  multiline: 1 << 12,
  noToggleToOff: 1 << 14,
  radio: 1 << 15,
  pushButton: 1 << 16,
  combo: 1 << 17,
};
const PRINT = 4;
/** Taller text fields take several lines. */
const TALL = 40;
const DEFAULT_APPEARANCE = '/Helv 0 Tf 0 g';
/** What viewers run to keep a date a date; the words are ours, never a member's. */
const DATE_FORMAT = 'yyyy-mm-dd';

/** Adds one field with what shows it, and draws its label on the page's canvas. */
export async function createField(
  doc: EditedDocument,
  page: Page,
  canvas: Canvas,
  field: NewField,
): Promise<void> {
  const dict = makeDict({ T: textString(field.name), TU: textString(field.label || field.name) });
  setFlags(dict, field.required ? FLAG.required : 0);
  const make: Record<NewField['type'], () => Promise<void> | void> = {
    text: () => addTextField(doc, page, dict, field, field.height >= TALL),
    date: () => addDateField(doc, page, dict, field),
    dropdown: () => addDropdown(doc, page, dict, field),
    checkbox: () => addCheckbox(doc, page, dict, field),
    radio: () => addRadio(doc, page, canvas, dict, field),
    button: () => addButton(doc, page, dict, field),
    signature: () => addSignaturePlace(doc, page, dict, field),
  };
  await make[field.type]();
  if (field.type !== 'button') await drawLabel(canvas, field);
}

/** What all fields of a form share: the fonts viewers type with. */
export function prepareForm(doc: EditedDocument): void {
  const form = formOf(doc);
  const resources = dictAt(doc, form, undefined, 'DR');
  const fonts = dictAt(doc, resources, undefined, 'Font');
  for (const [name, BaseFont] of [
    ['Helv', 'Helvetica'],
    ['ZaDb', 'ZapfDingbats'],
  ] as const) {
    if (fonts.has(name)) continue;
    const encoding = name === 'Helv' ? { Encoding: 'WinAnsiEncoding' } : {};
    const font = makeDict({ Type: 'Font', Subtype: 'Type1', BaseFont, ...encoding });
    fonts.set(name, addObject(doc.graph, font));
  }
  if (!form.has('DA')) form.set('DA', asciiString(DEFAULT_APPEARANCE));
  form.set('NeedAppearances', false);
}

function setFlags(dict: PdfDict, flags: number): void {
  const now = dict.get('Ff');
  const value = (typeof now === 'number' ? now : 0) | flags;
  if (value) dict.set('Ff', value);
}

function lookOf(page: Page, box: SeenBox): FieldLook {
  return { ...plainLook, width: box.width, height: box.height, matrix: uprightMatrix(frameOf(page)) };
}

/** Makes `dict` something that is seen and printed in its box. */
function asWidget(
  page: Page,
  dict: PdfDict,
  box: SeenBox,
  appearance: PdfRef | Record<string, PdfRef>,
): void {
  const frame = frameOf(page);
  const entries: Record<string, Plain> = {
    Type: 'Annot',
    Subtype: 'Widget',
    F: PRINT,
    Rect: pageRect(frame, box),
    AP: { N: appearance },
  };
  for (const [key, value] of Object.entries(entries)) dict.set(key, makeValue(value));
  const looks = { BC: [0.357, 0.392, 0.459], BG: [1], ...(frame.rotation ? { R: frame.rotation } : {}) };
  dict.set('MK', makeDict(looks));
}

async function addTextField(
  doc: EditedDocument,
  page: Page,
  dict: PdfDict,
  field: NewField,
  multiline: boolean,
): Promise<void> {
  const text = String(field.default ?? '');
  dict.set('FT', new PdfName('Tx'));
  dict.set('DA', asciiString(DEFAULT_APPEARANCE));
  setFlags(dict, multiline ? FLAG.multiline : 0);
  if (text) setValue(dict, text);
  asWidget(page, dict, field, await drawTextField(doc, lookOf(page, field), text, multiline));
  addField(doc, addAnnotation(doc, page, dict));
}

function setValue(dict: PdfDict, text: string): void {
  dict.set('V', textString(text));
  dict.set('DV', textString(text));
}

const script = (name: string) => ({ S: 'JavaScript', JS: textString(`${name}("${DATE_FORMAT}");`) });

async function addDateField(doc: EditedDocument, page: Page, dict: PdfDict, field: NewField): Promise<void> {
  dict.set('AA', makeDict({ F: script('AFDate_FormatEx'), K: script('AFDate_KeystrokeEx') }));
  await addTextField(doc, page, dict, field, false);
}

async function addDropdown(doc: EditedDocument, page: Page, dict: PdfDict, field: NewField): Promise<void> {
  const text = field.options.find((option) => option === field.default) ?? '';
  dict.set('FT', new PdfName('Ch'));
  dict.set('DA', asciiString(DEFAULT_APPEARANCE));
  dict.set('Opt', field.options.map(textString));
  setFlags(dict, FLAG.combo);
  if (text) setValue(dict, text);
  asWidget(page, dict, field, await drawTextField(doc, lookOf(page, field), text, false));
  addField(doc, addAnnotation(doc, page, dict));
}

function addCheckbox(doc: EditedDocument, page: Page, dict: PdfDict, field: NewField): void {
  const on = field.default === true || field.default === 'true';
  const box = squareOf(field);
  const look = lookOf(page, box);
  asWidget(page, dict, box, { Yes: drawCheckbox(doc, look, true), Off: drawCheckbox(doc, look, false) });
  dict.set('FT', new PdfName('Btn'));
  for (const key of ['V', 'DV', 'AS']) dict.set(key, new PdfName(on ? 'Yes' : 'Off'));
  addField(doc, addAnnotation(doc, page, dict));
}

function squareOf({ x, y, width, height }: SeenBox): SeenBox {
  const side = Math.min(width, height);
  return { x, y: y + (height - side) / 2, width: side, height: side };
}

/** One button an option, from the top down. States are numbered; their words stand in /Opt, where any text may. */
async function addRadio(
  doc: EditedDocument,
  page: Page,
  canvas: Canvas,
  dict: PdfDict,
  field: NewField,
): Promise<void> {
  const chosen = field.options.indexOf(String(field.default ?? ''));
  dict.set('FT', new PdfName('Btn'));
  setFlags(dict, FLAG.radio | FLAG.noToggleToOff);
  dict.set('Opt', field.options.map(textString));
  if (chosen >= 0) for (const key of ['V', 'DV']) dict.set(key, new PdfName(String(chosen)));
  const parent = addObject(doc.graph, dict);
  const row = field.height / field.options.length;
  const side = Math.min(row * 0.85, 16);
  const kids: PdfRef[] = [];
  for (const [index, option] of field.options.entries()) {
    const bottom = field.y + field.height - (index + 1) * row + (row - side) / 2;
    const box = { x: field.x, y: bottom, width: side, height: side };
    const look = lookOf(page, box);
    const kid = makeDict({ Parent: parent, AS: index === chosen ? String(index) : 'Off' });
    asWidget(page, kid, box, { [index]: drawRadio(doc, look, true), Off: drawRadio(doc, look, false) });
    kids.push(addAnnotation(doc, page, kid));
    await drawWords(canvas, option, field.x + side + 5, bottom + side / 2 - 3.5, 10);
  }
  dict.set('Kids', kids);
  addField(doc, parent);
}

async function addButton(doc: EditedDocument, page: Page, dict: PdfDict, field: NewField): Promise<void> {
  const caption = field.label || String(field.default ?? '') || field.name;
  const look: FieldLook = { ...lookOf(page, field), background: '0.9 0.91 0.93 rg\n', align: 1 };
  dict.set('FT', new PdfName('Btn'));
  dict.set('DA', asciiString(DEFAULT_APPEARANCE));
  setFlags(dict, FLAG.pushButton);
  asWidget(page, dict, field, await drawTextField(doc, look, caption, false));
  const looks = dict.get('MK');
  if (isDict(looks)) looks.set('CA', textString(caption));
  addField(doc, addAnnotation(doc, page, dict));
}

function addSignaturePlace(doc: EditedDocument, page: Page, dict: PdfDict, field: NewField): void {
  const look = lookOf(page, field);
  dict.set('FT', new PdfName('Sig'));
  asWidget(page, dict, field, finishCanvas(drawBox(doc, look), look.matrix));
  addField(doc, addAnnotation(doc, page, dict));
}

/** Beside a checkbox, above all others. */
async function drawLabel(canvas: Canvas, field: NewField): Promise<void> {
  if (!field.label) return;
  if (field.type === 'checkbox') {
    const box = squareOf(field);
    await drawWords(canvas, field.label, box.x + box.width + 6, box.y + box.height / 2 - 3.5, 10);
  } else await drawWords(canvas, field.label, field.x, field.y + field.height + 4, 9);
}

async function drawWords(canvas: Canvas, text: string, x: number, y: number, size: number): Promise<void> {
  const [line] = await shapeLines(canvas.doc, text.replace(/\s+/g, ' '));
  if (line) drawShaped(canvas, line, size, x, y);
}
