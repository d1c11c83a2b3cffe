import type { Box } from '../../layout/box.ts';
import type { PdfiumDocument } from '../../pdfium/document.ts';
import { type PageImage, renderPage } from '../../pdfium/render.ts';
import { alignPages } from './align-pages.ts';
import { differenceOfLooks, differenceOfPages, lookAt } from './compare-tiles.ts';
import { placeOf, round } from './describe-words.ts';
import { hasSameData, pairPictures } from './pair-pictures.ts';
import { readPictureData } from './picture-data.ts';
import type { Change } from './report.ts';
import { boxOf, type PictureBox, type Side } from './side.ts';

/** Pictures of each document, and pairs of pages, that are drawn. */
const MOST_PICTURES = 200;
const MOST_PAGES = 100;

export type Drawn = { side: Side; document: PdfiumDocument };
export type PictureChanges = {
  changes: Change[];
  pictures: number;
  pagesDrawn: number;
  picturesLeftOut: number;
};

const NOTHING = { text: '', places: [] };
const WORDS = { doubtful: false, lead: '', trail: '' };

/** Compares pictures wherever they are, and drawings of pages whose words are at the same places. */
export function findPictureChanges(
  a: Drawn,
  b: Drawn,
  mates: Int32Array,
  onPage: () => void,
): PictureChanges {
  const draw = (drawn: Drawn) => makeDrawer(drawn.document, onPage);
  const [drawA, drawB] = [draw(a), draw(b)];
  const changes: Change[] = [];
  const [inA, inB] = [a.side.pictures.slice(0, MOST_PICTURES), b.side.pictures.slice(0, MOST_PICTURES)];
  const [dataA, dataB] = [readPictureData(a.document, inA), readPictureData(b.document, inB)];
  const looksA = inA.map((box, at) => ({ ...lookAt(drawA(box.page), box), data: dataA[at] }));
  const looksB = inB.map((box, at) => ({ ...lookAt(drawB(box.page), box), data: dataB[at] }));
  for (const pair of pairPictures(looksA, looksB)) {
    const [one, other] = [inA[pair.a ?? -1], inB[pair.b ?? -1]];
    if (!one || !other) changes.push(lonePicture(one, other));
    else {
      const [lookA, lookB] = [looksA[pair.a!]!, looksB[pair.b!]!];
      const where = hasSameData(lookA, lookB) ? undefined : differenceOfLooks(lookA, lookB);
      if (where) changes.push(changedPicture(one, other, where));
    }
  }
  const pairs = alignPages(a.side, b.side, mates);
  for (const { p, q } of pairs.slice(0, MOST_PAGES))
    changes.push(...compareDrawings(a.side, b.side, p, q, drawA(p), drawB(q)));
  const left = (side: Side, seen: PictureBox[]) => side.pictures.length - seen.length;
  return {
    changes,
    pictures: inA.length + inB.length,
    pagesDrawn: Math.min(pairs.length, MOST_PAGES),
    picturesLeftOut: left(a.side, inA) + left(b.side, inB) + Math.max(0, pairs.length - MOST_PAGES),
  };
}

/** Keeps the page that was drawn last: pictures come page by page. */
function makeDrawer(document: PdfiumDocument, onPage: () => void): (page: number) => PageImage {
  let last: { page: number; image: PageImage } | undefined;
  return (page) => {
    if (last?.page === page) return last.image;
    onPage();
    const image = renderPage(document, page, { scale: 1, format: 'gray' });
    last = { page, image };
    return image;
  };
}

function lonePicture(one: PictureBox | undefined, other: PictureBox | undefined): Change {
  const box = (one ?? other)!;
  const [page, y] = [box.page + 1, round(box.y)];
  const at = { text: '', page, y, places: [placeOf(box, box.page)] };
  const away = { ...NOTHING, page, y };
  const [before, after] = one ? [at, away] : [away, at];
  return { kind: one ? 'removed' : 'added', part: 'picture', ...WORDS, before, after };
}

function changedPicture(one: PictureBox, other: PictureBox, share: Box): Change {
  const within = (box: PictureBox) => {
    const place = placeOf(
      {
        x: box.x + share.x * box.width,
        y: box.y + share.y * box.height,
        width: share.width * box.width,
        height: share.height * box.height,
      },
      box.page,
    );
    return { text: '', page: place.page, y: place.y, places: [place] };
  };
  return { kind: 'changed', part: 'picture', ...WORDS, before: within(one), after: within(other) };
}

function compareDrawings(a: Side, b: Side, p: number, q: number, one: PageImage, other: PageImage): Change[] {
  const hidden = [...coveredBoxes(a, p), ...coveredBoxes(b, q)];
  return differenceOfPages(one, other, hidden).map((box) => {
    const at = (page: number) => {
      const place = placeOf(box, page);
      return { text: '', page: place.page, y: place.y, places: [place] };
    };
    return { kind: 'changed', part: 'drawing', ...WORDS, before: at(p), after: at(q) };
  });
}

/** What is compared in another way: words, headers and footers, and pictures. */
function coveredBoxes(side: Side, page: number): Box[] {
  const boxes: Box[] = [...(side.furniture.get(page) ?? [])];
  const [first, last] = side.wordsOf(page);
  for (let word = first; word < last; word++) if (side.pages[word] === page) boxes.push(boxOf(side, word));
  for (const picture of side.pictures) if (picture.page === page) boxes.push(picture);
  return boxes;
}
