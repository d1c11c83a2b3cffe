import { createHash } from 'node:crypto';
import { type SeenBox, uprightMatrix } from '../edit/annotations.ts';
import { openDocument, saveDocument } from '../edit/open-document.ts';
import { frameOf } from '../edit/pages.ts';
import type { EditedDocument } from '../edit/edited-document.ts';
import { PdfError } from '../errors.ts';
import type { Page } from '../pdf/graph/pages.ts';
import type { PdfRef } from '../pdf/values.ts';
import type { SignMark, SignOptions } from '../tools/sign/options.ts';
import { drawPictureOnly, drawSignature } from './appearance.ts';
import { buildSignature, signatureRoom } from './build-cms.ts';
import { drawMarks } from './draw-marks.ts';
import type { SigningIdentity } from './identity.ts';
import {
  addSignatureField,
  fillSignatureField,
  findEmptySignatureField,
  insidePage,
  markAsSigned,
  placeOfField,
  RANGE_PLACEHOLDER,
  signatureDict,
  type SignatureClaims,
} from './signature-field.ts';

export type SignaturePlan = {
  claims: SignatureClaims;
  identity: SigningIdentity;
  /** The page, from 1. */
  page: number;
  /** The lower left corner of what is shown, on the page as it is seen. */
  position: { x: number; y: number };
  size: { width: number; height: number };
  /** A picture of a signature, base64. */
  image?: string;
  /** Where it stands in the field, on the page as it is seen; it fills the field otherwise. */
  imageBox?: SeenBox;
  /** An empty signature field to sign in, instead of a new one at the position. */
  field?: string;
  /** A frame with the picture and words, when absent. */
  look?: NonNullable<SignOptions['signatureData']>['look'];
  /** Drawn before the document is signed. */
  marks?: { list: SignMark[]; pictures: string[] };
};

/** Signs a document by adding to it: whatever was signed before stays as it was signed. */
export async function signDocument(
  bytes: Uint8Array,
  plan: SignaturePlan,
): Promise<{ bytes: Uint8Array; missing: string[] }> {
  const doc = await openDocument(bytes, { change: ['annotating', 'modifying'] });
  const { claims, identity, marks } = plan;
  if (marks) await drawMarks(doc, marks.list, marks.pictures);
  await addSignature(doc, plan, signatureDict(doc, claims, signatureRoom(identity)));
  markAsSigned(doc);
  const missing = [...doc.missing];
  return { bytes: seal(await saveDocument(doc), identity, claims.time), missing };
}

async function addSignature(doc: EditedDocument, plan: SignaturePlan, signature: PdfRef): Promise<void> {
  if (plan.field) {
    const field = findEmptySignatureField(doc, plan.field);
    const { page, box } = placeOfField(doc, field);
    fillSignatureField(doc, field, signature, await drawLook(doc, plan, page, box));
    return;
  }
  const page = doc.pages[plan.page - 1];
  if (!page) throw new PdfError('page_missing', { page: plan.page, count: doc.pages.length });
  if (plan.look === 'none') return addSignatureField(doc, page, signature);
  const box = insidePage(frameOf(page), { ...plan.position, ...plan.size });
  addSignatureField(doc, page, signature, { box, appearance: await drawLook(doc, plan, page, box) });
}

function drawLook(
  doc: EditedDocument,
  { claims, image, imageBox, look }: SignaturePlan,
  page: Page,
  box: SeenBox,
): Promise<PdfRef> {
  const matrix = uprightMatrix(frameOf(page));
  if (look === 'box' || look === undefined) return drawSignature(doc, claims, box, image, matrix);
  const room = imageBox && { ...imageBox, x: imageBox.x - box.x, y: imageBox.y - box.y };
  return drawPictureOnly(doc, box, image, matrix, room);
}

/** Fills in which bytes are signed (all but the signature itself), and the signature over them. */
function seal(saved: Uint8Array, identity: SigningIdentity, time: Date): Uint8Array {
  const bytes = Buffer.from(saved);
  const range = bytes.lastIndexOf(RANGE_PLACEHOLDER);
  const word = bytes.indexOf('/Contents<', range);
  if (range < 0 || word < 0) throw new Error('the signature was not written');
  const start = word + '/Contents'.length;
  const end = bytes.indexOf('>', start) + 1;
  const rangeEnd = bytes.indexOf(']', range) + 1;
  const numbers = `[0 ${start} ${end} ${bytes.length - end}`;
  bytes.write(`${numbers.padEnd(rangeEnd - range - 1)}]`, range, 'latin1');
  const digest = createHash('sha256').update(bytes.subarray(0, start)).update(bytes.subarray(end)).digest();
  const signature = buildSignature(digest, identity, time);
  const room = (end - start - 2) / 2;
  if (signature.length > room)
    throw new Error(`a signature of ${signature.length} bytes does not fit into ${room}`);
  bytes.write(signature.toString('hex'), start + 1, 'latin1');
  return bytes;
}
