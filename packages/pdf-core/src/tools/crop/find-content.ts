import { withDocument } from '../../pdfium/document.ts';
import { renderPage } from '../../pdfium/render.ts';
import { throwIfAborted, type ToolContext } from '../../tool.ts';

/** Fainter than this is paper, not print. */
const PAPER = 248;
/** Pixels to a point: a quarter of a point is as exact as a crop needs to be. */
const SCALE = 2;

/** Edges as shares of the page, from its lower left corner. */
export type ContentShare = { left: number; right: number; bottom: number; top: number };

/** Where pages show something, by how they look; a page that shows nothing is not among them. */
export function findContent(
  bytes: Uint8Array,
  indexes: number[],
  context?: ToolContext,
): Promise<Map<number, ContentShare>> {
  return withDocument(bytes, {}, (document) => {
    const found = new Map<number, ContentShare>();
    for (const [done, index] of indexes.entries()) {
      throwIfAborted(context);
      const image = renderPage(document, index, { scale: SCALE, format: 'gray' });
      const share = findEdges(image.data, image.width, image.height);
      if (share) found.set(index, share);
      context?.progress?.(done + 1, indexes.length, 'page');
    }
    return found;
  });
}

function findEdges(data: Uint8Array, width: number, height: number): ContentShare | undefined {
  let [left, right, top, bottom] = [width, -1, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[y * width + x]! >= PAPER) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (top < 0) top = y;
      bottom = y;
    }
  }
  if (right < 0) return undefined;
  return {
    left: left / width,
    right: (right + 1) / width,
    bottom: 1 - (bottom + 1) / height,
    top: 1 - top / height,
  };
}
