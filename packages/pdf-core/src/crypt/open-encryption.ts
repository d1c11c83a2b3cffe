import { createDecipheriv, createHash } from 'node:crypto';
import { PdfError } from '../errors.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { stringBytes } from '../pdf/text.ts';
import { nameOf, PdfString, type PdfDict, type PdfValue } from '../pdf/values.ts';
import { type Method, rc4 } from './ciphers.ts';
import { BITS } from './make-encryption.ts';
import { hashPassword } from './password-hash.ts';

/** What it takes to decrypt a document. */
export type Encryption = {
  key: Buffer;
  strings: Method;
  streams: Method;
  metadata: boolean;
  openedBy: 'user' | 'owner';
  /** /P: a bit for each thing that a reader may do. */
  permissions: number;
};

type Settings = {
  revision: number;
  ownerHash: Buffer;
  userHash: Buffer;
  ownerKey: Buffer;
  userKey: Buffer;
  permissions: number;
  keyLength: number;
  id: Buffer;
  metadata: boolean;
};

/** From revision 3 on, the hash is taken this often again. */
const MORE_ROUNDS = 50;
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

/** Finds the key with a password, the user's or the owner's. A password that opens nothing ends in `encrypted`. */
export function openEncryption(document: PdfDocument, password: string): Encryption {
  const dict = document.dict(document.trailer.get('Encrypt'));
  const filter = nameOf(document.resolve(dict?.get('Filter')));
  const settings = dict && readSettings(document, dict);
  const methods = dict && readMethods(document, dict);
  if (!settings || !methods || filter !== 'Standard') {
    throw new PdfError('protection_unknown');
  }
  for (const candidate of spellings(password, settings.revision)) {
    const found = settings.revision >= 5 ? openAes256(settings, candidate) : openOlder(settings, candidate);
    if (found) {
      const permissions = permissionsOf(settings);
      return { ...found, ...methods, metadata: settings.metadata, permissions };
    }
  }
  throw new PdfError(password ? 'password_wrong' : 'password_needed');
}

/** Older documents know Latin letters only; programs differ in what they make of others. */
function spellings(password: string, revision: number): Buffer[] {
  const unicode = Buffer.from(password.normalize('NFKC'), 'utf8').subarray(0, 127);
  if (revision >= 5) return [unicode, Buffer.from(password, 'utf8').subarray(0, 127)];
  return [Buffer.from(password, 'latin1'), Buffer.from(password, 'utf8')];
}

function readSettings(document: PdfDocument, dict: PdfDict): Settings | undefined {
  const number = (key: string, fallback: number) => {
    const value = document.resolve(dict.get(key));
    return typeof value === 'number' ? value : fallback;
  };
  const revision = number('R', 0);
  if (!(revision >= 2 && revision <= 6)) return undefined;
  const version = number('V', 1);
  const bits = version === 4 ? 128 : version === 1 ? 40 : number('Length', 40);
  return {
    revision,
    ownerHash: bytesOf(document, dict.get('O')),
    userHash: bytesOf(document, dict.get('U')),
    ownerKey: bytesOf(document, dict.get('OE')),
    userKey: bytesOf(document, dict.get('UE')),
    permissions: number('P', -1) | 0,
    keyLength: Math.min(16, Math.max(5, Math.floor(bits / 8))),
    id: bytesOf(document, document.array(document.trailer.get('ID'))[0]),
    metadata: document.resolve(dict.get('EncryptMetadata')) !== false,
  };
}

function bytesOf(document: PdfDocument, value: PdfValue | undefined): Buffer {
  const string = document.resolve(value);
  return string instanceof PdfString ? stringBytes(string) : Buffer.alloc(0);
}

function readMethods(
  document: PdfDocument,
  dict: PdfDict,
): Pick<Encryption, 'strings' | 'streams'> | undefined {
  const version = document.resolve(dict.get('V'));
  if (version !== 4 && version !== 5) return { strings: 'rc4', streams: 'rc4' };
  const filters = document.dict(dict.get('CF'));
  const methodOf = (key: string): Method | undefined => {
    const name = nameOf(document.resolve(dict.get(key))) ?? 'Identity';
    if (name === 'Identity') return 'none';
    const method = nameOf(document.resolve(document.dict(filters?.get(name))?.get('CFM'))) ?? 'None';
    return ({ None: 'none', V2: 'rc4', AESV2: 'aes128', AESV3: 'aes256' } as const)[method];
  };
  const [strings, streams] = [methodOf('StrF'), methodOf('StmF')];
  return strings && streams && { strings, streams };
}

