import type { PdfRef } from '../pdf/values.ts';

/** How letters look. Lengths are points. */
export type TextStyle = {
  isMono: boolean;
  isBold: boolean;
  isItalic: boolean;
  size: number;
  /** `#rrggbb` */
  color: string;
  /** The colour behind the letters. */
  ground?: string | undefined;
  isUnderlined: boolean;
  isStruck: boolean;
  /** Above the baseline; below it if negative. */
  rise: number;
  /** Height of a line, in sizes of the text. */
  lineHeight: number;
};

/** An element of the structure of the document, as screen readers follow it. */
export type Tag = {
  type: string;
  parent: Tag | undefined;
  alt?: string;
  /** Columns that a cell of a table takes. */
  columns?: number;
};

/** An embedded picture. `matrix` stands it upright in the unit square. */
export type EmbeddedPicture = {
  ref: PdfRef;
  width: number;
  height: number;
  matrix: readonly number[];
};

export type Inline = { tag: Tag; style: TextStyle; link?: string | undefined } & (
  | { text: string; picture?: undefined }
  | { picture: EmbeddedPicture; text?: undefined }
);

export type Side = { width: number; color: string };

/** Top, right, bottom, left. */
export type Sides<Value> = [top: Value, right: Value, bottom: Value, left: Value];

export type Box = {
  margin: Sides<number>;
  padding: Sides<number>;
  border: Sides<Side>;
  ground?: string | undefined;
  /** At most; a larger one than there is space for has no effect. */
  width?: Length | undefined;
  isCentered: boolean;
  breaksBefore: boolean;
  breaksAfter: boolean;
};
export type Length = { points: number } | { share: number };

type Common = {
  box: Box;
  /** Names that links can point to. */
  anchors: string[];
  /** The narrowest and the natural width, once measured. */
  measured?: { least: number; natural: number };
};

export type Paragraph = Common & {
  kind: 'paragraph';
  inlines: Inline[];
  align: 'start' | 'center' | 'end';
  isRightToLeft: boolean | undefined;
  /** Spaces and line ends stay as they are. */
  isPreformatted: boolean;
  heading?: { level: number; title: string } | undefined;
  style: TextStyle;
};
export type Group = Common & { kind: 'group'; children: Block[]; marker?: Paragraph | undefined };
export type Rule = Common & { kind: 'rule' };
export type Table = Common & { kind: 'table'; rows: TableRow[] };
export type TableRow = { isHead: boolean; cells: TableCell[]; tag: Tag };
export type TableCell = { box: Box; children: Block[]; columns: number; rows: number };
export type Block = Paragraph | Group | Rule | Table;
