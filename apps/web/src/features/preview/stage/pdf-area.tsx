import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type ReactNode, Suspense, lazy, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useAtHand } from '../../../lib/page/at-hand.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { DoubtfulToggle } from '../doubtful/doubtful-toggle.tsx';
import { FindPanel } from '../find/find-panel.tsx';
import { PlacedSheet } from '../pages/first-sheet.tsx';
import type { Highlight } from '../find/highlight.ts';
import { MoreMenu } from '../more-menu.tsx';
import { PdfTools } from './pdf-tools.tsx';
import type { PdfView } from './pdf-view.ts';
import { RailPlace } from '../document/opening.tsx';
import { InFrame } from '../preview-frame.tsx';
import { previewMessages } from '../preview.messages.ts';
import { isRailWanted, rememberRail } from '../pages/rail-wish.ts';
import { Rail } from '../pages/rail.tsx';
import { ShortcutsDialog } from '../shortcuts-dialog.tsx';
import { ThreadToCard } from '../find/thread-to-card.tsx';
import { usePdfView } from './use-pdf-view.ts';
import { usePdfViewState } from './use-pdf-view-state.ts';
import type { Rights } from '../document/use-pdf-document.ts';
import { usePrint } from '../print/use-print.ts';
import { useReading } from '../text/use-reading.ts';
import { useViewerKeys } from './use-viewer-keys.ts';

export type PdfOver = (view: PdfView, rights: Rights) => ReactNode;

export interface PdfAreaProps {
  file: { id: string; size: number; version: number; filename: string; has_ocr: boolean };
  pdf: PDFDocumentProxy;
  rights: Rights;
  /** What works on the open document from elsewhere, such as the tools that mark it. */
  renderOver: PdfOver | undefined;
  page: number;
  onPage: (page: number) => void;
  /** Words to look for when it opens. */
  find: string;
  highlights: Highlight[];
  active: number | null;
  onHighlight: ((number: number) => void) | undefined;
  /** Something stands beside the document, and the active passage is tied to its card there. */
  isTied: boolean;
  onDownload: () => void;
  /** Stands for the first page until that is drawn. */
  sheet: HTMLElement | null;
}

const DoubtfulPanel = lazy(() => import('../doubtful/doubtful-panel.tsx'));

export function PdfArea(props: PdfAreaProps) {
  const { pdf, page, find, rights } = props;
  const t = useMessages(previewMessages);
  const container = useRef<HTMLDivElement>(null);
  const view = usePdfView(container, pdf, props.file, page, rights.canFill && props.renderOver !== undefined);
  useReading(view, props.file);
  const [isRailOpen, setRailOpen] = useState(isRailWanted);
  const [isSearching, setSearching] = useState(find !== '');
  const [isListing, setListing] = useState(false);
  const [isProofing, setProofing] = useState(false);
  const print = usePrint(pdf);
  const toggleRail = () => {
    rememberRail(!isRailOpen);
    setRailOpen(!isRailOpen);
  };
  const search = () => {
    setProofing(false);
    setSearching(true);
  };
  useAtHand({ does: { print, find: search } });
  useViewerKeys(view, {
    onSearch: search,
    onRail: toggleRail,
    onPrint: print,
    onList: () => setListing(true),
  });
  return (
    <>
      {!view && isRailOpen && <RailPlace />}
      {view && (
        <>
          <InFrame place="actions">
            <MoreMenu
              view={view}
              onPrint={print}
              onShortcuts={() => setListing(true)}
              onDownload={props.onDownload}
            />
          </InFrame>
          <InFrame place="tools">
            <PdfTools
              view={view}
              isRailOpen={isRailOpen}
              onToggleRail={toggleRail}
              isSearching={isSearching}
              onToggleSearch={() => {
                setProofing(false);
                setSearching(!isSearching);
              }}
            />
            {props.file.has_ocr && (
              <DoubtfulToggle
                fileId={props.file.id}
                isOpen={isProofing}
                onToggle={() => {
                  setSearching(false);
                  setProofing(!isProofing);
                }}
              />
            )}
          </InFrame>
          {props.renderOver?.(view, rights)}
          {isRailOpen && (
            <InFrame place="rail">
              <Rail view={view} highlights={props.highlights} active={props.active} />
            </InFrame>
          )}
        </>
      )}
      <section aria-label={t('document')}>
        <div
          ref={container}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
          tabIndex={0}
          className="absolute inset-0 overflow-auto -outline-offset-2"
        >
          <div className="pdfViewer" />
          {props.sheet && <StandIn sheet={props.sheet} view={view} />}
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
      {view && isProofing && (
        <Suspense>
          <DoubtfulPanel
            view={view}
            fileId={props.file.id}
            onClose={() => {
              setProofing(false);
              container.current?.focus();
            }}
          />
        </Suspense>
      )}
      {view && props.isTied && props.active !== null && <ThreadToCard view={view} number={props.active} />}
      <ShortcutsDialog open={isListing} onOpenChange={setListing} />
    </>
  );
}

/** Away when a page is drawn, or as soon as it would lie elsewhere. */
function StandIn({ sheet, view }: { sheet: HTMLElement; view: PdfView | null }) {
  const isDone = useSyncExternalStore(
    (listener) => view?.subscribe(listener) ?? (() => {}),
    () => {
      const seen = view?.read();
      return seen !== undefined && (seen.isDrawn || seen.fit !== 'auto' || seen.turn !== 0);
    },
  );
  return isDone ? null : <PlacedSheet sheet={sheet} />;
}

/** Keeps the view and what the page says of it together. */
function Follow({ view, page, onPage, highlights, active, onHighlight }: PdfAreaProps & { view: PdfView }) {
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
