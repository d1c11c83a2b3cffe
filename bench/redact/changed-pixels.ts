import { withDocument } from '../../packages/pdf-core/src/pdfium/document.ts';
import { type PageImage, renderPage } from '../../packages/pdf-core/src/pdfium/render.ts';

const SCALE = 150 / 72;

/** A box as it is seen on a page, counted from 1, in points from the lower left corner. */
type Box = { page: number; x: number; y: number; width: number; height: number };

/** How many pixels of the content differ that no box touches, on the first pages. */
export async function changedPixels(
  before: Uint8Array,
  after: Uint8Array,
  boxes: Box[],
  most: number,
): Promise<{ changed: number; compared: number }> {
  const one = await draw(before, most);
  const other = await draw(after, most);
  let changed = 0;
  for (const [index, page] of one.entries())
    changed += count(
      page,
      other[index]!,
      boxes.filter((box) => box.page === index + 1),
    );
  return { changed, compared: one.length };
}

async function draw(bytes: Uint8Array, most: number): Promise<PageImage[]> {
  return withDocument(bytes, {}, (document) =>
    Array.from({ length: Math.min(most, document.pageCount) }, (_, index) =>
      renderPage(document, index, { scale: SCALE, annotations: false }),
    ),
  );
}

function count(one: PageImage, other: PageImage, boxes: Box[]): number {
  const { width, height, scale } = one;
  const isBox = new Uint8Array(width * height);
  for (const box of boxes) {
    const [left, right] = [box.x * scale - 1, (box.x + box.width) * scale + 1].map((x) => clamp(x, width));
    const [top, bottom] = [height - (box.y + box.height) * scale - 1, height - box.y * scale + 1].map((y) =>
      clamp(y, height),
    );
    for (let y = Math.floor(top!); y < Math.ceil(bottom!); y++)
      isBox.fill(1, y * width + Math.floor(left!), y * width + Math.ceil(right!));
  }
  let changed = 0;
  for (let at = 0; at < width * height; at++) {
    const isSame = [0, 1, 2].every((channel) => one.data[at * 4 + channel] === other.data[at * 4 + channel]);
    if (!isSame && !isBox[at]) changed++;
  }
  return changed;
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}
