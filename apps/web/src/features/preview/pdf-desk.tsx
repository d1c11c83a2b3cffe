import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { readItem, writeItem } from '../../lib/storage.ts';
import { useTexts } from '../../lib/texts.ts';
import { FindPanel } from './find-panel.tsx';
import type { Highlight } from './highlight.ts';
import { MoreMenu } from './more-menu.tsx';
import { PdfTools } from './pdf-tools.tsx';
import type { PdfView } from './pdf-view.ts';
import { type FrameParts, PreviewFrame } from './preview-frame.tsx';
import { previewTexts } from './preview.texts.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { ThreadToCard } from './thread-to-card.tsx';
import { ThumbnailRail } from './thumbnail-rail.tsx';
import { usePdfView, usePdfViewState } from './use-pdf-view.ts';
import { usePrint } from './use-print.ts';
import { useViewerKeys } from './use-viewer-keys.ts';

export interface PdfDeskProps {
  file: { id: string; size: number; filename: string };
  pdf: PDFDocumentProxy;
  frame: FrameParts;
  page: number;
  onPage: (page: number) => void;
  /** Words to look for when it opens. */
  find: string;
  highlights: Highlight[];
  active: number | null;
  onHighlight: ((number: number) => void) | undefined;
  onDownload: () => void;
}

const RAIL_KEY = 'preview_rail';
const wide = () => window.matchMedia('(min-width: 901px)').matches;

export function PdfDesk(props: PdfDeskProps) {
  const { pdf, frame, page, find } = props;
  const texts = useTexts(previewTexts);
  const container = useRef<HTMLDivElement>(null);
  const view = usePdfView(container, pdf, page);
  const [isRailOpen, setRailOpen] = useState(() => wide() && readItem(RAIL_KEY) !== 'closed');
  const [isSearching, setSearching] = useState(find !== '');
  const [isListing, setListing] = useState(false);
  const print = usePrint(pdf);
  const toggleRail = () => {
    if (wide()) writeItem(RAIL_KEY, isRailOpen ? 'closed' : 'open');
    setRailOpen(!isRailOpen);
  };
  useViewerKeys(view, {
    onSearch: () => setSearching(true),
    onRail: toggleRail,
    onPrint: print,
    onList: () => setListing(true),
  });
  return (
    <PreviewFrame
      {...frame}
      actions={
        <>
          {view && (
            <MoreMenu
              view={view}
              onPrint={print}
              onShortcuts={() => setListing(true)}
              onDownload={props.onDownload}
            />
          )}
          {frame.actions}
        </>
      }
      tools={
        view && (
          <PdfTools
            view={view}
            isRailOpen={isRailOpen}
            onToggleRail={toggleRail}
            isSearching={isSearching}
            onToggleSearch={() => setSearching(!isSearching)}
          />
        )
      }
      rail={
        view &&
        isRailOpen && <ThumbnailRail view={view} highlights={props.highlights} active={props.active} />
      }
    >
      <section aria-label={texts.document}>
        <div
          ref={container}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
          tabIndex={0}
          className="absolute inset-0 overflow-auto outline-none"
        >
          <div className="pdfViewer" />
        </div>
      </section>
      {view && <Follow {...props} view={view} />}
      {view && isSearching && (
        <FindPanel
          view={view}
          initial={find}
          onClose={() => {
            setSearching(false);
            container.current?.focus();
          }}
        />
      )}
      {view && frame.panel && props.active !== null && <ThreadToCard view={view} number={props.active} />}
      <ShortcutsDialog open={isListing} onOpenChange={setListing} />
    </PreviewFrame>
  );
}

/** Keeps the view and what the page says of it together. */
function Follow({ view, page, onPage, highlights, active, onHighlight }: PdfDeskProps & { view: PdfView }) {
  const { page: seen } = usePdfViewState(view);
  const told = useRef(seen);
  useEffect(() => {
    if (told.current === seen) return;
    told.current = seen;
    onPage(seen);
  }, [seen, onPage]);
  useEffect(() => {
    // An address that was changed from outside, not by what this one wrote into it.
    if (page === told.current) return;
    told.current = page;
    view.goTo(page);
  }, [view, page]);
  useEffect(() => {
    view.setHighlights({ highlights, active, onChoose: onHighlight });
  }, [view, highlights, active, onHighlight]);
  useEffect(() => {
    const shown = highlights[(active ?? 1) - 1];
    if (shown) view.goTo(shown.page, shown.boxes[0]);
  }, [view, highlights, active]);
  return null;
}
