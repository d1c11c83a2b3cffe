import type { PictureFile } from '../../../reading/document.ts';
import { writeDrawing } from '../drawing.ts';
import { type DocxParts, writeSize } from '../pack-docx.ts';
import type { ExactPage } from './read-pieces.ts';
import { writePiece } from './write-piece.ts';

/** A page as it is written: what it shows beside its text is a picture behind it. */
export type WrittenPage = { page: Omit<ExactPage, 'rest'>; picture: PictureFile | undefined };

/** A Word file whose pages look as those of the document do. Each line of text is a frame at its place. */
export function writeExact(pages: WrittenPage[]): Pick<DocxParts, 'body' | 'relations' | 'media'> {
  const parts: Pick<DocxParts, 'body' | 'relations' | 'media'> = {
    body: '',
    relations: [],
    media: new Map(),
  };
  const edges =
    '<w:pgMar w:top="0" w:bottom="0" w:left="0" w:right="0" w:header="0" w:footer="0" w:gutter="0"/>';
  for (const [at, { page, picture }] of pages.entries()) {
    const frames = page.pieces.map((piece) => writePiece(piece, page)).join('');
    const behind = picture
      ? `<w:r>${writeDrawing(parts, picture, { width: page.width, height: page.height, behind: true })}</w:r>`
      : '';
    const section = `<w:sectPr>${writeSize(page)}${edges}</w:sectPr>`;
    const isLast = at === pages.length - 1;
    // What frames and the picture hang on, as small as it can be.
    const small = '<w:spacing w:before="0" w:after="0" w:line="20" w:lineRule="exact"/>';
    parts.body += `${frames}<w:p><w:pPr>${small}${isLast ? '' : section}</w:pPr>${behind}</w:p>${isLast ? section : ''}`;
  }
  return parts;
}
