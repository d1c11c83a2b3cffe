import { IDENTITY, type Matrix } from '../compress/content/matrix.ts';
import type { Operation } from '../compress/content/scan-content.ts';
import type { ContentWriter, Use } from './content-writer.ts';
import { type Cover, EVERYWHERE, type Rect } from './geometry.ts';
import type { RedactionJob } from './redaction-job.ts';
import { PLAIN_TEXT, type TextState } from './show-text.ts';
import type { PdfDict, PdfValue } from '../pdf/values.ts';

export type ContentState = {
  ctm: Matrix;
  clip: Rect;
  text: TextState;
  lineWidth: number;
  isDashed: boolean;
  /** The pattern that fills. */
  pattern: { name: string; value: PdfValue } | undefined;
};

/** `depth` counts the forms around it; `state` is what held when it began. */
export type Scope = { depth: number; state: ContentState };

export const FIRST_STATE: ContentState = {
  ctm: IDENTITY,
  clip: EVERYWHERE,
  text: PLAIN_TEXT,
  lineWidth: 1,
  isDashed: false,
  pattern: undefined,
};

/** A piece of content as it is read and written again. */
export type Rewriter = {
  readonly job: RedactionJob;
  readonly bytes: Buffer;
  readonly resources: PdfDict | undefined;
  readonly boxes: readonly Cover[];
  readonly scope: Scope;
  readonly writer: ContentWriter;
  /** The marked content that is open has lost something. */
  readonly marks: { touch: () => void };
  state: ContentState;
  newName: (kind: string) => string;
  use: (kind: string, name: string) => Use[];
  source: (operation: Operation) => string;
  /** Content within this one, without what lies in the boxes, and the resources that the rest needs. */
  rewrite: (bytes: Buffer, resources: PdfDict | undefined, boxes: readonly Cover[], scope: Scope) => Written;
};

export type Written = { bytes: Buffer; resources: PdfDict };
