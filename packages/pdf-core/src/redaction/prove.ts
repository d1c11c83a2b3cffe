import { readGraph } from '../compress/model/read-graph.ts';
import { pageAnnotations, pagesOf } from '../compress/model/pages.ts';
import { PdfError } from '../errors.ts';
import { withDocument } from '../pdfium/document.ts';
import { throwIfAborted, type ToolContext } from '../tool.ts';
import { ContentReader, contentHolds } from './content-reader.ts';
import { findOnReading } from './find-words.ts';
import { isInside, meets } from './geometry.ts';
import { keepsRest } from './keeps-rest.ts';
import { type PageReading, readPageWords } from './page-words.ts';
import { type Proof, unproven } from './proof.ts';
import { searchObjects } from './prove-objects.ts';
import { readByPdfjs } from './read-by-pdfjs.ts';
import type { PageBox } from './redact-pages.ts';
import { listContents } from './stream-kinds.ts';
import { findTerm, normalText, type Term } from './terms.ts';
import { readUnseen, unseenHolds } from './unseen-forms.ts';
import type { WantedTerm } from './wanted-terms.ts';
import type { PdfGraph } from '../compress/model/graph.ts';

export type ProofPlan = {
  terms: readonly WantedTerm[];
  boxes: ReadonlyMap<number, readonly PageBox[]>;
  before: ReadonlyMap<number, PageReading>;
};

/**
 * Searches the result for what was removed, as others would: in the text of three readers, and in every string, name and stream.
 * Throws where anything is left, and where letters outside of the boxes are gone or stand elsewhere.
 */
export async function prove(
  bytes: Uint8Array,
  plan: ProofPlan,
  context: ToolContext | undefined,
): Promise<Proof> {
  const { terms } = plan;
  const proof: Proof = {
    terms: terms.length,
    pagesInPdfium: 0,
    pagesInPdfjs: 0,
    contents: 0,
    strings: 0,
    names: 0,
    streams: 0,
  };
  const letters = await searchPdfium(bytes, plan, proof, context);
  if (!terms.length) return proof;
  const graph = readGraph(bytes);
  searchContents(graph, terms, letters, proof);
  const gone = terms.filter(({ isGoneBeside }) => isGoneBeside);
  for (const reading of (await readUnseen(graph)).values())
    if (unseenHolds(reading, gone)) throw unproven('appearances');
  searchObjects(graph, terms, proof);
  for await (const text of readByPdfjs(bytes)) {
    throwIfAborted(context);
    if (saysTooMuch(text, terms, proof.pagesInPdfjs, letters)) throw unproven('pdf.js');
    proof.pagesInPdfjs += 1;
  }
  if (proof.pagesInPdfjs !== proof.pagesInPdfium) throw unproven('pdf.js');
  return proof;
}

/** Gives the letters of each page, as PDFium reads them. */
async function searchPdfium(
  bytes: Uint8Array,
  { terms, boxes, before }: ProofPlan,
  proof: Proof,
  context: ToolContext | undefined,
): Promise<string[]> {
  const letters: string[] = [];
  await withDocument(bytes, {}, (document) => {
    for (let page = 0; page < document.pageCount; page++) {
      throwIfAborted(context);
      const reading = readPageWords(document, page);
      letters.push(lettersOf(reading.words.text));
      proof.pagesInPdfium += 1;
      for (const term of terms)
        if (findOnReading(reading, term).length > (term.allowed.get(page) ?? 0)) throw unproven('PDFium');
      const own = boxes.get(page) ?? [];
      const left = countLeft(reading, own);
      if (left) throw unproven('PDFium', left);
      const given = before.get(page);
      if (given && !keepsRest(given.words, reading.words, own))
        throw new PdfError('redaction_loses', { page: page + 1 });
    }
  });
  return letters;
}

/** Letters that stand in a box and are not those of its label, each of which is drawn once a box. */
function countLeft({ words }: PageReading, boxes: readonly PageBox[]): number {
  if (!boxes.length) return 0;
  const covers = boxes.map((box) => box.letters ?? box);
  const labels = boxes.flatMap(({ label }) => [...normalText(label ?? '')]);
  return words.areas.filter((area, at) => {
    if (!area || words.text[at] === ' ') return false;
    if (!covers.some((box) => meets(area, box))) return false;
    const middle = [(area.left + area.right) / 2, area.bottom * 0.7 + area.top * 0.3] as const;
    if (!isInside(middle, covers)) return false;
    const label = labels.indexOf(words.text[at]!);
    if (label >= 0) labels.splice(label, 1);
    return label < 0;
  }).length;
}

/** How many letters on either side tell one place of a text from others. */
const AROUND = 8;

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Whether a text of a reader that guesses where words end says a term more often than it may. What it takes for a word is none where
 * PDFium, which says where each letter stands, reads the same letters as a part of a longer word.
 */
function saysTooMuch(
  text: string,
  terms: readonly WantedTerm[],
  page: number,
  letters: readonly string[],
): boolean {
  const normal = normalText(text);
  const joined = /-\s/.test(normal) ? normal.replaceAll(/-\s/g, '') : undefined;
  return terms.some((term) => {
    const most = term.allowed.get(page) ?? 0;
    return [normal, joined].some(
      (one) => one !== undefined && countIn(one, term, letters[page] ?? '') > most,
    );
  });
}

function countIn(normal: string, term: Term, letters: string): number {
  return findTerm(normal, term).filter(({ start, end }) => {
    const [before, after] = [normal.slice(Math.max(0, start - 200), start), normal.slice(end, end + 200)];
    const around = [lettersOf(before).slice(-AROUND), lettersOf(after).slice(0, AROUND)];
    const isPlaced = term.isWhole && around.every((own) => own.length === AROUND);
    return !isPlaced || !letters.includes(around.join(lettersOf(term.text)));
  }).length;
}

/** All content as our own reader reads it: by page, of annotations, and what nothing draws. */
function searchContents(
  graph: PdfGraph,
  terms: readonly WantedTerm[],
  letters: readonly string[],
  proof: Proof,
): void {
  const reader = new ContentReader(graph);
  const gone = terms.filter(({ isGoneBeside }) => isGoneBeside);
  for (const [index, page] of pagesOf(graph).entries()) {
    const texts = reader.ofPage(page);
    proof.contents += texts.length;
    const isShown = saysTooMuch(texts.map(({ shown }) => shown).join('\n'), terms, index, letters);
    const isBeside = texts.some((text) => contentHolds({ ...text, shown: '' }, gone));
    if (isShown || isBeside) throw unproven('content');
    for (const annotation of pageAnnotations(graph, page))
      if (reader.ofAnnotation(annotation).some((text) => contentHolds(text, gone)))
        throw unproven('annotations');
  }
  for (const stream of listContents(graph)) {
    if (reader.hasRead(stream)) continue;
    if (reader.ofStream(stream, undefined).some((text) => contentHolds(text, terms)))
      throw unproven('content');
  }
}
