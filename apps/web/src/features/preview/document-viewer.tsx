import {
  isPictureType,
  isSpreadsheetType,
  isWordType,
} from '@sheaf/api/features/files/upload-types.schema.ts';
import { Suspense, lazy, useEffect, useState } from 'react';
import type { Highlight } from './find/highlight.ts';
import { type FrameParts, PreviewFrame } from './preview-frame.tsx';
import { dropOpening } from './document/open-early.ts';
import { FirstSheet } from './pages/first-sheet.tsx';
import type { PdfOver } from './stage/pdf-area.tsx';
import { Opening } from './document/opening.tsx';
import { type PicturedFile, useFirstSheet } from './pages/use-first-sheet.ts';

// Each kind of document brings its own code, and pdf.js is most of it.
const loadPdfStage = () => import('./stage/pdf-stage.tsx');
const PdfStage = lazy(loadPdfStage);
const ImageStage = lazy(() => import('./stage/image-stage.tsx'));
const SheetStage = lazy(() => import('./sheet/sheet-stage.tsx'));
const WordStage = lazy(() => import('./word/word-stage.tsx'));
const WordsStage = lazy(() => import('./stage/words-stage.tsx'));

export interface DocumentViewerProps extends FrameParts {
  file: PicturedFile & {
    filename: string;
    size: number;
    type: string;
    version: number;
    has_ocr: boolean;
  };
  /** From 1. Follow it with `onPage`, which tells where the reader is. */
  page?: number;
  onPage?: (page: number) => void;
  /** Nothing but the first page is wanted first: until it can be read in, its picture stands for it. */
  isFromStart: boolean;
  /** Words to search for when it opens. */
  find?: string;
  /** Passages to be marked, numbered in this order; the view goes to the active one, or to the first. */
  highlights?: Highlight[];
  /** The number of the passage that matters now, from 1. */
  activeHighlight?: number | null;
  onHighlight?: (number: number) => void;
  onDownload: () => void;
  renderOver?: PdfOver;
}

const none: Highlight[] = [];
const ignore = () => {};

/** While it is still being asked what is to be viewed, what most files need is on its way: they are PDFs. */
export function loadViewer(): void {
  // After what was asked for just now: a browser asks a host for few things at once, and this is many.
  setTimeout(() => void loadPdfStage().catch(() => undefined));
}

/** A document with all that is needed to read it; whatever stands beside it is the caller's `panel`. */
export function DocumentViewer(props: DocumentViewerProps) {
  const { file, page = 1, onPage = ignore, find = '', highlights = none, onDownload } = props;
  const [attempt, setAttempt] = useState(0);
  const shared = { file, onDownload };
  const isPdf = file.type === 'application/pdf';
  const [isFromStart] = useState(props.isFromStart);
  const drawn = useFirstSheet(file, isPdf && isFromStart);
  const sheet = page === 1 ? drawn : null;
  const opening = sheet ? (
    <FirstSheet sheet={sheet} isLong={(file.page_count ?? 1) > 1} />
  ) : (
    <Opening hasRail={isPdf} />
  );
  useEffect(() => {
    if (!isPdf) dropOpening();
  }, [isPdf]);
  return (
    <PreviewFrame
      title={props.title}
      titleMenu={props.titleMenu}
      facts={props.facts}
      onBack={props.onBack}
      actions={props.actions}
      panel={props.panel}
      panelLabel={props.panelLabel}
    >
      <Suspense fallback={opening}>
        {isPdf ? (
          <PdfStage
            // Opened anew from the start when it did not come through.
            key={`${file.id} ${file.version} ${attempt}`}
            onRetry={() => setAttempt(attempt + 1)}
            {...shared}
            opening={opening}
            sheet={sheet}
            page={page}
            onPage={onPage}
            find={find}
            highlights={highlights}
            active={props.activeHighlight ?? (highlights.length ? 1 : null)}
            onHighlight={props.onHighlight}
            isTied={Boolean(props.panel)}
            renderOver={props.renderOver}
          />
        ) : isPictureType(file.type) ? (
          <ImageStage
            key={`${file.id} ${file.version}`}
            {...shared}
            find={find}
            highlights={highlights}
            active={props.activeHighlight ?? (highlights.length ? 1 : null)}
            onHighlight={props.onHighlight}
          />
        ) : isSpreadsheetType(file.type) ? (
          <SheetStage
            key={`${file.id} ${file.version}`}
            {...shared}
            page={page}
            onPage={onPage}
            find={find}
            highlights={highlights}
            active={props.activeHighlight ?? (highlights.length ? 1 : null)}
          />
        ) : isWordType(file.type) ? (
          <WordStage
            key={`${file.id} ${file.version}`}
            {...shared}
            page={page}
            find={find}
            highlights={highlights}
            active={props.activeHighlight ?? (highlights.length ? 1 : null)}
          />
        ) : (
          <WordsStage key={`${file.id} ${file.version}`} fileId={file.id} onDownload={onDownload} />
        )}
      </Suspense>
    </PreviewFrame>
  );
}
