import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compressOptions } from '../../packages/pdf-core/src/options.ts';
import { compress } from '../../packages/pdf-core/src/tools/compress.ts';
import { comparePages } from './compress.pages.ts';
import type { PageScores } from './compress.pages.ts';
import { contentKind } from './compress.sets.ts';

const run = promisify(execFile);

/** Which of our levels stands against which of Ghostscript's settings. */
const PAIRS = [
  { level: 'medium', setting: '/ebook' },
  { level: 'maximum', setting: '/screen' },
] as const;
const LARGEST = 20_000_000;

type Half = 'tuning' | 'held-out';
type Side = { bytes: number; milliseconds: number; scores: PageScores };

export type CompressRow = {
  set: string;
  level: string;
  peer: string;
  documents: number;
  bytes: number;
  peerBytes: number;
  bytesRatio: number;
  timeRatio: number;
  similarity: number;
  peerSimilarity: number;
  worst: number;
  peerWorst: number;
};

/** Documents are halved by the hash of their name: one half to tune on, the other to be measured on. */
function halfOf(name: string): Half {
  return (createHash('sha1').update(name).digest()[0] ?? 0) % 2 === 1 ? 'held-out' : 'tuning';
}

/** Compresses what a folder holds beside Ghostscript, in the same run, and measures bytes, time and likeness. */
export async function benchCompress(corpus: string, half: Half = 'held-out'): Promise<CompressRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-bench-'));
  try {
    const names = (await readdir(corpus, { recursive: true })).filter((name) => name.endsWith('.pdf')).sort();
    const sets = new Map<string, string[]>([
      ['images', []],
      ['text', []],
    ]);
    for (const name of names.filter((file) => halfOf(file) === half)) {
      const kind = await contentKind(join(corpus, name), LARGEST);
      if (kind) sets.get(kind)?.push(name);
    }
    const rows: CompressRow[] = [];
    for (const { level, setting } of PAIRS) {
      for (const [set, files] of sets) rows.push(await benchSet(corpus, folder, set, files, level, setting));
    }
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function benchSet(
  corpus: string,
  folder: string,
  set: string,
  files: string[],
  level: (typeof PAIRS)[number]['level'],
  setting: string,
): Promise<CompressRow> {
  const ours: Side[] = [];
  const theirs: Side[] = [];
  for (const name of files) {
    const source = join(corpus, name);
    const one = await measure(source, folder, (target) => compressInto(source, target, level));
    const other = await measure(source, folder, (target) => ghostscript(source, target, setting));
    if (process.env['BENCH_VERBOSE']) {
      const line = [one, other].map(
        (side) => `${side.bytes} ${Math.round(side.milliseconds)}ms ${side.scores.mean.toFixed(4)}`,
      );
      console.log(`${level} ${name} ${(one.bytes / other.bytes).toFixed(2)} | ${line.join(' | ')}`);
    }
    ours.push(one);
    theirs.push(other);
  }
  const sum = (sides: Side[], of: (side: Side) => number) =>
    sides.reduce((total, side) => total + of(side), 0);
  const bytes = sum(ours, (side) => side.bytes);
  const peerBytes = sum(theirs, (side) => side.bytes);
  return {
    set,
    level,
    peer: `gs ${setting}`,
    documents: files.length,
    bytes,
    peerBytes,
    bytesRatio: bytes / peerBytes,
    timeRatio: sum(ours, (side) => side.milliseconds) / sum(theirs, (side) => side.milliseconds),
    similarity: sum(ours, (side) => side.scores.mean) / files.length,
    peerSimilarity: sum(theirs, (side) => side.scores.mean) / files.length,
    worst: Math.min(...ours.map((side) => side.scores.worst)),
    peerWorst: Math.min(...theirs.map((side) => side.scores.worst)),
  };
}

async function measure(
  source: string,
  folder: string,
  make: (target: string) => Promise<void>,
): Promise<Side> {
  const target = join(folder, 'out.pdf');
  const start = performance.now();
  await make(target);
  const milliseconds = performance.now() - start;
  const { length } = await readFile(target);
  return { bytes: length, milliseconds, scores: await comparePages(source, target, folder) };
}

async function compressInto(source: string, target: string, level: string): Promise<void> {
  const options = compressOptions.parse({ compressionLevel: level });
  const { files } = await compress([{ name: 'in.pdf', bytes: await readFile(source) }], options);
  await writeFile(target, files[0]?.bytes ?? new Uint8Array());
}

async function ghostscript(source: string, target: string, setting: string): Promise<void> {
  const quiet = ['-dNOPAUSE', '-dBATCH', '-dSAFER', '-q', '-sDEVICE=pdfwrite'];
  await run('gs', [...quiet, `-dPDFSETTINGS=${setting}`, `-sOutputFile=${target}`, source], {
    maxBuffer: 1 << 26,
  });
}

if (process.argv[1] === import.meta.filename) {
  const corpus = process.argv[process.argv.indexOf('--corpus') + 1] ?? '';
  const half = process.argv.includes('--tuning') ? 'tuning' : 'held-out';
  console.table(await benchCompress(corpus, half));
}
