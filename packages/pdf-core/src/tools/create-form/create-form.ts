import { makeBlankDocument } from '../../edit/blank-document.ts';
import { createCanvas, finishCanvas } from '../../edit/canvas.ts';
import { drawOnPage } from '../../edit/draw-on-page.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { openDocument, saveDocument } from '../../edit/open-document.ts';
import { frameOf } from '../../edit/pages.ts';
import { PdfError } from '../../errors.ts';
import { createField, prepareForm } from '../../forms/create-fields.ts';
import { throwIfAborted, type DocumentFile, type Tool } from '../../tool.ts';
import type { CreateFormOptions } from './options.ts';
import type { DrawnReport } from '../drawn-report.ts';

/** Makes a form on blank pages, or on the pages of a document that is given. */
export const createForm: Tool<CreateFormOptions, DrawnReport> = async (inputs, options, context) => {
  const doc = await openDocument(inputs.length ? onlyInput(inputs).bytes : blankPages(options), {
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
  if (beyond) throw new PdfError('form_field_off_page', { field: beyond.name, page: beyond.page });
  const files: DocumentFile[] = [{ name: options.outputName, bytes: await saveDocument(doc) }];
  return { files, report: { missingCharacters: [...doc.missing] } };
};

function blankPages({ formFields, pageSize, title }: CreateFormOptions): Uint8Array {
  return makeBlankDocument(Math.max(...formFields.map((field) => field.page)), pageSize, title);
}
