import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import { toast } from '../../../lib/page/toast.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { previewMessages } from '../preview.messages.ts';
import { printDocument } from './print-document.ts';

/** Asks for the paper once all pages are drawn, and says how far it is until then. */
export function usePrint(pdf: PDFDocumentProxy): () => void {
  const t = useMessages(previewMessages);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  return () => {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    const tell = (page: number) =>
      toast.loading(t('printing'), {
        id: 'print',
        description: t('printingPage', { page, pages: pdf.numPages }),
        duration: Infinity,
        action: { label: t('stop'), onClick: () => stop.abort() },
      });
    printDocument(pdf, tell, stop.signal)
      .catch((error: unknown) => {
        if (!stop.signal.aborted) toast.error(t('printFailed'), { description: String(error) });
      })
      .finally(() => {
        toast.dismiss('print');
        running.current = null;
      });
  };
}
