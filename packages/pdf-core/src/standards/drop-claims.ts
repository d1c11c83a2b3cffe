import { appendSection } from '../pdf/append-section.ts';
import { openRaw } from '../pdf/open-raw.ts';
import { bytesToken, stringBytes } from '../pdf/text.ts';
import { PdfRef, PdfString, type PdfValue } from '../pdf/values.ts';
import { type Claim, readPacket, withoutClaims } from './claims.ts';

/** The document no longer marked as following these standards: its XMP is written anew behind the bytes that are there. */
export function dropClaims(source: Uint8Array, claims: Claim[]): Uint8Array {
  const document = openRaw(source);
  const packet = readPacket(document);
  if (!packet || !claims.length) return source;
  const kinds = claims.map(({ kind }) => kind);
  const data = Buffer.from(withoutClaims(packet.text, kinds));
  const { number } = packet;
  const head = `${number} 0 obj\n<</Type/Metadata/Subtype/XML/Length ${data.length}>>\nstream\n`;
  const bytes = Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream\nendobj\n')]);
  const { trailer } = document;
  const [first] = document.array(trailer.get('ID')).map((id) => document.resolve(id));
  return appendSection(source, [{ number, generation: 0, bytes }], document.size, {
    root: refToken(trailer.get('Root')) ?? 'null',
    info: refToken(trailer.get('Info')),
    first: first instanceof PdfString ? bytesToken(stringBytes(first)) : undefined,
  });
}

function refToken(value: PdfValue | undefined): string | undefined {
  return value instanceof PdfRef ? `${value.number} 0 R` : undefined;
}
