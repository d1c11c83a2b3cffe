import type { Matrix } from '../../pdf/matrix.ts';
import type { PdfiumDocument } from '../../pdfium/document.ts';
import { eachImage, hashImageData, placeImage } from '../../pdfium/images.ts';
import { withPage } from '../../pdfium/page.ts';
import { readPlacement } from '../../pdfium/placement.ts';
import type { PictureBox } from './side.ts';

/** Points. */
const NEAR = 1;

/** The stored data of each picture and which way it is turned; undefined where no image is there, or more than one. */
export function readPictureData(document: PdfiumDocument, boxes: PictureBox[]): (string | undefined)[] {
  const data = new Map<PictureBox, string | undefined>();
  for (const [page, own] of Map.groupBy(boxes, (box) => box.page))
    for (const [at, one] of readPage(document, page, own).entries()) data.set(own[at]!, one);
  return boxes.map((box) => data.get(box));
}

function readPage(document: PdfiumDocument, page: number, boxes: PictureBox[]): (string | undefined)[] {
  return withPage(document, page, (open) => {
    const { engine } = document;
    const placement = readPlacement(engine, open);
    const shown: { image: number; matrix: Matrix }[] = [];
    eachImage(engine, open, (one) =>
      shown.push({ image: one.image, matrix: placeImage(engine, placement, one) }),
    );
    return boxes.map((box) => {
      const [only, ...others] = shown.filter(({ matrix }) => isAt(matrix, box));
      if (!only || others.length) return undefined;
      return `${hashImageData(engine, only.image)} ${turnOf(only.matrix)}`;
    });
  });
}

function isAt([a, b, c, d, e, f]: Matrix, box: PictureBox): boolean {
  const [left, right] = [e + Math.min(0, a) + Math.min(0, c), e + Math.max(0, a) + Math.max(0, c)];
  const [top, bottom] = [f + Math.min(0, b) + Math.min(0, d), f + Math.max(0, b) + Math.max(0, d)];
  const off = [left - box.x, top - box.y, right - box.x - box.width, bottom - box.y - box.height];
  return off.every((by) => Math.abs(by) < NEAR);
}

/** In steps of 5 degrees, and whether it is mirrored. */
function turnOf([a, b, c, d]: Matrix): string {
  const degrees = Math.round((Math.atan2(b, a) * 36) / Math.PI) * 5;
  return `${degrees === -180 ? 180 : degrees || 0} ${a * d - b * c < 0 ? 'upright' : 'mirrored'}`;
}
