import type { PdfiumDocument } from './document.ts';
import { isDrawn } from './drawn-annotations.ts';
import { readFloats, readUtf16, withMemory } from './memory.ts';
import { type Box, placeBox, readPlacement } from './placement.ts';

const FREE_TEXT = 3;
const WIDGET = 20;
const HIDDEN = 0x02;
const PASSWORD = 1 << 13;
/** Drop-down, list and text fields: the kinds whose value is text to read. */
const TEXT_FIELDS = [4, 5, 6];

/** Text that stands over the page and not in it: what was filled into fields, and typed notes. */
export function readAnnotationTexts(document: PdfiumDocument, page: number): (Box & { text: string })[] {
  const { engine } = document;
  const count = Math.max(0, engine.FPDFPage_GetAnnotCount(page));
  const placement = readPlacement(engine, page);
  return Array.from({ length: count }, (_, index) => {
    const annotation = engine.FPDFPage_GetAnnot(page, index);
    if (!annotation) return [];
    try {
      const text = readText(document, annotation).trim();
      return text ? [{ ...placeBox(placement, readEdges(document, annotation)), text }] : [];
    } finally {
      engine.FPDFPage_CloseAnnot(annotation);
    }
  }).flat();
}

function readText(document: PdfiumDocument, annotation: number): string {
  const { engine, form } = document;
  if (engine.FPDFAnnot_GetFlags(annotation) & HIDDEN || isDrawn(document, annotation)) return '';
  const kind = engine.FPDFAnnot_GetSubtype(annotation);
  if (kind === FREE_TEXT)
    return readUtf16(engine, (buffer, size) =>
      engine.FPDFAnnot_GetStringValue(annotation, 'Contents', buffer, size),
    );
  if (kind !== WIDGET || !form) return '';
  if (!TEXT_FIELDS.includes(engine.FPDFAnnot_GetFormFieldType(form, annotation))) return '';
  if (engine.FPDFAnnot_GetFormFieldFlags(form, annotation) & PASSWORD) return '';
  return readUtf16(engine, (buffer, size) =>
    engine.FPDFAnnot_GetFormFieldValue(form, annotation, buffer, size),
  );
}

function readEdges({ engine }: PdfiumDocument, annotation: number): number[] {
  return withMemory(engine, 16, (pointer) => {
    engine.FPDFAnnot_GetRect(annotation, pointer);
    return readFloats(engine, pointer, 4);
  });
}
