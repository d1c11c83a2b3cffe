import { createCanvas, drawForm, finishCanvas } from '../edit/canvas.ts';
import { drawOnPage } from '../edit/draw-on-page.ts';
import { type FormField, listFields } from '../edit/form-fields.ts';
import { catalogRef, touch } from '../edit/open-document.ts';
import type { EditedDocument } from '../edit/edited-document.ts';
import { frameOf, fromPage } from '../edit/pages.ts';
import { applyMatrix, IDENTITY, type Matrix, toMatrix } from '../pdf/matrix.ts';
import { num } from '../fonts/draw-line.ts';
import { lookup, lookupArray, lookupDict, lookupName, lookupNumber, resolve } from '../pdf/graph/access.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import type { Page } from '../pdf/graph/pages.ts';
import { textOf } from '../pdf/text.ts';
import { isDict, PdfName, PdfRef, PdfStream, type PdfDict, type PdfValue } from '../pdf/values.ts';
import { drawText } from './fill-field.ts';

export type FlattenPlan = { forms: boolean; annotations: boolean };

const HIDDEN_OR_NO_VIEW = 2 | 32;
/** What is not drawn on the page: links do something, popups belong to notes, and a file would be gone with its note. */
const KEPT = new Set(['Link', 'Popup', 'Widget', 'FileAttachment']);

/** Draws fields and notes into the pages, where they can no longer be changed. Returns their number. */
export async function flattenDocument(doc: EditedDocument, plan: FlattenPlan): Promise<number> {
  const fields = plan.forms ? listFields(doc) : [];
  const stale = lookup(doc.graph, formIn(doc), 'NeedAppearances') === true;
  for (const field of fields) await drawMissing(doc, field, stale);
  let flattened = 0;
  for (const page of doc.pages) flattened += flattenPage(doc, page, plan);
  if (plan.forms && doc.catalog.delete('AcroForm')) {
    touch(doc, catalogRef(doc));
  }
  return flattened;
}

/** A field that leaves its drawing to the viewer would vanish; so would values in a form whose drawings are `stale`. */
async function drawMissing(doc: EditedDocument, field: FormField, stale: boolean): Promise<void> {
  const bare = stale || field.widgets.some((widget) => !widget.dict.has('AP'));
  if (!bare || (field.type !== 'Tx' && field.type !== 'Ch')) return;
  const value = textOf(resolve(doc.graph, field.inherited.get('V')));
  if (value) await drawText(doc, field, value);
}

function flattenPage(doc: EditedDocument, page: Page, plan: FlattenPlan): number {
  const { graph } = doc;
  const list = lookupArray(graph, page.dict, 'Annots');
  if (!list) return 0;
  const frame = frameOf(page);
  const canvas = createCanvas(doc, frame.width, frame.height);
  const kept: PdfValue[] = [];
  for (const entry of list) {
    const annotation = resolve(graph, entry);
    if (!isDict(annotation) || !isWanted(graph, annotation, plan)) {
      kept.push(entry);
      continue;
    }
    const appearance = normalAppearance(doc, annotation);
    const placed = appearance && placeAppearance(graph, annotation, appearance.stream);
    if (placed && appearance) drawForm(canvas, appearance.ref, placed);
    // A note that no viewer draws in the same way stays a note.
    else if (lookupName(graph, annotation, 'Subtype') !== 'Widget' && !isHidden(graph, annotation))
      kept.push(entry);
  }
  const flattened = list.length - kept.length;
  if (!flattened) return 0;
  if (kept.length) page.dict.set('Annots', kept);
  else page.dict.delete('Annots');
  touch(doc, page.ref);
  if (canvas.content) {
    canvas.content = `${fromPage(frame).map(num).join(' ')} cm\n${canvas.content}`;
    drawOnPage(doc, page, finishCanvas(canvas, frame.toPage));
  }
  return flattened;
}

function isWanted(graph: PdfGraph, annotation: PdfDict, { forms, annotations }: FlattenPlan): boolean {
  const subtype = lookupName(graph, annotation, 'Subtype') ?? '';
  if (subtype === 'Widget') return forms;
  // A file that belongs to a note belongs to nothing without it.
  return annotations && !KEPT.has(subtype) && !annotation.has('AF');
}

function isHidden(graph: PdfGraph, annotation: PdfDict): boolean {
  return ((lookupNumber(graph, annotation, 'F') ?? 0) & HIDDEN_OR_NO_VIEW) !== 0;
}

function formIn({ graph, catalog }: EditedDocument): PdfDict | undefined {
  return lookupDict(graph, catalog, 'AcroForm');
}

function normalAppearance(
  doc: EditedDocument,
  annotation: PdfDict,
): { ref: PdfRef; stream: PdfStream } | undefined {
  const { graph } = doc;
  if (isHidden(graph, annotation)) return undefined;
  const appearances = lookupDict(graph, annotation, 'AP');
  const normal = appearances?.get('N');
  const states = resolve(graph, normal);
  const entry = isDict(states) ? states.get(lookupName(graph, annotation, 'AS') ?? '') : normal;
  const stream = resolve(graph, entry);
  if (!(entry instanceof PdfRef) || !(stream instanceof PdfStream)) return undefined;
  if (lookupName(graph, stream.dict, 'Subtype') !== 'Form') {
    stream.dict.set('Subtype', new PdfName('Form'));
    touch(doc, entry);
  }
  if (!stream.dict.has('Resources')) lendFormResources(doc, entry, stream);
  return { ref: entry, stream };
}

/** Appearances without resources use the form's, which go with the form. */
function lendFormResources(doc: EditedDocument, ref: PdfRef, stream: PdfStream): void {
  const resources = formIn(doc)?.get('DR');
  if (resources === undefined) return;
  stream.dict.set('Resources', resources);
  touch(doc, ref);
}

/** Where an appearance lands on its page: its box, turned by its matrix, is fitted into the annotation's rectangle. */
function placeAppearance(graph: PdfGraph, annotation: PdfDict, stream: PdfStream): Matrix | undefined {
  const rect = numbersAt(graph, annotation, 'Rect');
  const box = numbersAt(graph, stream.dict, 'BBox');
  if (rect.length < 4 || box.length < 4) return undefined;
  const matrix = toMatrix(numbersAt(graph, stream.dict, 'Matrix')) ?? IDENTITY;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = box;
  const corners = [
    applyMatrix(matrix, x1, y1),
    applyMatrix(matrix, x2, y1),
    applyMatrix(matrix, x1, y2),
    applyMatrix(matrix, x2, y2),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - bottom];
  const [r1 = 0, r2 = 0, r3 = 0, r4 = 0] = rect;
  if (!(width > 0 && height > 0)) return undefined;
  const [across, up] = [Math.abs(r3 - r1) / width, Math.abs(r4 - r2) / height];
  if (!(across > 0 && up > 0)) return undefined;
  return [across, 0, 0, up, Math.min(r1, r3) - left * across, Math.min(r2, r4) - bottom * up];
}

function numbersAt(graph: PdfGraph, dict: PdfDict, key: string): number[] {
  const items = lookupArray(graph, dict, key)?.slice(0, 6) ?? [];
  return items.map((item) => {
    const number = resolve(graph, item);
    return typeof number === 'number' && Number.isFinite(number) ? number : 0;
  });
}
