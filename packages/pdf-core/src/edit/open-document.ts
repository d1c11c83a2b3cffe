import type { Change } from '../crypt/change.options.ts';
import { openKept } from '../crypt/keep-protection.ts';
import { PdfError } from '../errors.ts';
import { createFontSet, embedFonts } from '../fonts/font-set.ts';
import { canAppend } from '../pdf/append-section.ts';
import { catalogOf, resolve } from '../pdf/graph/access.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { pageAnnotations, pagesOf } from '../pdf/graph/pages.ts';
import { writeGraph } from '../pdf/graph/write-graph.ts';
import { refuseEndlessStreams } from '../pdf/endless-streams.ts';
import { makeDict } from '../pdf/make-value.ts';
import { isDict, PdfRef, type PdfDict } from '../pdf/values.ts';
import { readGraphOrRewrite } from '../recover/read-graph-or-rewrite.ts';
import { recoverDocument } from '../recover/recover-document.ts';
import { archivalPartOf } from '../standards/archival-part.ts';
import { appendUpdate } from './append-update.ts';
import type { EditedDocument } from './edited-document.ts';
import { shareResources } from './share-resources.ts';

export type OpenSettings = {
  password?: string | undefined;
  /** What is going to be done to the pages, which the owner of an encrypted document may have forbidden. */
  change?: Change | Change[];
};

export async function openDocument(
  source: Uint8Array,
  { password, change }: OpenSettings = {},
): Promise<EditedDocument> {
  const opened = openKept(source, password, change);
  if (!opened.bytes.length) throw new PdfError('file_empty');
  refuseEndlessStreams(opened.bytes);
  const sound = (await recoverDocument(opened.bytes)).bytes;
  const { bytes, graph } = await readGraphOrRewrite(sound);
  // What had to be mended is written anew; an update follows the document as it came.
  const update = bytes === opened.bytes ? opened.update : undefined;
  graph.nextNumber = Math.max(graph.nextNumber, update?.size ?? 0);
  return { ...editGraph(graph, bytes), seal: opened.seal, update };
}

/** What reads and changes a document in memory, which came from these bytes. */
export function editGraph(graph: PdfGraph, bytes: Uint8Array): EditedDocument {
  const firstNew = graph.nextNumber;
  const touched = new Set<number>();
  const pages = pagesOf(graph, ({ number }) => touched.add(number));
  if (!pages.length) throw new PdfError('document_without_pages');
  for (const page of pages) pageAnnotations(graph, page);
  const archivalPart = archivalPartOf(graph);
  return {
    bytes,
    graph,
    catalog: catalogOf(graph)!,
    pages,
    fonts: createFontSet(graph, archivalPart),
    archivalPart,
    touched,
    firstNew,
    missing: new Set(),
    seal: (made) => made,
  };
}

/** Embeds the fonts that were used and writes the document with its changes. */
export async function saveDocument(doc: EditedDocument): Promise<Uint8Array> {
  if (doc.fonts.used.size) await embedFonts(doc.fonts);
  shareResources(doc);
  if (doc.update) return appendUpdate(doc);
  return doc.seal(canAppend(doc.bytes) ? appendUpdate(doc) : writeGraph(doc.graph, { objectStreams: false }));
}

/** To be called on whatever is changed; a direct object is part of the indirect one that holds it. */
export function touch(doc: EditedDocument, ref: PdfRef | undefined): void {
  if (ref) doc.touched.add(ref.number);
}

export function catalogRef({ graph }: EditedDocument): PdfRef | undefined {
  const root = graph.trailer.get('Root');
  return root instanceof PdfRef ? root : undefined;
}

/** The dictionary at a key: the one there (its own object marked as changed), or a new one put there. */
export function dictAt(
  doc: EditedDocument,
  owner: PdfDict,
  ownerRef: PdfRef | undefined,
  key: string,
): PdfDict {
  const found = owner.get(key);
  const value = resolve(doc.graph, found);
  if (isDict(value)) {
    touch(doc, found instanceof PdfRef ? found : ownerRef);
    return value;
  }
  const created = makeDict({});
  owner.set(key, created);
  touch(doc, ownerRef);
  return created;
}
