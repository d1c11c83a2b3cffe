import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { PdfError } from '../../packages/pdf-core/src/errors.ts';
import { closeReaders } from '../../packages/pdf-core/src/tools/ocr/readers.ts';
import { redact } from '../../packages/pdf-core/src/tools/redact/redact.ts';
import { redactOptions } from '../../packages/pdf-core/src/tools/redact/options.ts';
import { text } from '../../packages/pdf-core/src/tools/text/text.ts';
import { textOptions } from '../../packages/pdf-core/src/tools/text/options.ts';
import { byHash, hashName, listPdfs, median, printTable, runProgram } from '../harness.ts';

type Row = {
  file: string;
  pages: number;
  words: number;
  finds: number;
  left: number;
  textMs: number;
  redactMs: number;
  plainMs: number;
  before: number;
  after: number;
};

/**
 * npm run bench -- redact --corpus DIR [--most N] [--pages N]: a tenth of the different words of N documents, chosen by hash, is
 * redacted. Counted are words that poppler, MuPDF and Ghostscript still read in the result, time beside `text`, and bytes.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      corpus: { type: 'string' },
      most: { type: 'string', default: '40' },
      pages: { type: 'string', default: '6' },
    },
  });
  const { corpus } = values;
  if (!corpus) throw new Error('Say where the files are: --corpus DIR');
  const rows: Row[] = [];
  const refused: { file: string; reason: string }[] = [];
  for (const path of listPdfs(corpus).toSorted(byHash)) {
    if (rows.length + refused.length >= Number(values.most)) break;
    const file = relative(corpus, path);
    try {
      const row = await measure(path, file, Number(values.pages));
      if (row) rows.push(row);
    } catch (error) {
      if (!(error instanceof PdfError)) throw error;
      refused.push({ file, reason: error.message });
    }
  }
  await closeReaders();
  printTable('A tenth of the words redacted', [summarize(rows, refused.length)]);
  const leaking = rows.filter(({ left }) => left).map(({ file, words, left }) => ({ file, words, left }));
  if (leaking.length) printTable('Words left', leaking);
  if (refused.length) printTable('Refused', refused);
}

function summarize(rows: Row[], refused: number): Record<string, string | number> {
  const sum = (key: Exclude<keyof Row, 'file'>) => rows.reduce((total, row) => total + row[key], 0);
  const pages = sum('pages');
  return {
    documents: rows.length,
    refused,
    pages,
    words: sum('words'),
    places: sum('finds'),
    'words left': sum('left'),
    'text, s a page': (sum('textMs') / pages / 1000).toFixed(3),
    'redact, s a page': (sum('redactMs') / pages / 1000).toFixed(2),
    'without OCR, s a page': (sum('plainMs') / pages / 1000).toFixed(2),
    'median of times text': median(rows.map(({ redactMs, textMs }) => redactMs / textMs)).toFixed(0),
    'KB a page before': Math.round(sum('before') / pages / 1000),
    'KB a page after': Math.round(sum('after') / pages / 1000),
  };
}

async function measure(path: string, file: string, most: number): Promise<Row | undefined> {
  const bytes = readFileSync(path);
  const input = [{ name: file, bytes }];
  const began = performance.now();
  const read = await attempt(() => text(input, textOptions.parse({})));
  const textMs = performance.now() - began;
  const pages = read?.report.pages ?? [];
  const words = pickWords(pages.map((page) => page.text).join(' '), file);
  if (!words.length || pages.length > most) return undefined;
  const start = performance.now();
  const { files, report } = await redact(input, redactOptions.parse({ words }));
  const redactMs = performance.now() - start;
  const again = performance.now();
  await redact(input, redactOptions.parse({ words, text: false }));
  const plainMs = performance.now() - again;
  const after = files[0]!.bytes;
  const left = await countLeft(after, words);
  const sizes = { before: bytes.length, after: after.length };
  return {
    file,
    pages: pages.length,
    words: words.length,
    finds: report.finds,
    left,
    textMs,
    redactMs,
    plainMs,
    ...sizes,
  };
}

/** What nobody can read is no document to redact words of. */
async function attempt<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof PdfError) return undefined;
    throw error;
  }
}

/** Words of plain letters, so that every reader writes them alike. */
function pickWords(all: string, seed: string): string[] {
  const words = [...new Set(all.toLowerCase().match(/(?<![\p{L}\p{N}_])[a-z]{4,20}(?![\p{L}\p{N}_])/gu))];
  const rank = new Map(words.map((word) => [word, hashName(`${seed} ${word}`).toString('hex')]));
  return words
    .toSorted((one, other) => (rank.get(one)! < rank.get(other)! ? -1 : 1))
    .slice(0, Math.min(1000, Math.ceil(words.length / 10)));
}

async function countLeft(bytes: Uint8Array, words: string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-redact-'));
  try {
    const path = join(folder, 'made.pdf');
    writeFileSync(path, bytes);
    const told = await Promise.all([
      runProgram('pdftotext', [path, '-']),
      runProgram('mutool', ['draw', '-q', '-F', 'txt', '-o', '-', path]),
      runProgram('gs', ['-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=txtwrite', '-sOutputFile=-', path]),
    ]);
    const read = told.flatMap(
      ({ stdout }) => stdout.toLowerCase().match(/(?<![\p{L}\p{N}_])[a-z]{4,20}(?![\p{L}\p{N}_])/gu) ?? [],
    );
    const wanted = new Set(words);
    return new Set(read.filter((word) => wanted.has(word))).size;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
