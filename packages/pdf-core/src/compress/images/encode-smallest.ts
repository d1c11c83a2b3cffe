import type { Pixels } from './draw-image.ts';
import {
  encodeJpeg,
  encodeLossless,
  encodeNearPalette,
  encodePalette,
  resized,
  sharpOf,
} from './encode-image.ts';
import type { EncodedImage } from './encode-image.ts';
import type { PdfImage } from './list-images.ts';
import { areGray, listColours } from './palette.ts';
import type { ImageSettings } from './image-settings.ts';

/** Masks are edges: what is hardly seen in a picture shows in its outline. */
const SOFT_MASK_QUALITY = 85;
/** More than a drawing or a screenshot has, softened edges and all. */
const COLOURS_OF_DRAWING = 8192;
/** So few are a drawing in flat colours: JPEG is larger for it, and smears its edges. */
const COLOURS_OF_DIAGRAM = 48;
/** Fewer are best stored as numbers of colours, gray or not. */
const COLOURS_IN_HALF_A_BYTE = 16;
/** What storing rows by prediction was seen to save at most, over an image without. */
const LOSSLESS_GAIN = 3;

export type EncodedPixels = EncodedImage & { width: number; height: number; channels: 1 | 3 };

/** What stands for the image before it is encoded anew. */
export type Source = {
  image: PdfImage;
  pixels: Pixels;
  target: { width: number; height: number };
  wasLossless: boolean;
  /** A color image whose every pixel is gray can be stored as gray. */
  mayBecomeGray: boolean;
};

/** The image in the encoding that suits it: lossy or not, by a palette or not, whichever is smallest. */
export async function encodeSmallest(source: Source, settings: ImageSettings): Promise<EncodedPixels> {
  const { image, target, wasLossless } = source;
  const fits = source.pixels.width === target.width && source.pixels.height === target.height;
  const pixels = fits ? source.pixels : await resizePixels(source.pixels, target);
  const isColour = pixels.channels === 3 && (wasLossless || source.mayBecomeGray);
  const colours = isColour ? listColours(pixels, COLOURS_OF_DRAWING) : undefined;
  const isGray = source.mayBecomeGray && colours && colours.size > COLOURS_IN_HALF_A_BYTE && areGray(colours);
  const plain = isGray ? firstChannel(pixels) : pixels;
  const candidates = wasLossless && colours ? await encodePalettes(pixels, colours, settings) : [];
  const isDiagram = candidates.length > 0 && colours && colours.size <= COLOURS_OF_DIAGRAM;
  if ((settings.lossy || !wasLossless) && !isDiagram) {
    candidates.push(await encodeJpeg(sharpOf(plain), qualityOf(image, settings)));
  }
  const smallest = smallestOf(candidates);
  if (!smallest || (wasLossless && mayBeSmaller(source, smallest)))
    candidates.push(await encodeLossless(plain));
  const best = smallestOf(candidates);
  if (!best) throw new RangeError('An image has an encoding.');
  return { ...best, ...target, channels: best.palette ? pixels.channels : plain.channels };
}

/** Drawings and screenshots: if loss is allowed, nearly identical shades become one. */
async function encodePalettes(
  pixels: Pixels,
  colours: Set<number>,
  { lossy, quality }: ImageSettings,
): Promise<EncodedImage[]> {
  const mayBlend = lossy && colours.size > COLOURS_OF_DIAGRAM;
  const exact = await encodePalette(pixels, colours);
  const near = mayBlend ? await encodeNearPalette(pixels, quality) : undefined;
  return [exact, near].filter((encoded) => encoded !== undefined);
}

function qualityOf({ isSoftMask }: PdfImage, { quality }: ImageSettings): number {
  return isSoftMask ? Math.max(quality, SOFT_MASK_QUALITY) : quality;
}

function smallestOf(candidates: EncodedImage[]): EncodedImage | undefined {
  const size = ({ raw, palette }: EncodedImage) => raw.length + (palette?.length ?? 0);
  return candidates.toSorted((one, other) => size(one) - size(other))[0];
}

/** Lossless encoding of photographs is not worth the attempt; the original encoding identifies them. */
function mayBeSmaller({ image, target }: Source, { raw }: EncodedImage): boolean {
  const share = (target.width * target.height) / (image.width * image.height);
  return image.stream.raw.length * share < raw.length * LOSSLESS_GAIN;
}

function firstChannel({ data, width, height }: Pixels): Pixels {
  const gray = Buffer.allocUnsafe(width * height);
  for (let to = 0; to < gray.length; to++) gray[to] = data[to * 3] ?? 0;
  return { data: gray, width, height, channels: 1 };
}

async function resizePixels(
  pixels: Pixels,
  { width, height }: { width: number; height: number },
): Promise<Pixels> {
  const data = await resized(sharpOf(pixels), width, height).raw().toBuffer();
  return { data, width, height, channels: pixels.channels };
}
