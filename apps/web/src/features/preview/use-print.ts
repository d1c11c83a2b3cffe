import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import { toast } from 'sonner';
import { useTexts } from '../../lib/texts.ts';
import { previewTexts } from './preview.texts.ts';
import { printDocument } from './print-document.ts';

/** Asks for the paper once all pages are drawn, and says how far it is until then. */
export function usePrint(pdf: PDFDocumentProxy): () => void {
  const texts = useTexts(previewTexts);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  return () => {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    const tell = (page: number) =>
      toast.loading(texts.printing, {
        id: 'print',
        description: texts.printingPage(page, pdf.numPages),
        duration: Infinity,
        action: { label: texts.stop, onClick: () => stop.abort() },
      });
    printDocument(pdf, tell, stop.signal)
      .catch((error: unknown) => {
        if (!stop.signal.aborted) toast.error(texts.printFailed, { description: String(error) });
      })
      .finally(() => {
        toast.dismiss('print');
        running.current = null;
      });
  };
}
