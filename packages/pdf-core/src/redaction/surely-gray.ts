import type { Engine } from '../pdfium/engine.ts';
import { limits } from '../limits.ts';
import { withMemory } from '../pdfium/memory.ts';
import { attempt } from '../pdf/attempt.ts';
import { openRaw } from '../pdf/open-raw.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { isDict, PdfName, PdfRef, PdfStream, type PdfDict, type PdfValue } from '../pdf/values.ts';
import { isUncoloured } from './uncoloured-glyph.ts';

/** Where the objects of a page do not tell each colour in which it is drawn. */
export type HiddenColours = {
  /** Letters are drawings, Type 3 fonts, that may have colours of their own. */
  inLetters: boolean;
  /** Functions change colours as they are drawn. */
  inFunctions: boolean;
  inPatterns: boolean;
};

/** And whether any letters are drawings, of which a font does not tell how far they reach. */
export type LookedAt = HiddenColours & { drawsLetters: boolean };

const TEXT = 1;
const PATH = 2;
const FORM = 5;
const LINK = 2;
/** What PDFium tells of an object that is drawn with a pattern: one or the other. */
const AS_OF_PATTERN = new Set([191, 255]);

/** What there is of these in the whole document; all where nobody can tell. */
export function findHiddenColours(bytes: Uint8Array): LookedAt {
  const found = { inLetters: false, inFunctions: false, inPatterns: false, drawsLetters: false };
  const isRead = attempt(() => {
    const document = openRaw(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    const glyphs = new Set<number>();
    for (let number = 1; number < document.size; number++)
      if (document.has(number)) look(document.value(number), { document, found, glyphs });
    return true;
  });
  return isRead ? found : { inLetters: true, inFunctions: true, inPatterns: true, drawsLetters: true };
}

type Looking = { document: PdfDocument; found: LookedAt; glyphs: Set<number> };

function look(value: PdfValue, through: Looking): void {
  const { found } = through;
  if (Array.isArray(value)) for (const one of value) look(one, through);
  else if (value instanceof PdfStream) look(value.dict, through);
  else if (isDict(value)) {
    if (isType3(value)) lookAtLetters(value, through);
    if (value.has('TR') || value.has('TR2')) found.inFunctions = true;
    if (value.has('PatternType')) found.inPatterns = true;
    for (const one of value.values()) look(one, through);
  }
}

/** Fonts may share their letters: each is looked at once. */
function lookAtLetters(font: PdfDict, { document, found, glyphs }: Looking): void {
  found.drawsLetters = true;
  for (const glyph of document.dict(font.get('CharProcs'))?.values() ?? []) {
    if (found.inLetters) return;
    const number = glyph instanceof PdfRef ? glyph.number : 0;
    if (glyphs.has(number)) continue;
    glyphs.add(number);
    const content = document.stream(number);
    found.inLetters = !content || !isUncoloured(content);
  }
}

function isType3(dict: PdfDict): boolean {
  const subtype = dict.get('Subtype');
  return subtype instanceof PdfName && subtype.name === 'Type3';
}

/**
 * Whether nothing on an open page can have a colour, by the colours of its texts and lines: then it is drawn without
 * colours in half the time. Pages with pictures, shadings and notes are drawn to see.
 */
export function isSurelyGray(engine: Engine, page: number, hidden: HiddenColours): boolean {
  if (hidden.inLetters || hidden.inFunctions || drawsNotes(engine, page)) return false;
  const { FPDFPage_CountObjects, FPDFPage_GetObject } = engine.direct;
  return withMemory(engine, 16, (pointer) => {
    const through = { engine, pointer, hidden, parts: partsAt(engine, pointer) };
    const count = FPDFPage_CountObjects!(page);
    for (let at = 0; at < count; at++) if (!isGray(through, FPDFPage_GetObject!(page, at), 0)) return false;
    return true;
  });
}

/** Links without a drawing of their own are not drawn. */
function drawsNotes(engine: Engine, page: number): boolean {
  for (let at = 0; at < engine.FPDFPage_GetAnnotCount(page); at++) {
    const annotation = engine.FPDFPage_GetAnnot(page, at);
    if (!annotation) return true;
    try {
      if (engine.FPDFAnnot_GetSubtype(annotation) !== LINK || engine.FPDFAnnot_HasKey(annotation, 'AP'))
        return true;
    } finally {
      engine.FPDFPage_CloseAnnot(annotation);
    }
  }
  return false;
}

/** Where PDFium writes a colour, and its parts there: red, green and blue. */
type Look = { engine: Engine; pointer: number; hidden: HiddenColours; parts: Uint32Array };

const partsAt = (engine: Engine, pointer: number) => new Uint32Array(engine.heap().buffer, pointer, 3);

function isGray(through: Look, object: number, depth: number): boolean {
  const { FPDFPageObj_GetType, FPDFFormObj_CountObjects, FPDFFormObj_GetObject } = through.engine.direct;
  const { FPDFPageObj_GetFillColor, FPDFPageObj_GetStrokeColor } = through.engine.direct;
  const type = FPDFPageObj_GetType!(object);
  if (type === TEXT || type === PATH)
    return (
      isGrayBy(FPDFPageObj_GetFillColor!, through, object) &&
      isGrayBy(FPDFPageObj_GetStrokeColor!, through, object)
    );
  if (type !== FORM || depth >= limits.nestingDepth) return false;
  const count = FPDFFormObj_CountObjects!(object);
  for (let at = 0; at < count; at++)
    if (!isGray(through, FPDFFormObj_GetObject!(object, at), depth + 1)) return false;
  return true;
}

function isGrayBy(ask: (...values: number[]) => number, through: Look, object: number): boolean {
  const { engine, pointer, hidden } = through;
  if (!ask(object, pointer, pointer + 4, pointer + 8, pointer + 12)) return false;
  // A heap that grew left this window behind, empty.
  if (!through.parts.length) through.parts = partsAt(engine, pointer);
  const [red, green, blue] = [through.parts[0]!, through.parts[1]!, through.parts[2]!];
  return red === green && green === blue && !(hidden.inPatterns && AS_OF_PATTERN.has(red));
}
