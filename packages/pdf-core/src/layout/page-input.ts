import type { Box } from './box.ts';

/** Where a line of writing runs: to the right, down, to the left, up, or aslant. */
export type Turn = 0 | 1 | 2 | 3 | 4;
export const ASLANT: Turn = 4;

/** A word and its place on a page: the input of the layout. */
export type InputWord = Box & {
  text: string;
  /** Its place in the order of writing. */
  place: number;
  /** The point on the line of writing where the word begins. */
  originX: number;
  originY: number;
  /** The size of its font in points. */
  size: number;
  turn: Turn;
  font: string;
  bold: boolean;
  italic: boolean;
  /** Every sign is as wide as each other. */
  fixed: boolean;
  /** Its hyphen was left out, because the next word is its other half. */
  divided: boolean;
  /** Six digits, where it is not black. */
  color?: string;
  /** The address to which a click on it leads. */
  link?: string;
};

/** A drawn line that runs level or upright. */
export type Ruling = { upright: boolean; at: number; from: number; to: number };

/** A page as it is drawn: words in the order in which they were written. */
export type PageInput = {
  width: number;
  height: number;
  words: InputWord[];
  rulings: Ruling[];
  pictures: Box[];
};
