import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether Sheaf sent a delivery within the last five minutes. `body` is the text before parsing. */
export function isFromSheaf(secret: string, signature: string, body: string): boolean {
  const { t = '', v1 = '' } = Object.fromEntries(signature.split(',').map((part) => part.split('=')));
  const isFresh = Math.abs(Date.now() / 1000 - Number(t)) < 300;
  const expected = createHmac('sha256', secret).update(`${t}.${body}`).digest();
  const given = Buffer.from(v1, 'hex');
  return isFresh && given.length === expected.length && timingSafeEqual(given, expected);
}
