import type { EncryptedUpdate } from '../crypt/keep-protection.ts';
import type { FontSet } from '../fonts/font-set.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import type { Page } from '../pdf/graph/pages.ts';
import type { PdfDict } from '../pdf/values.ts';

/** A document that is being added to. What is not in `touched` or new stays in the result byte by byte. */
export type EditedDocument = {
  bytes: Uint8Array;
  graph: PdfGraph;
  catalog: PdfDict;
  pages: Page[];
  fonts: FontSet;
  /** Existing objects that were changed. */
  touched: Set<number>;
  /** Objects of this number and above are new. */
  firstNew: number;
  /** Characters that were asked for and that no font has. */
  missing: Set<string>;
  /** The part of PDF/A that the document claims; undefined if none. */
  archivalPart: number | undefined;
  /** Puts the encryption that the document came with on its result. */
  seal: (made: Uint8Array) => Uint8Array;
  /** The document as it came, if it is encrypted and an update can follow it. */
  update?: EncryptedUpdate | undefined;
};
