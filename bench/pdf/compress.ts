import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { compressOptions, imagesToPdfOptions } from '../../packages/pdf-core/src/options.ts';
import { compress } from '../../packages/pdf-core/src/tools/compress/compress.ts';
import { imagesToPdf } from '../../packages/pdf-core/src/tools/images-to-pdf/images-to-pdf.ts';
import { noteFigure } from '../figures.ts';
import { listPdfs, median, printTable } from '../harness.ts';
import { comparePages, drawPages, type PageScores } from './compress.pages.ts';
import { contentKind } from './compress.sets.ts';
import { isInPart, type BenchContext } from './context.ts';
import { workFolder } from './documents.ts';

const run = promisify(execFile);

/** Which of our levels stands against which of Ghostscript's settings. */
const PAIRS = [
  { level: 'medium', setting: '/ebook' },
  { level: 'maximum', setting: '/screen' },
] as const;
const LARGEST = 20_000_000;
const WARM_UPS = 3;

type Side = { bytes: number; milliseconds: number; scores: PageScores };

/** What a folder holds, compressed beside Ghostscript in turn: bytes, time, and how alike pages look. */
export async function bench(context: BenchContext): Promise<void> {
  const folder = workFolder();
  const corpus = context.corpus ?? (await makeDocuments(folder));
  const part = context.corpus ? context.part : 'whole';
  const files = listPdfs(corpus).filter((file) => isInPart(isHeldOut(relative(corpus, file)), part));
  const sets = new Map<string, string[]>([
    ['images', []],
    ['text', []],
    ['forms', []],
  ]);
  for (const file of files) sets.get((await contentKind(file, LARGEST)) ?? '')?.push(file);
  for (const set of sets.keys()) if (context.sets && !context.sets.includes(set)) sets.delete(set);
  // A worker of a pool has compressed before; without this the first file of a single run would pay for all.
  for (const documents of sets.values())
    for (const source of documents.slice(0, WARM_UPS))
      await compressInto(source, join(folder, 'warm.pdf'), 'medium');
  const rows = [];
  for (const { level, setting } of PAIRS) {
    for (const [set, documents] of sets) {
      if (documents.length > 0)
        rows.push(await benchSet(folder, set, documents, level, setting, context.runs));
    }
  }
  printTable('compress, over Ghostscript; likeness is SSIM at 100 dpi', rows);
  rmSync(folder, { recursive: true });
}

/** Documents are halved by the hash of their name: one half was tuned on, the other is measured. */
function isHeldOut(name: string): boolean {
  return (createHash('sha1').update(name).digest()[0] ?? 0) % 2 === 1;
}

async function makeDocuments(folder: string): Promise<string> {
  const made = join(folder, 'made');
  mkdirSync(made);
  const photos = [];
  for (let k = 0; k < 6; k++) photos.push({ name: `${k}.jpg`, bytes: await makePhoto(k) });
  const { files } = await imagesToPdf(photos, imagesToPdfOptions.parse({}));
  writeFileSync(join(made, 'photos.pdf'), files[0]?.bytes ?? new Uint8Array());
  return made;
}

function makePhoto(seed: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const base = sharp({
    create: {
      width: 2000,
      height: 1500,
      channels: 3,
      background: { r: 90 + seed * 20, g: 120, b: 80 },
      noise,
    },
  });
  return base
    .blur(6 + seed)
    .jpeg({ quality: 95 })
    .toBuffer();
}

async function benchSet(
  folder: string,
  set: string,
  files: string[],
  level: (typeof PAIRS)[number]['level'],
  setting: string,
  runs: number,
): Promise<Record<string, string | number>> {
  const ours: Side[] = [];
  const theirs: Side[] = [];
  for (const source of files) {
    const makers = [
      (target: string) => compressInto(source, target, level),
      (target: string) => ghostscript(source, target, setting),
    ];
    const [own, peer] = await measure(source, folder, makers, runs);
    if (own) ours.push(own);
    if (peer) theirs.push(peer);
  }
  const bytes = (sides: Side[]) => sum(sides, (side) => side.bytes);
  const time = (sides: Side[]) => sum(sides, (side) => side.milliseconds);
  const likeness = (sides: Side[]) => {
    const mean = sum(sides, (side) => side.scores.mean) / sides.length;
    return `${mean.toFixed(3)}, ${Math.min(...sides.map((side) => side.scores.worst)).toFixed(3)}`;
  };
  const ratio = (of: (sides: Side[]) => number) => of(ours) / of(theirs);
  const row = `compress ${level}, ${set}, beside Ghostscript ${setting}`;
  noteFigure({ row: `${row}: bytes`, value: ratio(bytes), goal: 0.65 });
  noteFigure({ row: `${row}: time`, value: ratio(time), goal: 0.5 });
  return {
    set: `${files.length} ${set}`,
    level,
    peer: `gs ${setting}`,
    'bytes ratio': ratio(bytes).toFixed(3),
    'time ratio': ratio(time).toFixed(2),
    'mean, worst': likeness(ours),
    'peer mean, worst': likeness(theirs),
    bytes: bytes(ours),
    'peer bytes': bytes(theirs),
  };
}

function sum(sides: Side[], of: (side: Side) => number): number {
  return sides.reduce((total, side) => total + of(side), 0);
}

/** All sides in turn, so that what slows the machine down slows all of them; of the times the median. */
async function measure(
  source: string,
  folder: string,
  makers: ((target: string) => Promise<void>)[],
  runs: number,
): Promise<Side[]> {
  const target = (side: number) => join(folder, `out-${side}.pdf`);
  const times: number[][] = makers.map(() => []);
  for (let round = 0; round < runs; round++) {
    for (const [side, make] of makers.entries()) {
      const start = performance.now();
      await make(target(side));
      times[side]?.push(performance.now() - start);
    }
  }
  const sides: Side[] = [];
  const before = await drawPages(source, join(folder, 'before'));
  for (const [side, milliseconds] of times.entries()) {
    const { length } = await readFile(target(side));
    const scores = comparePages(before, await drawPages(target(side), join(folder, 'after')));
    sides.push({ bytes: length, milliseconds: median(milliseconds), scores });
  }
  return sides;
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
