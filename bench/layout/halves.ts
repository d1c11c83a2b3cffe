import { createHash } from 'node:crypto';

/** Rules are fitted to the first half of the documents, and believed on the other one. */
export function isHeldOut(name: string): boolean {
  return Number.parseInt(createHash('sha1').update(name).digest('hex')[0]!, 16) % 2 === 1;
}
