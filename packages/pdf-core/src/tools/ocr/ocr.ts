import { availableParallelism } from 'node:os';
import { parse } from 'node:path';
import { openKept } from '../../crypt/keep-protection.ts';
import { PdfError } from '../../errors.ts';
import { wrapImages } from '../../images/wrap.ts';
import { hasSomethingToRead, type OcrPage, readPage } from './read-page.ts';
import type { KnownWord } from './stand.options.ts';
import { addTextLayers, type TextLayer } from './text-layer.ts';
import { resolvePages } from '../../page-ranges.ts';
import { type PdfiumDocument, withDocument } from '../../pdfium/document.ts';
import { inLanes } from '../../pdfium/in-lanes.ts';
import { withPage } from '../../pdfium/page.ts';
import { readPlacement } from '../../pdfium/placement.ts';
import { saveDocument } from '../../pdfium/save.ts';
import { type DocumentFile, throwIfAborted, type Tool, type ToolContext } from '../../tool.ts';
import type { Notice, NoticeCode } from '../notices.ts';
import type { OcrOptions } from './options.ts';

/** `confidence` goes from 0 to 1; `pages` are in the order asked for. */
export type OcrReport = {
  text: string;
  confidence: number;
  pageCount: number;
  language: string;
  pages: OcrPage[];
  nothingToRead?: number[];
};

/** A caller may take each page as soon as it is read, in whatever order they get ready. */
export type OcrContext = ToolContext & { page?: (page: OcrPage) => void };

/** Reads the text of pictures: of a scanned document, or of an image. */
export const ocr = (async (inputs: DocumentFile[], options: OcrOptions, context?: OcrContext) => {
  const [input] = inputs;
  if (!input) throw new PdfError('document_needed');
  const isPdf = Buffer.from(input.bytes.subarray(0, 1024)).includes('%PDF-');
  const whole = isPdf || !input.bytes.length ? input.bytes : await wrapImages(input);
  const opened = options.searchable ? openKept(whole, options.password, 'modifying') : undefined;
  const bytes = opened?.bytes ?? whole;
  return withDocument(bytes, options, async (document) => {
    const indexes = options.known ? [] : resolvePages(options.pages, document.pageCount);
    if (options.lookOnly) return { files: [], report: lookAtPages(document, indexes, options, context) };
    const pages = await readPages(document, indexes, options, context);
    const report: OcrReport = {
      text: pages
        .map((page) => page.text)
        .join('\n\n')
        .trim(),
      confidence: meanConfidence(pages),
      pageCount: pages.length,
      language: options.language,
      pages,
    };
    const notices = noticesOf(pages, options.language);
    if (!opened) return { files: [], report, notices };
    const read = pages.filter(({ source }) => source === 'ocr');
    const layers = placeLayers(document, options.known ?? read);
    const name = `${parse(input.name).name}-searchable.pdf`;
    const searchable = await makeSearchable(document, bytes, layers);
    const file: DocumentFile = { name, bytes: opened.seal(searchable) };
    return { files: [file], report, notices };
  });
}) satisfies Tool<OcrOptions, OcrReport>;

function lookAtPages(
  document: PdfiumDocument,
  indexes: number[],
  { language }: OcrOptions,
  context: OcrContext | undefined,
): OcrReport {
  const nothingToRead: number[] = [];
  for (const [done, index] of indexes.entries()) {
    throwIfAborted(context);
    if (!hasSomethingToRead(document, index)) nothingToRead.push(index + 1);
    context?.progress?.(done + 1, indexes.length, 'page');
  }
  return { text: '', confidence: 1, pageCount: 0, language, pages: [], nothingToRead };
}

function readPages(
  document: PdfiumDocument,
  indexes: number[],
  options: OcrOptions,
  context: OcrContext | undefined,
): Promise<OcrPage[]> {
  const onShare = indexes.length === 1 ? tellPercent(context) : undefined;
  return inLanes(indexes, options.parallel ?? availableParallelism(), context, async (index, signal) => {
    const page = await readPage(document, index, { ...options, signal, onShare });
    context?.page?.(page);
    return page;
  });
}

/** Of a single page no count tells how far it is. What is read a second time does not go back. */
function tellPercent(context: OcrContext | undefined): (share: number) => void {
  let told = 0;
  return (share) => {
    const percent = Math.floor(share * 100);
    if (percent <= told || percent >= 100) return;
    told = percent;
    context?.progress?.(percent, 100, 'percent');
  };
}

/** Pages in other languages than asked: read in those, or in the asked ones where the data is missing. */
function noticesOf(pages: OcrPage[], asked: string): Notice[] {
  const count = (code: NoticeCode & `other_${string}`, named: (string | undefined)[]): Notice[] =>
    [
      ...Map.groupBy(
        named.filter((language) => language !== undefined),
        (language) => language,
      ),
    ].map(([language, all]) => ({ code, params: { language, pages: all.length } }));
  const read = pages.map(({ language }) => (language === asked ? undefined : language));
  const missing = pages.map(({ otherLanguage }) => otherLanguage);
  return [...count('other_language_read', read), ...count('other_language_missing', missing)];
}

function meanConfidence(pages: OcrPage[]): number {
  const read = pages.filter((page) => page.source === 'ocr');
  const letters = read.reduce((sum, page) => sum + page.text.length, 0);
  if (!letters) return read.length ? 0 : 1;
  return read.reduce((sum, page) => sum + page.confidence * page.text.length, 0) / letters;
}

function placeLayers(document: PdfiumDocument, pages: { page: number; words: KnownWord[] }[]): TextLayer[] {
  return pages
    .filter(({ page }) => page <= document.pageCount)
    .map(({ page, words }) => {
      const index = page - 1;
      const placement = withPage(document, index, (open) => readPlacement(document.engine, open));
      return { index, words, placement };
    });
}

/** The original itself where it can be added to; where it is locked or damaged, as PDFium understood it. */
async function makeSearchable(
  document: PdfiumDocument,
  bytes: Uint8Array,
  layers: TextLayer[],
): Promise<Uint8Array> {
  try {
    return addTextLayers(bytes, layers);
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
    return addTextLayers(saveDocument(document, { removeSecurity: true }), layers);
  }
}
