import { PdfError, type PdfErrorCode } from '../errors.ts';
import type { DocumentFile } from '../tool.ts';
import { openDocument, type OpenDocument } from '../pdf/open.ts';
import { recoverDocument } from './recover-document.ts';

/** Opens a file a person brought, with the recovery of all tools. What is encrypted is opened by `openKept` before. Errors name the file. */
export async function openInput({ name, bytes }: DocumentFile): Promise<OpenDocument> {
  if (!bytes.length) throw new PdfError('named_file_empty', { file: name });
  try {
    return openDocument((await recoverDocument(bytes)).bytes);
  } catch (error) {
    throw nameFile(name, asPdfError(error));
  }
}

const NAMED: Partial<
  Record<PdfErrorCode, 'file_protected' | 'file_damaged' | 'file_without_pages' | 'file_too_complex'>
> = {
  encrypted: 'file_protected',
  corrupt: 'file_damaged',
  empty: 'file_without_pages',
  too_complex: 'file_too_complex',
};

export function nameFile(name: string, error: PdfError): PdfError {
  const named = NAMED[error.code];
  return named ? new PdfError(named, { file: name }, { details: error.details, cause: error }) : error;
}

/** Documents made to break programs break them in ways nobody lists: stack, buffer and array limits among them. */
export function asPdfError(error: unknown): PdfError {
  if (error instanceof PdfError) return error;
  const exhausted = error instanceof RangeError;
  return exhausted
    ? new PdfError('document_too_complex', null, { cause: error })
    : new PdfError('document_damaged', null, { cause: error });
}
