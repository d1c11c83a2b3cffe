import {
  concatTransformationMatrix,
  drawObject,
  PDFDocument,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';
import type { DocumentFile } from '../tool.ts';
import { embedPicture, naturalSize, uprightMatrix } from './embed.ts';
import { readPictures } from './read-pictures.ts';

/** The pictures of an image file as pages of their own size, nothing lost and nothing added. */
export async function wrapImages(file: DocumentFile): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  for (const picture of await readPictures(file, 100)) {
    const { width, height } = naturalSize(picture);
    const page = document.addPage([width, height]);
    const name = page.node.newXObject('Image', embedPicture(document, picture));
    page.pushOperators(
      pushGraphicsState(),
      concatTransformationMatrix(width, 0, 0, height, 0, 0),
      concatTransformationMatrix(...uprightMatrix(picture.orientation)),
      drawObject(name),
      popGraphicsState(),
    );
  }
  return document.save();
}
