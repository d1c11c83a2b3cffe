import { findBlocks, type Page } from './blocks.ts';
import { cutSentences, readAloud, type Sentence } from './sentences.ts';

/** What is ranked and quoted: whole sentences that stand together, each of which knows its place on its page. */
export type Passage = {
  text: string;
  heading: string;
  page: number;
  lastPage: number;
  sentences: Sentence[];
};
export type PassageSize = { size: number; overlap: number };

export const PASSAGE_SIZE: PassageSize = { size: 1000, overlap: 100 };

type Piece = Sentence & { kind: 'heading' | 'paragraph' | 'table' };

/** Cuts at the borders of sections, pages and sentences; a table stays in one piece up to twice the size. */
export function cutPassages(pages: Page[], { size, overlap }: PassageSize = PASSAGE_SIZE): Passage[] {
  const passages: Passage[] = [];
  let open: Piece[] = [];
  let heading = '';
  const length = () => open.reduce((sum, { text }) => sum + text.length + 1, 0);
  const close = (carry: boolean) => {
    if (open.some(({ kind }) => kind !== 'heading')) passages.push(passageOf(open, heading));
    else if (open.length && !carry) return;
    open = carry ? tailOf(open, overlap) : [];
  };
  for (const piece of pages.flatMap((page) => cutPieces(page, size))) {
    const last = open.at(-1);
    if (piece.kind === 'heading') {
      if (last && last.kind !== 'heading') close(false);
      heading = piece.text;
    } else if (last && last.page !== piece.page && last.kind !== 'heading' && !goesOn(piece)) close(false);
    else if (last && length() + piece.text.length > limitOf(open, piece, size))
      close(last.kind === piece.kind);
    open.push(piece);
  }
  if (open.length) passages.push(passageOf(open, heading));
  return passages;
}

/** A sentence that a page's end has cut keeps both its halves in one passage. */
const goesOn = ({ kind, text }: Piece) => kind === 'paragraph' && /^\p{Ll}/u.test(text);

function limitOf(open: Piece[], piece: Piece, size: number): number {
  return piece.kind === 'table' && open.at(-1)?.kind === 'table' ? 2 * size : size;
}

function passageOf(pieces: Piece[], heading: string): Passage {
  const sentences = pieces.map(({ page, from, to, text }): Sentence => ({ page, from, to, text }));
  const text = sentences.map((sentence) => sentence.text).join(' ');
  return { text, heading, page: sentences[0]!.page, lastPage: sentences.at(-1)!.page, sentences };
}

/** The last sentences, as many as fit into the overlap: what refers back to them is then understood. */
function tailOf(pieces: Piece[], overlap: number): Piece[] {
  const tail: Piece[] = [];
  let length = 0;
  for (const piece of pieces.toReversed()) {
    length += piece.text.length + 1;
    if (length > overlap || piece.kind === 'heading') break;
    tail.unshift(piece);
  }
  return tail;
}

function cutPieces({ page, text }: Page, size: number): Piece[] {
  return findBlocks({ page, text }).flatMap((block): Piece[] => {
    const { kind } = block;
    if (kind === 'paragraph') {
      const sentences = cutSentences(text, block).flatMap((sentence) => cutLong(text, sentence, size));
      return sentences.map((sentence) => ({ ...sentence, kind }));
    }
    const lines = kind === 'table' ? listRows(text, block.from, block.to) : [block];
    const read = kind === 'table' ? readRow : readLine;
    return lines.map(({ from, to }) => ({ kind, page, from, to, text: read(text, from, to) }));
  });
}

/** A tab behind the number of a heading parts no cells. */
const readLine = (text: string, from: number, to: number) => readAloud(text.slice(from, to));

/** Cells of a spreadsheet or of a table in Word stand between tabs; those of other tables have bars between them. */
function readRow(text: string, from: number, to: number): string {
  const row = text.slice(from, to);
  if (!row.includes('\t')) return readAloud(row);
  // The cells before the first one that has something.
  const empty = text.slice(text.lastIndexOf('\n', from) + 1, from).replace(/[^\t]/g, '');
  return `${empty}${row}`.split('\t').map(readAloud).join(' | ');
}

function listRows(text: string, from: number, to: number): { from: number; to: number }[] {
  const rows: { from: number; to: number }[] = [];
  let start = from;
  for (const line of text.slice(from, to).split('\n')) {
    const row = line.trim();
    const begin = start + line.length - line.trimStart().length;
    if (row) rows.push({ from: begin, to: begin + row.length });
    start += line.length + 1;
  }
  return rows;
}

/** Text without full stops is cut at spaces. */
function cutLong(pageText: string, sentence: Sentence, size: number): Sentence[] {
  const pieces: Sentence[] = [];
  let { from } = sentence;
  while (sentence.to - from > size) {
    const space = pageText.slice(from, from + size).search(/\s\S*$/);
    const to = from + (space > size / 2 ? space : size);
    pieces.push({ page: sentence.page, from, to, text: readAloud(pageText.slice(from, to)) });
    from = to + /^\s*/.exec(pageText.slice(to))![0].length;
  }
  if (from < sentence.to)
    pieces.push({
      page: sentence.page,
      from,
      to: sentence.to,
      text: readAloud(pageText.slice(from, sentence.to)),
    });
  return pieces;
}
