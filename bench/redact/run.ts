import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { PdfError } from '../../packages/pdf-core/src/errors.ts';
import { findWords } from '../../packages/pdf-core/src/tools/find-words/find-words.ts';
import { findWordsOptions } from '../../packages/pdf-core/src/tools/find-words/options.ts';
import { redact } from '../../packages/pdf-core/src/tools/redact/redact.ts';
import { redactOptions } from '../../packages/pdf-core/src/tools/redact/options.ts';
import { text } from '../../packages/pdf-core/src/tools/text/text.ts';
import { textOptions } from '../../packages/pdf-core/src/tools/text/options.ts';
import { listPdfs, printTable, runProgram } from '../harness.ts';
import { changedPixels } from './changed-pixels.ts';
import { writeTemporary } from './temporary.ts';

type Row = {
  name: string;
  pages: number;
  words: number;
  finds: number;
  left: number;
  changed: number;
  compared: number;
  wholeFonts: number;
  redactMs: number;
  textMs: number;
};

const PAGES_DRAWN = 3;

/**
 * npm run bench -- redact --corpus DIR [--seed N] [--half work|measure]: a tenth of the different words of each document, chosen by
 * the seed, is redacted. Counted are words that poppler and MuPDF still find, and pixels outside of the boxes that PDFium draws
 * otherwise at 150 dpi.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { corpus: { type: 'string' }, seed: { type: 'string', default: '1' }, half: { type: 'string' } },
  });
  if (!values.corpus) throw new Error('Say where the files are: --corpus DIR');
  const rows: Row[] = [];
  const refused: { file: string; reason: string }[] = [];
  let without = 0;
  for (const path of listPdfs(values.corpus)) {
    const name = relative(values.corpus, path);
    if (values.half && values.half !== halfOf(name)) continue;
    try {
      const row = await measure(path, name, values.seed);
      if (row) rows.push(row);
      else without += 1;
    } catch (error) {
      if (!(error instanceof PdfError)) throw error;
      refused.push({ file: name, reason: `${error.reason} ${JSON.stringify(error.params ?? {})}` });
    }
  }
  const sum = (key: keyof Row) => rows.reduce((total, row) => total + Number(row[key]), 0);
  const ratios = rows.map(({ redactMs, textMs }) => redactMs / textMs).sort((one, other) => one - other);
  printTable('A tenth of the words redacted', [
    {
      documents: rows.length,
      'without words': without,
      refused: refused.length,
      pages: sum('pages'),
      words: sum('words'),
      places: sum('finds'),
      'words left': sum('left'),
      'documents with words left': rows.filter(({ left }) => left).length,
      'pages drawn': sum('compared'),
      'pixels changed': sum('changed'),
      'documents with pixels changed': rows.filter(({ changed }) => changed).length,
      'fonts left whole': sum('wholeFonts'),
      'median of times text': ratios[ratios.length >> 1]?.toFixed(2) ?? '',
      'all times text': (sum('redactMs') / sum('textMs')).toFixed(2),
    },
  ]);
  const odd = rows.filter(({ left, changed }) => left || changed);
  if (odd.length)
    printTable(
      'With words left or pixels changed',
      odd.map(({ name, words, left, changed, compared }) => ({ name, words, left, changed, compared })),
    );
  if (refused.length) printTable('Refused', refused);
}

const halfOf = (name: string) =>
  Number.parseInt(createHash('sha256').update(name).digest('hex')[0]!, 16) < 8 ? 'work' : 'measure';

async function measure(path: string, name: string, seed: string): Promise<Row | undefined> {
  const bytes = readFileSync(path);
  const input = [{ name, bytes }];
  const began = performance.now();
  const read = await text(input, textOptions.parse({}));
  const textMs = performance.now() - began;
  const words = pickWords(JSON.stringify(read.report), `${seed} ${name}`);
  if (!words.length) return undefined;
  const start = performance.now();
  const { files, report } = await redact(input, redactOptions.parse({ words }));
  const redactMs = performance.now() - start;
  const made = files[0]!.bytes;
  const found = (await findWords(input, findWordsOptions.parse({ words }))).report.finds;
  const boxes = found.flatMap(({ page, boxes: own }) => own.map((box) => ({ ...box, page })));
  const { changed, compared } = await changedPixels(bytes, made, boxes, PAGES_DRAWN);
  const left = await wordsLeft(made, words);
  const { pages, finds, wholeFonts } = report;
  return { name, pages, words: words.length, finds, left, changed, compared, wholeFonts, redactMs, textMs };
}

/** Words of plain letters, so that every reader writes them alike; no word that is a part of what JSON brings. */
function pickWords(told: string, seed: string): string[] {
  const all = [...new Set(told.toLowerCase().match(/(?<![\p{L}\p{N}\\])[a-z]{4,20}(?![\p{L}\p{N}])/gu))];
  const rank = (word: string) => createHash('sha256').update(`${seed} ${word}`).digest('hex');
  return all
    .map((word) => [rank(word), word] as const)
    .sort()
    .slice(0, Math.min(1000, Math.ceil(all.length / 10)))
    .map(([, word]) => word);
}

async function wordsLeft(bytes: Uint8Array, words: string[]): Promise<number> {
  const wanted = new Set(words);
  const file = writeTemporary(bytes);
  const told = await Promise.all([
    runProgram('pdftotext', [file, '-']),
    runProgram('mutool', ['draw', '-q', '-F', 'txt', '-o', '-', file]),
  ]);
  const left = new Set<string>();
  for (const { stdout } of told)
    for (const word of stdout.toLowerCase().match(/(?<![\p{L}\p{N}_])[a-z]{4,20}(?![\p{L}\p{N}_])/gu) ?? [])
      if (wanted.has(word)) left.add(word);
  return left.size;
}
