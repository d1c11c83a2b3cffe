import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { noteFigure } from '../figures.ts';
import { median, printTable } from '../harness.ts';
import { compareWords, countErrors, countLetters } from './accuracy.ts';
import { type Damage, DAMAGES, degrade } from './degrade.ts';
import { type PrintedPage, printPages } from './pages.ts';
import { benchPool } from './pool.ts';
import { nativeReader, ownReader, type Reader } from './readers.ts';

type Readers = { sheaf: Reader; native: Reader };

/** npm run bench -- ocr [accuracy] [pool] [--pages N] [--runs N] [--scans WORDS]: scans beside the native tesseract. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      pages: { type: 'string', default: '10' },
      runs: { type: 'string', default: '3' },
      scans: { type: 'string', default: '' },
    },
  });
  const asked = (name: string) => !positionals.length || positionals.includes(name);
  const pages = (await printPages()).slice(0, Number(values.pages));
  if (asked('accuracy')) await benchAccuracy(pages, values.scans);
  if (asked('pool')) {
    const { gain, first } = await benchPool(pages[0]!.picture, Number(values.runs));
    printTable(`A scan of 100 pages, load ${load()}`, [
      {
        'two processes / one': gain.toFixed(2),
        'first page, s': first.map((time) => (time / 1000).toFixed(1)).join(' '),
      },
    ]);
  }
  // Readers that wait for more would keep the process.
  process.exit();
}

async function benchAccuracy(pages: PrintedPage[], scans: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-bench-ocr-'));
  try {
    const readers = { sheaf: ownReader(), native: nativeReader(folder) };
    // The first page of all is read while code is still compiled.
    await readers.sheaf(pages[0]!.picture);
    const rows = [];
    for (const [name, damage] of Object.entries(DAMAGES)) {
      if (!name.includes(scans)) continue;
      rows.push({ scan: name, ...(await readAll(name, pages, damage, readers)), load: load() });
      console.error(rows.at(-1));
    }
    printTable(`Characters read rightly, in ${pages.map(({ font }) => font).join(', ')}`, rows);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Sheaf and the peer take turns on each page, so that what slows the machine down slows both. */
async function readAll(scan: string, pages: PrintedPage[], damage: Damage, { sheaf, native }: Readers) {
  const wrong = { ours: 0, theirs: 0 };
  const words = { ours: 0, theirs: 0 };
  const ratios = { time: [] as number[], cpu: [] as number[] };
  const letters = pages.reduce((sum, { text }) => sum + countLetters(text), 0);
  for (const { text, picture } of pages) {
    const degraded = await degrade(picture, damage);
    const [ours, theirs] = [await sheaf(degraded), await native(degraded)];
    wrong.ours += countErrors(ours.text, text);
    wrong.theirs += countErrors(theirs.text, text);
    words.ours += compareWords(ours.text, text) / pages.length;
    words.theirs += compareWords(theirs.text, text) / pages.length;
    ratios.time.push(ours.milliseconds / theirs.milliseconds);
    ratios.cpu.push((ours.cpuMilliseconds ?? Number.NaN) / (theirs.cpuMilliseconds ?? Number.NaN));
  }
  noteFigure({
    row: `OCR, ${scan}: wrong letters, per cent`,
    value: (100 * wrong.ours) / letters,
    goal: (100 * wrong.theirs) / letters,
  });
  noteFigure({ row: `OCR, ${scan}: time, beside tesseract`, value: median(ratios.time), goal: 1.1 });
  const share = (errors: number) => `${(100 * (1 - errors / letters)).toFixed(2)} % (${errors})`;
  return {
    letters,
    sheaf: share(wrong.ours),
    native: share(wrong.theirs),
    'word F1': `${(100 * words.ours).toFixed(1)} / ${(100 * words.theirs).toFixed(1)}`,
    'time ratio': median(ratios.time).toFixed(2),
    'cpu ratio': median(ratios.cpu).toFixed(2),
  };
}

function load(): string {
  return loadavg()[0]!.toFixed(1);
}
