import type { PDFDocumentProxy } from 'pdfjs-dist';

/** Dots an inch: what office printers resolve of text. */
const DPI = 150;

/**
 * Pages as pictures in a part of the page that only paper shows. The browser's own way to print a PDF needs a frame that
 * the policy of the pages forbids.
 */
export async function printDocument(
  pdf: PDFDocumentProxy,
  onPage: (page: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const paper = document.createElement('div');
  paper.className = 'pdf-paper';
  const addresses: string[] = [];
  const rules = new CSSStyleSheet();
  try {
    for (let page = 1; page <= pdf.numPages; page += 1) {
      signal.throwIfAborted();
      onPage(page);
      const picture = await drawForPaper(pdf, page);
      addresses.push(picture.src);
      paper.append(picture);
    }
    const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
    rules.replaceSync(`@page { size: ${width}pt ${height}pt; margin: 0 }`);
    document.adoptedStyleSheets.push(rules);
    document.body.append(paper);
    await Promise.all([...paper.querySelectorAll('img')].map((picture) => picture.decode()));
    signal.throwIfAborted();
    // Returns when the dialog is closed.
    window.print();
  } finally {
    paper.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== rules);
    for (const address of addresses) URL.revokeObjectURL(address);
  }
}

async function drawForPaper(pdf: PDFDocumentProxy, page: number): Promise<HTMLImageElement> {
  const sheet = await pdf.getPage(page);
  const viewport = sheet.getViewport({ scale: DPI / 72 });
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  await sheet.render({ canvas, viewport, intent: 'print' }).promise;
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  canvas.width = 0;
  if (!bytes) throw new Error(`Page ${page} is too large for a picture.`);
  const picture = new Image();
  picture.src = URL.createObjectURL(bytes);
  return picture;
}
