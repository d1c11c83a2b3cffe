import type { EventBus } from 'pdfjs-dist/web/pdf_viewer.mjs';

type Told = { pageNumber: number };

/** The annotations of a page come after its picture, and again when links were found in its text. */
export function watchAnnotations(
  events: EventBus,
  divOf: (page: number) => HTMLElement | undefined,
  onChange: (page: number) => void,
): void {
  const notes = new Map<number, () => void>();
  events.on('annotationlayerrendered', ({ pageNumber }: Told) => {
    const div = divOf(pageNumber);
    if (div) notes.set(pageNumber, keepNotes(div));
    onChange(pageNumber);
  });
  events.on('linkannotationsadded', ({ pageNumber }: Told) => {
    notes.get(pageNumber)?.();
    onChange(pageNumber);
  });
}

/** For the links, pdf.js lays out all annotations anew, and leaves out the popups that the document itself has. */
function keepNotes(page: HTMLElement): () => void {
  const notes = Array.from(page.querySelectorAll('.annotationLayer .popupAnnotation'), (note) => ({
    note,
    of: note.previousElementSibling,
  }));
  return () => {
    for (const { note, of } of notes) if (!note.isConnected && of?.isConnected) of.after(note);
  };
}
