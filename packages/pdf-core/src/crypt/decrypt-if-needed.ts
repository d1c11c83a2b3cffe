import { asBytes } from '../pdf/as-bytes.ts';
import { PdfError } from '../errors.ts';
import { PdfDocument } from '../pdf/document.ts';
import { decodeStream } from '../pdf/filters.ts';
import { rebuildXref } from '../pdf/xref-rebuild.ts';
import { readXref, type Xref } from '../pdf/xref-read.ts';
import { decryptData } from './ciphers.ts';
import { type Encryption, openEncryption } from './open-encryption.ts';
import { literalString } from './recode.ts';
import { rewriteDocument } from './rewrite-document.ts';

/** The cross-reference as the file has it, or rebuilt where it is wrong. */
export function xrefOf(bytes: Buffer): Xref {
  try {
    return readXref(bytes);
  } catch (cause) {
    if (cause instanceof PdfError) return rebuildXref(bytes);
    throw cause;
  }
}

/** Whether the trailer names an encryption dictionary. The word alone may stand in any text. */
export function isEncrypted(source: Uint8Array): boolean {
  const bytes = asBytes(source);
  return bytes.includes('/Encrypt') && Boolean(xrefOf(bytes).trailer.get('Encrypt'));
}

/** The document without encryption: the same bytes when it has none. The empty password opens what only restricts its reader. */
export function decryptIfNeeded(source: Uint8Array, password = ''): Uint8Array {
  const bytes = asBytes(source);
  if (!bytes.includes('/Encrypt')) return source;
  const xref = xrefOf(bytes);
  if (!xref.trailer.get('Encrypt')) return source;
  const document = new PdfDocument(bytes, xref);
  return decryptDocument(document, xref, openEncryption(document, password));
}

export function decryptDocument(
  document: PdfDocument,
  xref: Xref,
  { key, strings, streams, metadata }: Encryption,
): Buffer {
  const stream = (data: Buffer, number: number, generation: number, isMetadata: boolean) =>
    isMetadata && !metadata ? data : decryptData(streams, key, number, generation, data);
  return rewriteDocument(document, xref, {
    string: (data, number, generation) =>
      literalString(Buffer.from(decryptData(strings, key, number, generation, data))),
    stream,
    objectStream: (number, generation, dict, raw) =>
      decodeStream(asBytes(stream(raw, number, generation, false)), dict, (value) => document.resolve(value)),
  });
}
