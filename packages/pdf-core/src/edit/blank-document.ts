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
  const pdf = await PDFDocument.create({ updateMetadata: false });
  for (let page = 0; page < pages; page++) pdf.addPage(PAGE_POINTS[pageSize]);
  const info = pdf.context.obj({}) as PDFDict;
  info.set(PDFName.of('Producer'), textString('Sheaf'));
  if (title) info.set(PDFName.of('Title'), textString(title));
  pdf.context.trailerInfo.Info = pdf.context.register(info);
  return pdf.save({ useObjectStreams: false, addDefaultPage: false });
}
