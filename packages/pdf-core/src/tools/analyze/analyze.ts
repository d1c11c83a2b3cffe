import { PdfError } from '../../errors.ts';
import { limits } from '../../limits.ts';
import { type PdfiumDocument, withDocument } from '../../pdfium/document.ts';
import { type Tool, type ToolContext, throwIfAborted } from '../../tool.ts';
import {
  type Accessibility,
  checkAccessibility,
  estimateSavings,
  listWarnings,
  type Saving,
  type Warning,
} from './findings.ts';
import { analyzeObjects, type ObjectSize } from './objects.ts';
import { analyzePage, type ImageAnalysis, type PageAnalysis } from './pages.ts';
import type { AnalyzeOptions } from './options.ts';
import { describeDocument, type InfoReport } from '../info/info.ts';
import { openReadable } from '../info/open.ts';

export type AnalyzeReport = {
  info: InfoReport;
  pages: PageAnalysis[];
  /** The largest first. */
  images: ImageAnalysis[];
  largestObjects: ObjectSize[];
  /** What compressing could take off, in bytes: an estimate. */
  savings: { bytes: number; parts: Saving[] };
  warnings: Warning[];
  accessibility: Accessibility;
  /** Pages that were not looked at, since that would take too long. */
  leftOut?: { pages: number };
};

/** What a document is made of, where its bytes go, and what a reader should know of it. */
export const analyze: Tool<AnalyzeOptions, AnalyzeReport> = async (inputs, options, context) => {
  const [input] = inputs;
  if (!input) throw new PdfError('document_needed');
  const startedAt = performance.now();
  const opened = await openReadable(input.bytes, options.password);
  const { open } = opened;
  const report = describeDocument(input, opened);
  const images = new Map<string, ImageAnalysis>();
  const pages = await withDocument(open.document.bytes, {}, (document) =>
    analyzePages(document, images, startedAt, context),
  );
  const left = report.pageCount - pages.length;
  const objects = analyzeObjects(open.document);
  const found = [...images.values()].sort((a, b) => b.bytes - a.bytes);
  const parts = estimateSavings(found, objects, input.bytes.length);
  const analysis: AnalyzeReport = {
    info: report,
    pages,
    images: found,
    largestObjects: objects.largest,
    savings: { bytes: parts.reduce((total, { bytes }) => total + bytes, 0), parts },
    warnings: listWarnings(report, objects, pages),
    accessibility: checkAccessibility(report, objects, pages),
    ...(left > 0 ? { leftOut: { pages: left } } : {}),
  };
  return { files: [], report: analysis };
};

/** The first pages, as many as can be looked at in time: how many is settled by what is on them, and by the clock where the machine is slow. */
function analyzePages(
  document: PdfiumDocument,
  images: Map<string, ImageAnalysis>,
  startedAt: number,
  context: ToolContext | undefined,
): PageAnalysis[] {
  const pages: PageAnalysis[] = [];
  let left: number = limits.analyzedOperators;
  for (let index = 0; index < document.pageCount; index++) {
    throwIfAborted(context);
    left -= limits.analyzedPage + (document.scales?.weigh(index) ?? 0);
    const isLate = performance.now() - startedAt > limits.analysisSeconds * 1000;
    if (index && (left < 0 || isLate)) break;
    context?.progress?.(index, document.pageCount, 'page');
    pages.push(analyzePage(document, index, images));
  }
  return pages;
}
