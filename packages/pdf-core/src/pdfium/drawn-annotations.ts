import { type Characters, readCharacters } from './characters.ts';
import type { PdfiumDocument } from './document.ts';
import { withMemory } from './memory.ts';

const STAMP = 13;
const WIDGET = 20;
const HIDDEN = 0x02;
/** Buttons, lists and signatures: what they show is drawn, and more or something else than their value. */
const DRAWN_FIELDS = [1, 5, 7];
const FLATTENED = 1;

/** Whether an annotation's text is read from what it shows. */
export function isDrawn({ engine, form }: PdfiumDocument, annotation: number): boolean {
  if (engine.FPDFAnnot_GetFlags(annotation) & HIDDEN || !engine.FPDFAnnot_HasKey(annotation, 'AP'))
    return false;
  const kind = engine.FPDFAnnot_GetSubtype(annotation);
  if (kind !== WIDGET) return kind === STAMP;
  return form !== 0 && DRAWN_FIELDS.includes(engine.FPDFAnnot_GetFormFieldType(form, annotation));
}

/**
 * The page's signs and after them those that are drawn over it. They are read from a copy of the page in which
 * annotations have become content, since only content is read sign by sign.
 */
export function withDrawnAnnotations(
  document: PdfiumDocument,
  page: number,
  index: number,
  characters: Characters,
): Characters {
  const drawn = listDrawn(document, page);
  if (!drawn.includes(true)) return characters;
  const { engine } = document;
  const copy = engine.FPDF_CreateNewDocument();
  try {
    const isCopied = withMemory(engine, 4, (pointer) => {
      new DataView(engine.heap().buffer).setInt32(pointer, index, true);
      return engine.FPDF_ImportPagesByIndex(copy, document.handle, pointer, 1, 0);
    });
    if (!isCopied || !flattenOnly(document, copy, drawn)) return characters;
    const all = openFirst(document, copy, (flat) => readCharacters(engine, flat));
    return all && beginsWith(all, characters) ? all : characters;
  } finally {
    engine.FPDF_CloseDocument(copy);
  }
}

function listDrawn(document: PdfiumDocument, page: number): boolean[] {
  const { engine } = document;
  return Array.from({ length: Math.max(0, engine.FPDFPage_GetAnnotCount(page)) }, (_, index) => {
    const annotation = engine.FPDFPage_GetAnnot(page, index);
    if (!annotation) return false;
    try {
      return isDrawn(document, annotation);
    } finally {
      engine.FPDFPage_CloseAnnot(annotation);
    }
  });
}

function flattenOnly(document: PdfiumDocument, copy: number, drawn: boolean[]): boolean {
  const { engine } = document;
  const isFlat = openFirst(document, copy, (page) => {
    if (engine.FPDFPage_GetAnnotCount(page) !== drawn.length) return false;
    for (let at = drawn.length - 1; at >= 0; at--) if (!drawn[at]) engine.FPDFPage_RemoveAnnot(page, at);
    return engine.FPDFPage_Flatten(page, 0) === FLATTENED;
  });
  return isFlat === true;
}

function openFirst<T>({ engine }: PdfiumDocument, document: number, use: (page: number) => T): T | undefined {
  const page = engine.FPDF_LoadPage(document, 0);
  if (!page) return undefined;
  try {
    return use(page);
  } finally {
    engine.FPDF_ClosePage(page);
  }
}

function beginsWith({ codes }: Characters, { count, codes: first }: Characters): boolean {
  if (codes.length < count) return false;
  for (let at = 0; at < count; at++) if (codes[at] !== first[at]) return false;
  return true;
}
