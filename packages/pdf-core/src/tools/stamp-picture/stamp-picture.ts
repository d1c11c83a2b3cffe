import sharp from 'sharp';
import { createCanvas, drawForm, finishShared, setOpacity } from '../../edit/canvas.ts';
import { drawOnPage, drawUnderPage } from '../../edit/draw-on-page.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { openDocument, saveDocument } from '../../edit/open-document.ts';
import { frameOf } from '../../edit/pages.ts';
import { multiply } from '../../pdf/matrix.ts';
import { embedPicture, naturalSize, uprightMatrix } from '../../images/embed.ts';
import { encodePicture } from '../../images/encode.ts';
import type { Picture } from '../../images/picture.ts';
import { readPictures } from '../../images/read-pictures.ts';
import { resolvePages } from '../../page-ranges.ts';
import { placeBox } from '../../stamp/place-box.options.ts';
import { throwIfAborted, type Tool } from '../../tool.ts';
import type { StampPictureOptions } from './options.ts';
import type { StampPictureReport } from './report.ts';

/** From here on, pictures are put in as they came. */
const AS_IT_IS = 95;

/** One picture at the same place of pages, in the document once. */
export const stampPicture: Tool<StampPictureOptions, StampPictureReport> = async (
  inputs,
  options,
  context,
) => {
  const { password, layer, opacity, outputName } = options;
  const picture = await readPicture(options.picture);
  const doc = await openDocument(onlyInput(inputs).bytes, { password, change: 'modifying' });
  const image = embedPicture(doc.graph, picture);
  const indexes = [...new Set(resolvePages(options.pages, doc.pages.length))];
  const draw = layer === 'under' ? drawUnderPage : drawOnPage;
  for (const [done, index] of indexes.entries()) {
    throwIfAborted(context);
    const page = doc.pages[index]!;
    const { width, height, toPage } = frameOf(page);
    const canvas = createCanvas(doc, width, height);
    const box = placeBox(canvas, naturalSize(picture), options);
    canvas.content += '/Artifact BMC\nq\n';
    if (opacity < 1) setOpacity(canvas, opacity);
    const place = [box.width, 0, 0, box.height, box.x, box.y] as const;
    drawForm(canvas, image, multiply(uprightMatrix(picture.orientation), [...place]));
    canvas.content += 'Q\nEMC\n';
    draw(doc, page, finishShared(canvas, toPage));
    context?.progress?.(done + 1, indexes.length, 'page');
  }
  const bytes = await saveDocument(doc);
  return { files: [{ name: outputName, bytes }], report: { pages: indexes.length } };
};

/** The first picture of the file. The colours of print are made those of screens, which every document has. */
async function readPicture(base64: string): Promise<Picture> {
  const bytes = Buffer.from(base64.replace(/^data:[^,]{0,100},/, ''), 'base64');
  const [picture] = await readPictures({ name: 'picture', bytes }, AS_IT_IS);
  if (picture!.pixels.components < 4) return picture!;
  return encodePicture(sharp(bytes), AS_IT_IS, picture!.density);
}
