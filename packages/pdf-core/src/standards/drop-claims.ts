import { asBytes } from '../pdf/as-bytes.ts';
import { createHash } from 'node:crypto';
import { openRaw } from '../pdf/open-raw.ts';
import { stringBytes } from '../pdf/text.ts';
import { PdfRef, PdfString } from '../pdf/values.ts';
import { readXref } from '../pdf/xref-read.ts';
import { type Claim, readPacket, withoutClaims } from './claims.ts';

/** The document no longer marked as following these standards: its XMP is written anew behind the bytes that are there. */
export function dropClaims(source: Uint8Array, claims: Claim[]): Uint8Array {
  const bytes = asBytes(source);
  const document = openRaw(bytes);
  const packet = readPacket(document);
  if (!packet || !claims.length) return source;
  const data = Buffer.from(
    withoutClaims(
      packet.text,
      claims.map(({ kind }) => kind),
    ),
  );
  const { number } = packet;
  const head = `\n${number} 0 obj\n<</Type/Metadata/Subtype/XML/Length ${data.length}>>\nstream\n`;
  const body = Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream\nendobj\n')]);
  const xrefAt = bytes.length + body.length;
  const { trailer } = readXref(bytes);
  const keys = ['Root', 'Info'].flatMap((key) => {
    const value = trailer.get(key);
    return value instanceof PdfRef ? [`/${key} ${value.number} 0 R`] : [];
  });
  const [first] = document.array(trailer.get('ID')).map((id) => document.resolve(id));
  const revision = createHash('md5').update(body).digest('hex');
  const identifier = first instanceof PdfString ? stringBytes(first).toString('hex') : revision;
  const prev = Number(
    /startxref\s+(\d+)\s+%%EOF\s*$/.exec(bytes.toString('latin1', Math.max(0, bytes.length - 100)))?.[1],
  );
  const entries = `/Size ${Math.max(document.size, number + 1)}${keys.join('')}/ID[<${identifier}><${revision}>]/Prev ${prev}`;
  const end = isStreamAt(bytes, prev)
    ? streamSection(number, bytes.length + 1, document.size, entries, xrefAt)
    : Buffer.from(
        `xref\n${number} 1\n${String(bytes.length + 1).padStart(10, '0')} 00000 n \ntrailer\n<<${entries}>>\nstartxref\n${xrefAt}\n%%EOF\n`,
      );
  return Buffer.concat([bytes, body, end]);
}

const isStreamAt = (bytes: Buffer, place: number): boolean =>
  /^\s*\d/.test(bytes.toString('latin1', place, place + 20));

/** A file whose table is a stream goes on with one. */
function streamSection(number: number, place: number, size: number, entries: string, at: number): Buffer {
  const rows = Buffer.alloc(14);
  [place, at].forEach((offset, row) => {
    rows.writeUInt8(1, row * 7);
    rows.writeUIntBE(offset, row * 7 + 1, 6);
  });
  const own = Math.max(size, number + 1);
  const keys = entries.replace(/^\/Size \d+/, `/Size ${own + 1}`);
  const dict = `<</Type/XRef/W[1 6 0]/Index[${number} 1 ${own} 1]/Length ${rows.length}${keys}>>`;
  return Buffer.concat([
    Buffer.from(`${own} 0 obj\n${dict}\nstream\n`),
    rows,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${at}\n%%EOF\n`),
  ]);
}
