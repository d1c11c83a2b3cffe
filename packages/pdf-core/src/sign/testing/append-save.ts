import { createHash } from 'node:crypto';
import { buildSignature, signatureRoom } from '../build-cms.ts';
import type { SigningIdentity } from '../identity.ts';

export type Save = {
  /** Objects by number, as PDF. */
  objects?: Record<number, string>;
  /** Objects that are deleted. */
  free?: number[];
  /** Rows of the cross-reference that point elsewhere than to their object. */
  places?: Record<number, number>;
  /** Further entries of the trailer. */
  trailer?: string;
  root?: number;
};

/** A later save of a document with a classic cross-reference: what an attacker, or a viewer, adds at its end. */
export function appendSave(
  source: Uint8Array,
  { objects = {}, free = [], places = {}, trailer = '', root }: Save,
): Buffer {
  const text = Buffer.from(source).toString('latin1');
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)![1];
  const catalog = root ?? [...text.matchAll(/\/Root (\d+)/g)].at(-1)![1];
  let body = text.endsWith('\n') ? '' : '\n';
  const rows: string[] = [];
  for (const [number, object] of Object.entries(objects)) {
    const place = places[Number(number)] ?? text.length + body.length;
    rows.push(`${number} 1\n${String(place).padStart(10, '0')} 00000 n \n`);
    body += `${number} 0 obj\n${object}\nendobj\n`;
  }
  for (const number of free) rows.push(`${number} 1\n0000000000 65535 f \n`);
  const size = Math.max(500, ...Object.keys(objects).map(Number)) + 1;
  const table = `xref\n${rows.join('')}trailer\n<< /Size ${size} /Root ${catalog} 0 R /Prev ${previous} ${trailer} >>\n`;
  return Buffer.from(`${text}${body}${table}startxref\n${text.length + body.length}\n%%EOF\n`, 'latin1');
}

export const stream = (content: string, entries = '') =>
  `<< /Length ${content.length} ${entries} >>\nstream\n${content}\nendstream`;

type SignedSave = Save & { number: number; dict?: string; subFilter?: string };

const HOLE = '0000000000';

/**
 * A save that signs: `dict` are further entries of the signature, which becomes object `number`. Gives what our own
 * signing does not: certifications, locks, and whatever else a signature may carry.
 */
export function appendSignature(
  source: Uint8Array,
  identity: SigningIdentity,
  { number, dict = '', subFilter = 'ETSI.CAdES.detached', ...save }: SignedSave,
): Buffer {
  const room = signatureRoom(identity) * 2;
  const entries = `/Type /Sig /Filter /Adobe.PPKLite /SubFilter /${subFilter} ${dict}`;
  const signature = `<< ${entries} /ByteRange [0 ${HOLE} ${HOLE} ${HOLE}] /Contents <${'0'.repeat(room)}> >>`;
  const bytes = appendSave(source, { ...save, objects: { ...save.objects, [number]: signature } });
  const start = bytes.lastIndexOf(`/Contents <${'0'.repeat(room)}`) + '/Contents '.length;
  const end = start + room + 2;
  const range = bytes.lastIndexOf(`[0 ${HOLE}`, start);
  const numbers = [start, end, bytes.length - end].map((part) => String(part).padStart(HOLE.length, '0'));
  bytes.write(`[0 ${numbers.join(' ')}]`, range, 'latin1');
  const digest = createHash('sha256').update(bytes.subarray(0, start)).update(bytes.subarray(end)).digest();
  bytes.write(buildSignature(digest, identity, new Date()).toString('hex'), start + 1, 'latin1');
  return bytes;
}

/** The bytes that the last signature covers, and the document with another structure in its place. */
export function openSignature(source: Uint8Array): {
  covered: Buffer;
  cms: Buffer;
  replace: (cms: Uint8Array) => Buffer;
} {
  const bytes = Buffer.from(source);
  const range = bytes.lastIndexOf('/ByteRange [');
  const [, start, end, rest] = /\[\s*0\s+(\d+)\s+(\d+)\s+(\d+)/
    .exec(bytes.toString('latin1', range, range + 100))!
    .map(Number);
  const covered = Buffer.concat([bytes.subarray(0, start), bytes.subarray(end, end! + rest!)]);
  const replace = (cms: Uint8Array) => {
    const changed = Buffer.from(bytes);
    const hex = Buffer.from(cms)
      .toString('hex')
      .padEnd(end! - start! - 2, '0');
    if (hex.length > end! - start! - 2) throw new Error('the structure does not fit');
    changed.write(hex, start! + 1, 'latin1');
    return changed;
  };
  const cms = Buffer.from(bytes.toString('latin1', start! + 1, end! - 1), 'hex');
  return { covered, cms, replace };
}
