import { PDFDocument } from '@cantoo/pdf-lib';
import { PdfError } from '../errors.ts';

/** The document without encryption: the same bytes when it has none, else decrypted with the password (or none at all). */
export async function decryptIfNeeded(bytes: Uint8Array, password = ''): Promise<Uint8Array> {
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/Encrypt')) return bytes;
  try {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false, password });
    return await pdf.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
  } catch (cause) {
    throw new PdfError('encrypted', 'The document is protected; its password is needed.', undefined, cause);
  }
}
