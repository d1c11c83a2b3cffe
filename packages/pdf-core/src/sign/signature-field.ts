import { PDFArray, PDFHexString, PDFName, PDFNumber, type PDFRef, PDFString } from '@cantoo/pdf-lib';
import { addAnnotation, pageRect, type SeenBox } from '../edit/annotations.ts';
import { addField, type FormField, formOf, listFields, textString } from '../edit/form-fields.ts';
import { touch } from '../edit/open-document.ts';
import type { EditedDocument } from '../edit/edited-document.ts';
import { frameOf, type PagePlace } from '../edit/pages.ts';
import { PdfError } from '../errors.ts';

/** What stands for a number that is only known once the file is written: as wide as the largest one. */
export const RANGE_PLACEHOLDER = '/**********';

export type SignatureClaims = { name: string; reason?: string; location?: string; time: Date };

/** The signature's dictionary, with a placeholder for the signature itself. */
export function signatureDict(doc: EditedDocument, claims: SignatureClaims, room: number): PDFRef {
  const { context } = doc.pdf;
  const hole = PDFName.of('**********');
  const dict = context.obj({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    ByteRange: [0, hole, hole, hole],
    Contents: PDFHexString.of('0'.repeat(room * 2)),
    M: PDFString.fromDate(claims.time),
    Name: textString(claims.name),
  });
  if (claims.reason) dict.set(PDFName.of('Reason'), textString(claims.reason));
  if (claims.location) dict.set(PDFName.of('Location'), textString(claims.location));
  return context.register(dict);
}

/** Flags: print it, and let nobody move it. */
export const PRINT_AND_LOCK = 132;

/** A new signature field that shows its appearance on a page; one without is not seen. */
export function addSignatureField(
  doc: EditedDocument,
  page: PagePlace,
  signature: PDFRef,
  shown?: { box: SeenBox; appearance: PDFRef },
): void {
  const { context } = doc.pdf;
  const names = new Set(listFields(doc).map((field) => field.name));
  let number = 1;
  while (names.has(`Signature${number}`)) number++;
  const widget = context.obj({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    T: textString(`Signature${number}`),
    V: signature,
    F: PRINT_AND_LOCK,
    Rect: shown ? pageRect(frameOf(page), shown.box) : [0, 0, 0, 0],
    ...(shown && { AP: { N: shown.appearance } }),
  });
  addField(doc, addAnnotation(doc, page, widget));
}

/** Puts the signature into a field that was made for it. */
export function fillSignatureField(
  doc: EditedDocument,
  field: FormField,
  signature: PDFRef,
  appearance: PDFRef,
): void {
  field.dict.set(PDFName.of('V'), signature);
  touch(doc, field.ref);
  const widget = field.widgets[0];
  if (!widget) return;
  widget.dict.set(PDFName.of('AP'), doc.pdf.context.obj({ N: appearance }));
  widget.dict.set(PDFName.of('F'), PDFNumber.of(PRINT_AND_LOCK));
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
  formOf(doc).set(PDFName.of('SigFlags'), PDFNumber.of(SIGNATURES_EXIST_AND_APPEND_ONLY));
}

/** The page a widget stands on and its box as it is seen there. */
export function placeOfField(
  doc: EditedDocument,
  field: FormField,
): { page: PagePlace; width: number; height: number } {
  const widget = field.widgets[0];
  const page = doc.pages.find((candidate) => {
    const annotations = candidate.dict.lookup(PDFName.of('Annots'));
    return annotations instanceof PDFArray && widget && annotations.asArray().includes(widget.ref);
  });
  const rect = widget?.dict.lookup(PDFName.of('Rect'));
  if (!page || !(rect instanceof PDFArray)) throw new PdfError('field_on_no_page', { field: field.name });
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect
    .asArray()
    .map((side) => (side instanceof PDFNumber ? side.asNumber() : 0));
  const { rotation, userUnit } = frameOf(page);
  const [across, up] = [Math.abs(x2 - x1) * userUnit, Math.abs(y2 - y1) * userUnit];
  return rotation % 180 ? { page, width: up, height: across } : { page, width: across, height: up };
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most));

/** What hangs over the edge could not be seen, so it is moved in, and made smaller on tiny pages. */
export function insidePage(page: { width: number; height: number }, box: SeenBox): SeenBox {
  const width = Math.min(box.width, page.width);
  const height = Math.min(box.height, page.height);
  return { x: clamp(box.x, page.width - width), y: clamp(box.y, page.height - height), width, height };
}
