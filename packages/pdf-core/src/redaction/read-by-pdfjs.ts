import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PdfError } from '../errors.ts';

/** The text of each page as pdf.js reads it, which shares no code with the other readers; what it cannot read is refused. */
export async function* readByPdfjs(bytes: Uint8Array): AsyncGenerator<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const task = getDocument({
    data: Uint8Array.from(bytes),
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: 0,
    cMapUrl: join(folder, 'cmaps/'),
    standardFontDataUrl: join(folder, 'standard_fonts/'),
  });
  try {
    const document = await task.promise;
    for (let page = 1; page <= document.numPages; page++) {
      const opened = await document.getPage(page);
      const { items } = await opened.getTextContent();
      opened.cleanup();
      yield items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    }
  } catch (error) {
    if (error instanceof PdfError) throw error;
    throw new PdfError('redaction_unproven', { place: 'pdf.js', count: 1 }, { cause: error });
  } finally {
    await task.destroy();
  }
}
