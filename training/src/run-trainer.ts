import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeCorpus } from './corpus.file.ts';
import type { FinishedCorpus } from './corpus.ts';
import { PIECES, readTrainedRows, writeVectors } from './vectors.file.ts';

const SOURCES = ['train.c', 'words.c', 'pairs.c'].map((name) => join(import.meta.dirname, 'trainer', name));
const COMPILERS = ['cc', 'gcc', 'clang'];
/** For the processor at hand: the program is run where it was compiled, and nowhere else. */
const OWN_PROCESSOR =
  process.arch === 'x64' ? ['-march=native', '-mprefer-vector-width=512'] : ['-mcpu=native'];
const FLAGS = ['-O3', '-ffast-math', '-std=gnu11', '-pthread', ...OWN_PROCESSOR];
const MOST_WORDS = 48_000;

export type Training = { program: string; folder: string; file: string; options: Record<string, number> };

/** From a corpus to the data file. `options` are those of train.c; `folder` keeps what was made on the way. */
export function trainVectors(corpus: FinishedCorpus, { program, folder, file, options }: Training): void {
  const text = join(folder, 'corpus.bin');
  const rows = join(folder, 'rows.bin');
  writeCorpus(text, corpus, PIECES);
  const set = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  execFileSync(program, [text, rows, ...set], { stdio: ['ignore', 'ignore', 'inherit'] });
  writeVectors(file, corpus.words.slice(0, MOST_WORDS), readTrainedRows(rows, corpus.words.length));
}

export function compileTrainer(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const program = join(folder, 'train');
  for (const compiler of COMPILERS) {
    const run = spawnSync(compiler, [...FLAGS, '-o', program, ...SOURCES, '-lm'], { encoding: 'utf8' });
    if (run.status === 0) return program;
    if (!run.error) throw new Error(`${compiler} did not compile the trainer:\n${run.stderr}`);
  }
  throw new Error(`Training needs a C compiler: ${COMPILERS.join(', ')} were not found`);
}
