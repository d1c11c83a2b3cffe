import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { createCanvas, drawForm, finishCanvas } from '../edit/canvas.ts';
import { drawOnPage } from '../edit/draw-on-page.ts';
import { type FormField, listFields, textOf } from '../edit/form-fields.ts';
import { catalogRef, touch } from '../edit/open-document.ts';
import type { EditedDocument } from '../edit/edited-document.ts';
import { frameOf, type Matrix, type PagePlace } from '../edit/pages.ts';
import { num } from '../fonts/draw-line.ts';
import { drawText } from './fill-field.ts';

export type FlattenPlan = { forms: boolean; annotations: boolean };

const HIDDEN_OR_NO_VIEW = 2 | 32;
/** What is not drawn on the page: links do something, popups belong to notes, and a file would be gone with its note. */
const KEPT = new Set(['Link', 'Popup', 'Widget', 'FileAttachment']);

/** Draws fields and notes into the pages, where they can no longer be changed. Returns their number. */
export async function flattenDocument(doc: EditedDocument, plan: FlattenPlan): Promise<number> {
  const fields = plan.forms ? listFields(doc) : [];
  const form = doc.pdf.context.lookup(doc.pdf.catalog.get(PDFName.of('AcroForm')));
  const stale = form instanceof PDFDict && form.lookup(PDFName.of('NeedAppearances')) === PDFBool.True;
  for (const field of fields) await drawMissing(doc, field, stale);
  let flattened = 0;
  for (const page of doc.pages) flattened += flattenPage(doc, page, plan);
  if (plan.forms && doc.pdf.catalog.has(PDFName.of('AcroForm'))) {
    doc.pdf.catalog.delete(PDFName.of('AcroForm'));
    touch(doc, catalogRef(doc));
  }
  return flattened;
}

/** A field that leaves its drawing to the viewer would vanish; so would values in a form whose drawings are `stale`. */
async function drawMissing(doc: EditedDocument, field: FormField, stale: boolean): Promise<void> {
  const bare = stale || field.widgets.some((widget) => !widget.dict.has(PDFName.of('AP')));
  if (!bare || (field.type !== 'Tx' && field.type !== 'Ch')) return;
  const value = textOf(doc.pdf.context.lookup(field.inherited.get('V')));
  if (value) await drawText(doc, field, value);
}

function flattenPage(doc: EditedDocument, page: PagePlace, plan: FlattenPlan): number {
  const list = page.dict.lookup(PDFName.of('Annots'));
  if (!(list instanceof PDFArray)) return 0;
  const frame = frameOf(page);
  const canvas = createCanvas(doc, frame.width, frame.height);
  const kept: PDFObject[] = [];
  for (const entry of list.asArray()) {
    const annotation = doc.pdf.context.lookup(entry);
    if (!(annotation instanceof PDFDict) || !isWanted(annotation, plan)) {
      kept.push(entry);
      continue;
    }
    const appearance = normalAppearance(doc, annotation);
    const placed = appearance && placeAppearance(annotation, appearance.stream);
    if (placed && appearance) drawForm(canvas, appearance.ref, placed);
    // A note that no viewer draws in the same way stays a note.
    else if (nameAt(annotation, 'Subtype') !== 'Widget' && !isHidden(annotation)) kept.push(entry);
  }
  const flattened = list.size() - kept.length;
  if (!flattened) return 0;
  if (kept.length) page.dict.set(PDFName.of('Annots'), doc.pdf.context.obj(kept as never));
  else page.dict.delete(PDFName.of('Annots'));
  touch(doc, page.ref);
  if (canvas.content) {
    canvas.content = `${invert(frame.toPage).map(num).join(' ')} cm\n${canvas.content}`;
    drawOnPage(doc, page, finishCanvas(canvas, frame.toPage));
  }
  return flattened;
}

function isWanted(annotation: PDFDict, { forms, annotations }: FlattenPlan): boolean {
  const subtype = nameAt(annotation, 'Subtype');
  if (subtype === 'Widget') return forms;
  // A file that belongs to a note belongs to nothing without it.
  return annotations && !KEPT.has(subtype) && !annotation.has(PDFName.of('AF'));
}

