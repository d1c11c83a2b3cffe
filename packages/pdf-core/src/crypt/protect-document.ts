import { randomBytes } from 'node:crypto';
import { PdfError } from '../errors.ts';
import { PdfDocument } from '../pdf/document.ts';
import { decodeStream } from '../pdf/filters.ts';
import { encryptAes256 } from './ciphers.ts';
import { asBytes } from '../pdf/as-bytes.ts';
import { isEncrypted, xrefOf } from './decrypt-if-needed.ts';
import { makeEncryption, permissionBits, type Permissions } from './make-encryption.ts';
import { literalString } from './recode.ts';
import { rewriteDocument } from './rewrite-document.ts';

export type Protection = {
  /** Opens the document. Empty: anyone may open it, within the permissions. */
  password: string;
  /** Lifts the permissions. When absent nobody knows it, so that they hold. */
  ownerPassword?: string;
  permissions: Permissions;
};

/** Encrypts a document with AES-256. What is protected already keeps its restrictions until it is unlocked. */
export function protectDocument(source: Uint8Array, protection: Protection): Buffer {
  if (isEncrypted(source)) throw new PdfError('already_protected');
  const bytes = asBytes(source);
  const xref = xrefOf(bytes);
  const document = new PdfDocument(bytes, xref);
  if (!document.dict(document.trailer.get('Root'))) throw new PdfError('catalog_missing');
  const owner = protection.ownerPassword || randomBytes(24).toString('base64');
  const { key, dict } = makeEncryption(protection.password, owner, permissionBits(protection.permissions));
  return rewriteDocument(document, xref, {
    string: (data) => literalString(encryptAes256(key, data)),
    stream: (data) => encryptAes256(key, data),
    objectStream: (_number, _generation, entries, raw) =>
      decodeStream(raw, entries, (value) => document.resolve(value)),
    encrypt: dict,
  });
}