/** Revision 2 has four bits, which also decide the later ones. */
function permissionsOf({ revision, permissions }: Settings): number {
  if (revision > 2) return permissions;
  const later: [number, number][] = [
    [BITS.print, BITS.printWell],
    [BITS.modify, BITS.assemble],
    [BITS.copy, BITS.access],
    [BITS.annotate, BITS.fill],
  ];
  return later.reduce((all, [bit, meant]) => (all & bit ? all | meant : all & ~meant), permissions);
}

type Opened = Pick<Encryption, 'key' | 'openedBy'>;

function openAes256(settings: Settings, password: Buffer): Opened | undefined {
  const { revision, userHash, ownerHash } = settings;
  const user = userHash.subarray(0, 48);
  const none = Buffer.alloc(0);
  const check = (stored: Buffer, extra: Buffer) =>
    hashPassword(revision, password, stored.subarray(32, 40), extra).equals(stored.subarray(0, 32));
  const unwrap = (stored: Buffer, extra: Buffer, wrapped: Buffer) => {
    if (wrapped.length < 32) return undefined;
    const hash = hashPassword(revision, password, stored.subarray(40, 48), extra);
    const cipher = createDecipheriv('aes-256-cbc', hash, Buffer.alloc(16));
    cipher.setAutoPadding(false);
    return cipher.update(wrapped.subarray(0, 32));
  };
  const byUser = check(user, none);
  if (!byUser && !check(ownerHash, user)) return undefined;
  const key = byUser ? unwrap(user, none, settings.userKey) : unwrap(ownerHash, user, settings.ownerKey);
  return key && { key, openedBy: byUser ? 'user' : 'owner' };
}

function openOlder(settings: Settings, password: Buffer): Opened | undefined {
  const asUser = userKeyOf(settings, pad(password));
  if (asUser) return { key: asUser, openedBy: 'user' };
  const asOwner = userKeyOf(settings, userPasswordOf(settings, password));
  return asOwner && { key: asOwner, openedBy: 'owner' };
}

function pad(password: Uint8Array): Buffer {
  return Buffer.concat([password, PADDING]).subarray(0, 32);
}

function md5(...parts: Uint8Array[]): Buffer {
  const hash = createHash('md5');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/** The document's key, when the padded password is its user's. */
function userKeyOf(settings: Settings, password: Buffer): Buffer | undefined {
  const { revision, keyLength, ownerHash, userHash, permissions, id } = settings;
  const flags = Buffer.alloc(4);
  flags.writeInt32LE(permissions);
  const open = revision >= 4 && !settings.metadata ? [Buffer.alloc(4, 0xff)] : [];
  let key = md5(password, ownerHash.subarray(0, 32), flags, id, ...open);
  const rounds = revision >= 3 ? MORE_ROUNDS : 0;
  for (let round = 0; round < rounds; round++) key = md5(key.subarray(0, keyLength));
  key = key.subarray(0, keyLength);
  if (revision === 2) return rc4(key, PADDING).equals(userHash.subarray(0, 32)) ? key : undefined;
  const proof = rc4Rounds(key, md5(PADDING, id), false);
  return proof.equals(userHash.subarray(0, 16)) ? key : undefined;
}

/** The owner's password opens a copy of the user's. */
function userPasswordOf({ revision, keyLength, ownerHash }: Settings, password: Buffer): Buffer {
  let key = md5(pad(password));
  const rounds = revision >= 3 ? MORE_ROUNDS : 0;
  for (let round = 0; round < rounds; round++) key = md5(key);
  key = key.subarray(0, keyLength);
  const stored = ownerHash.subarray(0, 32);
  return revision === 2 ? rc4(key, stored) : rc4Rounds(key, stored, true);
}

function rc4Rounds(key: Buffer, data: Buffer, backwards: boolean): Buffer {
  let result = data;
  for (let step = 0; step < 20; step++) {
    const round = backwards ? 19 - step : step;
    result = rc4(
      key.map((byte) => byte ^ round),
      result,
    );
  }
  return result;
}
