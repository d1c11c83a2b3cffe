import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { makeDocument } from '../../packages/pdf-core/src/edit/testing/make-document.ts';
import { PdfError } from '../../packages/pdf-core/src/errors.ts';
import { closeReaders } from '../../packages/pdf-core/src/tools/ocr/readers.ts';
import { redact } from '../../packages/pdf-core/src/tools/redact/redact.ts';
import { redactOptions } from '../../packages/pdf-core/src/tools/redact/options.ts';
import { text } from '../../packages/pdf-core/src/tools/text/text.ts';
import { textOptions } from '../../packages/pdf-core/src/tools/text/options.ts';
import { byHash, hashName, listPdfs, measureHere, median, printTable } from '../harness.ts';
import { findInText, findLeft, type Left, readVocabulary, type Vocabulary, wordsOf } from './find-left.ts';

type Row = {
  file: string;
  pages: number;
  words: number;
  /** Of the words, those that foreign readers find in the document as it was. */
  known: number;
  finds: number;
  left: Left;
  textMs: number;
  redactMs: number;
  plainMs: number;
  before: number;
  after: number;
};

/**
 * npm run bench -- redact --corpus DIR [--most N] [--skip N] [--over N] [--pages N] [--seed N] [--plain]: a tenth of the different words of N documents of
 * more than so many pages and at most so many, chosen by hash, is redacted. Counted are words that poppler, MuPDF and Ghostscript still read in the result or that
 * stand in its strings and streams, processor time beside `text` (with `--plain` without OCR too), and bytes. Ctrl+C ends with what is there.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      corpus: { type: 'string' },
      most: { type: 'string', default: '40' },
      skip: { type: 'string', default: '0' },
      over: { type: 'string', default: '0' },
      pages: { type: 'string', default: '6' },
      seed: { type: 'string', default: '1' },
      plain: { type: 'boolean', default: false },
    },
  });
  const { corpus, seed, plain } = values;
  if (!corpus) throw new Error('Say where the files are: --corpus DIR');
  const rows: Row[] = [];
  const refused: { file: string; reason: string }[] = [];
  const ours = await readVocabulary(await redactSample());
  let skip = Number(values.skip);
  let isEnough = false;
  process.once('SIGINT', () => (isEnough = true));
  for (const path of listPdfs(corpus).toSorted(byHash)) {
    if (isEnough || rows.length >= Number(values.most)) break;
    const file = relative(corpus, path);
    try {
      const asked = await choose(path, file, { over: Number(values.over), most: Number(values.pages) }, seed);
      if (!asked || skip-- > 0) continue;
      const row = await measure(asked, plain, ours);
      rows.push(row);
      console.error(`${rows.length} ${file}: ${row.words} words, ${countLeft(row.left)} left`);
    } catch (error) {
      if (!(error instanceof PdfError)) throw error;
      refused.push({ file, reason: error.message });
    }
  }
  await closeReaders();
  printTable('A tenth of the words redacted', [summarize(rows, refused.length)]);
  const leaking = rows.filter(({ left }) => countLeft(left));
  if (leaking.length)
    printTable(
      'Words left',
      leaking.map(({ file, words, left }) => ({
        file,
        words,
        ...Object.fromEntries(Object.entries(left).map(([who, those]) => [who, those.join(' ')])),
      })),
    );
  if (refused.length) printTable('Refused', refused);
}

/** A result of a page whose one word nobody looks for. */
async function redactSample(): Promise<Uint8Array> {
  const content = 'BT /F1 24 Tf 72 700 Td (1234567) Tj ET';
  const input = { name: 'a.pdf', bytes: makeDocument({ pages: [{ content }] }) };
  const { files } = await redact([input], redactOptions.parse({ words: ['none'] }));
  return files[0]!.bytes;
}

const countLeft = (left: Left) => new Set(Object.values(left).flat()).size;

function summarize(rows: Row[], refused: number): Record<string, string | number> {
  const sum = (key: Exclude<keyof Row, 'file' | 'left'>) => rows.reduce((total, row) => total + row[key], 0);
  const pages = sum('pages');
  return {
    documents: rows.length,
    refused,
    pages,
    words: sum('words'),
    'read by others before': sum('known'),
    places: sum('finds'),
    'words left': rows.reduce((total, { left }) => total + countLeft(left), 0),
    'processor, text, s a page': (sum('textMs') / pages / 1000).toFixed(3),
    'redact, s a page': (sum('redactMs') / pages / 1000).toFixed(2),
    'median of times text': median(rows.map(({ redactMs, textMs }) => redactMs / textMs)).toFixed(0),
    ...(sum('plainMs') && {
      'without OCR, s a page': (sum('plainMs') / pages / 1000).toFixed(2),
      'median without OCR': median(rows.map(({ plainMs, textMs }) => plainMs / textMs)).toFixed(0),
    }),
    'KB a page before': Math.round(sum('before') / pages / 1000),
    'KB a page after': Math.round(sum('after') / pages / 1000),
  };
}

type Asked = { file: string; bytes: Buffer; pages: number; words: string[]; textMs: number };

/** A document that has words and as many pages as are asked for. */
async function choose(
  path: string,
  file: string,
  { over, most }: { over: number; most: number },
  seed: string,
): Promise<Asked | undefined> {
  const bytes = readFileSync(path);
  const [read, textMs] = await timed(() =>
    attempt(() => text([{ name: file, bytes }], textOptions.parse({}))),
  );
  const pages = read?.report.pages ?? [];
  const words = pickWords(pages.map((page) => page.text).join(' '), `${seed} ${file}`);
  return words.length && pages.length > over && pages.length <= most
    ? { file, bytes, pages: pages.length, words, textMs }
    : undefined;
}

async function measure(asked: Asked, isPlain: boolean, ours: Vocabulary): Promise<Row> {
  const { file, bytes, pages, words, textMs } = asked;
  const input = [{ name: file, bytes }];
  const [made, redactMs] = await timed(() => redact(input, redactOptions.parse({ words })));
  const unread = redactOptions.parse({ words, text: false });
  const [, plainMs] = isPlain ? await timed(() => redact(input, unread)) : [0, 0];
  const after = made.files[0]!.bytes;
  return {
    file,
    pages,
    words: words.length,
    known: new Set(Object.values(await findInText(bytes, words)).flat()).size,
    finds: made.report.finds,
    left: await findLeft(after, words, ours),
    textMs,
    redactMs,
    plainMs,
    before: bytes.length,
    after: after.length,
  };
}

/** With milliseconds of the processor, which a busy machine changes least. */
async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  let made: T;
  const { cpuMilliseconds } = await measureHere(async () => {
    made = await work();
  });
  return [made!, cpuMilliseconds!];
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

function pickWords(all: string, seed: string): string[] {
  const words = [...wordsOf(all)];
  const rank = new Map(
    words.map((word) => [word, hashName(`${seed} ${word}`.replaceAll('/', ' ')).toString('hex')]),
  );
  return words
    .toSorted((one, other) => (rank.get(one)! < rank.get(other)! ? -1 : 1))
    .slice(0, Math.min(1000, Math.ceil(words.length / 10)));
}
