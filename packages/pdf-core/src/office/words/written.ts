/** A stretch of text that looks the same. */
export type Run = {
  text: string;
  bold?: true;
  italic?: true;
  underline?: true;
  strike?: true;
  raised?: 'super' | 'sub';
  /** An address outside, of the web or of email. */
  href?: string;
  /** The paragraph that it leads to. */
  to?: number;
  /** The number of a note, from 1. */
  note?: number;
  /** `image` is its place in the list; without one it is of a kind that is not shown. Sizes in CSS pixels. */
  picture?: { image?: number; width?: number; height?: number; alt?: string };
};

export type Paragraph = {
  runs: Run[];
  /** 0 for the title of the document, 1 to 9 for headings. */
  level?: number;
  /** What stands before an item of a list, and how deep that list is, from 0. */
  marker?: string;
  depth?: number;
  align?: 'center' | 'end' | 'justify';
  isRightToLeft?: true;
  /** The next paragraph follows without space between. */
  isTight?: true;
  /** A page begins with it. */
  startsPage?: true;
};

/** A paragraph or a table, by its place in their lists. */
export type Block = { paragraph: number } | { table: number };
export type Cell = { columns: number; rows: number; blocks: Block[] };
export type Table = { rows: { isHeader: boolean; cells: Cell[] }[]; widths: number[] };

export type WrittenDocument = {
  paragraphs: Paragraph[];
  tables: Table[];
  blocks: Block[];
  /** Of each note what it says, in the order of their numbers. */
  notes: Block[][];
  images: { type: 'image/png' | 'image/jpeg'; data: string }[];
  /** The first paragraph of each page after the first. */
  pages: number[];
  /** How many paragraphs the file has; more than are told when it is too long. */
  count: number;
};

/** What is shown of a document: some thousand pages. */
export const writtenLimits = {
  paragraphs: 20_000,
  /** With those of addresses, and of what pictures show. */
  characters: 3_000_000,
  /** Of one paragraph; a longer one goes on in another. */
  paragraphCharacters: 20_000,
  runs: 150_000,
  /** With a place for each row. */
  cells: 60_000,
  /** Of the columns of all tables, and one of them in twips: wider than any paper. */
  widths: 100_000,
  width: 1_000_000,
  /** Of one row, and of one merged cell. */
  columns: 63,
  notes: 5000,
  /** Bookmarks, and runs that lead to one. */
  anchors: 50_000,
  tableDepth: 6,
  images: 200,
  imageBytes: 3 * 1024 * 1024,
  allImageBytes: 6 * 1024 * 1024,
  address: 2000,
  alt: 300,
} as const;
