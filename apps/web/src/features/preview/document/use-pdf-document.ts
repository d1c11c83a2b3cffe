import { InvalidPDFException, type PDFDocumentProxy, PasswordResponses } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { limitDrawing } from '../pages/drawing-budget.ts';
import { openPdf } from './open-pdf.ts';

export type PdfDocument =
  | { status: 'opening' }
  | { status: 'open'; pdf: PDFDocumentProxy }
  /** The password is handed to the reader of the document and kept nowhere else. */
  | { status: 'locked'; wasWrong: boolean; unlock: (password: string) => void }
  | { status: 'broken' }
  | { status: 'unreachable' };

export function usePdfDocument(file: { id: string; size: number }): PdfDocument {
  const { id, size } = file;
  const [document, setDocument] = useState<PdfDocument>({ status: 'opening' });
  useEffect(() => {
    let isOver = false;
    const tell = (next: PdfDocument) => {
      if (!isOver) setDocument(next);
    };
    const { task, close } = openPdf({ id, size }, () => tell({ status: 'unreachable' }));
    task.onPassword = (answer: (password: string) => void, reason: number) =>
      tell({
        status: 'locked',
        wasWrong: reason === PasswordResponses.INCORRECT_PASSWORD,
        unlock(password) {
          tell({ status: 'opening' });
          answer(password);
        },
      });
    task.promise.then(
      (pdf) => tell({ status: 'open', pdf: limitDrawing(pdf) }),
      (error: unknown) => tell({ status: error instanceof InvalidPDFException ? 'broken' : 'unreachable' }),
    );
    return () => {
      isOver = true;
      close();
    };
  }, [id, size]);
  return document;
}
