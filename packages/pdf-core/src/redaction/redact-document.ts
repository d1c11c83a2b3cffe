import { createHash } from 'node:crypto';
import { everyDict, lookupDict, resolve } from '../compress/model/access.ts';
import { separatePages } from './separate-pages.ts';
import { deflateStreams } from '../compress/deflate-streams.ts';
import { readGraph } from '../compress/model/read-graph.ts';
import { pagesOf } from '../compress/model/pages.ts';
import { sweepUnreached } from '../compress/model/sweep.ts';
import { writeGraph } from '../compress/model/write-graph.ts';
import { PdfError } from '../errors.ts';
import { withDocument } from '../pdfium/document.ts';
import { recoverDocument, rewriteDocument } from '../recover/recover-document.ts';
import { throwIfAborted, type ToolContext } from '../tool.ts';
import { clarifyFonts } from './clarify-fonts.ts';
import { type Find, findWords, isKept, type Wanted } from './find-words.ts';
import { contentHolds, ContentReader } from './content-reader.ts';
import { forgetNames } from './forget-names.ts';
import { listTellingFonts } from './telling-fonts.ts';
import { removeCarried } from './remove-carried.ts';
import type { Term } from './terms.ts';
import { forgetGlyphs } from './forget-glyphs.ts';
import { meets, type Rect } from './geometry.ts';
import { onGrid } from './line-grid.ts';
import { type FramedPage, listFramedPages, toPageBox } from './page-frames.ts';
import { type PageReading, readPageWords } from './page-words.ts';
import type { Proof } from './proof.ts';
import { prove } from './prove.ts';
import { redactImages } from './redact-image.ts';
import { type BoxLook, type PageBox, redactPage } from './redact-pages.ts';
import { type RemovedParts, startJob } from './redaction-job.ts';
import { loadStandardWidths } from './read-font.ts';
import { scrubBytes } from './scrub-bytes.ts';
import { scrub } from './scrub.ts';
import { findBeside } from './texts-beside.ts';
import { readUnseen } from './unseen-forms.ts';
import { listTerms } from './wanted-terms.ts';
import { isSearch, refuseOverPages, refuseScattered } from './refuse-uncertain.ts';
import type { PdfGraph } from '../compress/model/graph.ts';
import { PdfString, isDict, type PdfDict } from '../pdf/values.ts';

/** A box as it is seen on a page (counted from 1), in points from the lower left corner. */
export type DrawnBox = { page: number; x: number; y: number; width: number; height: number; label?: string };

export type RedactionPlan = Wanted & {
  pages: (count: number) => number[];
  boxes: readonly DrawnBox[];
  /** Where finds lie that are to stay. */
  keep: readonly DrawnBox[];
  look: BoxLook;
  label: string;
};

export type Redacted = {
  bytes: Uint8Array;
  finds: Find[];
  pages: number;
  boxes: number;
  removed: RemovedParts;
  /** Fonts from which no single letter could be taken out. */
  wholeFonts: number;
  proof: Proof;
};

/** Opens what is to be redacted: repaired where that is needed, as a graph of all that it leads to, with fonts that readers can read. */
export async function openGraph(source: Uint8Array): Promise<{ bytes: Uint8Array; graph: PdfGraph }> {
  const { bytes } = await recoverDocument(source);
  const opened = await openSound(bytes);
  if (!(await clarifyFonts(opened.graph))) return opened;
  return { bytes: writeGraph(opened.graph, { objectStreams: false }), graph: opened.graph };
}

async function openSound(bytes: Uint8Array): Promise<{ bytes: Uint8Array; graph: PdfGraph }> {
  try {
    return { bytes, graph: separatePages(readGraph(bytes)) };
  } catch (error) {
    const isDamage = (error instanceof PdfError && error.code === 'corrupt') || error instanceof RangeError;
    if (!isDamage) throw error;
    for await (const written of rewriteDocument(bytes)) {
      try {
        return { bytes: written.bytes, graph: separatePages(readGraph(written.bytes)) };
      } catch {
        // The next way of writing it is tried.
      }
    }
    throw error;
  }
}

