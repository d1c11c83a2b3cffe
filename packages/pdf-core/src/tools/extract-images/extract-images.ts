import sharp from 'sharp';
import { surveyContent } from '../../compress/content/survey.ts';
import { drawImage } from '../../compress/images/draw-image.ts';
import { sharpOf } from '../../compress/images/encode-image.ts';
import { listImages, type PdfImage } from '../../compress/images/list-images.ts';
import { readPixels } from '../../compress/images/read-pixels.ts';
import { lookup } from '../../pdf/graph/access.ts';
import { readToImage } from '../../pdf/graph/read-stream.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { PdfStream } from '../../pdf/values.ts';
import { openDocument } from '../../compress/open-document.ts';
import { openKept } from '../../crypt/keep-protection.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { PdfError } from '../../errors.ts';
import { type DocumentFile, throwIfAborted, type Tool } from '../../tool.ts';
import { zipFiles } from '../split/archive.ts';
import { stemOf } from '../split/part-names.ts';
import type { ExtractImagesOptions } from './options.ts';
import type { ExtractImagesReport } from './report.ts';

type Taken = { ending: 'jpg' | 'png'; bytes: Uint8Array; kept: boolean };

/** Every image that a document shows, once; what only masks another is part of that one. */
export const extractImages: Tool<ExtractImagesOptions, ExtractImagesReport> = async (
  inputs,
  options,
  context,
) => {
  const file = onlyInput(inputs);
  const graph = await openDocument(openKept(file.bytes, '', 'modifying').bytes);
  const survey = surveyContent(graph);
  const places = new Map([...survey.images.keys()].map((stream, place) => [stream, place]));
  const found = listImages(graph, survey)
    .filter(({ isSoftMask, width, height }) => !isSoftMask && Math.min(width, height) >= options.smallest)
    .filter(({ stream }) => survey.images.has(stream))
    // In the order in which a reader comes upon them.
    .toSorted((a, b) => places.get(a.stream)! - places.get(b.stream)!);
  const stem = stemOf(file.name);
  const digits = String(found.length).length;
  const files: DocumentFile[] = [];
  const report: ExtractImagesReport = { images: [], skipped: 0 };
  for (const [index, image] of found.entries()) {
    throwIfAborted(context);
    const taken = await takeImage(graph, image, options.format === 'original');
    context?.progress?.(index + 1, found.length, 'image');
    if (!taken) {
      report.skipped += 1;
      continue;
    }
    const { width, height } = image;
    const name = `${stem}-image-${String(index + 1).padStart(digits, '0')}.${taken.ending}`;
    files.push({ name, bytes: taken.bytes });
    report.images.push({ name, width, height, kept: taken.kept });
  }
  const isZip = options.outputFormat === 'zip' && files.length > 0;
  return { files: isZip ? [zipFiles(`${stem}-images.zip`, files)] : files, report };
};

/** Undefined for an image that cannot be read: the others are taken all the same. */
async function takeImage(graph: PdfGraph, image: PdfImage, keeps: boolean): Promise<Taken | undefined> {
  const mask = lookup(graph, image.stream.dict, 'SMask');
  try {
    if (keeps && !(mask instanceof PdfStream)) {
      const bytes = readJpeg(graph, image);
      if (bytes) return { ending: 'jpg', bytes, kept: true };
    }
    const read = await readPixels(graph, image, image);
    if (!read) return undefined;
    const { pixels } = read;
    if (!(mask instanceof PdfStream))
      return { ending: 'png', bytes: await sharpOf(pixels).png().toBuffer(), kept: false };
    const { data, width, height, channels } = await drawImage(graph, mask, pixels.width, pixels.height);
    // Of a mask every channel is the same gray.
    const alpha = channels === 1 ? data : Buffer.from(data.filter((_, place) => place % 3 === 0));
    const { width: across, height: down, channels: colours } = pixels;
    const plain = sharp(pixels.data, { raw: { width: across, height: down, channels: colours } });
    const whole = plain.joinChannel(alpha, { raw: { width, height, channels: 1 } });
    return { ending: 'png', bytes: await whole.png().toBuffer(), kept: false };
  } catch (error) {
    if (error instanceof PdfError && error.code === 'cancelled') throw error;
    return undefined;
  }
}

/** The bytes of a JPEG that shows the same outside of the document: gray or RGB, and not turned round by a Decode. */
function readJpeg(graph: PdfGraph, { stream, kind }: PdfImage): Uint8Array | undefined {
  if ((kind !== 'gray' && kind !== 'rgb') || stream.dict.has('Decode') || stream.dict.has('Mask'))
    return undefined;
  const decoded = readToImage(graph, stream);
  return decoded?.imageFilter?.name === 'DCTDecode' ? decoded.bytes : undefined;
}
