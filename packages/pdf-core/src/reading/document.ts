import type { Box } from '../layout/box.ts';

/** Text in one style. A line feed in it is a line break that the author made, and a tab leads to the next stop. */
export type Run = { text: string } & RunStyle;
/** `color` is six digits, where it is not black; `link` is the address to which the text leads. */
export type RunStyle = {
  bold: boolean;
  italic: boolean;
  color?: string | undefined;
  link?: string | undefined;
};
/** Points from the left of the page: where text begins after a tab, or where it ends if `right`. `dots` lead to it. */
export type Tab = { at: number; right: boolean; dots: boolean };

/** `page` counts from 0 among the pages of the document; `box` is where the part begins there. */
type OnPage = { page: number; box: Box };

export type TextPart = OnPage & {
  kind: 'heading' | 'paragraph' | 'item' | 'caption' | 'footnote';
  /** 1 for the highest of headings; how far items are set in, from 1. */
  level: number;
  /** What an item begins with: a bullet, a number or a letter. */
  marker: string;
  runs: Run[];
  /** The stops of the tabs in it, from left to right. */
  tabs: Tab[];
  /** Points, as most of it is written. */
  size: number;
  centered: boolean;
  /** Its lines end at the right side of the text, and begin anywhere. */
  toRight: boolean;
  /** It does not run as the page does: a stamp at its side, the words of an axis. */
  turned: boolean;
  rightToLeft: boolean;
};

/** A cell covers the rows from `row` to `row + rows`, and the columns from `column` to `column + columns`. */
export type TableCell = { row: number; column: number; rows: number; columns: number; runs: Run[] };

export type TablePart = OnPage & {
  kind: 'table';
  rows: number;
  columns: number;
  headerRows: number;
  /** On each of its pages. */
  repeatsHeader: boolean;
  cells: TableCell[];
  /** Of each column, in points. */
  widths: number[];
  /** Points between the drawn border of a cell and its text; undefined where no borders are drawn. */
  padding: number | undefined;
  size: number;
  /** The caption above or below it. */
  caption: string;
};

export type PictureFile = { type: 'png' | 'jpg'; bytes: Uint8Array; width: number; height: number };
/** `file` is there once the picture was taken from its page. */
export type PicturePart = OnPage & { kind: 'picture'; file?: PictureFile };

export type Part = TextPart | TablePart | PicturePart;

/** What pages repeat at their edges. `number` stands for the number of the page. */
export type EdgeLine = { before: string; number: boolean; after: string };

/** A document as it is read: parts in their order, over the borders of pages and columns. */
export type ReadDocument = {
  title: string;
  parts: Part[];
  pages: { number: number; width: number; height: number }[];
  header: EdgeLine[];
  footer: EdgeLine[];
  /** The family in which most of it is written, and its size in points. */
  font: { name: string; size: number };
  /** Pages that are pictures to a reader of text. */
  pagesWithoutText: number;
};

/** Whether two runs look the same. */
export function isOneStyle(one: RunStyle, other: RunStyle): boolean {
  return isOneStyleOfWords(one, other) && one.color === other.color;
}

/** The same, where colors are not shown. */
export function isOneStyleOfWords(one: RunStyle, other: RunStyle): boolean {
  return one.bold === other.bold && one.italic === other.italic && one.link === other.link;
}

/** Runs that differ in nothing but their color are one where no colors are shown. */
export function withoutColors(runs: Run[]): Run[] {
  const joined: Run[] = [];
  for (const { color: _color, ...run } of runs) {
    const open = joined.at(-1);
    if (open && isOneStyleOfWords(open, run)) open.text += run.text;
    else joined.push(run);
  }
  return joined;
}

export function textOfRuns(runs: Run[]): string {
  return runs.map(({ text }) => text).join('');
}
