import type { ReadWordReport } from '@sheaf/pdf-core/tools/read-word/report.ts';

export type Paragraph = ReadWordReport['paragraphs'][number];
export type Run = Paragraph['runs'][number];
export type Block = ReadWordReport['blocks'][number];
export type Table = ReadWordReport['tables'][number];

/** Blocks that are laid out together, when they come into sight. */
export interface Chunk {
  blocks: Block[];
  /** Its first paragraph. */
  start: number;
  /** A guess, for as long as it is not laid out. */
  height: number;
}

export interface Heading {
  paragraph: number;
  level: number;
  text: string;
}

export interface Word {
  report: ReadWordReport;
  texts: string[];
  chunks: Chunk[];
  headings: Heading[];
  /** As addresses that a picture can have. */
  images: string[];
  /** The place of the chunk that a paragraph is in; notes follow the last. */
  chunkOf: (paragraph: number) => number;
}

const CHUNK = 40;
/** A list is divided only when it is this long. */
const LONGEST_CHUNK = 200;
const LINE = { letters: 85, height: 26 };

/** What the viewer needs to know of a document, read once. */
export function openWord(report: ReadWordReport): Word {
  const { paragraphs, tables } = report;
  const texts = paragraphs.map(({ runs }) => runs.map(({ text }) => text).join(''));
  const chunks: Chunk[] = [];
  let next = 0;
  let size = 0;
  for (const block of report.blocks) {
    const paragraph = 'paragraph' in block ? paragraphs[block.paragraph] : undefined;
    const first = 'paragraph' in block ? block.paragraph : (firstOf(tables, block.table) ?? next);
    const isItem = paragraph?.marker !== undefined && paragraph.level === undefined;
    if (!chunks.length || size >= (isItem ? LONGEST_CHUNK : CHUNK)) {
      chunks.push({ blocks: [], start: first, height: 0 });
      size = 0;
    }
    const chunk = chunks.at(-1)!;
    chunk.blocks.push(block);
    const rows = 'table' in block ? (tables[block.table]?.rows.length ?? 0) : 1;
    size += rows;
    next = first + rows;
    const lines = paragraph ? 1 + Math.floor((texts[first]?.length ?? 0) / LINE.letters) : rows * 1.5;
    chunk.height += lines * LINE.height + 12;
  }
  const starts = chunks.map(({ start }) => start);
  const firstNote = report.notes
    .flat()
    .reduce((least, block) => ('paragraph' in block ? Math.min(least, block.paragraph) : least), Infinity);
  return {
    report,
    texts,
    chunks,
    headings: paragraphs.flatMap(({ level, marker }, paragraph) => {
      const text = texts[paragraph]!.replace(/\s+/gu, ' ').trim();
      return level === undefined ? [] : [{ paragraph, level, text: marker ? `${marker} ${text}` : text }];
    }),
    images: report.images.map(({ type, data }) => `data:${type};base64,${data}`),
    chunkOf: (paragraph) =>
      paragraph >= firstNote ? chunks.length : Math.max(0, findLastAt(starts, paragraph)),
  };
}

function firstOf(tables: Table[], at: number): number | undefined {
  const found: number[] = [];
  const look = (table: Table | undefined) => {
    for (const { cells } of table?.rows ?? [])
      for (const { blocks } of cells)
        for (const block of blocks) {
          if ('paragraph' in block) found.push(block.paragraph);
          else look(tables[block.table]);
          if (found.length) return;
        }
  };
  look(tables[at]);
  return found[0];
}

/** Of numbers in order the place of the last that is not larger; -1 for none. */
export function findLastAt(numbers: readonly number[], wanted: number): number {
  let [from, to] = [0, numbers.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (numbers[middle]! <= wanted) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}

/** The paragraph that a page begins with, from 1. */
export function firstOfPage({ report }: Word, page: number): number {
  return page < 2 ? 0 : (report.pages[Math.min(page - 2, report.pages.length - 1)] ?? 0);
}
