import { dictOf } from '../compress/model/access.ts';
import { readStream } from '../compress/model/read-stream.ts';
import { readGraph } from '../compress/model/read-graph.ts';
import { PdfError } from '../errors.ts';
import { withDocument } from '../pdfium/document.ts';
import { throwIfAborted, type ToolContext } from '../tool.ts';
import { contentTexts } from './content-texts.ts';
import { isInside } from './geometry.ts';
import { keepsRest } from './keeps-rest.ts';
import { type PageWords, readPageWords } from './page-words.ts';
import type { PageBox } from './redact-pages.ts';
import { bytesHold, isPhrase } from './scrub-bytes.ts';
import { isDrawn, isProgram, listContents, streamTexts } from './scrub.ts';
import { findTerm, holdsTerm, normalText, type Term } from './terms.ts';
import type { PdfGraph } from '../compress/model/graph.ts';
import { stringText } from '../pdf/text.ts';
import { PdfStream, PdfString, type PdfValue } from '../pdf/values.ts';

/** Where the result was searched, and how much of it. */
export type Proof = {
  /** Words and phrases that were searched for. */
  terms: number;
  pagesInPdfium: number;
  pagesInPdfjs: number;
  /** Pieces of content that our own reader read. */
  contents: number;
  strings: number;
  streams: number;
};

const LARGE = 4 * 1024 * 1024;

/**
 * Searches the result for what was removed, as others would: in the text of three readers, and in every string and stream. Throws
 * where anything is left, and where letters outside of the boxes are gone or stand elsewhere.
 */
export async function prove(
  bytes: Uint8Array,
  terms: readonly Term[],
  boxes: ReadonlyMap<number, readonly PageBox[]>,
  before: ReadonlyMap<number, PageWords>,
  context: ToolContext | undefined,
): Promise<Proof> {
  const graph = readGraph(bytes);
  const proof: Proof = {
    terms: terms.length,
    pagesInPdfium: 0,
    pagesInPdfjs: 0,
    contents: 0,
    strings: 0,
    streams: 0,
  };
  const seen = await searchPdfium(bytes, terms, boxes, before, proof, context);
  if (!terms.length) return proof;
  await searchPdfjs(bytes, terms, proof, seen, context);
  for (const text of contentTexts(graph)) {
    proof.contents += 1;
    if (holdsWord(text, terms, seen)) throw unproven('content');
  }
  searchObjects(graph, terms, proof);
  return proof;
}

function unproven(place: string, count = 1): PdfError {
  return new PdfError('redaction_unproven', { place, count });
}

async function searchPdfium(
  bytes: Uint8Array,
  terms: readonly Term[],
  boxes: ReadonlyMap<number, readonly PageBox[]>,
  before: ReadonlyMap<number, PageWords>,
  proof: Proof,
  context: ToolContext | undefined,
): Promise<string> {
  const seen: string[] = [];
  await withDocument(bytes, {}, (document) => {
    for (let index = 0; index < document.pageCount; index++) {
      throwIfAborted(context);
      const words = readPageWords(document, index);
      const { text, areas, mayBegin } = words;
      seen.push(lettersOf(text));
      proof.pagesInPdfium += 1;
      if (terms.some((term) => findTerm(text, term, mayBegin).length)) throw unproven('PDFium');
      const own = boxes.get(index) ?? [];
      // Labels are drawn in the boxes, each sign of them once a box.
      const labels = own.flatMap(({ label }) => [...normalText(label ?? '')]);
      const left = areas.filter((area, at) => {
        if (!area || text[at] === ' ') return false;
        const middle = [(area.left + area.right) / 2, area.bottom * 0.7 + area.top * 0.3] as const;
        if (!isInside(middle, own)) return false;
        const label = labels.indexOf(text[at]!);
        if (label >= 0) labels.splice(label, 1);
        return label < 0;
      });
      if (left.length) throw unproven('PDFium', left.length);
      const given = before.get(index);
      if (given && !keepsRest(given, words, own)) throw new PdfError('redaction_loses', { page: index + 1 });
    }
  });
  return seen.join('\n');
}

/** How many letters on either side tell one place of a text from others. */
const AROUND = 8;

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Whether a text of a reader that guesses where words end holds a term. What it takes for a word is none where PDFium, which tells where
 * each letter stands, reads the same letters as a part of a longer word.
 */
function holdsWord(text: string, terms: readonly Term[], seen: string): boolean {
  const normal = normalText(text);
  return terms.some((term) =>
    findTerm(normal, term).some(({ start, end }) => {
      const [before, after] = [normal.slice(Math.max(0, start - 200), start), normal.slice(end, end + 200)];
      const around = [lettersOf(before).slice(-AROUND), lettersOf(after).slice(0, AROUND)];
      const isTold = term.isWhole && around.every((letters) => letters.length === AROUND);
      return !isTold || !seen.includes(around.join(lettersOf(term.text)));
    }),
  );
}

async function searchPdfjs(
  bytes: Uint8Array,
  terms: readonly Term[],
  proof: Proof,
  seen: string,
  context: ToolContext | undefined,
): Promise<void> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    data: Uint8Array.from(bytes),
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: 0,
  });
  try {
    const document = await task.promise;
    for (let page = 1; page <= document.numPages; page++) {
      throwIfAborted(context);
      const { items } = await (await document.getPage(page)).getTextContent();
      const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
      proof.pagesInPdfjs += 1;
      if (holdsWord(text, terms, seen)) throw unproven('pdf.js');
    }
  } catch (error) {
    if (error instanceof PdfError) throw error;
    // What that reader cannot read is not shown to be gone.
    throw unproven('pdf.js');
  } finally {
    await task.destroy();
  }
}

function searchObjects(graph: PdfGraph, terms: readonly Term[], proof: Proof): void {
  const waiting: PdfValue[] = [graph.trailer, ...graph.objects.values()];
  const contents = listContents(graph);
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (value instanceof PdfString) {
      proof.strings += 1;
      if (holdsTerm(stringText(value), terms)) throw unproven('strings');
    } else if (value instanceof PdfStream) {
      proof.streams += 1;
      if (!contents.has(value) && streamHolds(graph, value, terms)) throw unproven('streams');
    }
    const inner = Array.isArray(value) ? value : dictOf(value)?.values();
    for (const item of inner ?? []) if (typeof item === 'object' && item !== null) waiting.push(item);
  }
}

function streamHolds(graph: PdfGraph, stream: PdfStream, terms: readonly Term[]): boolean {
  const bytes = readStream(graph, stream) ?? stream.raw;
  if (!isDrawn(graph, stream) && bytes.length < LARGE) return holdsTerm(streamTexts(graph, stream), terms);
  return bytesHold(bytes, isProgram(graph, stream) ? terms.filter(isPhrase) : terms);
}
