import { type PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { PAGE_SIZES } from '../tools/create-form/options.ts';
import { textString } from './form-fields.ts';

/** Points. */
export const PAGE_POINTS: Record<(typeof PAGE_SIZES)[number], [number, number]> = {
  A4: [595.28, 841.89],
  Letter: [612, 792],
  Legal: [612, 1008],
  A3: [841.89, 1190.55],
  A5: [419.53, 595.28],
};

export async function makeBlankDocument(
  pages: number,
  pageSize: (typeof PAGE_SIZES)[number],
  title: string,
): Promise<Uint8Array> {
  const pdf = await startDocument(Array.from({ length: pages }, () => PAGE_POINTS[pageSize]));
  const info = pdf.context.obj({}) as PDFDict;
  info.set(PDFName.of('Producer'), textString('Sheaf'));
  if (title) info.set(PDFName.of('Title'), textString(title));
  pdf.context.trailerInfo.Info = pdf.context.register(info);
  return pdf.save({ useObjectStreams: false, addDefaultPage: false });
}

/** Empty pages of these sizes, in points. */
export async function blankPages(sizes: [width: number, height: number][]): Promise<Uint8Array> {
  const pdf = await startDocument(sizes);
  return pdf.save({ useObjectStreams: false, addDefaultPage: false });
}

async function startDocument(sizes: [width: number, height: number][]): Promise<PDFDocument> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  for (const size of sizes) pdf.addPage(size);
  return pdf;
}
