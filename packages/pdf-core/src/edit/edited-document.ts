import type { PDFDocument, PDFRef } from '@cantoo/pdf-lib';
import type { FontSet } from '../fonts/font-set.ts';
import type { PagePlace } from './pages.ts';

/** A document that is being added to. What is not in `touched` or new stays in the result byte by byte. */
export type EditedDocument = {
  bytes: Uint8Array;
  pdf: PDFDocument;
  pages: PagePlace[];
  fonts: FontSet;
  /** Existing objects that were changed. */
  touched: Set<PDFRef>;
  /** Numbers above this one are new objects. */
  lastOriginalNumber: number;
  /** Characters that were asked for and that no font has. */
  missing: Set<string>;
  /** The part of PDF/A that the document claims; undefined if none. */
  archivalPart: number | undefined;
  /** Puts the encryption that the document came with on its result. */
  seal: (made: Uint8Array) => Uint8Array;
};
