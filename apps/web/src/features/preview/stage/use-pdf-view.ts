import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type RefObject, useEffect, useState } from 'react';
import { useMessages } from '../../../lib/messages/messages.ts';
import { type PdfView, createPdfView } from './pdf-view.ts';
import { previewMessages } from '../preview.messages.ts';

/** The view in `ref` for as long as it is there; null before. `page` is where it begins. */
export function usePdfView(
  ref: RefObject<HTMLDivElement | null>,
  pdf: PDFDocumentProxy,
  { id, version }: { id: string; version: number },
  page: number,
  isFillable: boolean,
): PdfView | null {
  const t = useMessages(previewMessages);
  const [view, setView] = useState<PdfView | null>(null);
  const [start] = useState(page);
  useEffect(() => {
    const container = ref.current;
    if (!container) return;
    const inside = Math.min(pdf.numPages, Math.max(1, start));
    const created = createPdfView(container, pdf, {
      page: inside,
      file: { id, version },
      isFillable,
      words: { shown: t('slowPage.shown'), missing: t('slowPage.missing') },
      nameOfHighlight: (number) => t('passage', { number }),
      nameOfPage: (number) => t('goToPage', { page: number }),
    });
    setView(created);
    return () => {
      setView(null);
      created.close();
      container.querySelector('.pdfViewer')?.replaceChildren();
    };
  }, [ref, pdf, id, version, start, isFillable, t]);
  return view;
}
