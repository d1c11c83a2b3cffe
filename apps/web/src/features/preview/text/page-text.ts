import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { type ReadPage, toTextContent } from './word-items.ts';

/** What OCR read on a page, counted from 1; undefined where it read nothing. */
export type ReadWords = (page: number) => Promise<ReadPage | undefined>;

const readings = new WeakMap<PDFDocumentProxy, ReadWords>();

export function setReading(pdf: PDFDocumentProxy, read: ReadWords): void {
  readings.set(pdf, read);
}

/** Adds what OCR read to the text of each page, so that pdf.js searches, selects and copies it as any other. */
export function joinReading(pdf: PDFDocumentProxy): PDFDocumentProxy {
  const joined = new WeakSet<PDFPageProxy>();
  const getPage = pdf.getPage.bind(pdf);
  pdf.getPage = async (number) => {
    const page = await getPage(number);
    if (joined.has(page)) return page;
    joined.add(page);
    const streamText = page.streamTextContent.bind(page);
    page.streamTextContent = (options) => {
      const own: ReadableStream<TextContent> = streamText(options);
      const read = readings.get(pdf);
      return read ? own.pipeThrough(appendReading(page, read)) : own;
    };
    return page;
  };
  return pdf;
}

function appendReading(page: PDFPageProxy, read: ReadWords): TransformStream<TextContent, TextContent> {
  const own: TextItem[] = [];
  return new TransformStream({
    transform(part, stream) {
      for (const item of part.items) if ('str' in item && item.str.trim()) own.push(item);
      stream.enqueue(part);
    },
    async flush(stream) {
      const reading = await read(page.pageNumber);
      if (reading) stream.enqueue(toTextContent(reading, page.getViewport({ scale: 1 }), own));
    },
  });
}
