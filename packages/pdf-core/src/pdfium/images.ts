import { PdfError } from '../errors.ts';
import { limits } from '../limits.ts';
import type { Engine } from './engine.ts';
import { readInteger, withMemory } from './memory.ts';

const IMAGE = 3;
const FORM = 5;

/** Every image a page shows, those inside forms too. */
export function eachImage(engine: Engine, page: number, use: (image: number) => void): void {
  const { FPDFPage_CountObjects, FPDFPage_GetObject } = engine.direct;
  const count = FPDFPage_CountObjects!(page);
  for (let i = 0; i < count; i++) visitObject(engine, FPDFPage_GetObject!(page, i), 0, use);
}

function visitObject(engine: Engine, object: number, depth: number, use: (image: number) => void): void {
  const { FPDFPageObj_GetType, FPDFFormObj_CountObjects, FPDFFormObj_GetObject } = engine.direct;
  const type = FPDFPageObj_GetType!(object);
  if (type === IMAGE) use(object);
  if (type !== FORM || depth >= limits.nestingDepth) return;
  const count = FPDFFormObj_CountObjects!(object);
  for (let i = 0; i < count; i++) visitObject(engine, FPDFFormObj_GetObject!(object, i), depth + 1, use);
}

export function readImageSize(engine: Engine, image: number): { width: number; height: number } {
  return withMemory(engine, 8, (pointer) => {
    engine.FPDFImageObj_GetImagePixelSize(image, pointer, pointer + 4);
    return { width: readInteger(engine, pointer), height: readInteger(engine, pointer + 4) };
  });
}

/** Small pages can hold images of any size, and drawing one decodes it whole: look before drawing. */
export function refuseHugeImages(engine: Engine, page: number): void {
  eachImage(engine, page, (image) => {
    const { width, height } = readImageSize(engine, image);
    if (width * height > limits.imagePixels)
      throw new PdfError('too_complex', 'An image in the document is too large to be drawn.', {
        width,
        height,
      });
  });
}
