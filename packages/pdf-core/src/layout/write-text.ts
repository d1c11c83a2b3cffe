import type { Box } from './box.ts';
import { joinWords } from './join-words.ts';
import type { Word } from './make-chunks.ts';
import type { Block, Line, Table } from './page-layout.ts';

/** A word where it stands. `start` and `end` are its place in the page's text. */
export type PlacedWord = Box & { text: string; start: number; end: number };

export type WrittenText = { text: string; words: PlacedWord[] };

type Writer = WrittenText & { last: Word | undefined };

const BAR = ' | ';

/** Blocks as plain text: a blank line between them, and a line feed at the end of each line. A divided word is whole. */
export function writeText(blocks: Block[]): WrittenText {
  const writer: Writer = { text: '', words: [], last: undefined };
  for (const block of blocks) {
    if (block.kind === 'picture') continue;
    if (block.kind === 'table') writeTable(writer, block);
    else block.lines.forEach((line, index) => writeLine(writer, line, index ? '\n' : '\n\n'));
  }
  return { text: writer.text, words: writer.words };
}

/** A row on a line, with a bar between its cells. A cell that covers several rows is written in the first of them. */
function writeTable(writer: Writer, { rows, cells }: Table): void {
  const byRow = Map.groupBy(cells, (cell) => cell.row);
  let before = '\n\n';
  for (let row = 0; row < rows; row++) {
    let column = 0;
    for (const cell of byRow.get(row) ?? []) {
      const bars = before === BAR ? cell.column - column : cell.column;
      if (before !== BAR) [writer.text, before] = [writer.text + (writer.last ? before : ''), BAR];
      writer.text += BAR.repeat(bars);
      column = cell.column;
      cell.lines.forEach((line, index) => writeLine(writer, line, index ? ' ' : ''));
    }
    if (byRow.has(row)) before = '\n';
  }
}

function writeLine(writer: Writer, { words }: Line, before: string): void {
  words.forEach((word, index) => {
    if (index) writer.text += ' ';
    else if (writer.last) endLine(writer, word, before);
    writeWord(writer, word);
  });
}

function endLine(writer: Writer, next: Word, before: string): void {
  const last = writer.last!;
  const join = before ? joinWords(last, next) : 'apart';
  if (join === 'whole') return;
  if (join === 'cut' && before !== '\n\n') {
    const placed = writer.words.at(-1)!;
    placed.text = placed.text.slice(0, -1);
    placed.end--;
    writer.text = writer.text.slice(0, -1);
  } else writer.text += before;
}

function writeWord(writer: Writer, word: Word): void {
  const { x, y, width, height } = word;
  // What is filled into a field is several words in one box.
  for (const [at, text] of word.text.split(' ').entries()) {
    if (at) writer.text += ' ';
    const start = writer.text.length;
    writer.text += text;
    writer.words.push({ x, y, width, height, text, start, end: writer.text.length });
  }
  writer.last = word;
}