/** Takes out what is found or boxed, and proves that it is gone; throws where that cannot be shown. */
export async function redactDocument(
  source: Uint8Array,
  plan: RedactionPlan,
  context?: ToolContext,
): Promise<Redacted> {
  const { bytes, graph } = await openGraph(source);
  const pages = listFramedPages(graph);
  const boxes = drawnBoxes(pages, plan);
  const keep = keptBoxes(pages, plan.keep);
  const searched = new Set(plan.pages(pages.length));
  const isByForm = plan.patterns.length + plan.expressions.length > 0;
  const also = isByForm ? findBeside(graph, await readUnseen(graph), plan) : [];
  const search = { plan: { ...plan, also }, keep, searched, count: pages.length };
  const { finds, readings } = await readTexts(bytes, search, context);
  for (const find of finds) {
    const own = boxes.get(find.page) ?? [];
    own.push(...find.boxes.map(onGrid).map((box) => (plan.label ? { ...box, label: plan.label } : box)));
    boxes.set(find.page, own);
  }
  refuseScattered(readings, searched, boxes, plan);
  refuseOverPages(readings, searched, boxes, plan);
  const terms = listTerms({ ...plan, also, finds, readings, boxes, keep, searched });
  const gone = terms.filter(({ isGoneBeside }) => isGoneBeside);
  const reader = new ContentReader(graph);
  const job = startJob(graph, await loadStandardWidths(), gone, reader);
  if (boxes.size || terms.length) removeCarried(job);
  const fonts = new Set<PdfDict>();
  for (const [index, page] of pages.entries()) {
    throwIfAborted(context);
    const own = boxes.get(index) ?? [];
    if (!own.length && !(searched.has(index) && isTellingPage(reader, page, gone))) continue;
    for (const font of lookupDict(graph, page.resources, 'Font')?.values() ?? []) {
      const dict = resolve(graph, font);
      if (isDict(dict)) fonts.add(dict);
    }
    job.page = index;
    redactPage(job, page, own, plan.look);
  }
  if (boxes.size || terms.length) {
    await redactImages(graph, job.images);
    sweepUnreached(graph);
    if (terms.length) refuseUnread(graph, searched, plan);
    scrub(job, gone, await readUnseen(graph));
    sweepUnreached(graph);
    // XMP can hold a text in any writing, and a claim of a standard is not certain any more.
    for (const dict of everyDict(graph)) dict.delete('Metadata');
    if (gone.length) job.removed.mentions += forgetNames(graph, gone);
  }
  for (const font of listTellingFonts(graph, gone)) fonts.add(font);
  const wholeFonts =
    boxes.size || fonts.size ? await forgetGlyphs(graph, new Set([...fonts, ...job.fonts.keys()])) : 0;
  sweepUnreached(graph);
  if (boxes.size || terms.length) scrubBytes(graph, gone);
  await deflateStreams(graph, context);
  const made = writeWithId(graph);
  const proof = await prove(made, { terms, boxes, before: readings }, context);
  const count = [...boxes.values()].reduce((sum, own) => sum + own.length, 0);
  return { bytes: made, finds, pages: boxes.size, boxes: count, removed: job.removed, wholeFonts, proof };
}

/** What is searched for words must be readable, but for what a box has covered. */
function refuseUnread(graph: PdfGraph, searched: ReadonlySet<number>, plan: RedactionPlan): void {
  if (!isSearch(plan)) return;
  const reader = new ContentReader(graph);
  for (const [index, page] of pagesOf(graph).entries())
    if (searched.has(index) && reader.ofPage(page).some(({ isUnread }) => isUnread))
      throw new PdfError('redaction_unreadable', { page: index + 1 });
}

/** Whether a page without boxes says a term where nothing is seen: in comments, tags, or a form that it does not draw. */
function isTellingPage(reader: ContentReader, page: FramedPage, terms: readonly Term[]): boolean {
  return terms.length > 0 && reader.ofPage(page).some((text) => contentHolds(text, terms));
}

/** Names the file by what is in it, so that the same content is the same file. */
function writeWithId(graph: PdfGraph): Buffer {
  graph.trailer.delete('ID');
  const plain = writeGraph(graph, { objectStreams: false });
  const id = new PdfString(Buffer.from(`<${createHash('sha256').update(plain).digest('hex').slice(0, 32)}>`));
  graph.trailer.set('ID', [id, id]);
  return writeGraph(graph, { objectStreams: false });
}

function drawnBoxes(pages: FramedPage[], plan: RedactionPlan): Map<number, PageBox[]> {
  const boxes = new Map<number, PageBox[]>();
  for (const [index, drawn] of plan.boxes.entries()) {
    const page = pages[drawn.page - 1];
    if (!page) throw new PdfError('page_missing', { page: drawn.page, count: pages.length });
    const box = toPageBox(page, drawn);
    if (!meets(box, page.visible))
      throw new PdfError('redaction_box_off_page', { box: index + 1, page: drawn.page });
    const label = drawn.label ?? plan.label;
    boxes.set(drawn.page - 1, [...(boxes.get(drawn.page - 1) ?? []), label ? { ...box, label } : box]);
  }
  return boxes;
}

function keptBoxes(pages: FramedPage[], keep: readonly DrawnBox[]): Map<number, Rect[]> {
  const kept = new Map<number, Rect[]>();
  for (const drawn of keep) {
    const page = pages[drawn.page - 1];
    if (!page) throw new PdfError('page_missing', { page: drawn.page, count: pages.length });
    kept.set(drawn.page - 1, [...(kept.get(drawn.page - 1) ?? []), toPageBox(page, drawn)]);
  }
  return kept;
}

type Reading = {
  plan: RedactionPlan;
  keep: ReadonlyMap<number, readonly Rect[]>;
  searched: ReadonlySet<number>;
  count: number;
};

/** The finds on the pages that are searched, and the text of all pages. */
async function readTexts(
  bytes: Uint8Array,
  { plan, keep, searched, count }: Reading,
  context: ToolContext | undefined,
): Promise<{ finds: Find[]; readings: Map<number, PageReading> }> {
  const finds: Find[] = [];
  const readings = new Map<number, PageReading>();
  await withDocument(bytes, {}, (document) => {
    // Boxes would lie on other pages than those that were seen.
    if (document.pageCount !== count) throw new PdfError('document_damaged');
    for (const { page, reading, finds: own } of findWords(document, [...searched], plan, context)) {
      readings.set(page, reading);
      finds.push(...own.filter(({ boxes }) => !isKept(boxes, keep.get(page))));
    }
    for (let page = 0; page < document.pageCount; page++) {
      throwIfAborted(context);
      if (!readings.has(page)) readings.set(page, readPageWords(document, page));
    }
  });
  return { finds, readings };
}
