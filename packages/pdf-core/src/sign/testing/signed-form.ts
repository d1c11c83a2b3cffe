import { makeDocument } from '../../edit/testing/make-document.ts';
import type { SigningIdentity } from '../identity.ts';
import { signDocument } from '../sign-document.ts';
import { type SignatureReport, verifySignatures } from '../verify-signatures.ts';
import { appendSave, type Save, stream } from './append-save.ts';

export const PAGE = 100;
export const CONTENT = 101;
export const SECOND_PAGE = 102;
export const [FIELD, LOOK, FONT, OVERLAY, NOTE, NOTE_LOOK, DANGLING] = [10, 11, 12, 13, 14, 15, 99] as const;
export const WORDS = 'BT /F1 18 Tf 72 700 Td (Pay to: World Health) Tj ET /Over Do';
export const WIDGET = `/Type /Annot /Subtype /Widget /FT /Tx /T (payee) /Rect [72 600 300 630] /P ${PAGE} 0 R /F 4 /DA (/Helv 12 Tf 0 g)`;
export const page = (annotations: string, entries = '') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${CONTENT} 0 R /Annots [${annotations}] ` +
  `/Resources << /Font << /F1 3 0 R >> /XObject << /Over ${OVERLAY} 0 R /Later ${DANGLING} 0 R >> >> ${entries} >>`;
export const look = (text: string) =>
  stream(
    `/Tx BMC BT /Helv 12 Tf 4 8 Td (${text}) Tj ET EMC`,
    '/Type /XObject /Subtype /Form /BBox [0 0 228 30] /Resources << >>',
  );
export const catalog = (more = '') =>
  `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${FIELD} 0 R] /DR << /Font << /Helv ${FONT} 0 R >> >> /DA (/Helv 12 Tf) >> ${more} >>`;

/** A form with words, a field, a picture over the words and a note: what attacks need. */
export function makeForm(): Uint8Array {
  const base = makeDocument({ pages: [{ content: WORDS }, {}] });
  return appendSave(base, {
    objects: {
      1: catalog(),
      [PAGE]: page(`${FIELD} 0 R ${NOTE} 0 R`),
      [FIELD]: `<< ${WIDGET} /V (WHO) /AP << /N ${LOOK} 0 R >> >>`,
      [LOOK]: look('WHO'),
      [FONT]: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      [OVERLAY]: stream('1 0 0 rg 400 50 9 9 re f', '/Type /XObject /Subtype /Form /BBox [0 0 612 792]'),
      [NOTE]: `<< /Type /Annot /Subtype /Square /Rect [400 400 450 450] /Contents (signed) /AP << /N ${NOTE_LOOK} 0 R >> /F 4 >>`,
      [NOTE_LOOK]: stream('0 0 50 50 re s', '/Type /XObject /Subtype /Form /BBox [0 0 50 50]'),
    },
  });
}

export async function signForm(bytes: Uint8Array, identity: SigningIdentity, x = 300): Promise<Buffer> {
  const place = { page: 1, position: { x, y: 20 }, size: { width: 200, height: 60 } };
  const made = await signDocument(bytes, { claims: { name: 'Ann', time: new Date() }, identity, ...place });
  return Buffer.from(made.bytes);
}

/** What an object is now, so that an attack changes one thing only. */
export function objectText(bytes: Buffer, number: number): string {
  const text = bytes.toString('latin1');
  const start = text.lastIndexOf(`\n${number} 0 obj\n`) + `\n${number} 0 obj\n`.length;
  return text.slice(start, text.indexOf('\nendobj', start));
}

/** A save that changes a few words of an object. */
export function edited(bytes: Buffer, number: number, find: string | RegExp, replacement: string): Save {
  const before = objectText(bytes, number);
  const after = before.replace(find, replacement);
  if (before === after) throw new Error(`object ${number} has no ${find}`);
  return { objects: { [number]: after } };
}

export async function firstReport(bytes: Uint8Array): Promise<SignatureReport> {
  return (await verifySignatures(bytes))[0]!;
}

export const kindsOf = ({ later }: SignatureReport) =>
  later.flatMap(({ changes }) => changes.map(({ kind }) => kind));
