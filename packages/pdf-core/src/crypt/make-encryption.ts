import { createCipheriv, randomBytes } from 'node:crypto';
import { PdfError } from '../errors.ts';
import { hashPassword } from './password-hash.ts';

export type Permissions = {
  printing: 'none' | 'low' | 'high';
  modifying: boolean;
  copying: boolean;
  annotating: boolean;
  fillingForms: boolean;
  contentAccessibility: boolean;
  documentAssembly: boolean;
};

/** The format's bits; those that have no meaning are set. */
export const BITS = {
  print: 4,
  modify: 8,
  copy: 16,
  annotate: 32,
  fill: 256,
  access: 512,
  assemble: 1024,
  printWell: 2048,
};
const UNUSED_BITS = -3904;

export function permissionBits(permissions: Permissions): number {
  const allowed: [boolean, number][] = [
    [permissions.printing !== 'none', BITS.print],
    [permissions.printing === 'high', BITS.printWell],
    [permissions.modifying, BITS.modify],
    [permissions.copying, BITS.copy],
    [permissions.annotating, BITS.annotate],
    [permissions.fillingForms, BITS.fill],
    [permissions.contentAccessibility, BITS.access],
    [permissions.documentAssembly, BITS.assemble],
  ];
  return allowed.reduce((bits, [granted, bit]) => (granted ? bits | bit : bits), UNUSED_BITS);
}

/** A new key for AES-256 (revision 6), and the encryption dictionary that gives it to either password. */
export function makeEncryption(user: string, owner: string, flags: number): { key: Buffer; dict: string } {
  const key = randomBytes(32);
  const userPart = wrapKey(key, passwordBytes(user), Buffer.alloc(0));
  const ownerPart = wrapKey(key, passwordBytes(owner), userPart.hash);
  const entries = [
    '/Filter /Standard /V 5 /R 6 /Length 256',
    `/P ${flags}`,
    `/U <${userPart.hash.toString('hex')}> /UE <${userPart.wrapped.toString('hex')}>`,
    `/O <${ownerPart.hash.toString('hex')}> /OE <${ownerPart.wrapped.toString('hex')}>`,
    `/Perms <${sealPermissions(key, flags).toString('hex')}>`,
    '/EncryptMetadata true /StmF /StdCF /StrF /StdCF',
    '/CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >>',
  ];
  return { key, dict: `<< ${entries.join(' ')} >>` };
}

function passwordBytes(password: string): Buffer {
  const bytes = Buffer.from(password.normalize('NFKC'), 'utf8');
  if (bytes.length > 127) throw new PdfError('password_too_long', { limit: 127 });
  return bytes;
}

function wrapKey(key: Buffer, password: Buffer, userHash: Buffer): { hash: Buffer; wrapped: Buffer } {
  const [checkSalt, keySalt] = [randomBytes(8), randomBytes(8)];
  const hash = Buffer.concat([hashPassword(6, password, checkSalt, userHash), checkSalt, keySalt]);
  const cipher = createCipheriv(
    'aes-256-cbc',
    hashPassword(6, password, keySalt, userHash),
    Buffer.alloc(16),
  );
  cipher.setAutoPadding(false);
  return { hash, wrapped: cipher.update(key) };
}

/** A copy of the permissions that cannot be changed without the key. */
function sealPermissions(key: Buffer, flags: number): Buffer {
  const block = Buffer.alloc(16, 0xff);
  block.writeInt32LE(flags);
  block.write('Tadb', 8, 'latin1');
  randomBytes(4).copy(block, 12);
  const cipher = createCipheriv('aes-256-ecb', key, null);
  cipher.setAutoPadding(false);
  return cipher.update(block);
}
