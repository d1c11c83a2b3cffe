import type { PdfiumDocument } from '../pdfium/document.ts';
import type { PageImage } from '../pdfium/render.ts';

/** An open page without some of its texts. */
export function drawWithout(
  { engine }: PdfiumDocument,
  texts: Iterable<number>,
  draw: () => PageImage,
): PageImage {
  const { FPDFPageObj_SetIsActive } = engine.direct;
  const handles = [...texts];
  for (const handle of handles) FPDFPageObj_SetIsActive!(handle, 0);
  try {
    return draw();
  } finally {
    for (const handle of handles) FPDFPageObj_SetIsActive!(handle, 1);
  }
}
