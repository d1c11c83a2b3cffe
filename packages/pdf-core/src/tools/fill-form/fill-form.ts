import { onlyInput } from '../../edit/only-input.ts';
import { openDocument, saveDocument } from '../../edit/open-document.ts';
import { fillFields } from '../../forms/fill-fields.ts';
import { flattenDocument } from '../../forms/flatten-document.ts';
import type { Tool } from '../../tool.ts';
import type { FillFormOptions } from './options.ts';
import type { FillFormReport } from './report.ts';

/** Fills in a form. Names that the form does not have are refused, so that a misspelt one is not lost in silence. */
export const fillForm: Tool<FillFormOptions, FillFormReport> = async (inputs, options, context) => {
  const doc = await openDocument(onlyInput(inputs).bytes, {
    password: options.password,
    change: 'fillingForms',
  });
  const dropped = await fillFields(doc, options.fields, context);
  if (options.flatten) await flattenDocument(doc, { forms: true, annotations: false });
  const bytes = await saveDocument(doc);
  return {
    files: [{ name: options.outputName, bytes }],
    report: { missingCharacters: [...doc.missing], dropped },
  };
};
