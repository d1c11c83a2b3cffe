import { AnnotationMode, type PDFDocumentProxy } from 'pdfjs-dist';
import { EventBus, FindState, LinkTarget, PDFLinkService, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';
import { isDrawnTooLong } from '../pages/drawing-budget.ts';
import { type Box, type Highlight } from '../find/highlight.ts';
import { drawHighlights, placeBox } from '../find/highlight-layer.ts';
import { createPagePictures, type PictureWords } from '../pages/page-picture.ts';
import { type Hit, PdfFinder } from '../find/pdf-finder.ts';
import type { Sheet } from './sheet.ts';
import { readyFields } from './ready-fields.ts';
import { layTextAgain } from '../text/lay-text.ts';
import { type ReadWords, setReading } from '../text/page-text.ts';
import { watchAnnotations } from './watch-annotations.ts';
import { watchZooming } from './watch-zooming.ts';

export type Fit = 'page-width' | 'page-fit' | 'auto';

export interface PdfViewState {
  page: number;
  /** 1 is the size on paper. */
  scale: number;
  fit: Fit | null;
  turn: number;
  /** The first page can be seen: what is less urgent may begin. */
  isDrawn: boolean;
  search: { query: string; current: number; total: number; isBusy: boolean; hits: Hit[] };
}

interface Start {
  page: number;
  file: { id: string; version: number };
  /** Fields of a form are inputs. */
  isFillable: boolean;
  words: PictureWords;
  nameOfHighlight: (number: number) => string;
  nameOfPage: (page: string) => string;
}

const FITS: readonly string[] = ['page-width', 'page-fit', 'auto'] satisfies Fit[];
const NARROW_PX = 600;
const nothingFound = { query: '', current: 0, total: 0, isBusy: false, hits: [] };

export type PdfView = ReturnType<typeof createPdfView>;

/** pdf.js's viewer in `container`: pages are drawn as they come into sight, and let go when they are far. */
export function createPdfView(container: HTMLDivElement, pdf: PDFDocumentProxy, start: Start) {
  const stop = new AbortController();
  const events = new EventBus();
  const links = new PDFLinkService({
    eventBus: events,
    externalLinkTarget: LinkTarget.BLANK,
    externalLinkRel: 'noopener noreferrer',
  });
  const finder = new PdfFinder({ linkService: links, eventBus: events, delay: 150 });
  const options = {
    container,
    eventBus: events,
    linkService: links,
    findController: finder,
    annotationMode: start.isFillable ? AnnotationMode.ENABLE_FORMS : AnnotationMode.ENABLE,
    imageResourcesPath: `${PDF_ASSETS}web/images/`,
    // On a phone the page is the desk.
    removePageBorders: container.clientWidth < NARROW_PX,
    // Ends its listening to the window; its types do not name it.
    abortSignal: stop.signal,
  };
  const viewer = new PDFViewer(options);
  // A hit that is out of sight is still the one to go on from.
  finder.onIsPageVisible = () => true;
  links.setViewer(viewer);

  const listeners = new Set<() => void>();
  let state: PdfViewState = {
    page: start.page,
    scale: 1,
    fit: 'auto',
    turn: 0,
    isDrawn: false,
    search: nothingFound,
  };
  function tell(changes: Partial<PdfViewState>) {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  let marks: { highlights: Highlight[]; active: number | null; onChoose?: (number: number) => void } = {
    highlights: [],
    active: null,
  };
  /** What else lies over a page. */
  const overs = new Set<(sheet: Sheet) => void>();
  /** Where to scroll once the page's true size is known. */
  let wanted: { page: number; box?: Box } | null = { page: start.page };

  function pageSize(page: number) {
    const view = viewer.getPageView(page - 1);
    if (!view) return null;
    const { width, height } = view.viewport.clone({ scale: 1, rotation: view.pdfPageRotate ?? 0 });
    return { view, size: { width, height } };
  }
  function drawMarks(page: number) {
    const found = pageSize(page);
    if (!found) return;
    drawHighlights({
      page: found.view.div,
      size: found.size,
      turn: viewer.pagesRotation,
      active: marks.active,
      nameOf: start.nameOfHighlight,
      onChoose: marks.onChoose,
      highlights: marks.highlights
        .map((highlight, index) => ({ highlight, number: index + 1 }))
        .filter(({ highlight }) => highlight.page === page),
    });
    drawOvers(page);
  }
  function drawOvers(page: number) {
    const found = pageSize(page);
    if (!found) return;
    readyFields(found.view.div);
    const sheet = { number: page, div: found.view.div, size: found.size, turn: viewer.pagesRotation };
    for (const draw of overs) draw(sheet);
  }
  function scrollTo(page: number, box?: Box) {
    if (!box) {
      viewer.currentPageNumber = page;
      // With the desk above it, as it lies there until it is drawn.
      if (page === 1) container.scrollTop = 0;
      return;
    }
    const found = pageSize(page);
    if (!found) return;
    const { div } = found.view;
    const top = (placeBox(box, found.size, viewer.pagesRotation).top / 100) * div.clientHeight;
    container.scrollTop = div.offsetTop + top - container.clientHeight / 4;
  }

  events.on('pagesinit', () => {
    // pdf.js would name them in English.
    for (const page of container.querySelectorAll<HTMLElement>('.page[data-page-number]')) {
      page.removeAttribute('data-l10n-id');
      page.setAttribute('aria-label', start.nameOfPage(page.dataset.pageNumber ?? ''));
    }
    viewer.currentScaleValue = 'auto';
    if (wanted) scrollTo(wanted.page, wanted.box);
  });
  events.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => tell({ page: pageNumber }));
  events.on('scalechanging', ({ scale, presetValue }: { scale: number; presetValue?: string }) =>
    tell({ scale, fit: FITS.includes(presetValue ?? '') ? (presetValue as Fit) : null }),
  );
  events.on('rotationchanging', ({ pagesRotation }: { pagesRotation: number }) =>
    tell({ turn: pagesRotation }),
  );
  const pictures = createPagePictures(start.file, start.words);
  events.on('pagerendered', ({ pageNumber }: { pageNumber: number }) => {
    const { div } = viewer.getPageView(pageNumber - 1) ?? {};
    if (div && isDrawnTooLong(pdf, pageNumber)) void pictures.show(pageNumber, div);
    drawMarks(pageNumber);
    if (wanted?.page === pageNumber) {
      if (wanted.box) scrollTo(wanted.page, wanted.box);
      wanted = null;
    }
    if (!state.isDrawn) tell({ isDrawn: true });
  });
  // The fields of a page are among its annotations.
  watchAnnotations(events, (page) => viewer.getPageView(page - 1)?.div, drawOvers);
  const onFound = ({ matchesCount, state: result }: { matchesCount: Counts; state?: number }) => {
    const isBusy = result === undefined ? state.search.isBusy : result === FindState.PENDING;
    tell({ search: { ...state.search, ...matchesCount, isBusy, hits: finder.listHits() } });
  };
  events.on('updatefindmatchescount', onFound);
  events.on('updatefindcontrolstate', onFound);
  // Whoever scrolls has chosen a place.
  for (const gesture of ['wheel', 'touchmove', 'keydown'])
    container.addEventListener(gesture, () => (wanted = null), { passive: true, signal: stop.signal });
  watchZooming(container, viewer, stop.signal);
  const resize = new ResizeObserver(() => {
    if (state.fit && viewer.pagesCount) viewer.currentScaleValue = state.fit;
    viewer.update();
  });
  resize.observe(container);

  viewer.setDocument(pdf);
  links.setDocument(pdf);

  function find(query: string, type: '' | 'again', findPrevious = false) {
    events.dispatch('find', { source: null, type, query, findPrevious, highlightAll: true });
  }
  return {
    pages: pdf.numPages,
    pdf,
    container,
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    goTo(page: number, box?: Box) {
      const inside = Math.min(pdf.numPages, Math.max(1, Math.trunc(page)));
      wanted = { page: inside, box };
      scrollTo(inside, box);
    },
    /** To the place that an entry of the outline names. */
    goToPlace: (place: Parameters<typeof links.goToDestination>[0]) => void links.goToDestination(place),
    step: (by: 1 | -1) => (by > 0 ? viewer.nextPage() : viewer.previousPage()),
    zoom: (by: 1 | -1) => viewer.updateScale({ steps: by }),
    setScale: (scale: number | Fit) => (viewer.currentScaleValue = String(scale)),
    rotate: (by: 90 | -90) => (viewer.pagesRotation = (viewer.pagesRotation + by + 360) % 360),
    find(query: string) {
      finder.forgetHits();
      tell({ search: { ...nothingFound, query, isBusy: query.trim() !== '' } });
      if (query.trim()) find(query, '');
      else events.dispatch('findbarclose', { source: null });
    },
    findNext: (isBackwards = false) => find(state.search.query, 'again', isBackwards),
    showHit(hit: Hit) {
      finder.standBefore(hit);
      find(state.search.query, 'again');
    },
    closeSearch() {
      tell({ search: nothingFound });
      events.dispatch('findbarclose', { source: null });
    },
    setHighlights(next: typeof marks) {
      const pages = new Set([...marks.highlights, ...next.highlights].map(({ page }) => page));
      marks = next;
      for (const page of pages) if (page >= 1 && page <= pdf.numPages) drawMarks(page);
    },
    drawOver(draw: (sheet: Sheet) => void) {
      overs.add(draw);
      for (let page = 1; page <= viewer.pagesCount; page++)
        if (viewer.getPageView(page - 1)?.canvas) drawMarks(page);
      return () => void overs.delete(draw);
    },
    /** What OCR read is text of the pages from now on. */
    setReading(read: ReadWords) {
      setReading(pdf, read);
      layTextAgain(viewer);
      if (finder.forgetText() && state.search.query.trim()) find(state.search.query, '');
    },
    close() {
      resize.disconnect();
      stop.abort();
      void pictures.close();
      viewer.cleanup();
      listeners.clear();
    },
  };
}

type Counts = { current: number; total: number };
