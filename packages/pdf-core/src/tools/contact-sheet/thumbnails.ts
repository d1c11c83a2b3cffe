import sharp from 'sharp';
import { type Opened, openKept } from '../../crypt/keep-protection.ts';
import { PdfError } from '../../errors.ts';
import { encodePicture } from '../../images/encode.ts';
import type { Picture } from '../../images/picture.ts';
import { openImages } from '../../images/read-pictures.ts';
import { limits } from '../../limits.ts';
import { withDocument } from '../../pdfium/document.ts';
import { readPageSize } from '../../pdfium/page.ts';
import { renderPage } from '../../pdfium/render.ts';
import { asPdfError, nameFile } from '../../recover/open-input.ts';
import { type DocumentFile, throwIfAborted, type ToolContext } from '../../tool.ts';

/** A small picture of one page; `page` is absent where a file has only one picture. */
export type Thumbnail = { picture: Picture; file: string; page?: number };

type Size = { width: number; height: number };
type Wanted = { space: Size; isFirstOnly: boolean; restricted: Opened[]; context: ToolContext | undefined };

const POINTS_PER_INCH = 72;
/** As sharp as print shows it at this size. */
const DENSITY = 150;
const QUALITY = 80;

/** The thumbnails of a file, none larger than the space for it. */
export async function makeThumbnails(file: DocumentFile, wanted: Wanted): Promise<Thumbnail[]> {
  const isPdf = Buffer.from(file.bytes.subarray(0, 1024)).includes('%PDF-');
  try {
    return isPdf ? await drawPages(file, wanted) : await shrinkPictures(file, wanted);
  } catch (error) {
    throw isPdf ? nameFile(file.name, asPdfError(error)) : asPictureError(file.name, error);
  }
}

function asPictureError(file: string, error: unknown): PdfError {
  return error instanceof PdfError
    ? error
    : new PdfError('image_file_unreadable', { file }, { cause: error });
}

function drawPages({ name, bytes }: DocumentFile, wanted: Wanted): Promise<Thumbnail[]> {
  const opened = openKept(bytes);
  wanted.restricted.push(opened);
  return withDocument(opened.bytes, {}, async (document) => {
    const count = wanted.isFirstOnly ? Math.min(1, document.pageCount) : document.pageCount;
    if (count > limits.pages) throw new PdfError('too_many_pages', { limit: limits.pages });
    const indexes = Array.from({ length: count }, (_, index) => index);
    document.scales?.drawAll(indexes);
    const thumbnails: Thumbnail[] = [];
    for (const index of indexes) {
      throwIfAborted(wanted.context);
      const size = readPageSize(document, index);
      const fit = Math.min(wanted.space.width / size.width, wanted.space.height / size.height);
      const scale = (fit * DENSITY) / POINTS_PER_INCH;
      const { data, width, height, channels } = renderPage(document, index, { scale, format: 'rgba' });
      const image = sharp(data, { raw: { width, height, channels } }).removeAlpha();
      thumbnails.push({ picture: await encodePicture(image, QUALITY, DENSITY), file: name, page: index + 1 });
    }
    return thumbnails;
  });
}

async function shrinkPictures(file: DocumentFile, wanted: Wanted): Promise<Thumbnail[]> {
  const images = await openImages(file);
  const pixels = (points: number) => Math.max(1, Math.round((points * DENSITY) / POINTS_PER_INCH));
  const box = { width: pixels(wanted.space.width), height: pixels(wanted.space.height) };
  const thumbnails: Thumbnail[] = [];
  for (const [index, image] of images.slice(0, wanted.isFirstOnly ? 1 : undefined).entries()) {
    throwIfAborted(wanted.context);
    const { data, info } = await image
      .autoOrient()
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const picture = await encodePicture(sharp(data, { raw: { width, height, channels } }), QUALITY, DENSITY);
    thumbnails.push({ picture, file: file.name, ...(images.length > 1 && { page: index + 1 }) });
  }
  return thumbnails;
}
