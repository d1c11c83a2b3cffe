import { PdfError } from '../errors.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { PdfRef } from '../pdf/values.ts';
import { removeAttribute, removeElement } from './write-xmp.ts';

/** A standard that a document says it follows, as a person writes it: PDF/A-3b, PDF/UA-1. */
export type Claim = {
  kind: 'archive' | 'accessible';
  part: number;
  /** `A` asks for tags as well; empty where the part knows no levels. */
  level: string;
  name: string;
};

const NAMESPACES = {
  archive: 'http://www.aiim.org/pdfa/ns/id/',
  accessible: 'http://www.aiim.org/pdfua/ns/id/',
} as const;
const PROPERTIES = ['part', 'conformance', 'amd', 'corr', 'rev'];
const MOST_XMP_BYTES = 4 * 1024 * 1024;

/** The document's XMP packet and the object it is; undefined where there is none that can be read. */
export function readPacket(document: PdfDocument): { number: number; text: string } | undefined {
  const ref = document.root.get('Metadata');
  if (!(ref instanceof PdfRef)) return undefined;
  try {
    const bytes = document.stream(ref.number);
    if (!bytes || bytes.length > MOST_XMP_BYTES) return undefined;
    return { number: ref.number, text: decodePacket(bytes) };
  } catch (error) {
    if (error instanceof PdfError) return undefined;
    throw error;
  }
}

function decodePacket(bytes: Buffer): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return Buffer.from(bytes.subarray(2)).swap16().toString('utf16le');
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le', 2);
  return bytes.toString('utf8');
}

export function readClaims(document: PdfDocument): Claim[] {
  const text = readPacket(document)?.text ?? '';
  const archive = prefixesOf(text, 'archive').map((prefix): Claim => {
    const part = Number(valueOf(text, `${prefix}:part`)) || 0;
    const level = valueOf(text, `${prefix}:conformance`).toUpperCase();
    return { kind: 'archive', part, level, name: `PDF/A-${part || ''}${level.toLowerCase()}` };
  });
  const accessible = prefixesOf(text, 'accessible').map((prefix): Claim => {
    const part = Number(valueOf(text, `${prefix}:part`)) || 0;
    return { kind: 'accessible', part, level: '', name: `PDF/UA-${part || 1}` };
  });
  return [...archive, ...accessible].filter(({ part }) => part > 0);
}

/** The packet without what it says of these kinds of standards. */
export function withoutClaims(packet: string, kinds: Claim['kind'][]): string {
  let text = packet;
  for (const kind of kinds) {
    for (const prefix of prefixesOf(packet, kind)) {
      for (const property of PROPERTIES) {
        const name = `${prefix}:${property}`;
        text = removeAttribute(removeElement(text, name), name);
      }
    }
  }
  return text;
}

/** The names that the packet gives to a namespace. */
function prefixesOf(text: string, kind: Claim['kind']): string[] {
  const prefixes = new Set<string>();
  for (let at = text.indexOf(NAMESPACES[kind]); at >= 0; at = text.indexOf(NAMESPACES[kind], at + 1)) {
    const before = text.slice(Math.max(0, at - 60), at);
    const declared = before.lastIndexOf('xmlns:');
    const prefix =
      declared < 0
        ? ''
        : before
            .slice(declared + 6)
            .split('=', 1)[0]!
            .trim();
    if (prefix) prefixes.add(prefix);
  }
  return [...prefixes];
}

/** A property's value, written as an element or as an attribute. */
function valueOf(text: string, name: string): string {
  const element = text.indexOf(`<${name}>`);
  if (element >= 0)
    return text
      .slice(element + name.length + 2)
      .split('<', 1)[0]!
      .trim();
  const attribute = text.indexOf(`${name}=`);
  const quote = attribute < 0 ? '' : text[attribute + name.length + 1]!;
  return quote === '"' || quote === "'"
    ? text
        .slice(attribute + name.length + 2)
        .split(quote, 1)[0]!
        .trim()
    : '';
}
