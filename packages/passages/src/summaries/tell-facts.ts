import type { Page } from '../text/blocks.ts';
import type { Sentence } from '../text/sentences.ts';
import { type FactName, nameOf } from './fact-names.ts';
import type { Fact } from './fact.ts';
import type { Facts } from './list-facts.ts';
import { ITEMS } from './list-slots.ts';
import { TELLING_WORDS, type TellingWords } from './told-words.ts';

const MOST_ITEMS = 6;
const MOST_COLUMNS = 12;
const MOST_RANGES = 3;
const MOST_SHEETS = 5;
const LEAST_ROWS = 3;
const LONGEST_CELL = 80;
const LONGEST_HEAD = 30;
const MOST_ALIKE = 0.8;
const MOST_OF_SUM = 3;
const SUMS = new Set<FactName>(['net', 'tax', 'discount', 'total']);
const NAME = /\p{L}{2}/u;
const RECEIPT = /receipt|quittung|reçu|recibo/iu;
const NUMBER = /^-?[€$£]?\s?\d[\d.,'’]{0,14}\s?[€$£%]?$/u;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

type Row = { page: number; from: number; to: number; cells: string[] };

const wordsOf = (language: string): TellingWords => TELLING_WORDS[language] ?? TELLING_WORDS['en']!;

/** What a bill is about: it has no sentences that say so. */
export function tellBill(pages: Page[], { kind, title, facts }: Facts, language: string): Sentence[] {
  const words = wordsOf(language);
  const [from, to, number, date, total] = (['from', 'to', 'number', 'date', 'total'] as const).map((name) =>
    factOf(facts, name),
  );
  const due = factOf(facts, 'due');
  const said: Sentence[] = [];
  const first = from ?? number ?? to ?? date;
  if (first) {
    const what = kind === 'quote' ? 'quote' : RECEIPT.test(title ?? '') ? 'receipt' : 'invoice';
    const parts = { number: number?.text, from: from?.text, to: to?.text, date: date?.text };
    said.push(tell(first, words.bill({ what, ...parts })));
  }
  const items = pages.flatMap(listItems);
  if (items.length) {
    const names = items.slice(0, MOST_ITEMS).map(({ cells }) => nameOfRow(cells)!);
    said.push(sentenceOf(items[0]!, words.items(names, items.length - names.length, kind === 'quote')));
  }
  if (total) {
    const sums = { total: total.text, net: sumOf(facts, 'net'), tax: sumOf(facts, 'tax') };
    said.push(tell(total, words.total(sums)));
  }
  if (due) said.push(tell(due, words.due(due.text, due.kind === 'date')));
  return said;
}

/** The rows and columns of a sheet. */
export function tellSheets(pages: Page[], language: string): Sentence[] {
  const words = wordsOf(language);
  return pages.slice(0, MOST_SHEETS).flatMap((page) => {
    const [head, ...rows] = listRows(page).filter(({ cells }) => cells.filter(Boolean).length > 1);
    const columns = head?.cells.filter((cell) => NAME.test(cell)) ?? [];
    if (!head || columns.length < 2 || !isRegular(head, rows)) return [];
    const names = rows.flatMap(({ cells }) => nameOfRow(cells) ?? []);
    const named = names.slice(0, MOST_ITEMS);
    return [
      sentenceOf(head, words.sheet(rows.length, columns.slice(0, MOST_COLUMNS))),
      ...(named.length ? [sentenceOf(rows[0]!, words.rows(named, names.length - named.length))] : []),
      ...listRanges(head, rows, words),
    ];
  });
}

/** Names of columns, each said once, above rows of as many cells. */
function isRegular({ cells }: Row, rows: Row[]): boolean {
  const alike = rows.filter((row) => row.cells.length === cells.length).length;
  return (
    rows.length >= LEAST_ROWS &&
    alike >= MOST_ALIKE * rows.length &&
    new Set(cells).size === cells.length &&
    cells.every((cell) => cell.length <= LONGEST_HEAD && !NUMBER.test(cell))
  );
}

/** From the least to the most of columns of days and numbers. */
function listRanges(head: Row, rows: Row[], words: TellingWords): Sentence[] {
  const ranges = head.cells.flatMap((column, i): Sentence[] => {
    const values = rows.map(({ cells }) => cells[i] ?? '').filter(Boolean);
    const isOf = (pattern: RegExp) =>
      values.length >= LEAST_ROWS && values.every((value) => pattern.test(value));
    if (!NAME.test(column) || !(isOf(DAY) || isOf(PLAIN))) return [];
    const ordered = isOf(DAY) ? values.toSorted() : values.toSorted((a, b) => Number(a) - Number(b));
    return [sentenceOf(head, words.range(column, ordered[0]!, ordered.at(-1)!))];
  });
  return ranges.slice(-MOST_RANGES);
}

const PLAIN = /^-?\d{1,15}(?:\.\d{1,15})?$/;

const isHead = ({ cells }: Row) =>
  cells.filter(Boolean).length > 2 && ITEMS.test(cells.join(' ')) && !cells.some((cell) => /\d/.test(cell));

/** Rows below the head of a table of what was sold. */
function listItems(page: Page): Row[] {
  const rows = listRows(page);
  const at = rows.findIndex(isHead);
  if (at < 0) return [];
  const own: Row[] = [];
  for (const row of rows.slice(at + 1)) {
    if (row.cells.length < rows[at]!.cells.length - 1 || isSum(row)) break;
    if (nameOfRow(row.cells) && row.cells.some((cell) => NUMBER.test(cell))) own.push(row);
  }
  return own;
}

/** The sums stand below what was sold: a name and an amount, and no number of pieces. */
const isSum = ({ cells }: Row) =>
  cells.filter(Boolean).length <= MOST_OF_SUM && SUMS.has(nameOf(nameOfRow(cells) ?? '') ?? 'title');

const nameOfRow = (cells: string[]) => {
  const name = cells.find((cell) => NAME.test(cell));
  return name && name.length <= LONGEST_CELL ? name : undefined;
};

function listRows({ page, text }: Page): Row[] {
  let from = 0;
  return text.split('\n').flatMap((line): Row[] => {
    const start = from;
    from += line.length + 1;
    const cells = line.split(/\t| \| /).map((cell) => cell.trim());
    return cells.length > 1 ? [{ page, from: start, to: start + line.length, cells }] : [];
  });
}

const factOf = (facts: Fact[], name: FactName) => facts.find((fact) => fact.name === name);
const sumOf = (facts: Fact[], name: FactName) =>
  facts.find((fact) => fact.name === name && fact.kind === 'amount')?.text;
const tell = ({ places: [place] }: Fact, text: string): Sentence => ({ ...place!, text });
const sentenceOf = ({ page, from, to }: Row, text: string): Sentence => ({ page, from, to, text });
