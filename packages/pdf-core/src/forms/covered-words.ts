import type { SeenBox } from '../edit/annotations.ts';
import { withDocument } from '../pdfium/document.ts';
import { readPageInput } from '../pdfium/page-input.ts';
import type { Notice } from '../tools/notices.ts';

/** Something opaque, by the page it is on (counted from 0), as it is seen there from the lower left corner. */
export type Cover = SeenBox & { page: number };

/** A word counts as covered when so much of it is: boxes that are drawn around words touch the next ones. */
const COVERED_SHARE = 0.5;

/** Counts the pages with words under something opaque: these are invisible, but still in the file. */
export async function findCoveredWords(bytes: Uint8Array, covers: Cover[]): Promise<Notice[]> {
  if (!covers.length) return [];
  const pages = new Set(covers.map(({ page }) => page));
  const covered = await withDocument(bytes, {}, (document) =>
    [...pages].filter((page) => {
      if (page >= document.pageCount) return false;
      const { height, words } = readPageInput(document, page);
      const own = covers.filter((cover) => cover.page === page);
      return words.some((word) =>
        own.some(
          (cover) => shareUnder({ ...word, y: height - word.y - word.height }, cover) >= COVERED_SHARE,
        ),
      );
    }),
  );
  return covered.length ? [{ code: 'words_underneath', params: { pages: covered.length } }] : [];
}

/** The share of a box that lies under another. */
function shareUnder(word: SeenBox, cover: SeenBox): number {
  const across = Math.min(word.x + word.width, cover.x + cover.width) - Math.max(word.x, cover.x);
  const up = Math.min(word.y + word.height, cover.y + cover.height) - Math.max(word.y, cover.y);
  const area = word.width * word.height;
  return across > 0 && up > 0 && area > 0 ? (across * up) / area : 0;
}
