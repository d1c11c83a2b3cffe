import { PdfError } from '../errors.ts';
import type { DocumentFile } from '../tool.ts';

/** The document of a tool that works on one. */
export function onlyInput(inputs: DocumentFile[]): DocumentFile {
  const [input, ...others] = inputs;
  if (!input || others.length) throw new PdfError('one_document_wanted');
  return input;
}
