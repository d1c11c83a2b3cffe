import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** How strings or streams are encrypted: not at all, RC4, AES with a key an object, AES-256 with one key for all. */
export type Method = 'none' | 'rc4' | 'aes128' | 'aes256';

const BLOCK = 16;

/** RC4, which current OpenSSL no longer offers: many old documents are encrypted with it. */
export function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + state[i]! + key[i % key.length]!) & 255;
    [state[i], state[j]] = [state[j]!, state[i]!];
  }
  const out = Buffer.allocUnsafe(data.length);
  for (let at = 0, i = 0, j = 0; at < data.length; at++) {
    i = (i + 1) & 255;
    const a = state[i]!;
    j = (j + a) & 255;
    const b = state[j]!;
    state[i] = b;
    state[j] = a;
    out[at] = data[at]! ^ state[(a + b) & 255]!;
  }
  return out;
}

/** The initial vector first, then the padded data, as PDF stores it. */
export function encryptAes256(key: Uint8Array, data: Uint8Array): Buffer {
  const start = randomBytes(BLOCK);
  const cipher = createCipheriv('aes-256-cbc', key, start);
  return Buffer.concat([start, cipher.update(data), cipher.final()]);
}

function decryptAes(key: Uint8Array, data: Uint8Array): Buffer {
  // Cut-off data is read as far as it goes.
  const whole = data.length - (data.length % BLOCK);
  if (whole < 2 * BLOCK) return Buffer.alloc(0);
  const cipher = createDecipheriv(`aes-${key.length === 32 ? 256 : 128}-cbc`, key, data.subarray(0, BLOCK));
  cipher.setAutoPadding(false);
  const plain = Buffer.concat([cipher.update(data.subarray(BLOCK, whole)), cipher.final()]);
  const padding = plain.at(-1) ?? 0;
  return padding >= 1 && padding <= BLOCK ? plain.subarray(0, plain.length - padding) : plain;
}

function encryptAes128(key: Uint8Array, data: Uint8Array): Buffer {
  const start = randomBytes(BLOCK);
  const cipher = createCipheriv('aes-128-cbc', key, start);
  return Buffer.concat([start, cipher.update(data), cipher.final()]);
}

/** The key of one object, in documents that have one for each. */
function objectKey(key: Uint8Array, number: number, generation: number, aes: boolean): Buffer {
  const place = Buffer.from([number, number >> 8, number >> 16, generation, generation >> 8]);
  const parts = [key, place, ...(aes ? [Buffer.from('sAlT')] : [])];
  return createHash('md5')
    .update(Buffer.concat(parts))
    .digest()
    .subarray(0, Math.min(key.length + 5, 16));
}

export function decryptData(
  method: Method,
  key: Uint8Array,
  number: number,
  generation: number,
  data: Uint8Array,
): Uint8Array {
  if (method === 'none') return data;
  if (method === 'aes256') return decryptAes(key, data);
  const own = objectKey(key, number, generation, method === 'aes128');
  return method === 'aes128' ? decryptAes(own, data) : rc4(own, data);
}

/** For a document that stays encrypted as it was; nothing new is encrypted with the older methods. */
export function encryptData(
  method: Method,
  key: Uint8Array,
  number: number,
  generation: number,
  data: Uint8Array,
): Uint8Array {
  if (method === 'none') return data;
  if (method === 'aes256') return encryptAes256(key, data);
  const own = objectKey(key, number, generation, method === 'aes128');
  return method === 'aes128' ? encryptAes128(own, data) : rc4(own, data);
}
