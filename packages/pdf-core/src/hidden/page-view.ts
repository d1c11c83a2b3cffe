import type { Characters } from '../pdfium/characters.ts';
import type { PdfiumDocument } from '../pdfium/document.ts';
import type { PageImage } from '../pdfium/render.ts';
import type { PageObjects } from './page-objects.ts';

/** A page with three pictures of it: as it is, without texts that something is drawn over, and without any text. */
export type PageView = {
  document: PdfiumDocument;
  page: number;
  index: number;
  hasMasks: boolean;
  characters: Characters;
  objects: PageObjects;
  suspects: ReadonlySet<number>;
  full: PageImage;
  others: PageImage | undefined;
  bare: PageImage;
};
