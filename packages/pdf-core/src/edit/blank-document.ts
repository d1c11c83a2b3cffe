import { type PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { PAPERS } from '../imposition/paper.options.ts';
import type { PAGE_SIZES } from '../tools/create-form/options.ts';
import { textString } from './form-fields.ts';

export async function makeBlankDocument(
  pages: number,
  pageSize: (typeof PAGE_SIZES)[number],
  title: string,
): Promise<Uint8Array> {
  const { width, height } = PAPERS[pageSize];
  const pdf = await startDocument(Array.from({ length: pages }, () => [width, height]));
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
