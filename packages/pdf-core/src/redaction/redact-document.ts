import { availableParallelism } from 'node:os';
import { PdfError } from '../errors.ts';
import { limits } from '../limits.ts';
import { type PdfiumDocument, withDocument } from '../pdfium/document.ts';
import { inLanes } from '../pdfium/in-lanes.ts';
import { readPageSize } from '../pdfium/page.ts';
import type { ToolContext } from '../tool.ts';
import type { GrayImage } from '../tools/ocr/gray-image.ts';
import type { Look } from './burn-boxes.ts';
import { checkResult, type Checked } from './check-result.ts';
import { type Aside, startAside } from './work-aside.ts';
import { isLeft } from './kept-finds.ts';
import { MOST_PIXELS } from './draw-page.ts';
import { makePage, type MadePage, type PageJob } from './make-page.ts';
import { makeSearch } from './make-search.ts';
import type { Prepared } from './prepare-for-search.ts';
import type { PageBox, RedactionPlan } from './plan.ts';
import { searchDocument } from './search-document.ts';
import type { HiddenColours } from './surely-gray.ts';
import { writeResult } from './write-result.ts';

export type Redacted = {
  bytes: Buffer;
  pageCount: number;
  /** Finds that were covered, those of them that were read in pictures, and those that were left. */
  finds: number;
  readInPictures: number;
  left: number;
  boxes: number;
  redactedPages: number;
  /** The lowest resolution that a page got. */
  dpi: number;
  checked: Checked;
};

/** So many pages are read as asked for; the others in the language that the first turns out to be in, and then once. */
const READ_AT_ONCE = 4;
/** Pixels that are worked on at a time, of all pages together. */
const PIXELS_AT_A_TIME = 60_000_000;

/** Draws every page, overwrites what is to go, and makes a new document of the pictures. */
export async function redactDocument(
  { bytes, hidden }: Prepared,
  plan: RedactionPlan,
  context: ToolContext | undefined,
): Promise<Redacted> {
  const search = makeSearch(plan.wanted);
  const isSearched =
    plan.wanted.words.length + plan.wanted.patterns.length + plan.wanted.expressions.length > 0;
  return withDocument(bytes, {}, async (document) => {
    const boxes = plan.boxes(document);
    const keep = plan.keep(document);
    const pages = isSearched ? plan.pages(document.pageCount) : [];
    const look = await makeLook(plan, boxes);
    const isDrawnOnly = !plan.hasText && !look.labels.size;
    const mayShare = isDrawnOnly && countLanes(document, plan) > 1;
    await using aside = startAside(document, { bytes, wanted: plan.wanted }, mayShare);
    const searched = await searchDocument(pages, { document, search, context, aside: aside.search });
    let left = 0;
    const jobs = Array.from({ length: document.pageCount }, (_, index): PageJob => {
      const kept = keep.filter((box) => box.page === index);
      const all = searched.get(index)?.finds ?? [];
      const finds = all.filter((find) => !isLeft(find, kept));
      left += all.length - finds.length;
      const own = boxes.filter((box) => box.page === index);
      const isPicture = searched.get(index)?.isPicture === true;
      return {
        index,
        finds,
        boxes: own,
        keep: kept,
        search: searched.has(index) ? search : undefined,
        isPicture,
      };
    });
    const made = await makePages(document, jobs, { plan, look, context, hidden, aside });
    const result = writeResult(made);
    const checked = await checkResult(result, {
      pages: plan.hasText ? pages : [],
      search,
      keep,
      burnt: made.map((page) => page.burnt),
    });
    return {
      bytes: result,
      pageCount: made.length,
      finds: made.reduce((sum, page) => sum + page.finds, 0),
      readInPictures: made.reduce((sum, page) => sum + page.readInPictures, 0),
      left: left + made.reduce((sum, page) => sum + page.left, 0),
      boxes: made.reduce((sum, page) => sum + page.burnt.length, 0),
      redactedPages: made.filter((page) => page.burnt.length).length,
      dpi: Math.round(Math.min(...made.map((page) => page.dpi))),
      checked,
    };
  });
}

async function makeLook({ color, label }: RedactionPlan, boxes: readonly PageBox[]): Promise<Look> {
  const labels = new Map<string, GrayImage>();
  for (const text of new Set([label, ...boxes.map((box) => box.label ?? '')])) {
    if (!text.trim()) continue;
    const { drawLabel } = await import('./label.ts');
    labels.set(text, await drawLabel(text.trim()));
  }
  return { color, labels };
}

type Work = {
  plan: RedactionPlan;
  look: Look;
  context: ToolContext | undefined;
  hidden: HiddenColours;
  aside: Aside;
};

function makePages(document: PdfiumDocument, jobs: PageJob[], work: Work): Promise<MadePage[]> {
  let bytes = 0;
  const spare: Buffer[] = [];
  // Only pictures of the result tell the language, so that what lies under boxes does not; always the same one does.
  const { promise: language, resolve: tell } = Promise.withResolvers<string>();
  const lanes = countLanes(document, work.plan) + work.aside.ahead;
  return inLanes(jobs, lanes, work.context, async (job, signal) => {
    const isRead = work.plan.hasText || job.isPicture;
    const asked = isRead && job.index >= READ_AT_ONCE ? await language : work.plan.language;
    const making = makePage(document, job, { ...work, language: asked, signal, spare });
    if (job.index === 0)
      making.then(
        (first) => tell(first.language),
        () => tell(asked),
      );
    const page = await making;
    bytes += page.picture.samples.length;
    if (bytes > limits.decodedBytes / 2) throw new PdfError('document_too_complex');
    return page;
  });
}

/** Large pages are worked on one after the other, so that memory has a bound. */
function countLanes(document: PdfiumDocument, { dpi }: RedactionPlan): number {
  let most = 1;
  for (let index = 0; index < document.pageCount; index++) {
    const { width, height } = readPageSize(document, index);
    most = Math.max(most, Math.min(MOST_PIXELS, width * height * (dpi / 72) ** 2));
  }
  const room = Math.max(1, Math.floor(PIXELS_AT_A_TIME / most));
  return Math.min(room, availableParallelism(), document.pageCount);
}
