import './pdf.css';
import { useState } from 'react';
import { Spinner } from '../../components/spinner.tsx';
import { useTexts } from '../../lib/texts.ts';
import { LockedDocument } from './locked-document.tsx';
import { PdfDesk, type PdfDeskProps } from './pdf-desk.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { previewTexts } from './preview.texts.ts';
import { BrokenDocument, UnreachableDocument } from './unavailable.tsx';
import { usePdfDocument } from './use-pdf-document.ts';

/** Opens the document, and says why when it does not open. */
export default function PdfStage(props: Omit<PdfDeskProps, 'pdf'> & { onRetry: () => void }) {
  const texts = useTexts(previewTexts);
  const document = usePdfDocument(props.file);
  const [tries, setTries] = useState(0);
  if (document.status === 'open') return <PdfDesk {...props} pdf={document.pdf} />;
  return (
    <PreviewFrame {...props.frame}>
      {document.status === 'locked' ? (
        <LockedDocument
          key={tries}
          wasWrong={document.wasWrong}
          onOpen={(password) => {
            setTries(tries + 1);
            document.unlock(password);
          }}
        />
      ) : document.status === 'broken' ? (
        <BrokenDocument onDownload={props.onDownload} />
      ) : document.status === 'unreachable' ? (
        <UnreachableDocument onRetry={props.onRetry} />
      ) : (
        <div className="grid h-full animate-late place-items-center">
          <Spinner size="large" label={texts.opening} />
        </div>
      )}
    </PreviewFrame>
  );
}
