import { surveyContent } from '../../compress/content/survey.ts';
import { catalogOf, lookupStream } from '../../pdf/graph/access.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { readGraph } from '../../pdf/graph/read-graph.ts';
import { readStream, withoutEncoding } from '../../pdf/graph/read-stream.ts';
import { writeGraph } from '../../pdf/graph/write-graph.ts';
import { openDocument } from '../../compress/open-document.ts';
import { removeUnusedObjects } from '../../compress/remove-parts.ts';
import { openKept } from '../../crypt/keep-protection.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { openDocument as openToEdit, saveDocument } from '../../edit/open-document.ts';
import { flattenDocument } from '../../forms/flatten-document.ts';
import { findRevisions } from '../../hidden/carried/revisions.ts';
import { carriedParts, PART_KINDS, type PartKind } from '../../hidden/carried/parts.ts';
import { removeSignatures } from '../../hidden/carried/signatures.ts';
import { countUnused } from '../../hidden/carried/unused.ts';
import { searchPages } from '../../hidden/search-pages.ts';
import { limits } from '../../limits.ts';
import { asBytes } from '../../pdf/as-bytes.ts';
import { openRaw } from '../../pdf/open-raw.ts';
import { PdfStream } from '../../pdf/values.ts';
import { withDocument } from '../../pdfium/document.ts';
import { claimsIn, decodePacket, withoutClaims } from '../../standards/claims.ts';
import { throwIfAborted, type Tool } from '../../tool.ts';
import type { SanitizeOptions } from './options.ts';
import type { SanitizeReport } from './report.ts';

type Counted = SanitizeReport['removed'];

/** A document without what it carries beside its pages. It is written anew: nothing of what was removed is in its bytes. */
export const sanitize: Tool<SanitizeOptions, SanitizeReport> = async (inputs, options, context) => {
  const { bytes } = onlyInput(inputs);
  const startedAt = performance.now();
  const isLate = () => performance.now() - startedAt > limits.hiddenSeconds * 1000;
  const opened = openKept(bytes, options.password, 'modifying');
  const before = await openDocument(opened.bytes);
  const kinds = PART_KINDS.filter((kind) => (kind === 'form' ? options.form !== 'keep' : options[kind]));
  const found = countParts(before, kinds);
  // Their text is of no interest here.
  const revisions = await findRevisions(asBytes(bytes), options.password, () => true);
  const unused = countUnused(openRaw(opened.bytes), before);
  throwIfAborted(context);
  const graph = options.form === 'flatten' ? await openFlattened(opened.bytes) : before;
  for (const kind of kinds) carriedParts[kind].remove(graph);
  const signatures = removeSignatures(graph);
  removeUnusedObjects(surveyContent(graph));
  settleArchive(graph);
  throwIfAborted(context);
  const made = writeGraph(graph, { objectStreams: !isFirstPart(graph) });
  const left = countParts(readGraph(made), kinds);
  const hidden = await withDocument(made, {}, (document) =>
    searchPages({ document, graph }, isLate, context),
  );
  const removed: Counted = [
    { kind: 'revisions', count: revisions.length },
    { kind: 'unused', count: unused },
    { kind: 'signatures', count: signatures },
    ...kinds.map((kind) => ({ kind, count: Math.max(0, (found.get(kind) ?? 0) - (left.get(kind) ?? 0)) })),
  ];
  const report: SanitizeReport = {
    total: removed.reduce((sum, { count }) => sum + count, 0),
    removed: removed.filter(({ count }) => count > 0),
    left: [...left].map(([kind, count]) => ({ kind, count })).filter(({ count }) => count > 0),
    hiddenWords: hidden.words,
  };
  return { files: [{ name: options.outputName, bytes: opened.seal(made) }], report };
};

function countParts(graph: PdfGraph, kinds: PartKind[]): Map<PartKind, number> {
  return new Map(kinds.map((kind) => [kind, carriedParts[kind].find(graph).length]));
}

async function openFlattened(bytes: Uint8Array): Promise<PdfGraph> {
  const doc = await openToEdit(bytes, { change: 'modifying' });
  await flattenDocument(doc, { forms: true, annotations: false });
  return openDocument(await saveDocument(doc));
}

function packetOf(graph: PdfGraph): { stream: PdfStream; text: string } | undefined {
  const stream = lookupStream(graph, catalogOf(graph), 'Metadata');
  const bytes = stream && readStream(graph, stream);
  return bytes && { stream, text: decodePacket(bytes) };
}

function isFirstPart(graph: PdfGraph): boolean {
  return claimsIn(packetOf(graph)?.text ?? '').some(({ kind, part }) => kind === 'archive' && part === 1);
}

/** An archive for files (PDF/A-4f) without a file is none. */
function settleArchive(graph: PdfGraph): void {
  const packet = packetOf(graph);
  const isForFiles = claimsIn(packet?.text ?? '').some(
    ({ kind, level }) => kind === 'archive' && level === 'F',
  );
  if (!packet || !isForFiles || carriedParts.attachments.find(graph).length) return;
  const text = Buffer.from(withoutClaims(packet.text, ['archive']));
  for (const [number, value] of graph.objects)
    if (value === packet.stream)
      graph.objects.set(number, new PdfStream(withoutEncoding(packet.stream.dict), text));
}
