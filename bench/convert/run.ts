import { performance } from 'node:perf_hooks';
import { convertOptions } from '../../packages/pdf-core/src/reading/convert.options.ts';
import { type Part, textOfRuns } from '../../packages/pdf-core/src/reading/document.ts';
import { readDocument } from '../../packages/pdf-core/src/reading/read-document.ts';
import { listTables } from '../../packages/pdf-core/src/reading/list-tables.ts';
import { findDateOrder } from '../../packages/pdf-core/src/tools/to-excel/read-date.ts';
import { findDecimal } from '../../packages/pdf-core/src/tools/to-excel/read-number.ts';
import { makeSheet } from '../../packages/pdf-core/src/tools/to-excel/sheet.ts';
import { toText } from '../../packages/pdf-core/src/tools/to-text/to-text.ts';
import { type Half, type Known, MANUALS, printDocs, printManuals } from './documents.ts';
import { judgeWord } from './judge-word.ts';
import { hasProgram, readByPoppler } from './print.ts';
import { type KnownSheet, printSheets } from './sheets.ts';
import { raceConversions } from './speed.ts';
import { addShares, f1, listWords, orderOf, type Share, shareOf } from './words.ts';

const SHEETS = 24;

/** npm run bench -- convert [docs] [columns] [manuals] [sheets] [speed] [--manuals DIR] [--tuned | --held-out] [--documents N] [--lost] [--runs N]: what becomes of documents whose source is known. */
export async function run(args: string[]): Promise<void> {
  const [office, groff] = [await hasProgram('soffice'), await hasProgram('groff')];
  if (!office || !groff) throw new Error('LibreOffice (soffice) and groff have to be installed.');
  const showsLost = args.includes('--lost');
  const valueOf = (flag: string) => (args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined);
  const [folder = MANUALS, runs = '5', count = '10'] = ['--manuals', '--runs', '--documents'].map(valueOf);
  const named = args.filter((arg) => /^[a-z]+$/.test(arg));
  if (named.includes('speed')) {
    const all: Half = { count: 5, heldOut: false };
    const documents = [...(await printDocs(all, 'office')), ...(await printManuals(folder, all))];
    return raceConversions(documents, Number(runs));
  }
  const isWanted = (name: string) => !named.length || named.includes(name);
  printHead([
    'documents',
    'words F1',
    'order',
    'headings F1',
    'pdftotext: words F1',
    'order',
    'Word, printed again: words F1',
    'the same, wherever lines end',
    'exact: words F1',
    'exact: SSIM, mean',
    'the worst page',
  ]);
  for (const heldOut of [false, true]) {
    if (args.includes(heldOut ? '--tuned' : '--held-out')) continue;
    const half: Half = { count: Number(count), heldOut };
    const name = (of: string) => `${of}, ${heldOut ? 'held out' : 'tuned on'}`;
    const lists = showsLost && !heldOut;
    if (isWanted('docs'))
      await judge(name('pages of documentation, by LibreOffice'), await printDocs(half, 'office'), lists);
    if (isWanted('columns'))
      await judge(name('of them in two columns, by groff'), await printDocs(half, 'groff'), lists);
    if (isWanted('manuals'))
      await judge(name('manual pages, by groff'), await printManuals(folder, half), lists);
  }
  if (isWanted('sheets')) await judgeSheets(await printSheets(SHEETS), showsLost);
}

const round = (value: number) => value.toFixed(3);

