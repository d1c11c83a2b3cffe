import { asBytes } from '../pdf/as-bytes.ts';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { PdfError } from '../errors.ts';
import { limits } from '../limits.ts';
import type { DocumentFile } from '../tool.ts';
import { readBmp } from './bmp.ts';
import { encodePicture } from './encode.ts';
import { refusePixelFlood, refusePngBombs } from './guard.ts';
import { keepPng } from './keep-png.ts';
import { readImageKind } from './kind.ts';
import type { Picture } from './picture.ts';

/** From this quality on, a JPEG or a plain PNG is put in as it came: encoding it again could only lose. */
const KEEP_FROM = 95;
/** The resolution of a picture without one. */
const SCREEN_DENSITY = 96;

/** The pictures of an image file: one, or as many as a TIFF has pages. Of a moving picture, the first. */
export async function readPictures(file: DocumentFile, quality: number): Promise<Picture[]> {
  try {
    return await decodeFile(file, quality);
  } catch (error) {
    if (error instanceof PdfError) throw error;
    throw new PdfError('image_file_unreadable', { file: file.name }, { cause: error });
  }
}

async function decodeFile(file: DocumentFile, quality: number): Promise<Picture[]> {
  const { name, bytes } = file;
  const images = await openImages(file);
  const kind = readImageKind(bytes, name);
  if (kind === 'bmp')
    return Promise.all(images.map((image) => encodePicture(image, quality, SCREEN_DENSITY)));
  const metadata = await images[0]!.metadata();
  const kept = kind === 'jpeg' ? await keepJpeg(bytes, metadata, quality, name) : undefined;
  if (kept) return [kept];
  const plain = kind === 'png' && quality >= KEEP_FROM ? keepPng(bytes) : undefined;
  if (plain) return [{ pixels: plain, orientation: 1, density: readDensity(metadata) }];
  const pictures: Picture[] = [];
  for (const image of images)
    pictures.push(await encodePicture(image, quality, readDensity(await image.metadata())));
  return pictures;
}

/** The same pictures to be decoded as their caller needs them; none has more pixels than anyone brings on purpose. */
export async function openImages({ name, bytes }: DocumentFile): Promise<Sharp[]> {
  const kind = readImageKind(bytes, name);
  if (kind === 'bmp') {
    const { data, ...raw } = readBmp(bytes, name);
    return [sharp(data, { raw })];
  }
  if (kind === 'png') refusePngBombs(bytes, name);
  const { pages: count = 1 } = await openImage(bytes).metadata();
  const pages = kind === 'tiff' ? count : 1;
  if (pages > limits.pages)
    throw new PdfError('too_many_image_pages', { file: name }, { details: { pages } });
  const images: Sharp[] = [];
  for (let page = 0; page < pages; page++) {
    const image = openImage(bytes, page);
    const { width, height } = await image.metadata();
    refusePixelFlood(width, height, name);
    images.push(image);
  }
  return images;
}

function openImage(bytes: Uint8Array, page = 0): Sharp {
  return sharp(bytes, { page, pages: 1, limitInputPixels: limits.imagePixels, failOn: 'truncated' });
}

function readDensity({ density }: Metadata): number {
  return density && density >= 30 && density <= 10_000 ? density : SCREEN_DENSITY;
}

/** The JPEG itself, or smaller where a lower quality makes it so. */
async function keepJpeg(
  bytes: Uint8Array,
  metadata: Metadata,
  quality: number,
  name: string,
): Promise<Picture | undefined> {
  const { width, height, channels, icc, orientation = 1 } = metadata;
  refusePixelFlood(width, height, name);
  const isCmyk = metadata.space === 'cmyk';
  if (quality < KEEP_FROM && !isCmyk) {
    const smaller = await encodePicture(openImage(bytes), quality, readDensity(metadata));
    if (smaller.pixels.bytes.length < bytes.length) return smaller;
  }
  if (channels !== 1 && channels !== 3 && channels !== 4) return undefined;
  const file = asBytes(bytes);
  const inverted = isCmyk && file.subarray(0, 65_536).includes('Adobe');
  const profile = icc && icc.length > 128 ? icc : undefined;
  return {
    pixels: { filter: 'DCTDecode', bytes: file, width, height, components: channels, inverted, profile },
    orientation,
    density: readDensity(metadata),
  };
}
