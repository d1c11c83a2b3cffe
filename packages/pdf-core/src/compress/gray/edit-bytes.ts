import type { Edit } from './rewrite-colours.ts';

/** The bytes from one place to another with the edits made; one that begins before them only takes bytes away. */
export function editBytes(bytes: Buffer, edits: readonly Edit[], from = 0, to = bytes.length): Buffer {
  const parts: Buffer[] = [];
  let copied = from;
  for (const { start, end, text } of edits) {
    if (end <= from || start >= to) continue;
    if (start >= from) parts.push(bytes.subarray(copied, start), Buffer.from(text, 'latin1'));
    copied = Math.min(end, to);
  }
  return Buffer.concat([...parts, bytes.subarray(copied, to)]);
}
