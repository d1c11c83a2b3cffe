import type { PdfDocument } from '../pdf/document.ts';
import { readClaims } from '../standards/claims.ts';
import { sharedArchive, writePacket } from '../standards/shared-claim.ts';
import { finishPacked } from '../pdf/finish-packed.ts';
import { textToken } from '../pdf/text.ts';
import { PdfWriter } from '../pdf/writer.ts';
import { formEntry, gatherForm } from './forms.ts';
import { documentEntries, outputIntents } from './extras.ts';
import { pageLabels } from './labels.ts';
import { layerProperties } from './layers.ts';
import { nameDestinations, renameDestinations, writeNames } from './names.ts';
import { gatherTags, writeTags } from './tags.ts';
import { writeOutlines } from './outlines.ts';
import { writePageTree } from './page-tree.ts';
import { prepareSource, type AssemblySettings, type Part, type Source } from './sources.ts';

const PRODUCER = 'Sheaf';

/**
 * Makes one document of pages of others: what merge, split and organize have in common. Objects are copied byte by
 * byte (src/pdf/copier.ts); what binds a document together - page tree, bookmarks, named destinations, form, labels,
 * layers - is written anew from what the parts bring.
 */
export function assembleDocument(parts: Part[], settings: AssemblySettings): Buffer {
  const documents = new Set(parts.map(({ open }) => open.document));
  const share = Math.max(...parts.map(({ open, pages }) => pages.length / open.pages.pages.length));
  const size = [...documents].reduce((sum, { bytes }) => sum + bytes.length, 0);
  const writer = new PdfWriter(Math.ceil(size * Math.min(1, share + 0.05) * 1.1) + 16_384);
  const [pagesRoot, catalog] = [writer.allocate(), writer.allocate()];
  let before = 0;
  const sources = parts.map((part): Source => {
    const source = prepareSource(part, before, writer, pagesRoot, { ...settings, alone: parts.length === 1 });
    before += part.pages.length;
    return source;
  });
  const names = nameDestinations(sources);
  for (const [source, own] of names) renameDestinations(source, own);
  const form = gatherForm(sources);
  const tags = settings.extras ? gatherTags(writer, sources) : undefined;
  writePageTree(writer, pagesRoot, sources);
  const outlines = writeOutlines(writer, sources, names, settings.outlines);
  const entries = [
    `/Pages ${pagesRoot} 0 R`,
    writeNames(writer, names, settings.extras),
    outlines ? `/Outlines ${outlines} 0 R` : '',
    pageLabels(sources),
    formEntry(form),
    outputIntents(sources),
    settings.extras ? documentEntries(sources, outlines > 0) : '',
    settings.extras && sources.length > 1 ? sharedMetadata(writer, [...documents]) : '',
    writeTags(writer, tags),
  ];
  for (const source of sources) source.copier.drain();
  // Layers last: only those that something copied refers to come along.
  entries.push(layerProperties(sources));
  for (const source of sources) source.copier.drain();
  writer.object(catalog, `<</Type/Catalog${entries.join('')}>>`);
  const info = infoOf(writer, sources, settings);
  if (isPacked([...documents])) return finishPacked(writer, catalog, info);
  return writer.finish(`/Root ${catalog} 0 R/Info ${info} 0 R`);
}

/** Written plainly, what came packed would grow. PDF/A-1 forbids it. */
function isPacked(documents: PdfDocument[]): boolean {
  const claims = documents.flatMap((document) => readClaims(document));
  if (claims.some(({ kind, part }) => kind === 'archive' && part === 1)) return false;
  return documents.some(({ bytes }) => bytes.includes('/ObjStm'));
}

/** The standards that all input documents claim, if the result conforms to them as well. */
function sharedMetadata(writer: PdfWriter, documents: PdfDocument[]): string {
  const shared = sharedArchive(documents);
  if (!shared) return '';
  const packet = Buffer.from(writePacket(shared, PRODUCER));
  const number = writer.allocate();
  writer.streamObject(number, '/Type/Metadata/Subtype/XML', packet);
  return `/Metadata ${number} 0 R`;
}

/** A document that stays one document keeps its properties, consistent with its XMP. */
function infoOf(writer: PdfWriter, sources: Source[], settings: AssemblySettings): number {
  const [only, another] = sources;
  const ref = only?.document.trailer.get('Info');
  const isOne = settings.extras && !another && only && readClaims(only.document).length > 0;
  if (!isOne) return writeInfo(writer, settings.info);
  const own = only.document.dict(ref);
  const number = writer.add(own ? only.copier.token(own) : '<<>>');
  only.copier.drain();
  return number;
}

function writeInfo(writer: PdfWriter, info: Record<string, string> = {}): number {
  const rows = Object.entries({ ...info, Producer: PRODUCER });
  return writer.add(`<<${rows.map(([key, value]) => `/${key} ${textToken(value)}`).join('')}>>`);
}
