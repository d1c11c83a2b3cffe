import { PdfError } from '../errors.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { PdfRef } from '../pdf/values.ts';
import { removeAttribute, removeElement } from './write-xmp.ts';

/** A standard that a document claims, as people write it: PDF/A-3b, PDF/UA-1. */
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
/** Well Tagged PDF is claimed by a declaration, beside PDF/UA-2 or without it. */
const DECLARATIONS = 'http://pdfa.org/declarations/';
const WELL_TAGGED = `${DECLARATIONS}wtpdf`;
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

/** XMP may use any Unicode encoding; the bytes of its first `<?` identify it, with or without a byte order mark. */
export function decodePacket(bytes: Buffer): string {
  const head = bytes
    .subarray(0, 8)
    .toString('latin1')
    .replace(/^(?:\0\0\xfe\xff|\xff\xfe\0\0|\xfe\xff|\xff\xfe)/, '');
  if (head.startsWith('\0\0\0<')) return decodeWide(bytes, (at) => bytes.readUInt32BE(at));
  if (head.startsWith('<\0\0\0')) return decodeWide(bytes, (at) => bytes.readUInt32LE(at));
  const even = bytes.length - (bytes.length % 2);
  if (head.startsWith('\0<'))
    return unmarked(Buffer.from(bytes.subarray(0, even)).swap16().toString('utf16le'));
  if (head.startsWith('<\0')) return unmarked(bytes.toString('utf16le', 0, even));
  return bytes.toString('utf8');
}

const unmarked = (text: string): string => text.replace(/^\ufeff/, '');

function decodeWide(bytes: Buffer, read: (at: number) => number): string {
  let text = '';
  for (let at = 0; at + 4 <= bytes.length; at += 4) text += characterOf(read(at));
  return unmarked(text);
}

const characterOf = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd');

export function readClaims(document: PdfDocument): Claim[] {
  return claimsIn(readPacket(document)?.text ?? '');
}

/** The claims of an XMP packet. */
export function claimsIn(text: string): Claim[] {
  const archive = prefixesOf(text, NAMESPACES.archive).map((prefix): Claim => {
    const part = Number(valueOf(text, `${prefix}:part`)) || 0;
    const level = valueOf(text, `${prefix}:conformance`).toUpperCase();
    return { kind: 'archive', part, level, name: `PDF/A-${part || ''}${level.toLowerCase()}` };
  });
  const accessible = prefixesOf(text, NAMESPACES.accessible).map((prefix): Claim => {
    const part = Number(valueOf(text, `${prefix}:part`)) || 0;
    return { kind: 'accessible', part, level: '', name: `PDF/UA-${part || 1}` };
  });
  const isWellTagged = text.includes(WELL_TAGGED);
  const tagged: Claim[] = isWellTagged ? [{ kind: 'accessible', part: 2, level: '', name: 'WTPDF 1.0' }] : [];
  return [...archive, ...accessible, ...tagged].filter(({ part }) => part > 0);
}

/** The packet without its claims of these kinds of standards. */
export function withoutClaims(packet: string, kinds: Claim['kind'][]): string {
  let text = packet;
  for (const kind of kinds) {
    for (const prefix of prefixesOf(packet, NAMESPACES[kind])) {
      for (const property of PROPERTIES) {
        const name = `${prefix}:${property}`;
        text = removeAttribute(removeElement(text, name), name);
      }
    }
  }
  if (kinds.includes('accessible') && packet.includes(WELL_TAGGED))
    for (const prefix of prefixesOf(packet, DECLARATIONS))
      text = removeElement(text, `${prefix}:declarations`);
  return text;
}

/** The names that the packet gives to a namespace. */
function prefixesOf(text: string, namespace: string): string[] {
  const prefixes = new Set<string>();
  for (let at = text.indexOf(namespace); at >= 0; at = text.indexOf(namespace, at + 1)) {
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
