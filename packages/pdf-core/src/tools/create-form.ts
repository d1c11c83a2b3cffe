import { type PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { createCanvas, finishCanvas } from '../edit/canvas.ts';
import { drawOnPage } from '../edit/draw-on-page.ts';
import { textString } from '../edit/form-fields.ts';
import { onlyInput } from '../edit/only-input.ts';
import { openDocument, saveDocument } from '../edit/open-document.ts';
import { frameOf } from '../edit/pages.ts';
import { PdfError } from '../errors.ts';
import { createField, prepareForm } from '../forms/create-fields.ts';
import { throwIfAborted, type DocumentFile, type Tool } from '../tool.ts';
import type { CreateFormOptions } from './create-form.options.ts';
import type { DrawnReport } from './watermark.ts';

const SIZES: Record<CreateFormOptions['pageSize'], [number, number]> = {
  A4: [595.28, 841.89],
  Letter: [612, 792],
  Legal: [612, 1008],
  A3: [841.89, 1190.55],
  A5: [419.53, 595.28],
};

/** Makes a form on blank pages, or on the pages of a document that is given. */
export const createForm: Tool<CreateFormOptions, DrawnReport> = async (inputs, options, context) => {
  const doc = await openDocument(inputs.length ? onlyInput(inputs).bytes : await blankPages(options), {
    change: 'modifying',
  });
  prepareForm(doc);
  for (const [index, page] of doc.pages.entries()) {
    throwIfAborted(context);
    const fields = options.formFields.filter((field) => field.page === index + 1);
    const frame = frameOf(page);
    const canvas = createCanvas(doc, frame.width, frame.height);
    for (const field of fields) await createField(doc, page, canvas, field);
    if (canvas.content) drawOnPage(doc, page, finishCanvas(canvas, frame.toPage));
  }
  const beyond = options.formFields.find((field) => field.page > doc.pages.length);
  if (beyond)
    throw new PdfError(
      'invalid_options',
      `The field ${beyond.name} stands on page ${beyond.page}, which is not there.`,
    );
  const files: DocumentFile[] = [{ name: options.outputName, bytes: await saveDocument(doc) }];
  return { files, report: { missingCharacters: [...doc.missing] } };
};

async function blankPages({ formFields, pageSize, title }: CreateFormOptions): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const pages = Math.max(...formFields.map((field) => field.page));
  for (let page = 0; page < pages; page++) pdf.addPage(SIZES[pageSize]);
  const info = pdf.context.obj({}) as PDFDict;
  info.set(PDFName.of('Producer'), textString('Sheaf'));
  if (title) info.set(PDFName.of('Title'), textString(title));
  pdf.context.trailerInfo.Info = pdf.context.register(info);
  return pdf.save({ useObjectStreams: false, addDefaultPage: false });
}
