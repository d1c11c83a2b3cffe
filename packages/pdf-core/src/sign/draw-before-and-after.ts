import { asBytes } from '../pdf/as-bytes.ts';
import sharp from 'sharp';
import { decryptIfNeeded } from '../crypt/decrypt-if-needed.ts';
import { PdfError } from '../errors.ts';
import { openRaw } from '../pdf/open-raw.ts';
import { withDocument } from '../pdfium/document.ts';
import { readPageSize } from '../pdfium/page.ts';
import { renderPage } from '../pdfium/render.ts';
import type { DocumentFile } from '../tool.ts';
import { readFieldTree } from './field-tree.ts';
import { readSignedRange } from './signed-range.ts';

export type PictureOf = { field: string; page: number; width: number };

/** A page as it was signed, and as it is now. A page that one of them does not have has no picture there. */
export async function drawBeforeAndAfter(
  source: Uint8Array,
  { field, page, width }: PictureOf,
  password: string | undefined,
): Promise<DocumentFile[]> {
  const bytes = asBytes(source);
  const document = openRaw(decryptIfNeeded(bytes, password));
  const node = [...readFieldTree(document).values()].find(
    ({ name, type }) => name === field && type === 'Sig',
  );
  const dict = document.dict(node?.value);
  const range = dict && readSignedRange(bytes, document, dict);
  if (typeof range !== 'object') throw new PdfError('signature_missing', { field });
  const states = [
    { name: 'before.webp', bytes: bytes.subarray(0, range.end) },
    { name: 'after.webp', bytes },
  ];
  const pictures: DocumentFile[] = [];
  for (const state of states) {
    const picture = await drawPage(state.bytes, page, width, password);
    if (picture) pictures.push({ name: state.name, bytes: picture });
  }
  return pictures;
}

function drawPage(
  bytes: Uint8Array,
  page: number,
  width: number,
  password: string | undefined,
): Promise<Buffer | undefined> {
  return withDocument(bytes, password === undefined ? {} : { password }, async (document) => {
    if (page > document.pageCount) return undefined;
    const { width: points } = readPageSize(document, page - 1);
    const { data, channels, ...size } = renderPage(document, page - 1, {
      scale: width / points,
      format: 'rgba',
    });
    const raw = { width: size.width, height: size.height, channels };
    return sharp(data, { raw, limitInputPixels: false })
      .removeAlpha()
      .webp({ quality: 85, effort: 2 })
      .toBuffer();
  });
}
