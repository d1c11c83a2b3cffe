import { useCallback, useSyncExternalStore } from 'react';
import type { PdfView, PdfViewState } from './pdf-view.ts';

/** Apart from what makes the view, so that whoever has one need not load pdf.js for it. */
export function usePdfViewState(view: PdfView): PdfViewState {
  const subscribe = useCallback((listener: () => void) => view.subscribe(listener), [view]);
  return useSyncExternalStore(subscribe, view.read);
}
