import { useEffect, useState } from 'react';
import type { PdfView } from '../../preview/stage/pdf-view.ts';

export interface DocumentFacts {
  hasFields: boolean;
  /** Its form is of a kind that only Adobe's programs show. */
  isXfaOnly: boolean;
  isSigned: boolean;
}

/** What pdf.js found in the document; null until it is known. */
export function useDocumentFacts({ pdf }: PdfView): DocumentFacts | null {
  const [facts, setFacts] = useState<DocumentFacts | null>(null);
  useEffect(() => {
    let isWanted = true;
    const take = ({ info }: Awaited<ReturnType<typeof pdf.getMetadata>>) => {
      const has = (name: string) => Reflect.get(info, name) === true;
      const hasFields = has('IsAcroFormPresent');
      const isXfaOnly = has('IsXFAPresent') && !hasFields;
      if (isWanted) setFacts({ hasFields, isXfaOnly, isSigned: has('IsSignaturesPresent') });
    };
    // A document that was closed meanwhile has no facts.
    pdf.getMetadata().then(take, () => {});
    return () => void (isWanted = false);
  }, [pdf]);
  return facts;
}
