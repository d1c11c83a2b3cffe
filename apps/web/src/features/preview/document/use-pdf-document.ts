import { InvalidPDFException, type PDFDocumentProxy, PasswordResponses, PermissionFlag } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { limitDrawing } from '../pages/drawing-budget.ts';
import { joinReading } from '../text/page-text.ts';
import { openPdf } from './open-pdf.ts';

/** What may be added to the document without its password. */
export interface Rights {
  canMark: boolean;
  canFill: boolean;
}

export type PdfDocument =
  | { status: 'opening' }
  | { status: 'open'; pdf: PDFDocumentProxy; rights: Rights }
  /** The password is handed to the reader of the document and kept nowhere else. */
  | { status: 'locked'; wasWrong: boolean; unlock: (password: string) => void }
  | { status: 'broken' }
  | { status: 'unreachable' };

export function usePdfDocument(file: { id: string; size: number; version: number }): PdfDocument {
  const { id, size, version } = file;
  const [document, setDocument] = useState<PdfDocument>({ status: 'opening' });
  useEffect(() => {
    let isOver = false;
    const tell = (next: PdfDocument) => {
      if (!isOver) setDocument(next);
    };
    const { task, close } = openPdf({ id, size, version }, () => tell({ status: 'unreachable' }));
    let isLocked = false;
    task.onPassword = (answer: (password: string) => void, reason: number) => {
      isLocked = true;
      tell({
        status: 'locked',
        wasWrong: reason === PasswordResponses.INCORRECT_PASSWORD,
        unlock(password) {
          tell({ status: 'opening' });
          answer(password);
        },
      });
    };
    const open = async (pdf: PDFDocumentProxy) => {
      const rights = isLocked ? none : readRights(await pdf.getPermissions());
      tell({ status: 'open', pdf: joinReading(limitDrawing(pdf)), rights });
    };
    task.promise
      .then(open)
      .catch((error: unknown) =>
        tell({ status: error instanceof InvalidPDFException ? 'broken' : 'unreachable' }),
      );
    return () => {
      isOver = true;
      close();
    };
  }, [id, size, version]);
  return document;
}

const none: Rights = { canMark: false, canFill: false };

function readRights(allowed: Set<number> | null): Rights {
  const canMark = !allowed || allowed.has(PermissionFlag.MODIFY_ANNOTATIONS);
  return { canMark, canFill: canMark || Boolean(allowed?.has(PermissionFlag.FILL_INTERACTIVE_FORMS)) };
}
