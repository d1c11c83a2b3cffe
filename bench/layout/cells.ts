import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { answerQuestion, cutPassages, indexPassages } from '@sheaf/passages';
import { layoutDocument } from '../../packages/pdf-core/src/layout/layout-document.ts';
import type { Cell, Table } from '../../packages/pdf-core/src/layout/page-layout.ts';
import { isNumeric, textOf } from '../../packages/pdf-core/src/layout/tidy-table.ts';
import { withDocument } from '../../packages/pdf-core/src/pdfium/document.ts';
import { readPageInput } from '../../packages/pdf-core/src/pdfium/page-input.ts';
import { readForeignPages } from '../foreign-pages.ts';
import { readFileSync } from 'node:fs';
import { isHeldOut } from './halves.ts';

const OF_A_TABLE = 3;
const MOST_HEADS = 3;
const LONGEST_NAME = 60;

type Asked = { text: string; label: string; value: string; key: string };
type Score = { asked: number; answered: number; row: number; cell: number; other: number };

/** Asks for cells of the tables that are found, by the names of their columns and rows: "What is the {head} of {label}?". */
export async function benchCells(paths: string[]): Promise<void> {
  console.log('| half | questions | answered | with the row | its cell named | another cell named |');
  console.log('|---|---|---|---|---|---|');
  for (const isHeld of [false, true]) {
    const score: Score = { asked: 0, answered: 0, row: 0, cell: 0, other: 0 };
    for (const path of paths) if (isHeldOut(basename(path)) === isHeld) await askDocument(path, score);
    const { asked, answered, row, cell, other } = score;
    console.log(
      `| ${isHeld ? 'held out' : 'tuned on'} | ${asked} | ${answered} | ${row} | ${cell} | ${other} |`,
    );
  }
}

async function askDocument(path: string, score: Score): Promise<void> {
  const tables = await withDocument(readFileSync(path), {}, (document) =>
    layoutDocument(Array.from({ length: document.pageCount }, (_, at) => readPageInput(document, at)))
      .flatMap(({ blocks }) => blocks)
      .filter((block) => block.kind === 'table'),
  );
  const index = indexPassages(cutPassages(await readForeignPages(path.replace(/\.pdf$/, ''))));
  for (const { text, label, value } of tables.flatMap((table) => chooseCells(table, basename(path)))) {
    const { outcome, sources } = answerQuestion(index, { text });
    const [first] = sources;
    score.asked++;
    if (outcome !== 'answered' || !first) continue;
    score.answered++;
    if (!first.snippet.includes(label.split(' ', 1)[0]!) || !first.snippet.includes(value)) continue;
    score.row++;
    if (first.answer?.endsWith(value)) score.cell++;
    else if (first.answer) score.other++;
  }
}

/** A few numbers of each table, by the hash of where they stand. */
function chooseCells(table: Table, name: string): Asked[] {
  const { rows, columns, headerRows, cells } = table;
  if (columns < 3 || rows - headerRows < 3 || headerRows < 1 || headerRows > MOST_HEADS) return [];
  const at = (row: number, column: number) => cells.find((cell) => covers(cell, row, column));
  return cells
    .flatMap((cell): Asked[] => {
      const label = at(cell.row, 0);
      const [value, named] = [textOf(cell), label ? textOf(label) : ''];
      if (cell.row < headerRows || cell.column === 0 || cell.columns > 1 || label?.columns !== 1) return [];
      if (!isNumeric(value) || !/\d/.test(value) || !/\p{L}{3}/u.test(named)) return [];
      if (named.length > LONGEST_NAME || isTwice(cells, named)) return [];
      const over = Array.from({ length: headerRows }, (_, row) => at(row, cell.column));
      const heads = new Set(over.flatMap((head) => (head ? [textOf(head)] : [])));
      if (!heads.size || [...heads].some(({ length }) => !length || length > LONGEST_NAME)) return [];
      const key = createHash('sha1').update(`${name} ${cell.row},${cell.column}`).digest('hex');
      return [{ text: `What is the ${[...heads].join(' ')} of ${named}?`, label: named, value, key }];
    })
    .toSorted((one, other) => one.key.localeCompare(other.key))
    .slice(0, OF_A_TABLE);
}

const covers = (cell: Cell, row: number, column: number) =>
  cell.row <= row &&
  row < cell.row + cell.rows &&
  cell.column <= column &&
  column < cell.column + cell.columns;

const isTwice = (cells: Cell[], label: string) =>
  cells.filter((cell) => cell.column === 0 && textOf(cell) === label).length > 1;
