import sharp from 'sharp';
import { type Box, bottomOf, rightOf, uniteBoxes } from '../layout/box.ts';
import type { PdfiumDocument } from '../pdfium/document.ts';
import { renderPage } from '../pdfium/render.ts';
import { type ToolContext, throwIfAborted } from '../tool.ts';
import type { Part, PictureFile, PicturePart } from './document.ts';

const SCALE = 200 / 72;
/** A document made of more pictures than this is a catalogue of signs: what comes after them is left out. */
const MOST_PICTURES = 1000;
/** Points by which strips of one picture may stand apart. */
const STRIP = 1.5;
/** A picture is stored as JPEG if that is this much smaller. */
const SMALLER = 0.6;

/** Takes the pictures of a document from its pages, as a reader sees them; `indexes` are its pages in the file. */
export async function takePictures(
  document: PdfiumDocument,
  indexes: number[],
  parts: Part[],
  context?: ToolContext,
): Promise<Part[]> {
  const left = joinStrips(parts);
  const pictures = left
    .filter((part): part is PicturePart => part.kind === 'picture')
    .slice(0, MOST_PICTURES);
  for (const [page, some] of Map.groupBy(pictures, (picture) => picture.page)) {
    throwIfAborted(context);
    const image = renderPage(document, indexes[page]!, { scale: SCALE });
    for (const picture of some) {
      const cut = cutBox(picture.box, image);
      if (cut) picture.file = await encodePicture(image, cut);
    }
  }
  return left.filter((part) => part.kind !== 'picture' || part.file);
}

/** Pictures that touch each other are one: programs cut large ones into strips. */
function joinStrips(parts: Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const open = joined.at(-1);
    if (part.kind === 'picture' && open?.kind === 'picture' && touches(open, part))
      open.box = uniteBoxes([open.box, part.box]);
    else joined.push(part.kind === 'picture' ? { ...part } : part);
  }
  return joined;
}

function touches(one: PicturePart, other: PicturePart): boolean {
  const [a, b] = [one.box, other.box];
  return (
    one.page === other.page &&
    a.x <= rightOf(b) + STRIP &&
    b.x <= rightOf(a) + STRIP &&
    a.y <= bottomOf(b) + STRIP &&
    b.y <= bottomOf(a) + STRIP
  );
}

type PageImage = ReturnType<typeof renderPage>;
type Cut = { left: number; top: number; width: number; height: number };

/** The pixels of a box on its page; undefined where it lies beside the page. */
export function cutBox(
  box: Box,
  { width, height, scale }: Pick<PageImage, 'width' | 'height' | 'scale'>,
): Cut | undefined {
  const [left, top] = [Math.max(0, Math.floor(box.x * scale)), Math.max(0, Math.floor(box.y * scale))];
  const right = Math.min(width, Math.ceil(rightOf(box) * scale));
  const bottom = Math.min(height, Math.ceil(bottomOf(box) * scale));
  return right - left < 2 || bottom - top < 2
    ? undefined
    : { left, top, width: right - left, height: bottom - top };
}

export async function encodePicture({ data, width, channels }: PageImage, cut: Cut): Promise<PictureFile> {
  const rows = data.subarray(cut.top * width * channels, (cut.top + cut.height) * width * channels);
  const raw = { width, height: cut.height, channels };
  // Not one that is cloned: a clone copies the pixels.
  const open = () =>
    sharp(rows, { raw, limitInputPixels: false })
      .extract({ ...cut, top: 0 })
      .removeAlpha();
  const [png, jpg] = await Promise.all([open().png().toBuffer(), open().jpeg({ quality: 85 }).toBuffer()]);
  const isJpeg = jpg.length < SMALLER * png.length;
  const size = { width: cut.width, height: cut.height };
  return isJpeg ? { type: 'jpg', bytes: jpg, ...size } : { type: 'png', bytes: png, ...size };
}