function isHidden(annotation: PDFDict): boolean {
  const flags = annotation.lookup(PDFName.of('F'));
  return flags instanceof PDFNumber && (flags.asNumber() & HIDDEN_OR_NO_VIEW) !== 0;
}

function normalAppearance(
  doc: EditedDocument,
  annotation: PDFDict,
): { ref: PDFRef; stream: PDFRawStream } | undefined {
  if (isHidden(annotation)) return undefined;
  const appearances = annotation.lookup(PDFName.of('AP'));
  if (!(appearances instanceof PDFDict)) return undefined;
  let entry = appearances.get(PDFName.of('N'));
  const states = doc.pdf.context.lookup(entry);
  if (states instanceof PDFDict) {
    const state = annotation.lookup(PDFName.of('AS'));
    entry = state instanceof PDFName ? states.get(state) : undefined;
  }
  const stream = doc.pdf.context.lookup(entry);
  if (!(entry instanceof PDFRef) || !(stream instanceof PDFRawStream)) return undefined;
  if (stream.dict.get(PDFName.of('Subtype')) !== PDFName.of('Form')) {
    stream.dict.set(PDFName.of('Subtype'), PDFName.of('Form'));
    touch(doc, entry);
  }
  if (!stream.dict.has(PDFName.of('Resources'))) lendFormResources(doc, entry, stream);
  return { ref: entry, stream };
}

/** Appearances without resources use the form's, which go with the form. */
function lendFormResources(doc: EditedDocument, ref: PDFRef, stream: PDFRawStream): void {
  const form = doc.pdf.context.lookup(doc.pdf.catalog.get(PDFName.of('AcroForm')));
  const resources = form instanceof PDFDict ? form.get(PDFName.of('DR')) : undefined;
  if (!resources) return;
  stream.dict.set(PDFName.of('Resources'), resources);
  touch(doc, ref);
}

/** Where an appearance lands on its page: its box, turned by its matrix, is fitted into the annotation's rectangle. */
function placeAppearance(annotation: PDFDict, stream: PDFRawStream): Matrix | undefined {
  const rect = numbersAt(annotation, 'Rect');
  const box = numbersAt(stream.dict, 'BBox');
  if (rect.length < 4 || box.length < 4) return undefined;
  const given = numbersAt(stream.dict, 'Matrix');
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = given.length === 6 ? given : [];
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = box;
  const corners = [
    [x1, y1],
    [x2, y1],
    [x1, y2],
    [x2, y2],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f]);
  const xs = corners.map(([x = 0]) => x);
  const ys = corners.map(([, y = 0]) => y);
  const [left, bottom, width, height] = [
    Math.min(...xs),
    Math.min(...ys),
    Math.max(...xs) - Math.min(...xs),
    Math.max(...ys) - Math.min(...ys),
  ];
  const [r1 = 0, r2 = 0, r3 = 0, r4 = 0] = rect;
  if (!(width > 0 && height > 0)) return undefined;
  const [across, up] = [Math.abs(r3 - r1) / width, Math.abs(r4 - r2) / height];
  if (!(across > 0 && up > 0)) return undefined;
  return [across, 0, 0, up, Math.min(r1, r3) - left * across, Math.min(r2, r4) - bottom * up];
}

function numbersAt(dict: PDFDict, key: string): number[] {
  const array = dict.lookup(PDFName.of(key));
  if (!(array instanceof PDFArray)) return [];
  return Array.from({ length: Math.min(array.size(), 6) }, (_, index) => {
    const item = array.lookup(index);
    return item instanceof PDFNumber && Number.isFinite(item.asNumber()) ? item.asNumber() : 0;
  });
}

function nameAt(dict: PDFDict, key: string): string {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : '';
}

function invert([a, b, c, d, e, f]: Matrix): Matrix {
  const determinant = a * d - b * c;
  const [ia, ib, ic, id] = [d / determinant, -b / determinant, -c / determinant, a / determinant];
  return [ia, ib, ic, id, -(e * ia + f * ic), -(e * ib + f * id)];
}
