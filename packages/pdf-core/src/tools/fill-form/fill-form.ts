import { PDFName } from '@cantoo/pdf-lib';
import { formOf, listFields } from '../../edit/form-fields.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { openDocument, saveDocument } from '../../edit/open-document.ts';
import { PdfError } from '../../errors.ts';
import { fillField } from '../../forms/fill-field.ts';
import { flattenDocument } from '../../forms/flatten-document.ts';
import { throwIfAborted, type Tool } from '../../tool.ts';
import type { FillFormOptions } from './options.ts';
import type { FillFormReport } from './report.ts';

/** Fills in a form. Names that the form does not have are refused, so that a misspelt one is not lost in silence. */
export const fillForm: Tool<FillFormOptions, FillFormReport> = async (inputs, options, context) => {
  const doc = await openDocument(onlyInput(inputs).bytes, {
    password: options.password,
    change: 'fillingForms',
  });
  const fields = new Map(listFields(doc).map((field) => [field.name, field]));
  if (!fields.size) throw new PdfError('form_without_fields');
  for (const [name, value] of Object.entries(options.fields)) {
    throwIfAborted(context);
    const field = fields.get(name);
    if (!field) throw new PdfError('form_field_missing', { field: name });
    await fillField(doc, field, value);
  }
  const form = formOf(doc);
  const dropped: 'xfa'[] = form.has(PDFName.of('XFA')) ? ['xfa'] : [];
  // Else viewers would draw the old values: from an XFA form, or by themselves and without our fonts.
  form.delete(PDFName.of('XFA'));
  form.delete(PDFName.of('NeedAppearances'));
  if (options.flatten) await flattenDocument(doc, { forms: true, annotations: false });
  const bytes = await saveDocument(doc);
  return {
    files: [{ name: options.outputName, bytes }],
    report: { missingCharacters: [...doc.missing], dropped },
  };
};
