import { createCipheriv, createHash } from 'node:crypto';

const ROUNDS = 64;
/** Data made to keep the loop going ends it here; honest passwords need some 70 rounds. */
const MOST_ROUNDS = 2000;
const HASHES = ['sha256', 'sha384', 'sha512'];

/** The hash of a password in AES-256 documents: revision 5 takes SHA-256, revision 6 many rounds that depend on their data. */
export function hashPassword(
  revision: number,
  password: Uint8Array,
  salt: Uint8Array,
  userKey: Uint8Array,
): Buffer {
  let hash = createHash('sha256').update(password).update(salt).update(userKey).digest();
  if (revision < 6) return hash;
  for (let round = 0, last = 0; round < ROUNDS || last > round - 32; round++) {
    if (round > MOST_ROUNDS) break;
    const once = Buffer.concat([password, hash, userKey]);
    const repeated = Buffer.alloc(once.length * 64);
    for (let copy = 0; copy < 64; copy++) once.copy(repeated, copy * once.length);
    const cipher = createCipheriv('aes-128-cbc', hash.subarray(0, 16), hash.subarray(16, 32));
    cipher.setAutoPadding(false);
    const mixed = cipher.update(repeated);
    const remainder = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    hash = createHash(HASHES[remainder]!).update(mixed).digest();
    last = mixed.at(-1) ?? 0;
  }
  return hash.subarray(0, 32);
}
