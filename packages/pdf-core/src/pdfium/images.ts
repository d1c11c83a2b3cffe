import { createHash } from 'node:crypto';
import { PdfError } from '../errors.ts';
import { limits } from '../limits.ts';
import type { Engine } from './engine.ts';
import { readFloats, readInteger, withMemory } from './memory.ts';
import type { Placement } from './placement.ts';
import { IDENTITY, type Matrix, multiply, toMatrix } from '../pdf/matrix.ts';

const IMAGE = 3;
const FORM = 5;

/** a, b, c, d, e, f of x' = ax + cy + e and y' = bx + dy + f. */

/** An image and the matrix of the forms it stands in. */
export type ShownImage = { image: number; outer: Matrix };

/** Every image a page shows, those inside forms too. */
export function eachImage(engine: Engine, page: number, use: (shown: ShownImage) => void): void {
  const { FPDFPage_CountObjects, FPDFPage_GetObject } = engine.direct;
  const count = FPDFPage_CountObjects!(page);
  for (let i = 0; i < count; i++) visitObject(engine, FPDFPage_GetObject!(page, i), IDENTITY, 0, use);
}

function visitObject(
  engine: Engine,
  object: number,
  outer: Matrix,
  depth: number,
  use: (shown: ShownImage) => void,
): void {
  const { FPDFPageObj_GetType, FPDFFormObj_CountObjects, FPDFFormObj_GetObject } = engine.direct;
  const type = FPDFPageObj_GetType!(object);
  if (type === IMAGE) use({ image: object, outer });
  if (type !== FORM || depth >= limits.nestingDepth) return;
  const inner = multiply(readMatrix(engine, object), outer);
  const count = FPDFFormObj_CountObjects!(object);
  for (let i = 0; i < count; i++)
    visitObject(engine, FPDFFormObj_GetObject!(object, i), inner, depth + 1, use);
}

/** The size in points at which an image is shown, whichever way it is turned. */
export function readShownSize(
  engine: Engine,
  { image, outer }: ShownImage,
): { width: number; height: number } {
  const [a, b, c, d] = multiply(readMatrix(engine, image), outer);
  return { width: Math.hypot(a, b), height: Math.hypot(c, d) };
}

/** From the unit square of an image to where its reader sees it, from the top left corner of the page. */
export function placeImage(engine: Engine, placement: Placement, { image, outer }: ShownImage): Matrix {
  return multiply(multiply(readMatrix(engine, image), outer), placement.matrix);
}

/** The data of an image as it is stored. */
export function hashImageData(engine: Engine, image: number): string {
  const size = engine.FPDFImageObj_GetImageDataRaw(image, 0, 0);
  return withMemory(engine, Math.max(1, size), (pointer) => {
    engine.FPDFImageObj_GetImageDataRaw(image, pointer, size);
    return createHash('sha256')
      .update(engine.heap().subarray(pointer, pointer + size))
      .digest('hex');
  });
}

function readMatrix(engine: Engine, object: number): Matrix {
  return withMemory(engine, 24, (pointer) => {
    engine.FPDFPageObj_GetMatrix(object, pointer);
    return toMatrix(readFloats(engine, pointer, 6)) ?? IDENTITY;
  });
}

export function readImageSize(engine: Engine, image: number): { width: number; height: number } {
  return withMemory(engine, 8, (pointer) => {
    engine.FPDFImageObj_GetImagePixelSize(image, pointer, pointer + 4);
    return { width: readInteger(engine, pointer), height: readInteger(engine, pointer + 4) };
  });
}

/** Small pages can hold images of any size, and drawing one decodes it whole: look before drawing. */
export function refuseHugeImages(engine: Engine, page: number): void {
  eachImage(engine, page, ({ image }) => {
    const { width, height } = readImageSize(engine, image);
    if (width * height > limits.imagePixels)
      throw new PdfError('image_too_large', null, { details: { width, height } });
  });
}