async function judge(name: string, documents: Known[], showsLost: boolean): Promise<void> {
  const scores: Record<string, Share[]> = {};
  const add = (score: string, share: Share) => void (scores[score] ??= []).push(share);
  let seconds = 0;
  for (const known of documents) {
    const input = { name: 'document.pdf', bytes: known.pdf };
    const wanted = listWords(known.text);
    const start = performance.now();
    const { files } = await toText([input], convertOptions.parse({}));
    seconds += (performance.now() - start) / 1000;
    const ours = listWords(new TextDecoder().decode(files[0]!.bytes));
    const theirs = listWords(await readByPoppler(known.pdf));
    add('words', shareOf(wanted, ours));
    add('order', orderOf(wanted, ours));
    add('their words', shareOf(wanted, theirs));
    add('their order', orderOf(wanted, theirs));
    const { parts } = await readDocument(input, { pages: 'all' });
    const fold = (text: string) => listWords(text).join(' ');
    const [titles, found] = [known.headings.map(fold), headingsOf(parts).map(fold)];
    add('headings', shareOf(titles, found));
    if (showsLost) console.log(known.name, 'lost:', without(titles, found), 'more:', without(found, titles));
  }
  const pdfs = documents.map(({ pdf }) => pdf);
  for (const { words, joined } of await judgeWord(pdfs, 'flowing')) {
    add('word', words);
    add('word joined', joined);
  }
  const exact = await judgeWord(pdfs, 'exact');
  for (const [at, { words, looks }] of exact.entries()) {
    add('exact', words);
    if (showsLost) console.log(documents[at]!.name, f1(words), looks);
  }
  const looks = exact.map((score) => score.looks);
  const order = (score: string) => {
    const { wanted, right } = addShares(scores[score] ?? []);
    return round(right / wanted);
  };
  const value = (score: string) => round(f1(addShares(scores[score] ?? [])));
  const values = [
    value('words'),
    order('order'),
    value('headings'),
    value('their words'),
    order('their order'),
    value('word'),
    value('word joined'),
    value('exact'),
    round(looks.reduce((sum, { mean }) => sum + mean, 0) / looks.length),
    round(Math.min(...looks.map(({ worst }) => worst))),
  ];
  console.log(`| ${documents.length} ${name} | ${values.join(' | ')} |`);
  console.log(`  (${seconds.toFixed(1)} s to read them)`);
}

function printHead(columns: string[]): void {
  console.log(`| ${columns.join(' | ')} |`);
  console.log(`|${'---|'.repeat(columns.length)}`);
}

function headingsOf(parts: Part[]): string[] {
  return parts.flatMap((part) => (part.kind === 'heading' ? [textOfRuns(part.runs)] : []));
}

function without(some: string[], others: string[]): string[] {
  return some.filter((one) => !others.includes(one));
}

/** A cell is right where its kind and its value are those of the source, in its row and column. */
async function judgeSheets(sheets: KnownSheet[], showsLost: boolean): Promise<void> {
  let [cells, right] = [0, 0];
  for (const { name, pdf, rows } of sheets) {
    cells += rows.flat().length;
    const document = await readDocument({ name: 'sheet.pdf', bytes: pdf }, { pages: 'all' });
    const tables = document.parts.some(({ kind }) => kind === 'table') ? listTables(document) : [];
    const texts = tables.flatMap((table) => table.cells.map(({ runs }) => textOfRuns(runs)));
    const decimal = findDecimal(texts);
    const [table] = tables;
    if (!table) {
      if (showsLost) console.log(name, 'no table');
      continue;
    }
    const sheet = makeSheet(table, 'Sheet', { decimal, dates: findDateOrder(texts, decimal) });
    const found = new Map(sheet.cells.map((cell) => [`${cell.row} ${cell.column}`, cell.value]));
    for (const [row, line] of rows.entries())
      for (const [column, { kind, value }] of line.entries()) {
        const cell = found.get(`${row} ${column}`);
        const written = cell?.kind === 'text' ? cell.text : cell?.value;
        if (cell?.kind === kind && written === value) right++;
        else if (showsLost) console.log(name, row, column, kind, value, '!=', cell?.kind, written);
      }
  }
  console.log(
    `| ${sheets.length} tables, by LibreOffice | cells with the right kind, value and place: ${round(right / cells)} of ${cells} |`,
  );
}
