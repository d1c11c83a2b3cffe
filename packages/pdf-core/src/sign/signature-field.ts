import { addAnnotation, pageRect, type SeenBox, seenBox } from '../edit/annotations.ts';
import { addField, type FormField, formOf, listFields } from '../edit/form-fields.ts';
import { touch } from '../edit/open-document.ts';
import type { EditedDocument } from '../edit/edited-document.ts';
import { frameOf } from '../edit/pages.ts';
import { PdfError } from '../errors.ts';
import { addObject, lookupArray, resolve } from '../pdf/graph/access.ts';
import type { Page } from '../pdf/graph/pages.ts';
import { bytesString, dateString, makeDict, textString } from '../pdf/make-value.ts';
import { PdfName, PdfRef, type PdfValue } from '../pdf/values.ts';

/** What stands for a number that is only known once the file is written: as wide as the largest one. */
const HOLE = new PdfName('**********');
/** Which bytes are signed, as it is written before they are known. */
export const RANGE_PLACEHOLDER = `[0${`/${HOLE.name}`.repeat(3)}]`;

export type SignatureClaims = { name: string; reason?: string; location?: string; time: Date };

/** The signature's dictionary, with a placeholder for the signature itself. */
export function signatureDict(doc: EditedDocument, claims: SignatureClaims, room: number): PdfRef {
  const dict = makeDict({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    ByteRange: [0, HOLE, HOLE, HOLE],
    Contents: bytesString(Buffer.alloc(room)),
    M: dateString(claims.time),
    Name: textString(claims.name),
    Reason: claims.reason ? textString(claims.reason) : undefined,
    Location: claims.location ? textString(claims.location) : undefined,
  });
  return addObject(doc.graph, dict);
}

/** Flags: print it, and let nobody move it. */
export const PRINT_AND_LOCK = 132;

/** A new signature field that shows its appearance on a page; one without is not seen. */
export function addSignatureField(
  doc: EditedDocument,
  page: Page,
  signature: PdfRef,
  shown?: { box: SeenBox; appearance: PdfRef },
): void {
  const names = new Set(listFields(doc).map((field) => field.name));
  let number = 1;
  while (names.has(`Signature${number}`)) number++;
  const widget = makeDict({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    T: textString(`Signature${number}`),
    V: signature,
    F: PRINT_AND_LOCK,
    Rect: shown ? pageRect(frameOf(page), shown.box) : [0, 0, 0, 0],
    AP: shown && { N: shown.appearance },
  });
  addField(doc, addAnnotation(doc, page, widget));
}

/** Puts the signature into a field that was made for it. */
export function fillSignatureField(
  doc: EditedDocument,
  field: FormField,
  signature: PdfRef,
  appearance: PdfRef,
): void {
  field.dict.set('V', signature);
  touch(doc, field.ref);
  const widget = field.widgets[0];
  if (!widget) return;
  widget.dict.set('AP', makeDict({ N: appearance }));
  widget.dict.set('F', PRINT_AND_LOCK);
  touch(doc, widget.ref);
}

export function findEmptySignatureField(doc: EditedDocument, name: string): FormField {
  const field = listFields(doc).find((candidate) => candidate.name === name && candidate.type === 'Sig');
  if (!field) throw new PdfError('signature_field_missing', { field: name });
  if (field.inherited.has('V')) throw new PdfError('field_signed', { field: name });
  return field;
}

/** Announces signatures to viewers, and that the file may only be appended to. */
export function markAsSigned(doc: EditedDocument): void {
  const SIGNATURES_EXIST_AND_APPEND_ONLY = 3;
  formOf(doc).set('SigFlags', SIGNATURES_EXIST_AND_APPEND_ONLY);
}

/** The page a widget stands on and its box as it is seen there. */
export function placeOfField(doc: EditedDocument, field: FormField): { page: Page; box: SeenBox } {
  const widget = field.widgets[0];
  const isWidget = (entry: PdfValue) => entry instanceof PdfRef && entry.number === widget?.ref.number;
  const page = doc.pages.find(({ dict }) => lookupArray(doc.graph, dict, 'Annots')?.some(isWidget));
  const rect = lookupArray(doc.graph, widget?.dict, 'Rect');
  if (!page || !rect) throw new PdfError('field_on_no_page', { field: field.name });
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect.map((side) => Number(resolve(doc.graph, side)) || 0);
  return { page, box: seenBox(frameOf(page), [x1, y1, x2, y2]) };
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most));

/** What hangs over the edge could not be seen, so it is moved in, and made smaller on tiny pages. */
export function insidePage(page: { width: number; height: number }, box: SeenBox): SeenBox {
  const width = Math.min(box.width, page.width);
  const height = Math.min(box.height, page.height);
  return { x: clamp(box.x, page.width - width), y: clamp(box.y, page.height - height), width, height };
}
