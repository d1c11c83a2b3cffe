import { useEffect, useState } from 'react';
import type { PdfView } from '../../preview/stage/pdf-view.ts';
import { usePdfViewState } from '../../preview/stage/use-pdf-view-state.ts';

export interface DocumentFacts {
  hasFields: boolean;
  /** Its form is of a kind that only Adobe's programs show. */
  isXfaOnly: boolean;
  /** The ids of the signature fields that are signed. */
  signed: string[];
}

/** What pdf.js found in the document; null until it is known. */
export function useDocumentFacts(view: PdfView): DocumentFacts | null {
  const { pdf } = view;
  // Asked for once the first page stands: whoever opens a document waits for that.
  const { isDrawn } = usePdfViewState(view);
  const [facts, setFacts] = useState<DocumentFacts | null>(null);
  useEffect(() => {
    if (!isDrawn) return;
    let isWanted = true;
    const find = async (): Promise<DocumentFacts> => {
      const { info } = await pdf.getMetadata();
      const has = (name: string) => Reflect.get(info, name) === true;
      const signatures = has('IsSignaturesPresent') ? await pdf.getSignatures() : null;
      const hasFields = has('IsAcroFormPresent');
      return {
        hasFields,
        isXfaOnly: has('IsXFAPresent') && !hasFields,
        signed: (signatures ?? []).map((one) => String(Reflect.get(one, 'id')).split(':')[0] ?? ''),
      };
    };
    // A document that was closed meanwhile has no facts.
    find().then(
      (found) => isWanted && setFacts(found),
      () => {},
    );
    return () => void (isWanted = false);
  }, [pdf, isDrawn]);
  return facts;
}
