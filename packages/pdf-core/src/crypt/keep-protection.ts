import { randomBytes } from 'node:crypto';
import { PdfError, type PdfReason } from '../errors.ts';
import { PdfDocument } from '../pdf/document.ts';
import { decodeStream } from '../pdf/filters.ts';
import { nameToken, stringBytes } from '../pdf/text.ts';
import { isDict, PdfName, PdfRef, PdfString, type PdfDict, type PdfValue } from '../pdf/values.ts';
import { encryptData } from './ciphers.ts';
import { canAppend } from '../pdf/append-section.ts';
import { asBytes } from '../pdf/as-bytes.ts';
import { attempt } from '../pdf/attempt.ts';
import { readXref } from '../pdf/xref-read.ts';
import type { Change } from './change.options.ts';
import { decryptDocument, xrefOf } from './decrypt-if-needed.ts';
import { BITS, makeEncryption } from './make-encryption.ts';
import { type Encryption, openEncryption } from './open-encryption.ts';
import { literalString } from './recode.ts';
import { generationAt, rewriteDocument } from './rewrite-document.ts';

/** Any of these bits allows it. */
const ALLOWED_BY: Record<Change, number> = {
  modifying: BITS.modify,
  annotating: BITS.annotate,
  fillingForms: BITS.fill | BITS.annotate,
};

const FORBIDDEN = {
  modifying: 'changing_forbidden',
  annotating: 'annotating_forbidden',
  fillingForms: 'filling_forbidden',
} as const satisfies Record<Change, PdfReason>;

export type Opened = {
  /** The document without its encryption. */
  bytes: Uint8Array;
  /** Puts the same encryption on what was made of it: the same passwords, the same permissions. */
  seal: (made: Uint8Array) => Uint8Array;
  /** The same for one more stream, which gets this number. */
  sealStream: (data: Uint8Array, number: number) => Uint8Array;
  /** /P, where it is encrypted. */
  permissions?: number;
  /** For an update that follows the encrypted bytes: what was signed stays as it was signed. */
  update?: EncryptedUpdate;
};

export type EncryptedUpdate = {
  /** The document as it came. */
  bytes: Uint8Array;
  /** One more than its highest number, that of the encryption dictionary too. */
  size: number;
  /** /Encrypt and the half of the identifier that the key is made with, as text. */
  encrypt: string;
  first: string | undefined;
  string: (data: Buffer, number: number, generation: number) => Buffer;
  stream: (data: Uint8Array, number: number, generation: number, isMetadata: boolean) => Uint8Array;
};

/** Opens a document that is going to be written anew, and that is to stay as protected as it was. */
export function openKept(source: Uint8Array, password = '', change?: Change | Change[]): Opened {
  const bytes = asBytes(source);
  const unprotected: Opened = { bytes: source, seal: (made) => made, sealStream: (data) => data };
  if (!bytes.includes('/Encrypt')) return unprotected;
  const xref = xrefOf(bytes);
  if (!xref.trailer.get('Encrypt')) return unprotected;
  const document = new PdfDocument(bytes, xref);
  const encryption = openEncryption(document, password);
  const { openedBy, permissions } = encryption;
  for (const one of [change ?? []].flat())
    if (openedBy === 'user' && !(permissions & ALLOWED_BY[one])) throw new PdfError(FORBIDDEN[one]);
  const plain = decryptDocument(document, xref, encryption);
  const dict = document.dict(document.trailer.get('Encrypt'))!;
  const [id] = document.array(document.trailer.get('ID')).map((part) => document.resolve(part));
  const identifier = id instanceof PdfString ? stringBytes(id) : Buffer.alloc(0);
  const seal = (made: Uint8Array) =>
    made === plain ? source : encryptAs(made, encryption, writeDict(document, dict), identifier);
  const sealStream = (data: Uint8Array, number: number) =>
    encryptData(encryption.streams, encryption.key, number, 0, data);
  const update = isSound(bytes) ? { update: updateOf(document, encryption, identifier) } : {};
  return { bytes: plain, seal, sealStream, permissions, ...update };
}

function isSound(bytes: Buffer): boolean {
  return canAppend(bytes) && attempt(() => readXref(bytes)) !== undefined;
}

function updateOf(document: PdfDocument, encryption: Encryption, identifier: Buffer): EncryptedUpdate {
  const { string, stream } = encoding(encryption);
  return {
    bytes: document.bytes,
    size: document.size,
    encrypt: encryptEntry(document),
    first: identifier.length ? `<${identifier.toString('hex')}>` : undefined,
    string,
    stream,
  };
}

type Keyed = Pick<Encryption, 'key' | 'strings' | 'streams' | 'metadata'>;

/** How strings and streams of an object become encrypted. */
function encoding({ key, strings, streams, metadata }: Keyed): Pick<EncryptedUpdate, 'string' | 'stream'> {
  return {
    string: (data, number, generation) =>
      literalString(asBytes(encryptData(strings, key, number, generation, data))),
    stream: (data, number, generation, isMetadata) =>
      isMetadata && !metadata ? data : encryptData(streams, key, number, generation, data),
  };
}

/** Seals what was made of several documents: it carries the restrictions of each. */
export function sealTogether(made: Uint8Array, opened: Opened[]): Uint8Array {
  const restricted = opened.flatMap(({ permissions }) => (permissions === undefined ? [] : [permissions]));
  if (!restricted.length) return made;
  const flags = restricted.reduce((all, permissions) => all & permissions);
  const { key, dict } = makeEncryption('', randomBytes(24).toString('base64'), flags);
  const encryption = { key, strings: 'aes256', streams: 'aes256', metadata: true } as const;
  return encryptAs(made, encryption, dict, undefined);
}

function encryptAs(
  made: Uint8Array,
  encryption: Keyed,
  encrypt: string,
  identifier: Buffer | undefined,
): Buffer {
  const bytes = asBytes(made);
  const xref = xrefOf(bytes);
  const document = new PdfDocument(bytes, xref);
  return rewriteDocument(document, xref, {
    ...encoding(encryption),
    objectStream: (_number, _generation, entries, raw) =>
      decodeStream(raw, entries, (value) => document.resolve(value)),
    encrypt,
    ...(identifier && { identifier }),
  });
}

/** The entry of the trailer: the dictionary stays where it is. */
function encryptEntry(document: PdfDocument): string {
  const entry = document.trailer.get('Encrypt');
  if (entry instanceof PdfRef)
    return `${entry.number} ${generationAt(document.bytes, document.index.start[entry.number]!)} R`;
  return writeDict(document, document.dict(entry)!);
}

/** An encryption dictionary as it was; nothing in it is encrypted itself. */
function writeDict(document: PdfDocument, dict: PdfDict): string {
  const entries = [...dict].map(([key, value]) => `${nameToken(key)} ${writeValue(document, value)}`);
  return `<< ${entries.join(' ')} >>`;
}

function writeValue(document: PdfDocument, value: PdfValue | undefined): string {
  if (value instanceof PdfRef) return writeValue(document, document.resolve(value));
  if (value instanceof PdfString) return `<${stringBytes(value).toString('hex')}>`;
  if (value instanceof PdfName) return nameToken(value.name);
  if (isDict(value)) return writeDict(document, value);
  if (Array.isArray(value)) return `[${value.map((item) => writeValue(document, item)).join(' ')}]`;
  return String(value ?? null);
}
