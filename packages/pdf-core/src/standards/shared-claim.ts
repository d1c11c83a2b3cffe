import type { PdfDocument } from '../pdf/document.ts';
import { nameOf, PdfRef } from '../pdf/values.ts';
import { type Claim, readClaims, readPacket } from './claims.ts';

type Shared = Pick<Claim, 'part' | 'level'>;

/** From what asks for little to what asks for much; the first part knows no Unicode level. */
const LEVELS = ['B', 'U', 'A'];

/** The standard for archives that documents still follow when they are joined; undefined where there is none. */
export function sharedArchive(documents: PdfDocument[]): Shared | undefined {
  const claims = documents.map((document) => readClaims(document).find(({ kind }) => kind === 'archive'));
  const parts = new Set(claims.map((claim) => claim?.part ?? 0));
  if (documents.some(needsOwnSchemas)) return undefined;
  // The third part is the second with attachments of any kind.
  const isAlike = parts.size === 1 || [...parts].every((part) => part === 2 || part === 3);
  const part = Math.max(...parts);
  if (!isAlike || part < 1 || part > 3 || new Set(documents.map(readColours)).size > 1) return undefined;
  const lowest = Math.min(...claims.map((claim) => LEVELS.indexOf(claim?.level ?? '')));
  if (lowest < 0) return undefined;
  // What tags ask for, such as a language, is not looked into: the level below promises nothing of it.
  const level = LEVELS[part === 1 ? 0 : Math.min(lowest, 1)]!;
  return { part, level };
}

const EXTENSIONS = 'http://www.aiim.org/pdfa/ns/extension/';

/** Metadata of a page or a picture may use properties that the document's own metadata declares, which joining writes anew. */
function needsOwnSchemas(document: PdfDocument): boolean {
  const packet = readPacket(document);
  if (!packet?.text.includes(EXTENSIONS)) return false;
  for (let number = 1; number < document.size; number++) {
    const type = nameOf(document.dict(new PdfRef(number))?.get('Type'));
    if (number !== packet.number && type === 'Metadata') return true;
  }
  return false;
}

/** The number of inks of colors without a profile, from the output intent. */
function readColours(document: PdfDocument): string {
  const intents = document.array(document.root.get('OutputIntents')).map((intent) => {
    const profile = document.dict(document.dict(intent)?.get('DestOutputProfile'));
    return String(document.resolve(profile?.get('N')));
  });
  return intents.join(' ');
}

/** XMP of a document with its producer as the only property. */
export function writePacket({ part, level }: Shared, producer: string): string {
  const description = [
    '<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">',
    `<pdf:Producer>${producer}</pdf:Producer>`,
    `<pdfaid:part>${part}</pdfaid:part><pdfaid:conformance>${level}</pdfaid:conformance></rdf:Description>`,
  ].join('');
  return [
    '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">',
    `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${description}</rdf:RDF></x:xmpmeta>`,
    '<?xpacket end="w"?>',
  ].join('');
}
