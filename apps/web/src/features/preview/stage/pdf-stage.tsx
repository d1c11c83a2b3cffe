import './pdf.css';
import './pdf-turned.css';
import '../pages/page-picture.css';
import './pdf-notes.css';
import './pdf-forms.css';
import { type ReactNode, useState } from 'react';
import { LockedDocument } from '../document/locked-document.tsx';
import { PdfArea, type PdfAreaProps } from './pdf-area.tsx';
import { BrokenDocument, UnreachableDocument } from '../document/unavailable.tsx';
import { usePdfDocument } from '../document/use-pdf-document.ts';

interface PdfStageProps extends Omit<PdfAreaProps, 'pdf' | 'rights'> {
  /** What stands there until the document is open. */
  opening: ReactNode;
  onRetry: () => void;
}

/** Opens the document, and says why when it does not open. */
export default function PdfStage(props: PdfStageProps) {
  const document = usePdfDocument(props.file);
  const [tries, setTries] = useState(0);
  if (document.status === 'open') return <PdfArea {...props} pdf={document.pdf} rights={document.rights} />;
  if (document.status === 'broken') return <BrokenDocument onDownload={props.onDownload} />;
  if (document.status === 'unreachable') return <UnreachableDocument onRetry={props.onRetry} />;
  if (document.status === 'opening') return props.opening;
  return (
    <LockedDocument
      key={tries}
      wasWrong={document.wasWrong}
      onOpen={(password) => {
        setTries(tries + 1);
        document.unlock(password);
      }}
    />
  );
}
