import { PdfError } from '../../errors.ts';
import { withDocument } from '../../pdfium/document.ts';
import { type Tool, throwIfAborted } from '../../tool.ts';
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
import { info, type InfoReport } from '../info/info.ts';
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
};

/** What a document is made of, where its bytes go, and what a reader should know of it. */
export const analyze: Tool<AnalyzeOptions, AnalyzeReport> = async (inputs, options, context) => {
  const [input] = inputs;
  if (!input) throw new PdfError('document_needed');
  const { report } = await info([input], options, context);
  const { open } = await openReadable(input.bytes, options.password);
  const images = new Map<string, ImageAnalysis>();
  const pages = await withDocument(open.document.bytes, {}, (document) =>
    Array.from({ length: document.pageCount }, (_, index) => {
      throwIfAborted(context);
      context?.progress?.(index, document.pageCount, 'page');
      return analyzePage(document, index, images);
    }),
  );
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
  };
  return { files: [], report: analysis };
};
