import type { Box } from '../../layout/box.ts';

/** Words that a reader sees as one: a paragraph, a heading, a footnote, a row of a table. */
export type Unit = { isRow: boolean; start: number; end: number };

export type PictureBox = Box & { page: number };

/** One of the two documents: its words in reading order, each by its place in `texts`. Pages count from 0. */
export type Side = {
  texts: string[];
  pages: number[];
  /** x, y, width and height of each word. */
  boxes: number[];
  /** The second half of a word that is divided at the end of a line. */
  rests: Map<number, Box & { page: number }>;
  units: Unit[];
  /** The unit of each word. */
  unitOf: number[];
  /** Headers and footers: their text, numbers left out, and where each is first. */
  edges: Map<string, Box & { page: number; text: string }>;
  /** Headers, footers and page numbers of each page. */
  furniture: Map<number, Box[]>;
  /** The first word of each page, and the one after its last; footnotes are not among them. */
  wordsOf: (page: number) => [number, number];
  /** The first word of each page. */
  firsts: number[];
  sizes: { width: number; height: number }[];
  pictures: PictureBox[];
  /** Pages with drawings or pictures. */
  drawn: Set<number>;
  pagesReadByOcr: number;
  pagesWithoutText: number;
};

/** A side as it goes from one thread to another. */
export type SentSide = Omit<Side, 'wordsOf'>;

export function receiveSide(sent: SentSide): Side {
  const { firsts } = sent;
  return { ...sent, wordsOf: (page) => [firsts[page] ?? 0, firsts[page + 1] ?? firsts[page] ?? 0] };
}

export function emptySide(): Side {
  return receiveSide({
    firsts: [],
    furniture: new Map(),
    texts: [],
    pages: [],
    boxes: [],
    rests: new Map(),
    units: [],
    unitOf: [],
    edges: new Map(),
    sizes: [],
    pictures: [],
    drawn: new Set(),
    pagesReadByOcr: 0,
    pagesWithoutText: 0,
  });
}

export function boxOf({ boxes }: Side, word: number): Box {
  const at = word * 4;
  return { x: boxes[at]!, y: boxes[at + 1]!, width: boxes[at + 2]!, height: boxes[at + 3]! };
}
