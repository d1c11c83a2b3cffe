import { PdfError } from '../errors.ts';
import type { DocumentFile } from '../tool.ts';
import { openDocument, type OpenDocument } from './open.ts';

/**
 * Opens a file a person brought. What our own reader cannot make sense of is written anew by PDFium and read again. What
 * is encrypted is opened by `openKept` before, which knows how to close it again. Errors name the file.
 */
export async function openInput({ name, bytes }: DocumentFile): Promise<OpenDocument> {
  if (!bytes.length) throw new PdfError('empty', `${name} is empty.`, { file: name });
  try {
    return openDocument(bytes);
  } catch (error) {
    try {
      return openDocument(await rewrite(bytes, asPdfError(error)));
    } catch (second) {
      throw nameFile(name, asPdfError(second));
    }
  }
}

async function rewrite(bytes: Uint8Array, error: PdfError): Promise<Uint8Array> {
  if (error.code === 'too_complex' || error.code === 'encrypted') throw error;
  const { repairDocument } = await import('../pdfium/save.ts');
  return repairDocument(bytes);
}

function nameFile(name: string, error: PdfError): PdfError {
  const sentences: Partial<Record<PdfError['code'], string>> = {
    encrypted: `${name} is protected with a password. Unlock it first.`,
    corrupt: `${name} is damaged beyond repair, or no PDF.`,
    empty: `${name} has no pages.`,
    too_complex: `${name} asks for more than a document needs.`,
  };
  const message = sentences[error.code] ?? error.message;
  return new PdfError(error.code, message, { ...error.details, file: name }, error);
}

/** Documents made to break programs break them in ways nobody lists: stack, buffer and array limits among them. */
export function asPdfError(error: unknown): PdfError {
  if (error instanceof PdfError) return error;
  const exhausted = error instanceof RangeError;
  return exhausted
    ? new PdfError('too_complex', 'This PDF asks for more than a document needs.', undefined, error)
    : new PdfError('corrupt', 'This PDF is damaged and could not be repaired.', undefined, error);
}
