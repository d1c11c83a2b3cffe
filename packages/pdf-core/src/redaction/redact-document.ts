import { createHash } from 'node:crypto';
import { lookupDict, resolve } from '../compress/model/access.ts';
import { separatePages } from './separate-pages.ts';
import { deflateStreams } from '../compress/deflate-streams.ts';
import { readGraph } from '../compress/model/read-graph.ts';
import { sweepUnreached } from '../compress/model/sweep.ts';
import { writeGraph } from '../compress/model/write-graph.ts';
import { PdfError } from '../errors.ts';
import { withDocument } from '../pdfium/document.ts';
import { recoverDocument, rewriteDocument } from '../recover/recover-document.ts';
import { throwIfAborted, type ToolContext } from '../tool.ts';
import { type Find, findWords, type Wanted } from './find-words.ts';
import { forgetGlyphs } from './forget-glyphs.ts';
import { isInside, meets, type Rect } from './geometry.ts';
import { type FramedPage, listFramedPages, toPageBox } from './page-frames.ts';
import { type PageWords, readPageWords } from './page-words.ts';
import { type Proof, prove } from './prove.ts';
import { redactImages } from './redact-image.ts';
import { type BoxLook, type PageBox, redactPage } from './redact-pages.ts';
import { type RemovedParts, startJob } from './redaction-job.ts';
import { loadStandardWidths } from './read-font.ts';
import { scrubBytes } from './scrub-bytes.ts';
import { scrub } from './scrub.ts';
import { findTerm, normalText, type Term } from './terms.ts';
import type { PdfGraph } from '../compress/model/graph.ts';
import { PdfString, isDict, type PdfDict } from '../pdf/values.ts';

/** A box as it is seen on a page (counted from 1), in points from the lower left corner. */
export type DrawnBox = { page: number; x: number; y: number; width: number; height: number; label?: string };

export type RedactionPlan = Wanted & {
  pages: (count: number) => number[];
  boxes: readonly DrawnBox[];
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

/** Opens what is to be redacted: repaired where that is needed, as a graph of all that it leads to. */
export async function openGraph(source: Uint8Array): Promise<{ bytes: Uint8Array; graph: PdfGraph }> {
  const { bytes } = await recoverDocument(source);
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
  const { finds, texts } = await readTexts(bytes, plan, pages.length, context);
  for (const find of finds) {
    const own = boxes.get(find.page) ?? [];
    own.push(...find.boxes.map((box) => (plan.label ? { ...box, label: plan.label } : box)));
    boxes.set(find.page, own);
  }
  const terms = listTerms(plan, finds, texts, boxes);
  const job = startJob(graph, await loadStandardWidths());
  const fonts = new Set<PdfDict>();
  for (const [index, own] of [...boxes].sort(([one], [other]) => one - other)) {
    throwIfAborted(context);
    const page = pages[index]!;
    for (const font of lookupDict(graph, page.resources, 'Font')?.values() ?? []) {
      const dict = resolve(graph, font);
      if (isDict(dict)) fonts.add(dict);
    }
    redactPage(job, page, own, plan.look);
  }
  if (boxes.size || terms.length) {
    await redactImages(graph, job.images);
    scrub(job, terms);
    sweepUnreached(graph);
  }
  const wholeFonts = boxes.size ? await forgetGlyphs(graph, new Set([...fonts, ...job.fonts.keys()])) : 0;
  sweepUnreached(graph);
  scrubBytes(graph, terms);
  await deflateStreams(graph, context);
  const made = writeWithId(graph);
  const proof = await prove(made, terms, boxes, texts, context);
  const count = [...boxes.values()].reduce((sum, own) => sum + own.length, 0);
  return { bytes: made, finds, pages: boxes.size, boxes: count, removed: job.removed, wholeFonts, proof };
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

type Texts = Map<number, PageWords>;

/** The finds on the pages that are searched, and the text of all pages. */
async function readTexts(
  bytes: Uint8Array,
  plan: RedactionPlan,
  count: number,
  context: ToolContext | undefined,
): Promise<{ finds: Find[]; texts: Texts }> {
  const finds: Find[] = [];
  const texts: Texts = new Map();
  const searched = plan.pages(count);
  await withDocument(bytes, {}, (document) => {
    // Boxes would lie on other pages than those that were seen.
    if (document.pageCount !== count) throw new PdfError('document_damaged');
    for (const { page, words, finds: own } of findWords(document, searched, plan, context)) {
      texts.set(page, words);
      finds.push(...own);
    }
    for (let page = 0; page < document.pageCount; page++) {
      throwIfAborted(context);
      if (!texts.has(page)) texts.set(page, readPageWords(document, page));
    }
  });
  return { finds, texts };
}

/** What must be nowhere in the result: the finds and the words under boxes, but for those that stay to be read elsewhere. */
function listTerms(
  plan: RedactionPlan,
  finds: Find[],
  texts: Texts,
  boxes: ReadonlyMap<number, readonly Rect[]>,
): Term[] {
  const terms = new Map<string, Term>();
  const note = (term: Term) => terms.set(`${term.isWhole} ${term.text}`, term);
  // A word may stand in notes and fields alone, where no page is searched.
  for (const word of plan.words) note({ text: normalText(word).trim(), isWhole: plan.wholeWords });
  for (const { term } of finds) note(term);
  for (const [page, own] of boxes) for (const word of wordsUnder(texts.get(page), own)) note(word);
  return [...terms.values()].filter(
    (term) => ![...texts].some(([page, words]) => staysOn(words, boxes.get(page) ?? [], term)),
  );
}

/** Shorter words are in any document. */
const SHORTEST = 3;

function wordsUnder(words: PageWords | undefined, boxes: readonly Rect[]): Term[] {
  if (!words) return [];
  const terms: Term[] = [];
  for (const match of words.text.matchAll(/[^ ]{1,200}/g)) {
    const [word] = match;
    const plain = word.replaceAll(/^[^\p{L}\p{N}]{1,200}|[^\p{L}\p{N}]{1,200}$/gu, '');
    const isUnder = [...word].every((_, k) => isUnderBox(words.areas[match.index + k], boxes));
    if (isUnder && plain.length >= SHORTEST) terms.push({ text: plain, isWhole: true });
  }
  return terms;
}

function isUnderBox(area: Rect | undefined, boxes: readonly Rect[]): boolean {
  if (!area) return true;
  return isInside([(area.left + area.right) / 2, area.bottom * 0.6 + area.top * 0.4], boxes);
}

function staysOn(words: PageWords, boxes: readonly Rect[], term: Term): boolean {
  return findTerm(words.text, term, words.mayBegin).some(({ start, end }) =>
    words.areas.slice(start, end).some((area) => area && !isUnderBox(area, boxes)),
  );
}
