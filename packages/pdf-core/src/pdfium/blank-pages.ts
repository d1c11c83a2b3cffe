import { renderPage } from './render.ts';
import { withDocument } from './document.ts';
import { throwIfAborted, type ToolContext } from '../tool.ts';

/** Fainter than this is paper, not print. */
const PAPER = 248;

/**
 * The pages that show nothing, counted from 0, judged by their picture and not by their content stream. `specks` is
 * the share of a page that may be darker than paper, such as dust on a scan.
 */
export async function findBlankPages(
  bytes: Uint8Array,
  context?: ToolContext,
  specks = 0,
): Promise<Set<number>> {
  return withDocument(bytes, {}, (document) => {
    const blank = new Set<number>();
    for (let page = 0; page < document.pageCount; page++) {
      throwIfAborted(context);
      const { data } = renderPage(document, page, { scale: 1, format: 'gray' });
      if (countDarker(data) <= data.length * specks) blank.add(page);
      context?.progress?.(page + 1, document.pageCount, 'page');
    }
    return blank;
  });
}

function countDarker(data: Uint8Array): number {
  let darker = 0;
  for (const shade of data) if (shade < PAPER) darker++;
  return darker;
}
