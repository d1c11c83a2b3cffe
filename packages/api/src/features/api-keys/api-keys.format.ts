import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'shf_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62 ^ 32 is 190 bits. */
const RANDOM_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const SHOWN_LENGTH = PREFIX.length + 6;
const PATTERN = new RegExp(`^${PREFIX}[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`);

/** `shf_`, 32 random letters, 6 letters of checksum: scanners find it, and a slip of the pen is known without asking. */
export function createApiKey(): { key: string; prefix: string } {
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const key = PREFIX + random + checksumOf(random);
  return { key, prefix: key.slice(0, SHOWN_LENGTH) };
}

export function looksLikeApiKey(token: string): boolean {
  return token.startsWith(PREFIX);
}

/** Whether the checksum shows that this was once a key. */
export function isWholeApiKey(token: string): boolean {
  if (!PATTERN.test(token)) return false;
  const random = token.slice(PREFIX.length, PREFIX.length + RANDOM_LENGTH);
  return token.endsWith(checksumOf(random));
}

/** CRC-32 in base 62: six letters hold it. */
function checksumOf(text: string): string {
  let rest = crc32(text);
  let letters = '';
  while (letters.length < CHECKSUM_LENGTH) {
    letters = (ALPHABET[rest % ALPHABET.length] ?? '') + letters;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return letters;
}
