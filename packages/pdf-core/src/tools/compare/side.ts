import type { Box } from '../../layout/box.ts';

/** Words that a reader sees as one: a paragraph, a heading, a footnote, a row of a table. */
export type Unit = { isRow: boolean; start: number; end: number };

export type PictureBox = Box & { page: number };

/** One of the two documents: its words in reading order, each by its place in `texts`. Pages count from 0. */
export type Side = {
  texts: string[];
  pages: Int32Array;
  /** x, y, width and height of each word. */
  boxes: Float64Array;
  /** The second half of a word that is divided at the end of a line. */
  rests: Map<number, Box & { page: number }>;
  units: Unit[];
  /** The unit of each word. */
  unitOf: Int32Array;
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

/** A side as it goes from one thread to another: each different text once, and which of them each word is. */
export type SentSide = Omit<Side, 'wordsOf' | 'texts'> & { vocabulary: string[]; textOf: Int32Array };

/** `moved` is what the thread that sends it does not keep. */
export function sendSide(side: Side): { sent: SentSide; moved: ArrayBuffer[] } {
  const { wordsOf: _, texts, ...rest } = side;
  const places = new Map<string, number>();
  const textOf = new Int32Array(texts.length);
  for (let at = 0; at < texts.length; at++) {
    const text = texts[at]!;
    let place = places.get(text);
    if (place === undefined) places.set(text, (place = places.size));
    textOf[at] = place;
  }
  const { pages, boxes, unitOf } = rest;
  const moved = [textOf, pages, boxes, unitOf].map(({ buffer }) => buffer as ArrayBuffer);
  return { sent: { ...rest, textOf, vocabulary: [...places.keys()] }, moved };
}

export function receiveSide({ vocabulary, textOf, ...side }: SentSide): Side {
  return withWordsOf({ ...side, texts: Array.from(textOf, (place) => vocabulary[place]!) });
}

function withWordsOf(side: Omit<Side, 'wordsOf'>): Side {
  const { firsts } = side;
  return { ...side, wordsOf: (page) => [firsts[page] ?? 0, firsts[page + 1] ?? firsts[page] ?? 0] };
}

/** Words that a new side has room for. */
const ROOM = 4096;

export function emptySide(): Side {
  return withWordsOf({
    firsts: [],
    furniture: new Map(),
    texts: [],
    pages: new Int32Array(ROOM),
    boxes: new Float64Array(4 * ROOM),
    rests: new Map(),
    units: [],
    unitOf: new Int32Array(ROOM),
    edges: new Map(),
    sizes: [],
    pictures: [],
    drawn: new Set(),
    pagesReadByOcr: 0,
    pagesWithoutText: 0,
  });
}

/** Adds a word to the unit that is open. */
export function addText(side: Side, text: string, page: number, { x, y, width, height }: Box): void {
  const at = side.texts.length;
  if (at === side.pages.length) makeRoom(side);
  side.texts.push(text);
  side.pages[at] = page;
  side.unitOf[at] = side.units.length;
  side.boxes[at * 4] = x;
  side.boxes[at * 4 + 1] = y;
  side.boxes[at * 4 + 2] = width;
  side.boxes[at * 4 + 3] = height;
}

function makeRoom(side: Side): void {
  const { pages, boxes, unitOf } = side;
  side.pages = new Int32Array(2 * pages.length);
  side.pages.set(pages);
  side.boxes = new Float64Array(2 * boxes.length);
  side.boxes.set(boxes);
  side.unitOf = new Int32Array(2 * unitOf.length);
  side.unitOf.set(unitOf);
}

export function boxOf({ boxes }: Side, word: number): Box {
  const at = word * 4;
  return { x: boxes[at]!, y: boxes[at + 1]!, width: boxes[at + 2]!, height: boxes[at + 3]! };
}
