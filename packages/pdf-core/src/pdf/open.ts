import { PdfError } from '../errors.ts';
import { openRaw, type PdfDocument } from './document.ts';
import { listPages, type PageList } from './pages.ts';

/** A document with its pages: what every tool starts from. */
export type OpenDocument = { document: PdfDocument; pages: PageList };

/**
 * Opens a PDF for reading and copying. A damaged cross-reference is rebuilt; a file that has no page after that is
 * `empty` or `corrupt`.
 */
export function openDocument(input: Uint8Array): OpenDocument {
  const first = attempt(() => openOnce(input, false));
  if (first.opened?.pages.pages.length) return first.opened;
  const second = attempt(() => openOnce(input, true));
  if (second.opened?.pages.pages.length) return second.opened;
  if (first.opened ?? second.opened) throw new PdfError('empty', 'This PDF has no pages.');
  throw first.error;
}

function openOnce(input: Uint8Array, rebuild: boolean): OpenDocument {
  const document = openRaw(input, rebuild);
  if (document.trailer.has('Encrypt')) {
    throw new PdfError('encrypted', 'This PDF is protected with a password. Unlock it first.');
  }
  return { document, pages: listPages(document) };
}

function attempt(open: () => OpenDocument): { opened?: OpenDocument; error?: PdfError } {
  try {
    return { opened: open() };
  } catch (error) {
    if (error instanceof PdfError && error.code === 'corrupt') return { error };
    throw error;
  }
}
