import type { Box } from './box.ts';
import type { InputWord, Turn } from './page-input.ts';

/** Words on one line of writing, in the order in which they are read. `size`, `bold` and `italic` as most of it is written. */
export type Line = Box & {
  words: InputWord[];
  base: number;
  size: number;
  bold: boolean;
  italic: boolean;
  /** Words that stand far apart from the one before them: what is between them is more than a space. */
  cells: number;
};

/** A cell covers the rows from `row` to `row + rows`, and the columns from `column` to `column + columns`. */
export type Cell = Box & {
  row: number;
  column: number;
  rows: number;
  columns: number;
  lines: Line[];
};

export type Table = Box & {
  kind: 'table';
  rows: number;
  columns: number;
  cells: Cell[];
  /** The number of header rows. */
  headerRows: number;
  /** By the lines drawn around its cells, or by how its words stand. */
  ruled: boolean;
  /** It begins on the page before. */
  continues: boolean;
};

/** Lines that belong to one text. */
export type TextBlock = Box & {
  kind: 'paragraph' | 'heading' | 'item' | 'caption' | 'footnote' | 'header' | 'footer';
  lines: Line[];
  /** 1 for the highest of headings; how far items are set in, from 1. */
  level: number;
  /** What an item begins with: a bullet, a number or a letter. */
  marker: string;
  turn: Turn;
};

export type Picture = Box & { kind: 'picture' };

export type Block = TextBlock | Table | Picture;

/** A page as it is read: blocks in their order. */
export type PageLayout = { width: number; height: number; rightToLeft: boolean; blocks: Block[] };
