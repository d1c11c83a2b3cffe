import { withDocument } from '../pdfium/document.ts';
import { withPage } from '../pdfium/page.ts';
import { readPlacement } from '../pdfium/placement.ts';
import { type PageImage, renderPage } from '../pdfium/render.ts';
import type { Change } from './change.ts';

/** Pixels a point: 100 dpi shows every letter that can be read. */
const SCALE = 100 / 72;
/** Pixels a side of the squares in which strokes are looked for: about a letter. */
const TILE = 8;
/** How far two neighbours differ, of 255, where a stroke begins or ends. */
const STROKE = 64;
/** Strokes that make a square one with content, and the part of them that is left when it is covered. */
const FEWEST_STROKES = 4;
const LEFT_WHEN_HIDDEN = 0.3;
/** What is not looked at counts as hidden: else fifty harmless comments would let one more through. */
const MOST_PAGES = 50;

type Box = { left: number; top: number; right: number; bottom: number };
type Drawn = { image: PageImage; boxes: Box[] };

/**
 * Comments and signature fields that came later and lie over letters or drawings so that these are seen no more. Marks
 * that let them show through, such as a highlight, hide nothing.
 */
export async function findHiddenContent(
  before: Uint8Array,
  after: Uint8Array,
  changes: Change[],
  password: string | undefined,
): Promise<Change[]> {
  const placed = changes.filter(({ page, box }) => page && box && box[0] !== box[2] && box[1] !== box[3]);
  const touched = [...new Set(placed.map(({ page }) => page!))];
  const pages = touched.slice(0, MOST_PAGES);
  if (!pages.length) return [];
  const boxesOf = (page: number) => placed.filter((change) => change.page === page).map(({ box }) => box!);
  const draw = (bytes: Uint8Array) =>
    withDocument(bytes, password === undefined ? {} : { password }, (document) =>
      pages.map((page): Drawn => {
        const image = renderPage(document, page - 1, { scale: SCALE, format: 'gray' });
        const { matrix } = withPage(document, page - 1, (handle) => readPlacement(document.engine, handle));
        return { image, boxes: boxesOf(page).map((box) => toPixels(box, matrix, image.scale)) };
      }),
    );
  const [was, is] = [await draw(before), await draw(after)];
  const unseen = touched.slice(MOST_PAGES);
  const hidden = pages.filter((_, i) => was[i]!.boxes.some((box) => hides(was[i]!.image, is[i]!.image, box)));
  return [...hidden, ...unseen].map((page) => ({ kind: 'hidden_content', page }));
}

function toPixels(box: number[], [a, b, c, d, e, f]: number[], scale: number): Box {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = box;
  const corner = (x: number, y: number) => [(a! * x + c! * y + e!) * scale, (b! * x + d! * y + f!) * scale];
  const [one, other] = [corner(x1, y1), corner(x2, y2)];
  const [left, right] = [one[0]!, other[0]!].sort((p, q) => p - q);
  const [top, bottom] = [one[1]!, other[1]!].sort((p, q) => p - q);
  return { left: left!, top: top!, right: right!, bottom: bottom! };
}

function hides(was: PageImage, is: PageImage, box: Box): boolean {
  if (was.width !== is.width || was.height !== is.height) return true;
  const start = (side: number) => Math.max(0, Math.floor(side));
  const right = Math.min(was.width - 1, Math.ceil(box.right));
  const bottom = Math.min(was.height, Math.ceil(box.bottom));
  for (let top = start(box.top); top < bottom; top += TILE)
    for (let left = start(box.left); left < right; left += TILE) {
      const [end, floor] = [Math.min(left + TILE, right), Math.min(top + TILE, bottom)];
      let strokes = 0;
      let kept = 0;
      for (let y = top; y < floor; y++)
        for (let x = left; x < end; x++) {
          const at = y * was.width + x;
          const step = was.data[at + 1]! - was.data[at]!;
          if (Math.abs(step) < STROKE) continue;
          strokes++;
          const now = is.data[at + 1]! - is.data[at]!;
          // Still a stroke, and of the same side: dark on light stays dark on light.
          if (now * step > 0 && Math.abs(now) > Math.abs(step) * LEFT_WHEN_HIDDEN) kept++;
        }
      if (strokes >= FEWEST_STROKES && kept < strokes * LEFT_WHEN_HIDDEN) return true;
    }
  return false;
}
