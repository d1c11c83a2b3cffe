import { Suspense, lazy, useState } from 'react';
import { Spinner } from '../../components/spinner.tsx';
import { useTexts } from '../../lib/texts.ts';
import type { Highlight } from './highlight.ts';
import { type FrameParts, PreviewFrame } from './preview-frame.tsx';
import { previewTexts } from './preview.texts.ts';

// Each kind of document brings its own code, and pdf.js is most of it.
const loadPdfStage = () => import('./pdf-stage.tsx');
const PdfStage = lazy(loadPdfStage);
const ImageStage = lazy(() => import('./image-stage.tsx'));
const WordsStage = lazy(() => import('./words-stage.tsx'));

export interface DocumentViewerProps extends FrameParts {
  file: { id: string; filename: string; size: number; type: string };
  /** What was read out of a Word or Excel file. */
  words?: string | null;
  /** From 1. Follow it with `onPage`, which tells where the reader is. */
  page?: number;
  onPage?: (page: number) => void;
  /** Words to search for when it opens. */
  find?: string;
  /** Passages to be marked, numbered in this order; the view goes to the active one, or to the first. */
  highlights?: Highlight[];
  /** The number of the passage that matters now, from 1. */
  activeHighlight?: number | null;
  onHighlight?: (number: number) => void;
  onDownload: () => void;
}

const none: Highlight[] = [];
const ignore = () => {};

/** Fetches the viewer's code while it is still being asked what is to be viewed. */
export function preloadViewer(): void {
  void loadPdfStage();
}

/** A document with all that is needed to read it; whatever stands beside it is the caller's `panel`. */
export function DocumentViewer(props: DocumentViewerProps) {
  const { file, page = 1, onPage = ignore, find = '', highlights = none, onDownload } = props;
  const [attempt, setAttempt] = useState(0);
  const frame: FrameParts = {
    title: props.title,
    facts: props.facts,
    onBack: props.onBack,
    actions: props.actions,
    panel: props.panel,
    panelLabel: props.panelLabel,
  };
  const shared = { file, frame, onDownload };
  return (
    <Suspense fallback={<Opening frame={frame} />}>
      {file.type === 'application/pdf' ? (
        <PdfStage
          // Opened anew from the start when it did not come through.
          key={`${file.id} ${attempt}`}
          onRetry={() => setAttempt(attempt + 1)}
          {...shared}
          page={page}
          onPage={onPage}
          find={find}
          highlights={highlights}
          active={props.activeHighlight ?? (highlights.length ? 1 : null)}
          onHighlight={props.onHighlight}
        />
      ) : file.type.startsWith('image/') ? (
        <ImageStage key={file.id} {...shared} />
      ) : (
        <WordsStage {...shared} words={props.words ?? null} />
      )}
    </Suspense>
  );
}

function Opening({ frame }: { frame: FrameParts }) {
  const texts = useTexts(previewTexts);
  return (
    <PreviewFrame {...frame}>
      <div className="grid h-full animate-late place-items-center">
        <Spinner size="large" label={texts.opening} />
      </div>
    </PreviewFrame>
  );
}
