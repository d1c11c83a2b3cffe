import sharp, { type OutputInfo } from 'sharp';
import { PdfError } from '../errors.ts';
import { limits } from '../limits.ts';
import { addObject } from '../pdf/graph/access.ts';
import { deflatedStream } from '../pdf/deflated-stream.ts';
import type { PdfRef } from '../pdf/values.ts';
import type { EditedDocument } from './edited-document.ts';

export type EmbeddedImage = { ref: PdfRef; width: number; height: number };

/** A stamp or signature is never shown larger than this. */
const LONGEST_SIDE = 1600;

/** An image given as base64 or a data URL, in any format people draw or photograph a signature in. */
export async function embedImage(doc: EditedDocument, base64: string): Promise<EmbeddedImage> {
  const bytes = Buffer.from(base64.replace(/^data:[^,]{0,100},/, ''), 'base64');
  const { data, info } = await decodeImage(bytes);
  const pixels = info.width * info.height;
  const colours = Buffer.alloc(pixels * 3);
  const alpha = Buffer.alloc(pixels);
  for (let pixel = 0; pixel < pixels; pixel++) {
    data.copy(colours, pixel * 3, pixel * 4, pixel * 4 + 3);
    alpha[pixel] = data[pixel * 4 + 3]!;
  }
  const shape = {
    Type: 'XObject',
    Subtype: 'Image',
    Width: info.width,
    Height: info.height,
    BitsPerComponent: 8,
  };
  const mask = addObject(doc.graph, deflatedStream(alpha, { ...shape, ColorSpace: 'DeviceGray' }));
  const image = deflatedStream(colours, { ...shape, ColorSpace: 'DeviceRGB', SMask: mask });
  return { ref: addObject(doc.graph, image), width: info.width, height: info.height };
}

async function decodeImage(bytes: Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
  try {
    return await sharp(bytes, { limitInputPixels: limits.imagePixels })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw new PdfError('image_unreadable', null, { cause });
  }
}
