import { parse } from 'node:path';
import sharp from 'sharp';
import { PdfError } from '../../errors.ts';
import { resolvePages } from '../../page-ranges.ts';
import { type PdfiumDocument, withDocument } from '../../pdfium/document.ts';
import { readPageSize } from '../../pdfium/page.ts';
import { fitScale, type PageImage, renderPage } from '../../pdfium/render.ts';
import { type DocumentFile, type Tool, throwIfAborted } from '../../tool.ts';
import type { RenderOptions } from './options.ts';
import type { RenderReport } from './report.ts';

const EXTENSIONS = { png: 'png', webp: 'webp', jpeg: 'jpg', tiff: 'tif' } as const;
/** The longest side each format can hold. */
const LONGEST_SIDES = { png: 30_000, webp: 16_383, jpeg: 30_000, tiff: 30_000 } as const;
/** While one page is drawn, the ones before it are encoded in sharp's own threads. */
const PAGES_IN_ENCODING = 3;

/** Pages as pictures, one file a page. */
export const render: Tool<RenderOptions, RenderReport> = async (inputs, options, context) => {
  const [input] = inputs;
  if (!input) throw new PdfError('document_needed');
  return withDocument(input.bytes, options, async (document) => {
    const indexes = resolvePages(options.pages, document.pageCount);
    document.scales?.drawAll(indexes);
    const digits = String(document.pageCount).length;
    const pages: RenderReport['pages'] = [];
    const encodings: Promise<DocumentFile>[] = [];
    try {
      for (const [done, index] of indexes.entries()) {
        throwIfAborted(context);
        context?.progress?.(done, indexes.length, 'page');
        await encodings[done - PAGES_IN_ENCODING];
        const image = drawPage(document, index, options);
        const number = String(index + 1).padStart(digits, '0');
        const file = `${parse(input.name).name}-${number}.${EXTENSIONS[options.format]}`;
        const dpi = Math.round(image.scale * 72);
        pages.push({ page: index + 1, file, width: image.width, height: image.height, dpi });
        encodings.push(encodeImage(image, options).then((bytes) => ({ name: file, bytes })));
      }
    } finally {
      await Promise.allSettled(encodings);
    }
    context?.progress?.(indexes.length, indexes.length, 'page');
    return { files: await Promise.all(encodings), report: { pages } };
  });
};

function drawPage(document: PdfiumDocument, index: number, options: RenderOptions): PageImage {
  const size = readPageSize(document, index);
  const wanted = options.width ? options.width / size.width : options.dpi / 72;
  const scale = fitScale(size, wanted, LONGEST_SIDES[options.format]);
  const { annotations } = options;
  const format = options.grayscale ? 'gray' : 'rgba';
  return renderPage(document, index, { scale, annotations, format, transparent: isClear(options) });
}

/** A gray picture has no room for what is clear. */
const isClear = ({ transparent, format, grayscale }: RenderOptions) =>
  transparent && format !== 'jpeg' && !grayscale;

/** A picture file of raw pixels. White paper loses nothing with the alpha. */
function encodeImage(image: PageImage, options: RenderOptions): Promise<Buffer> {
  const { data, width, height, channels } = image;
  const pixels = sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
  const colored = isClear(options) ? pixels : pixels.removeAlpha();
  const printed = (channels === 1 ? pixels.toColourspace('b-w') : colored).withDensity(image.scale * 72);
  if (options.format === 'jpeg') return printed.jpeg({ quality: options.quality }).toBuffer();
  // Effort 2 is a tenth larger than the default and twice as fast.
  if (options.format === 'webp') return printed.webp({ quality: options.quality, effort: 2 }).toBuffer();
  if (options.format === 'tiff') return printed.tiff({ compression: 'lzw' }).toBuffer();
  return printed.png({ compressionLevel: 6 }).toBuffer();
}
