import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;

/** `t=SECONDS,v1=HMAC`, over the time and the very bytes that are sent. */
export function signBody(secret: string, body: Buffer, now = new Date()): string {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${hmac(secret, time, body).toString('hex')}`;
}

export function isSigned(secret: string, body: Buffer, signature: string, now = new Date()): boolean {
  const found = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature);
  if (!found) return false;
  const time = Number(found[1]);
  if (Math.abs(now.getTime() / 1000 - time) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(found[2]!, 'hex'), hmac(secret, time, body));
}

function hmac(secret: string, time: number, body: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest();
}
