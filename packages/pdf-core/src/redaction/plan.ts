import type { PdfiumDocument } from '../pdfium/document.ts';
import type { Box } from '../pdfium/placement.ts';
import type { BurntBox } from './burn-boxes.ts';
import type { Wanted } from './make-search.ts';

export type PageBox = BurntBox & { page: number };

export type RedactionPlan = {
  wanted: Wanted;
  /** The pages that are searched, counted from 0, as all places here. */
  pages: (count: number) => number[];
  /** Boxes count from the upper left corner. */
  boxes: (document: PdfiumDocument) => PageBox[];
  keep: (document: PdfiumDocument) => (Box & { page: number })[];
  color: [number, number, number];
  label: string;
  dpi: number;
  /** Writes what is read in the pictures into the result. */
  hasText: boolean;
  language: string;
  languageFolder: string | undefined;
};
