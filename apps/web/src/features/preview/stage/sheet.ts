import type { Box } from '../find/highlight.ts';

/** A page where it is shown: its element, and its size in points when the reader has not turned it. */
export interface Sheet {
  number: number;
  div: HTMLElement;
  size: { width: number; height: number };
  turn: number;
}

/** A document, or a picture, over which something is marked. */
export interface MarkedView {
  /** Calls `draw` for each page as it is drawn, and now for those that are, until the returned function is called. */
  drawOver: (draw: (sheet: Sheet) => void) => () => void;
  goTo: (page: number, box?: Box) => void;
}
