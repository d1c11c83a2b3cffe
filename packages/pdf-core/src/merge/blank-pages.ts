import { renderPage } from '../pdfium/render.ts';
import { withDocument } from '../pdfium/document.ts';
import { throwIfAborted, type ToolContext } from '../tool.ts';

/** Fainter than this is paper, not print. */
const PAPER = 248;

/** Which pages show nothing, counted from 0: decided by how they look, not by what their code says. */
export async function findBlankPages(bytes: Uint8Array, context?: ToolContext): Promise<Set<number>> {
  return withDocument(bytes, {}, (document) => {
    const blank = new Set<number>();
    for (let page = 0; page < document.pageCount; page++) {
      throwIfAborted(context);
      const { data } = renderPage(document, page, { scale: 1, format: 'gray' });
      if (data.every((shade) => shade >= PAPER)) blank.add(page);
      context?.progress?.(
        page + 1,
        document.pageCount,
        `looking at page ${page + 1} of ${document.pageCount}`,
      );
    }
    return blank;
  });
}
