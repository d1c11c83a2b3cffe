import type { EditedDocument } from '../edit/edited-document.ts';
import { formOf, listFields } from '../edit/form-fields.ts';
import { PdfError } from '../errors.ts';
import { throwIfAborted, type ToolContext } from '../tool.ts';
import { type FieldValue, fillField } from './fill-field.ts';

/** Fills in a form, and returns the parts that had to go. A name that the form does not have is refused. */
export async function fillFields(
  doc: EditedDocument,
  values: Record<string, FieldValue>,
  context?: ToolContext,
): Promise<'xfa'[]> {
  const fields = new Map(listFields(doc).map((field) => [field.name, field]));
  if (!fields.size) throw new PdfError('form_without_fields');
  for (const [name, value] of Object.entries(values)) {
    throwIfAborted(context);
    const field = fields.get(name);
    if (!field) throw new PdfError('form_field_missing', { field: name });
    await fillField(doc, field, value);
  }
  const form = formOf(doc);
  const dropped: 'xfa'[] = form.has('XFA') ? ['xfa'] : [];
  // Else viewers would draw the old values: from an XFA form, or by themselves and without our fonts.
  form.delete('XFA');
  form.delete('NeedAppearances');
  return dropped;
}
